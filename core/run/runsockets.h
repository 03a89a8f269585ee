// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/rundirectory.h"

#include <QString>

namespace cw {

/// The pid of the runner that listens on the run's control socket, by the kernel; 0 when nobody does. A runner that is
/// stopped listens too. Only processes of this user are told. Any thread.
qint64 socketPeer(const RunDirectory& run);

/// Whether a runner has this run: it holds the run's lock or, when somebody deleted the folder, still listens.
bool hasRunner(const RunDirectory& run);

/// A run whose folder is gone while its runner lives, by its id or a unique beginning of it; null when there is none.
RunDirectory findWithoutFolder(const QString& wanted);

/// Removes the sockets on which nobody listens any more from the folder for sockets.
void removeDeadSockets(const QString& folder);

} // namespace cw
