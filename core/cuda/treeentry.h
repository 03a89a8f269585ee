// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <functional>

namespace cw::cuda {

/// One thing in a tree that is made.
struct TreeEntry
{
    enum class Kind { File, Link, Text };
    Kind kind = Kind::File;
    QString path;          ///< relative to the tree
    QString source;        ///< File: absolute path of what it is a second name of; Link: what the link says
    QByteArray bytes = {}; ///< Text: what it holds
    bool operator==(const TreeEntry&) const = default;
};

/// Makes the entry below `root`, with the folders above it. A file becomes a hard link, or a copy where the source is on
/// another disk. What is there already must not be.
Status makeEntry(const QString& root, const TreeEntry& entry);

/// Whether it is there as it would be made.
bool isMade(const QString& root, const TreeEntry& entry);

/// The entries of everything below `source` as `path`/…: files as files, links as they are. A link that leads nowhere is
/// left out, and so is what `take` refuses (its name relative to `source`).
QList<TreeEntry> entriesBelow(const QString& source, const QString& path,
                              const std::function<bool(const QString& name)>& take = {});

} // namespace cw::cuda
