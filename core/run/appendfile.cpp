// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/appendfile.h"

#include <QCoreApplication>
#include <QFile>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::AppendFile", text);
}

} // namespace

AppendFile::~AppendFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

AppendFile::AppendFile(AppendFile&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1)), m_size(other.m_size), m_path(std::move(other.m_path))
{}

AppendFile& AppendFile::operator=(AppendFile&& other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_size, other.m_size);
    std::swap(m_path, other.m_path);
    return *this;
}

Result<AppendFile> AppendFile::open(const QString& path)
{
    AppendFile file;
    file.m_path = path;
    file.m_descriptor = ::open(QFile::encodeName(path).constData(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
    if (file.m_descriptor < 0)
        return Error{Error::Kind::Io, tr("Cannot write %1: %2.").arg(path, qt_error_string(errno))};
    file.m_size = ::lseek(file.m_descriptor, 0, SEEK_END);
    return file;
}

Status AppendFile::append(const QByteArray& bytes)
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const ssize_t written =
            ::write(m_descriptor, bytes.constData() + done, static_cast<std::size_t>(bytes.size() - done));
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return Error{Error::Kind::Io, tr("Cannot write %1: %2.").arg(m_path, qt_error_string(errno))};
        done += written;
        m_size += written;
    }
    return Done{};
}

} // namespace cw
