// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace cw {

/// A file that only grows: the run's log and measurements. Unbuffered, so that a reader sees everything at once and a
/// killed runner loses nothing. One thread; not copied.
class AppendFile
{
public:
    AppendFile() = default;
    ~AppendFile();
    AppendFile(AppendFile&& other) noexcept;
    AppendFile& operator=(AppendFile&& other) noexcept;
    Q_DISABLE_COPY(AppendFile)

    static Result<AppendFile> open(const QString& path);

    /// Writes all of it, or says why not (the disk is full).
    Status append(const QByteArray& bytes);
    qint64 size() const { return m_size; } ///< bytes

private:
    int m_descriptor = -1;
    qint64 m_size = 0;
    QString m_path;
};

} // namespace cw
