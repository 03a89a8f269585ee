// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facts/facts.h"

#include <QDateTime>
#include <QString>

namespace cw::probe {

/// host.path.compiler.*: what the compiler says that a configuration names, by a driver, a name on PATH or a folder that
/// holds one; docs/formats.md. In a folder the first driver for `arch` ("aarch64"; "" any) is taken, and all are listed.
/// Returns the C++ driver to try with, "" none. Blocking (0.1 s per driver); any thread.
QString compilerFacts(const QString& path, const QString& arch, Facts& facts, const QDateTime& when);

} // namespace cw::probe
