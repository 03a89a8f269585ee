// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fetch/debianmirror.h"
#include "core/fetch/part.h"
#include "core/fetch/program.h"

#include <QList>

namespace cw::fetch {

/// A file that the mirror offers, as the suite's signed index says it.
struct DebianFile
{
    QString name;    ///< "libcublas11_11.11.3.6~11.8.0-5~deb12u1_arm64.deb"
    QString package; ///< "libcublas11:arm64", "libthrust-dev"
    QString sha256;
    qint64 bytes = 0;
    QString url;
};

/// An apt with its own lists, cache, (empty) status and sources below one folder: the system's apt and dpkg are neither
/// read nor written, but for the proxies of its configuration. Needs no root.
class AptState
{
public:
    AptState(const QString& folder, const DebianPackages& wanted, const DebianMirror& mirror);

    /// Writes the configuration; architectures are those of the packages.
    Status prepare() const;
    Program command(const QStringList& words, const QString& folder = {}) const;
    QString lists() const { return m_folder + QStringLiteral("/lists"); }
    /// Whether the system's apt goes through a proxy of its own, which nobody else knows of.
    static bool hasProxy();

private:
    QString configuration() const;
    QString m_folder;
    DebianPackages m_wanted;
    DebianMirror m_mirror;
};

/// The architectures that the packages name, in their order; amd64 where none does.
QStringList architecturesOf(const QStringList& packages);

/// What `apt-get download --print-uris` says: 'URL' NAME BYTES SHA256:SUM. Lines of another form are left out.
QList<DebianFile> parsePrintedUris(const QByteArray& text);

/// The package's name for apt, from a file's name: "a_1_arm64.deb" → "a:arm64", "a_1_all.deb" → "a".
QString packageOf(const QString& fileName);

} // namespace cw::fetch
