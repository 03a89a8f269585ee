// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How long a device may say nothing, in one place. Whoever waits for a device names one of these.
namespace cw::ssh::limits {

/// ssh's ConnectTimeout: the connection and the other side's first line (ssh_config(5)).
constexpr int connectSeconds = 10;
/// Without a byte for this long, a device is given up. With firstBytesMs it stays below 15 s, what a person waits.
constexpr int silenceMs = 13000;
/// What is allowed for finding out why: a connection of our own that reads the first line.
constexpr int firstBytesMs = 1500;
/// While a program of the device takes its time, the device says so at this interval: three fit into silenceMs.
constexpr int beatSeconds = 4;
/// ssh's ServerAliveInterval × ServerAliveCountMax: a shared connection that died ends by itself (ssh_config(5)).
constexpr int aliveSeconds = 5;
constexpr int aliveCount = 2;
/// The same for a build on a board, which may have no time for its network for a while and must not be lost for that.
constexpr int buildAliveSeconds = 15;
constexpr int buildAliveCount = 4;
/// ssh-keyscan, for all kinds of keys together; before it, firstBytesOf() has seen that somebody answers.
constexpr int scanMs = 6000;
constexpr int scanFirstBytesMs = 6000;
/// How long ending a shared connection may take; it is a word to a program of this machine.
constexpr int closeMs = 1000;

} // namespace cw::ssh::limits
