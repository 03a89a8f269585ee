// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QThreadPool;

namespace cw {

/// Threads for what waits on devices: minutes, sometimes. The global pool stays free for what is quick. When the program
/// ends, it waits for what still runs, so that a cancelled deployment can remove what it made.
QThreadPool& devicePool();

} // namespace cw
