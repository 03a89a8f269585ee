// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// Which Debian releases a virtual device can run, and which one suits a host: what the host's cross compiler links must
/// start on it, and the target's Python headers come from the host's own release. Any thread.
namespace cw::virtualsuite {

/// Their code names, oldest first.
QStringList all();

/// For a host of this system and version (os-release(5): "debian", "12", as QSysInfo reads them) with this C library
/// ("2.39"; "" when it is not glibc). A Debian's own release; elsewhere the oldest whose C library is not older than the
/// host's, since a distribution's cross compiler brings the C library of its release; else the newest. Debian 12 has glibc
/// 2.36 and Debian 13 has 2.41 (the package libc6 of each). Pure.
QString suiting(const QString& system, const QString& number, const QString& glibc);

/// The same for this host; reads /etc/os-release.
QString suitingThisHost();

} // namespace cw::virtualsuite
