// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/partsource.h"

#include <QList>
#include <QMap>

namespace cw::cuda {

/// What lies in a toolkit (or cuDNN) folder, as far as a checklist may ask for it. A value.
struct TreeListing
{
    struct File
    {
        QString path;    ///< relative; a folder's ends in "/"
        QString machine; ///< of an ELF file, else ""
        bool operator==(const File&) const = default;
    };
    QList<File> files;                   ///< by path
    QMap<QString, QString> cudnnHeaders; ///< "include/cudnn.h" → the version its own macros state, "" none
    bool has(const QString& path) const;
    QString machineOf(const QString& path) const;

    /// As facts have it: "lib64/libcudart.so.11.0:aarch64", "include/cuda.h"; "include/cudnn.h:8.6.0".
    QStringList fileTexts() const;
    QStringList headerTexts() const;
    static TreeListing fromTexts(const QStringList& files, const QStringList& headers);
    bool operator==(const TreeListing&) const = default;
};

/// Looks into the folder for the names of these records, with any version in place of `{…}`. A link that leads nowhere is
/// not there. Reads the first bytes of some 60 files. Any thread.
TreeListing listTree(const QString& folder, const QList<ToolkitFile>& records);

/// The version that a cuDNN header's own macros state ("8.6.0"); "" where they are elsewhere.
QString cudnnVersionIn(const QByteArray& header);

/// What crosswright-toolkit.json in a tree that Crosswright made says of it.
struct TreeOrigin
{
    QString from;      ///< "debian bookworm"; "" no such file: the folder is somebody else's
    bool sbsa = false; ///< its libraries are of the build for Arm servers
    QString cudnn;     ///< version put in, "" none
    bool cudnnStandIn = false;
};
TreeOrigin originOf(const QString& folder);

} // namespace cw::cuda
