// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace cw::test {

/// A package with tinyflow's interface in plain Python, and one that computes wrongly: the real one is compiled and
/// proved on the virtual device.
inline const QByteArray right = R"(
class Tensor:
    def __init__(self, shape, values):
        self.shape, self.values = shape, values
def constant(rows, dtype):
    return rows
def mat_mul(a, b):
    rows = [[sum(x * y for x, y in zip(r, c)) for c in zip(*b)] for r in a]
    return Tensor((len(rows), len(rows[0])), [v for r in rows for v in r])
__version__ = '1'
)";
inline const QByteArray wrong = QByteArray(right).replace("zip(r, c))", "zip(r, c)) + 1");

} // namespace cw::test
