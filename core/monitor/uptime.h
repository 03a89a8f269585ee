// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace cw {

/// Milliseconds since the machine's start, sleep included. Nobody sets this clock. Any thread.
qint64 upMs();

/// The kernel's name for the time since that start; "" where it does not say.
QString bootId();

} // namespace cw
