// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <unistd.h>

/// A process table made of files, as the kernel's looks to ProcReader.
struct FakeProcess
{
    qint64 pid = 0;
    qint64 ppid = 1;
    quint64 start = 1;
    QByteArray comm = "x";
    char state = 'S';
    qint64 residentKiB = 1000;
    qint64 peakKiB = 0; ///< 0: as residentKiB
    QStringList arguments = {};
    qint64 ticks = 0;
};

class FakeProc
{
public:
    explicit FakeProc(QString root) : m_root(std::move(root)) { QDir().mkpath(m_root); }
    QString root() const { return m_root; }

    /// Makes the table hold these processes and no others. False when a file could not be written.
    bool set(const QList<FakeProcess>& processes)
    {
        bool ok = true;
        for (const qint64 pid : std::as_const(m_pids)) {
            const bool stays =
                std::any_of(processes.begin(), processes.end(), [pid](const auto& p) { return p.pid == pid; });
            if (stays)
                continue;
            ok = QDir(path(pid, {})).removeRecursively() && ok;
            m_written.removeIf([prefix = path(pid, "")](const auto& it) { return it.key().startsWith(prefix); });
        }
        m_pids.clear();
        for (const FakeProcess& process : processes) {
            m_pids.append(process.pid);
            ok = write(path(process.pid, "stat"), statOf(process)) && ok;
            const qint64 peak = process.peakKiB > 0 ? process.peakKiB : process.residentKiB;
            ok = write(path(process.pid, "status"),
                       "Name:\t" + process.comm + "\nVmPeak:\t  999999 kB\nVmHWM:\t  " + QByteArray::number(peak)
                           + " kB\nVmRSS:\t  " + QByteArray::number(process.residentKiB) + " kB\nVmSwap:\t  7 kB\n")
                 && ok;
            QByteArray line;
            for (const QString& argument : process.arguments)
                line += argument.toUtf8() + '\0';
            ok = write(path(process.pid, "cmdline"), line) && ok;
        }
        return ok;
    }

    bool setMemory(qint64 totalKiB, qint64 availableKiB, qint64 swapTotalKiB, qint64 swapFreeKiB)
    {
        const auto line = [](const char* name, qint64 value) {
            return QByteArray(name) + ":   " + QByteArray::number(value) + " kB\n";
        };
        return write(m_root + QStringLiteral("/meminfo"),
                     line("MemTotal", totalKiB) + line("MemFree", 5) + line("MemAvailable", availableKiB)
                         + line("SwapCached", 3) + line("SwapTotal", swapTotalKiB) + line("SwapFree", swapFreeKiB));
    }

    bool write(const QString& file, const QByteArray& text)
    {
        const auto known = m_written.constFind(file);
        if (known != m_written.cend() && *known == text)
            return true;
        const bool folder = known != m_written.cend() || QDir().mkpath(file.section(u'/', 0, -2));
        m_written.insert(file, text);
        QFile::remove(file); // ext4 waits for the disk when a file that was cut to nothing is closed
        QFile out(file);
        return folder && out.open(QIODevice::WriteOnly) && out.write(text) == text.size();
    }

private:
    QString path(qint64 pid, const char* name) const
    {
        return m_root + u'/' + QString::number(pid) + u'/' + QString::fromLatin1(name);
    }

    static QByteArray statOf(const FakeProcess& process)
    {
        const auto text = [](qint64 value) { return QByteArray::number(value); };
        return text(process.pid) + " (" + process.comm + ") " + process.state + ' ' + text(process.ppid)
               + " 1 1 0 -1 4194304 10 11 12 13 " + text(process.ticks) + " 0 5 6 20 0 1 0 "
               + text(qint64(process.start)) + " 123456 " + text(process.residentKiB * 1024 / ::sysconf(_SC_PAGESIZE))
               + " 18446744073709551615 0 0\n";
    }

    QString m_root;
    QList<qint64> m_pids;
    QHash<QString, QByteArray> m_written; ///< what stands in the files: most of it never changes
};
