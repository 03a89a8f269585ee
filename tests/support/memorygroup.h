// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QString>
#include <QThread>

#include <sys/stat.h>
#include <unistd.h>

/// A real control group with a memory limit, version 1 or 2, where this machine lets the test make one (root, as a rule).
/// Removed at the end of its life; nothing may be running in it then.
class MemoryGroup
{
public:
    explicit MemoryGroup(qint64 limitMiB)
    {
        const QString name = QStringLiteral("crosswright-test-%1").arg(::getpid());
        const struct
        {
            const char* root;
            const char* limit;
        } versions[] = {{"/sys/fs/cgroup/memory", "memory.limit_in_bytes"}, {"/sys/fs/cgroup", "memory.max"}};
        for (const auto& version : versions) {
            const QString path = QString::fromLatin1(version.root) + QLatin1Char('/') + name;
            if (::mkdir(QFile::encodeName(path).constData(), 0755) != 0)
                continue;
            m_path = path;
            if (put(QString::fromLatin1(version.limit), QByteArray::number(limitMiB * 1024 * 1024)))
                return;
            ::rmdir(QFile::encodeName(path).constData());
            m_path.clear();
        }
    }
    ~MemoryGroup()
    {
        for (int tries = 0; !m_path.isEmpty() && tries < 100; ++tries) {
            if (::rmdir(QFile::encodeName(m_path).constData()) == 0)
                break;
            QThread::msleep(50);
        }
    }
    Q_DISABLE_COPY_MOVE(MemoryGroup)

    bool isThere() const { return !m_path.isEmpty(); }
    /// Where a process writes its pid to join.
    QString processes() const { return m_path + QLatin1StringView("/cgroup.procs"); }

private:
    bool put(const QString& file, const QByteArray& text) const
    {
        QFile open(m_path + QLatin1Char('/') + file);
        return open.open(QIODevice::WriteOnly | QIODevice::ExistingOnly | QIODevice::Unbuffered)
               && open.write(text) == text.size();
    }

    QString m_path;
};
