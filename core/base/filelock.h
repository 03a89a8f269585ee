// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace cw {

/// A lock that lives exactly as long as its holder: the kernel drops it when the process ends, however it ends, so
/// "is the runner alive" needs no process id that could have been given to somebody else. An open-file-description
/// lock (fcntl F_OFD_SETLK) on a small file; programs started meanwhile do not inherit it (close-on-exec).
/// Any thread; not copied.
class FileLock
{
public:
    FileLock() = default;
    ~FileLock();
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) noexcept;
    Q_DISABLE_COPY(FileLock)

    /// Takes the lock and writes `note` into the file (who holds it, for messages). Refused when somebody else has it.
    static Result<FileLock> take(const QString& path, const QByteArray& note);

    /// The holder's note while somebody (this process included) holds the lock; nothing when it is free.
    static std::optional<QByteArray> holder(const QString& path);

    bool held() const { return m_descriptor >= 0; }
    /// For a child process that is to hold the lock with us, until both have closed it; -1 when it is not held.
    int descriptor() const { return m_descriptor; }
    void release();

private:
    int m_descriptor = -1;
};

} // namespace cw
