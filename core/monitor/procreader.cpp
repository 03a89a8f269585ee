// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/monitor/procreader.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

namespace cw {
namespace {

// A whole small file in one read. QFile costs three times as much, and this runs for every process twice a second.
qsizetype readSmall(const QByteArray& path, char* buffer, qsizetype room)
{
    const int descriptor = ::open(path.constData(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return -1;
    qsizetype size = 0;
    while (size < room) {
        const ssize_t got = ::read(descriptor, buffer + size, size_t(room - size));
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            break;
        size += got;
    }
    ::close(descriptor);
    return size;
}

template <qsizetype room>
class SmallFile
{
public:
    explicit SmallFile(const QByteArray& path) : m_size(readSmall(path, m_buffer.data(), room)) {}
    bool ok() const { return m_size > 0; }
    QByteArrayView text() const { return {m_buffer.data(), std::max<qsizetype>(0, m_size)}; }

private:
    std::array<char, std::size_t(room)> m_buffer;
    qsizetype m_size;
};

QByteArray pathOf(const QByteArray& root, qint64 pid, const char* name)
{
    return root + '/' + QByteArray::number(pid) + '/' + name;
}

template <typename Number>
Number toNumber(QByteArrayView text)
{
    Number value = 0;
    std::from_chars(text.begin(), text.end(), value);
    return value;
}

// The number after "Name:" and blanks, from files such as status and meminfo; 0 when it is not there.
qint64 valueOf(QByteArrayView text, QByteArrayView name)
{
    for (qsizetype at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
        if (at > 0 && text[at - 1] != '\n')
            continue;
        qsizetype from = at + name.size();
        while (from < text.size() && (text[from] == ' ' || text[from] == '\t'))
            ++from;
        return toNumber<qint64>(text.sliced(from));
    }
    return 0;
}

// avg10 of the line that begins with `name`: "some avg10=0.00 avg60=…".
std::optional<double> pressure(QByteArrayView text, QByteArrayView name)
{
    const qsizetype line = text.indexOf(name);
    const qsizetype at = line < 0 ? -1 : text.indexOf("avg10=", line);
    if (at < 0)
        return std::nullopt;
    double value = 0;
    const QByteArrayView rest = text.sliced(at + 6);
    std::from_chars(rest.begin(), rest.end(), value);
    return value;
}

} // namespace

ProcReader::ProcReader(const QString& root) : m_root(QFile::encodeName(root)) {}

std::vector<qint64> ProcReader::pids() const
{
    std::vector<qint64> found;
    DIR* folder = ::opendir(m_root.constData());
    if (!folder)
        return found;
    found.reserve(512);
    while (const dirent* entry = ::readdir(folder)) {
        const QByteArrayView name(entry->d_name);
        if (name.front() >= '1' && name.front() <= '9')
            found.push_back(toNumber<qint64>(name));
    }
    ::closedir(folder);
    return found;
}

std::optional<ProcessStat> ProcReader::stat(qint64 pid) const
{
    const SmallFile<1024> file(pathOf(m_root, pid, "stat"));
    if (!file.ok())
        return std::nullopt;
    // "123 (any (name) of theirs) S 1 …": the name may hold blanks and brackets, so it ends at the last one.
    const QByteArrayView text = file.text();
    const qsizetype open = text.indexOf('(');
    const qsizetype close = text.lastIndexOf(')');
    if (open < 0 || close < open || close + 2 >= text.size())
        return std::nullopt;

    ProcessStat found;
    found.pid = pid;
    found.comm = text.sliced(open + 1, close - open - 1).toByteArray();
    int field = 3; // proc(5) counts from 1; the state is the third
    qsizetype from = close + 2;
    while (from < text.size() && field <= 24) {
        qsizetype end = text.indexOf(' ', from);
        if (end < 0)
            end = text.size();
        const QByteArrayView value = text.sliced(from, end - from);
        switch (field) {
        case 3: found.state = value.isEmpty() ? '?' : value.front(); break;
        case 4: found.ppid = toNumber<qint64>(value); break;
        case 7: found.terminal = toNumber<qint64>(value); break;
        case 14:
        case 15: found.cpuTicks += toNumber<quint64>(value); break;
        case 22: found.start = toNumber<quint64>(value); break;
        case 24: found.residentKiB = toNumber<qint64>(value) * pageKiB(); break;
        default: break;
        }
        from = end + 1;
        ++field;
    }
    return found;
}

std::optional<ProcessMemory> ProcReader::memory(qint64 pid) const
{
    const SmallFile<4096> file(pathOf(m_root, pid, "status"));
    if (!file.ok())
        return std::nullopt;
    return ProcessMemory{valueOf(file.text(), "VmRSS:"), valueOf(file.text(), "VmHWM:"),
                         valueOf(file.text(), "VmSwap:")};
}

QStringList ProcReader::arguments(qint64 pid) const
{
    QFile file(QFile::decodeName(pathOf(m_root, pid, "cmdline")));
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return {};
    constexpr qint64 most = 256 * 1024;
    QByteArray bytes = file.read(most);
    if (bytes.endsWith('\0'))
        bytes.chop(1);
    QStringList found;
    if (bytes.isEmpty())
        return found;
    const QList<QByteArray> parts = bytes.split('\0');
    found.reserve(parts.size());
    for (const QByteArray& part : parts)
        found.append(QFile::decodeName(part));
    return found;
}

QString ProcReader::executable(qint64 pid) const
{
    return QFile::symLinkTarget(QFile::decodeName(pathOf(m_root, pid, "exe")));
}

QString ProcReader::workingDirectory(qint64 pid) const
{
    return QFile::symLinkTarget(QFile::decodeName(pathOf(m_root, pid, "cwd")));
}

MachineMemory ProcReader::machine() const
{
    const SmallFile<8192> memory(m_root + "/meminfo");
    MachineMemory found;
    found.totalKiB = valueOf(memory.text(), "MemTotal:");
    found.availableKiB = valueOf(memory.text(), "MemAvailable:");
    found.swapTotalKiB = valueOf(memory.text(), "SwapTotal:");
    found.swapFreeKiB = valueOf(memory.text(), "SwapFree:");
    const SmallFile<512> waiting(m_root + "/pressure/memory");
    found.pressureSome = pressure(waiting.text(), "some");
    found.pressureFull = pressure(waiting.text(), "full");
    return found;
}

qint64 ProcReader::pageKiB()
{
    static const qint64 size = std::max<qint64>(1, ::sysconf(_SC_PAGESIZE) / 1024);
    return size;
}

qint64 ProcReader::ticksPerSecond()
{
    static const qint64 ticks = std::max<qint64>(1, ::sysconf(_SC_CLK_TCK));
    return ticks;
}

} // namespace cw
