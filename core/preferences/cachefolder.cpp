// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/preferences/cachefolder.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::CachePart", text);
}

using Inode = std::pair<dev_t, ino_t>;

/// The bytes below an entry, by fstatat so that nothing outside is ever followed.
qint64 sizeBelow(int parent, const char* name, QSet<Inode>& seen, const std::function<bool()>& go)
{
    struct stat info = {};
    if (::fstatat(parent, name, &info, AT_SYMLINK_NOFOLLOW) != 0)
        return 0;
    if (info.st_nlink > 1 && !S_ISDIR(info.st_mode)) {
        const Inode inode(info.st_dev, info.st_ino);
        if (seen.contains(inode))
            return 0;
        seen.insert(inode);
    }
    qint64 bytes = qint64(info.st_blocks) * 512;
    if (!S_ISDIR(info.st_mode) || !go())
        return bytes;
    const int descriptor = ::openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    DIR* folder = descriptor < 0 ? nullptr : ::fdopendir(descriptor);
    if (!folder) {
        if (descriptor >= 0)
            ::close(descriptor);
        return bytes;
    }
    while (const dirent* entry = ::readdir(folder)) {
        if (qstrcmp(entry->d_name, ".") != 0 && qstrcmp(entry->d_name, "..") != 0)
            bytes += sizeBelow(descriptor, entry->d_name, seen, go);
    }
    ::closedir(folder);
    return bytes;
}

Status failed(const QString& path)
{
    return Error{Error::Kind::Io, tr("%1 cannot be removed: %2.").arg(path, qt_error_string(errno))};
}

Status removeBelow(int parent, const char* name, const QString& path)
{
    struct stat info = {};
    if (::fstatat(parent, name, &info, AT_SYMLINK_NOFOLLOW) != 0)
        return errno == ENOENT ? Status(Done{}) : failed(path);
    if (!S_ISDIR(info.st_mode))
        return ::unlinkat(parent, name, 0) == 0 ? Status(Done{}) : failed(path);
    const int descriptor = ::openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (descriptor < 0) {
        // Bazel makes folders read-only; some are not even readable.
        if (::fchmodat(parent, name, 0700, 0) != 0)
            return failed(path);
    }
    const int again =
        descriptor >= 0 ? descriptor : ::openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (again < 0)
        return failed(path);
    ::fchmod(again, 0700);
    DIR* folder = ::fdopendir(again);
    if (!folder) {
        ::close(again);
        return failed(path);
    }
    Status status = Done{};
    while (const dirent* entry = ::readdir(folder)) {
        if (qstrcmp(entry->d_name, ".") == 0 || qstrcmp(entry->d_name, "..") == 0)
            continue;
        status = removeBelow(again, entry->d_name, path + u'/' + QFile::decodeName(entry->d_name));
        if (!status)
            break;
    }
    ::closedir(folder);
    if (!status)
        return status;
    return ::unlinkat(parent, name, AT_REMOVEDIR) == 0 ? Status(Done{}) : failed(path);
}

} // namespace

QList<CachePart> cacheParts(const QString& cache, const std::function<bool()>& go)
{
    QList<CachePart> parts;
    const QDir::Filters all = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;
    const auto add = [&](const QFileInfo& info) {
        QSet<Inode> seen;
        const QString relative = QDir(cache).relativeFilePath(info.filePath());
        parts.append({info.filePath(), relative.section(u'/', 0, 0), relative,
                      sizeBelow(AT_FDCWD, QFile::encodeName(info.filePath()).constData(), seen, go)});
    };
    for (const QFileInfo& first : QDir(cache).entryInfoList(all)) {
        if (!first.isDir() || first.isSymLink()) {
            add(first);
            continue;
        }
        for (const QFileInfo& second : QDir(first.filePath()).entryInfoList(all))
            add(second);
    }
    std::stable_sort(parts.begin(), parts.end(),
                     [](const CachePart& a, const CachePart& b) { return a.bytes > b.bytes; });
    return parts;
}

Status removeCachePart(const QString& cache, const QString& path)
{
    const QString clean = QDir::cleanPath(path);
    const QString root = QDir::cleanPath(cache) + u'/';
    // A link above the part would lead elsewhere, so the real places are compared as well.
    const QString realParent = QFileInfo(QFileInfo(clean).path()).canonicalFilePath();
    const QString realRoot = QFileInfo(cache).canonicalFilePath();
    const bool below = clean.startsWith(root) && clean.size() > root.size() && !realRoot.isEmpty()
                       && (realParent == realRoot || realParent.startsWith(realRoot + u'/'));
    if (!below) {
        return Error{Error::Kind::Refused, tr("%1 does not lie in the cache and is not removed.").arg(path)};
    }
    return removeBelow(AT_FDCWD, QFile::encodeName(clean).constData(), clean);
}

} // namespace cw
