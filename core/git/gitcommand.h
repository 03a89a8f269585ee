// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QStringList>

#include <functional>

namespace cw {

/// Gets git's own words (the newest line of its progress, also when nothing new was said); false gives up.
using GitProgress = std::function<bool(const QString& said)>;

/// Runs the system's git in `folder`, so that keys, proxies and credentials are the user's. It asks nothing and takes no
/// address that would run a command. A Cancelled error when `progress` gave up (git is ended, and removes its own
/// temporary files), Io when the disk is full, Process with git's sentence otherwise. Blocking; any thread.
Status runGit(const QString& folder, const QStringList& arguments, const GitProgress& progress);

} // namespace cw
