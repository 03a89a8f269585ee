// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace cw::emit {

/// The Debian architecture of a board's user space: "arm64", "armhf", "amd64"; "" unknown.
QString debianArchitecture(const QString& arch);

/// A POSIX script `NAME VERSION ARCHITECTURE FOLDER` that unpacks the target's Python headers (libpythonV-dev of the
/// given Debian architecture) into FOLDER/usr/include. It uses an apt with its own lists and the system's own mirrors
/// (`apt-get indextargets`), needs no root, installs nothing and removes nothing but its own working folder.
QByteArray pythonHeadersScript();

/// A C++ file that compiles against the headers of Python `python` ("3.11") of the compiler's own machine, and against no
/// others.
QByteArray pythonTrialSource(const QString& python);

} // namespace cw::emit
