// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace cw::toolchain {

enum class Language { C, Cxx };

/// What a compiler says of itself, in the form that resources/probe/host.sh prints and probe::parseCompiler reads: -v -E
/// with the folders' real paths, -dumpmachine, -print-sysroot, -Q --help=target and, for 32-bit ARM, the architecture of
/// crt1.o and libgcc.a. An error only when `driver` cannot be started. Blocking, 50 ms; at most 5 s per question.
Result<QByteArray> compilerText(const QString& driver, Language language);

} // namespace cw::toolchain
