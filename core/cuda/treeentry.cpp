// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cuda/treeentry.h"

#include "core/base/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace cw::cuda {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cuda", text);
}

/// What a link says (QFileInfo makes it absolute).
QString linkText(const QString& path)
{
    QByteArray text(4096, '\0');
    const ssize_t size = ::readlink(QFile::encodeName(path).constData(), text.data(), std::size_t(text.size()));
    return size < 0 ? QString() : QFile::decodeName(text.left(size));
}

Error cannotMake(const QString& path, int number)
{
    return {Error::Kind::Io, tr("Cannot make %1: %2.").arg(path, qt_error_string(number)),
            tr("Check the free space and your permission there.")};
}

} // namespace

Status makeEntry(const QString& root, const TreeEntry& entry)
{
    const QString path = root + u'/' + entry.path;
    if (auto made = files::makeFolder(QFileInfo(path).path()); !made)
        return made;
    const QByteArray name = QFile::encodeName(path);
    const QByteArray source = QFile::encodeName(entry.source);
    switch (entry.kind) {
    case TreeEntry::Kind::Text: return files::write(path, entry.bytes, files::permissions(0644));
    case TreeEntry::Kind::Link:
        if (::symlink(source.constData(), name.constData()) != 0)
            return cannotMake(path, errno);
        return Done{};
    case TreeEntry::Kind::File:
        if (::link(source.constData(), name.constData()) == 0)
            return Done{};
        // Another disk, or a file system without hard links.
        if ((errno != EXDEV && errno != EPERM && errno != EMLINK) || !QFile::copy(entry.source, path))
            return cannotMake(path, errno);
        return Done{};
    }
    return Done{};
}

bool isMade(const QString& root, const TreeEntry& entry)
{
    const QString path = root + u'/' + entry.path;
    const QFileInfo info(path);
    switch (entry.kind) {
    case TreeEntry::Kind::Link: return info.isSymLink() && linkText(path) == entry.source;
    case TreeEntry::Kind::Text: {
        const auto text = files::read(path);
        return !info.isSymLink() && text && *text == entry.bytes;
    }
    case TreeEntry::Kind::File: {
        const QFileInfo source(entry.source);
        struct stat here = {}, there = {};
        if (info.isSymLink() || ::stat(QFile::encodeName(path).constData(), &here) != 0
            || ::stat(QFile::encodeName(entry.source).constData(), &there) != 0)
            return false;
        const bool same = here.st_dev == there.st_dev && here.st_ino == there.st_ino;
        return same || (here.st_dev != there.st_dev && here.st_size == there.st_size); // a copy on another disk
    }
    }
    return false;
}

QList<TreeEntry> entriesBelow(const QString& source, const QString& path,
                              const std::function<bool(const QString& name)>& take)
{
    QList<TreeEntry> entries;
    QDirIterator it(source, QDir::Files | QDir::System | QDir::Hidden, QDirIterator::Subdirectories);
    const QDir base(source);
    while (it.hasNext()) {
        it.next();
        const QFileInfo info = it.fileInfo();
        const QString name = base.relativeFilePath(info.filePath());
        if (take && !take(name))
            continue;
        const QString place = path.isEmpty() ? name : path + u'/' + name;
        if (!info.isSymLink())
            entries.append({TreeEntry::Kind::File, place, info.filePath()});
        else if (info.exists() && info.isFile() && !linkText(info.filePath()).startsWith(u'/'))
            entries.append({TreeEntry::Kind::Link, place, linkText(info.filePath())});
        else if (info.exists() && info.isFile()) // an absolute link leads out of what was unpacked
            entries.append({TreeEntry::Kind::File, place, info.canonicalFilePath()});
    }
    std::sort(entries.begin(), entries.end(), [](const TreeEntry& a, const TreeEntry& b) { return a.path < b.path; });
    return entries;
}

} // namespace cw::cuda
