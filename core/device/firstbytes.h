// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/sshcommand.h"

#include <QString>

#include <functional>

namespace cw::ssh {

/// Connects without ssh and reads what the other side says first (RFC 4253, 4.2): Refused, Unreachable, UnknownName,
/// Timeout (no connection), NoBanner (a connection and no whole first line), NotSsh, Closed, or None for a server of ssh.
/// Ends after `timeoutMs` at the latest, or soon after `cancelled` says so (Problem::None then). Blocks; any thread.
Problem firstBytesOf(const QString& host, int port, int timeoutMs, const std::function<bool()>& cancelled = {});

} // namespace cw::ssh
