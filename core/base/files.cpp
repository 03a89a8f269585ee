// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStorageInfo>

#include <cerrno>
#include <fcntl.h>
#include <linux/magic.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace cw::files {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::files", text);
}

/// A terminal, a pipe, /dev/null: what is there is no file that could be replaced by another one of its name. It is
/// written to as it is; written by rename, it would be gone.
bool isSpecial(const QString& path)
{
    const QFileInfo info(path);
    // What is open already may be a file, but is reached by a link that must stay.
    const bool opened = path == "/dev/stdout"_L1 || path == "/dev/stderr"_L1 || path.startsWith("/dev/fd/"_L1)
                        || (info.isSymLink() && QStorageInfo(info.path()).fileSystemType() == "proc");
    return info.exists() && !info.isDir() && (opened || !info.isFile());
}

/// A pipe with a name. Opening one waits until somebody writes, which may be never. The nameless ones of a shell's "|" and
/// "<(…)", reached by /dev/stdin or /dev/fd/N, have their writer.
bool isNamedPipe(const QString& path)
{
    const QByteArray name = QFile::encodeName(path);
    struct stat status = {};
    struct statfs system = {};
    return ::stat(name.constData(), &status) == 0 && S_ISFIFO(status.st_mode)
           && (::statfs(name.constData(), &system) != 0 || system.f_type != PIPEFS_MAGIC);
}

/// By descriptor, so that what is checked is what is changed: in a folder that everybody may write to, another user may
/// have put a symbolic link there, or put one there between two calls with the name.
Status makePrivate(const QString& path)
{
    const int folder = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (folder < 0 && (errno == ELOOP || errno == ENOTDIR))
        return Error{Error::Kind::Refused, tr("%1 is a symbolic link, where a folder of your own is needed.").arg(path),
                     tr("Look who made it, and remove it.")};
    struct stat status = {};
    const bool known = folder >= 0 && ::fstat(folder, &status) == 0;
    const bool ours = known && status.st_uid == ::geteuid();
    const bool done = ours && ((status.st_mode & 07777) == 0700 || ::fchmod(folder, 0700) == 0);
    if (folder >= 0)
        ::close(folder);
    if (known && !ours)
        return Error{Error::Kind::Refused, tr("The folder %1 is another user's.").arg(path),
                     tr("Look who made it; nothing of yours is put there.")};
    if (!done)
        return Error{Error::Kind::Io, tr("Cannot make the folder %1 private to you.").arg(path)};
    return Done{};
}

Error cannotWrite(const QString& path, const QFileDevice& file, const QString& hint)
{
    return Error{Error::Kind::Io, tr("Cannot write %1: %2.").arg(path, file.errorString()), hint};
}

} // namespace

Result<QByteArray> read(const QString& path)
{
    if (isNamedPipe(path)) {
        return Error{Error::Kind::Io, tr("%1 is a pipe, which may never be written to.").arg(path), tr("Name a file.")};
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        const auto kind = QFileInfo::exists(path) ? Error::Kind::Io : Error::Kind::Missing;
        return Error{kind, tr("Cannot read %1: %2.").arg(path, file.errorString()),
                     kind == Error::Kind::Missing ? tr("Check how it is spelled.")
                                                  : tr("Name a file that you may read.")};
    }
    // A device such as /dev/zero never ends.
    constexpr qint64 mostOfSpecial = 256LL * 1024 * 1024;
    const bool special = isSpecial(path);
    QByteArray text = special ? file.read(mostOfSpecial + 1) : file.readAll();
    if (special && text.size() > mostOfSpecial)
        return Error{Error::Kind::Io, tr("%1 does not end.").arg(path), tr("Name a file.")};
    if (file.error() != QFileDevice::NoError)
        return Error{Error::Kind::Io, tr("Cannot read %1: %2.").arg(path, file.errorString())};
    return text;
}

Status write(const QString& path, const QByteArray& text, QFileDevice::Permissions permissions)
{
    if (auto made = makeFolder(QFileInfo(path).absolutePath()); !made)
        return made;
    if (isSpecial(path)) {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || file.write(text) != text.size())
            return cannotWrite(path, file, tr("Name a file in a folder that you may write to."));
        return Done{};
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()
        || (permissions && !file.setPermissions(permissions)) || !file.commit())
        return cannotWrite(path, file,
                           tr("Check the free space and your permission there; the former file is unchanged."));
    return Done{};
}

Status makeFolder(const QString& path, bool ownerOnly)
{
    if (!QDir().mkpath(path)) {
        return Error{Error::Kind::Io, tr("Cannot make the folder %1.").arg(path),
                     tr("Check that you may write there and that no file has that name.")};
    }
    return ownerOnly ? makePrivate(path) : Status(Done{});
}

QString sha256(const QByteArray& text)
{
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
}

Result<QString> sha256OfFile(const QString& path, const std::function<bool(qint64)>& progress)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto failed = [&] { return Error{Error::Kind::Io, tr("Cannot read %1: %2.").arg(path, file.errorString())}; };
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return failed();
    constexpr qsizetype pieceBytes = 1024 * 1024;
    QByteArray piece(pieceBytes, Qt::Uninitialized);
    qint64 done = 0;
    for (;;) {
        const qint64 got = file.read(piece.data(), piece.size());
        if (got < 0)
            return failed();
        if (got == 0)
            return QString::fromLatin1(hash.result().toHex());
        hash.addData(QByteArrayView(piece.constData(), qsizetype(got)));
        done += got;
        if (progress && !progress(done))
            return Error{Error::Kind::Cancelled, tr("Reading %1 was cancelled.").arg(path)};
    }
}

QFileDevice::Permissions permissions(int mode)
{
    QFileDevice::Permissions result;
    const auto add = [&](int bit, QFileDevice::Permissions flags) {
        if (mode & bit)
            result |= flags;
    };
    add(0400, QFileDevice::ReadOwner | QFileDevice::ReadUser);
    add(0200, QFileDevice::WriteOwner | QFileDevice::WriteUser);
    add(0100, QFileDevice::ExeOwner | QFileDevice::ExeUser);
    add(0040, QFileDevice::ReadGroup);
    add(0020, QFileDevice::WriteGroup);
    add(0010, QFileDevice::ExeGroup);
    add(0004, QFileDevice::ReadOther);
    add(0002, QFileDevice::WriteOther);
    add(0001, QFileDevice::ExeOther);
    return result;
}

} // namespace cw::files
