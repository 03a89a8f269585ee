// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bazel/eventreader.h"

#include <QString>

namespace cw {

/// Why Bazel ended with this exit code, in one sentence: the first failed action where there is one, else what the code
/// means (the same in every version from 0.17.2 to 7.7.1). Pure.
QString bazelSentence(int exitCode, const BuildEvents& events);

} // namespace cw
