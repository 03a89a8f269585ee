// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

/// Real Bazels of several versions for tests. Blocking; any thread.
namespace realbazel {

/// The program of a version ("0.17.2"), absolute. Bazel's own binaries are taken from the npm package
/// @bazel/bazel-linux_x64 and kept: $CROSSWRIGHT_BAZELS, else crosswright-build/bazel in the person's cache, holds
/// VERSION/package. Missing, with the reason, where there is no such version and npm cannot fetch it.
cw::Result<QString> program(const QString& version);

/// The versions that a test is run with: those of $CROSSWRIGHT_BAZEL_VERSIONS (words), else `usual`.
QStringList versions(const QStringList& usual);

} // namespace realbazel
