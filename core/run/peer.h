// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace cw {

/// Whether the process at the other end of a connected local socket runs as our own user (SO_PEERCRED), or as root,
/// which could do anything anyway.
bool isSameUser(qintptr socketDescriptor);

} // namespace cw
