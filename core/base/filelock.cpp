// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/filelock.h"

#include "core/base/files.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::FileLock", text);
}

struct flock wholeFile()
{
    struct flock request = {};
    request.l_type = F_WRLCK;
    request.l_whence = SEEK_SET;
    return request;
}

} // namespace

FileLock::~FileLock()
{
    release();
}

FileLock::FileLock(FileLock&& other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) {}

FileLock& FileLock::operator=(FileLock&& other) noexcept
{
    if (this != &other) {
        release();
        m_descriptor = std::exchange(other.m_descriptor, -1);
    }
    return *this;
}

Result<FileLock> FileLock::take(const QString& path, const QByteArray& note)
{
    if (auto made = files::makeFolder(QFileInfo(path).absolutePath()); !made)
        return made.error();
    FileLock lock;
    lock.m_descriptor = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (lock.m_descriptor < 0)
        return Error{Error::Kind::Io, tr("Cannot open the lock %1: %2.").arg(path, qt_error_string(errno))};
    struct flock request = wholeFile();
    if (::fcntl(lock.m_descriptor, F_OFD_SETLK, &request) != 0) {
        if (errno == EAGAIN || errno == EACCES)
            return Error{Error::Kind::Refused, tr("%1 is locked by another process.").arg(path)};
        return Error{Error::Kind::Io, tr("Cannot lock %1: %2.").arg(path, qt_error_string(errno))};
    }
    // A full disk must not prevent the lock: the note only serves messages.
    if (::ftruncate(lock.m_descriptor, 0) == 0)
        (void)!::pwrite(lock.m_descriptor, note.constData(), static_cast<std::size_t>(note.size()), 0);
    return lock;
}

std::optional<QByteArray> FileLock::holder(const QString& path)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CLOEXEC);
    if (descriptor < 0)
        return std::nullopt;
    struct flock request = wholeFile();
    std::optional<QByteArray> found;
    if (::fcntl(descriptor, F_OFD_GETLK, &request) == 0 && request.l_type != F_UNLCK) {
        QByteArray note(4096, '\0');
        const ssize_t size = ::pread(descriptor, note.data(), static_cast<std::size_t>(note.size()), 0);
        note.truncate(size > 0 ? size : 0);
        found = note;
    }
    ::close(descriptor);
    return found;
}

void FileLock::release()
{
    if (m_descriptor >= 0)
        ::close(std::exchange(m_descriptor, -1));
}

} // namespace cw
