// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>

/// The program as its own askpass. ssh starts `crosswright-gui "user@host's password: "` (SSH_ASKPASS); that process asks
/// the window over a socket of the user's own, prints the answer for ssh and ends. Nothing is kept or logged.
namespace cw::askpass {

/// What a window puts into the environment of the ssh that it starts.
inline constexpr char socketVariable[] = "CROSSWRIGHT_ASKPASS_SOCKET";
inline constexpr char ticketVariable[] = "CROSSWRIGHT_ASKPASS_TICKET";

/// Whether this process was started by such an ssh.
bool isAsked();

/// Carries the question to the window and prints the answer; the exit code says "given" (0) or "declined" (1). Instead of
/// everything else in main(); makes no window.
int answer(int argc, char* argv[]);

/// Whether ssh wants a "yes" to a host key. Never passed on: host keys are compared by HostKeyDialog only. Pure.
bool asksForHostKey(const QString& prompt);

} // namespace cw::askpass
