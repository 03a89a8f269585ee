// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Where Crosswright keeps things: the XDG base directories, each with `/crosswright` appended.
/// Read from the environment at every call (tests set XDG_* to a temporary folder). Any thread.
namespace cw::paths {

QString config(); ///< $XDG_CONFIG_HOME: devices.json, known_hosts, catalog.d/
QString data();   ///< $XDG_DATA_HOME: virtual devices
QString state();  ///< $XDG_STATE_HOME: runs/
QString cache();  ///< $XDG_CACHE_HOME: output bases, sources, prepared roots; may be deleted at any time
/// $XDG_RUNTIME_DIR, else a folder of the user's own in the temporary directory; short, because a
/// socket's path is limited to 108 bytes (sun_path). Mode 0700; sockets live here.
QString runtime();

QString runs(); ///< state()/runs

} // namespace cw::paths
