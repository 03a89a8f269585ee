// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <variant>

namespace cw::fetch {

/// Packages of a Debian suite, downloaded by an apt of its own and unpacked; nothing of them is installed.
struct DebianPackages
{
    QString suite;          ///< "bookworm"
    QStringList components; ///< "non-free"
    QStringList packages;   ///< "libcublas11:arm64"; without an architecture where the package has none
    bool operator==(const DebianPackages&) const = default;
};

/// One wheel of the Python package index, unpacked. The index is the one that pip uses here.
struct IndexWheel
{
    QString project; ///< "nvidia-cudnn-cu12"
    QString file;    ///< the wheel's whole file name
    QString sha256;  ///< of the catalog: an index that offers another file of this name is refused
    bool operator==(const IndexWheel&) const = default;
};

/// A file at an address. Never unpacked.
struct PlainFile
{
    QString url;
    QString name; ///< what it is called in the part's folder
    QString sha256;
    bool executable = false; ///< a program
    bool operator==(const PlainFile&) const = default;
};

/// A program inside a package of npm's registry; nothing else of the package is kept. The registry is the one that npm uses
/// here. A registry that offers another package than the catalog knows is refused.
struct NpmFile
{
    QString project;       ///< "@bazel/bazel-linux_x64"
    QString version;       ///< of the package
    QString integrity;     ///< the registry's own sum of it: "sha512-…"
    QString archiveSha256; ///< of the package
    QString file;          ///< inside it: "package/bazel-0.24.1-linux-x86_64"
    QString sha256;        ///< of that file
    bool operator==(const NpmFile&) const = default;
};

/// Something that can be fetched whole: a folder of its own below the cache. A value; any thread.
struct Part
{
    QString id;               ///< the folder's name: letters, digits, ".", "-", "_", "+"
    QString title;            ///< for people
    qint64 bytes = 0;         ///< to download, 0 not known
    qint64 unpackedBytes = 0; ///< on the disk once unpacked, 0 not known
    std::variant<DebianPackages, IndexWheel, PlainFile, NpmFile> from;

    /// What is asked for, without title and sizes: a part on the disk that was fetched for another request is fetched again.
    QString request() const;
    bool operator==(const Part&) const = default;
};

/// How a fetch stands.
struct News
{
    enum class Stage { Waiting, Asking, Downloading, Checking, Unpacking, Making };
    Stage stage = Stage::Asking;
    QString part;     ///< its id
    QString said;     ///< for people: one line
    qint64 bytes = 0; ///< of `total`, where both are known
    qint64 total = 0;
};

/// Told at least five times a second while something goes on; false stops it (a Cancelled error).
using Watch = std::function<bool(const News&)>;

/// For programs: "waiting", "asking", "downloading", "checking", "unpacking", "making".
QString stageName(News::Stage stage);

/// A size for people: "1.1 GB", "92 MB" (decimal, as archives say it).
QString sizeText(qint64 bytes);

} // namespace cw::fetch
