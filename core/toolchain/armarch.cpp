// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/toolchain/armarch.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace cw::toolchain {
namespace {

constexpr qint64 fileLimit = 64 << 20;
constexpr int machineArm = 40;                    // EM_ARM
constexpr quint32 attributesSection = 0x70000003; // SHT_ARM_ATTRIBUTES
constexpr int tagFile = 1, tagRawName = 4, tagName = 5, tagArch = 6, tagCompatibility = 32;

/// Tag_CPU_arch's values, in their order.
constexpr std::array<const char*, 15> architectures{"armv3",    "armv4",   "armv4t",   "armv5t",   "armv5te",
                                                    "armv5tej", "armv6",   "armv6kz",  "armv6t2",  "armv6k",
                                                    "armv7",    "armv6-m", "armv6s-m", "armv7e-m", "armv8"};

/// Bytes with bounds: what lies beyond the end reads as 0, and `good` says so.
class Reader
{
public:
    Reader(const QByteArray& bytes, bool little) : m_bytes(bytes), m_little(little) {}

    bool good = true;

    quint32 number(qint64 at, int size)
    {
        quint32 value = 0;
        for (int i = 0; i < size; ++i)
            value = value << 8 | byte(m_little ? at + size - 1 - i : at + i);
        return value;
    }
    quint64 uleb(qint64& at)
    {
        quint64 value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            const quint32 next = byte(at++);
            value |= quint64(next & 0x7f) << shift;
            if ((next & 0x80) == 0)
                return value;
        }
        good = false;
        return 0;
    }
    void skipText(qint64& at)
    {
        while (good && byte(at++) != 0) {}
    }

private:
    quint32 byte(qint64 at)
    {
        if (at < 0 || at >= m_bytes.size()) {
            good = false;
            return 0;
        }
        return static_cast<unsigned char>(m_bytes[at]);
    }
    const QByteArray& m_bytes;
    bool m_little;
};

/// Tag_CPU_arch of the section's vendor part "aeabi"; -1 none.
int archOfSection(Reader& reader, qint64 from, qint64 end)
{
    qint64 at = from;
    if (reader.number(at++, 1) != 'A')
        return -1;
    while (reader.good && at + 4 < end) {
        const qint64 vendorEnd = at + reader.number(at, 4);
        if (vendorEnd <= at || vendorEnd > end)
            return -1;
        at += 4;
        // "aeabi"; what a maker adds has a name of its own.
        const bool ours = reader.number(at, 1) == 'a' && reader.number(at + 1, 1) == 'e';
        reader.skipText(at);
        while (ours && reader.good && at + 5 < vendorEnd) {
            const quint32 scope = reader.number(at, 1);
            const qint64 scopeEnd = at + reader.number(at + 1, 4);
            if (scopeEnd <= at || scopeEnd > vendorEnd)
                return -1;
            at += 5;
            while (scope == tagFile && reader.good && at < scopeEnd) {
                const quint64 tag = reader.uleb(at);
                if (tag == tagArch)
                    return int(reader.uleb(at));
                // From 33 on, odd tags hold text and even ones a number; below, two names and one pair stand out.
                if (tag == tagCompatibility)
                    reader.uleb(at);
                if (tag == tagRawName || tag == tagName || tag == tagCompatibility || (tag > 32 && tag % 2 == 1))
                    reader.skipText(at);
                else
                    reader.uleb(at);
            }
            at = scopeEnd;
        }
        at = vendorEnd;
    }
    return -1;
}

int archOfObject(const QByteArray& bytes)
{
    if (!bytes.startsWith("\x7f"
                          "ELF\x01")
        || bytes.size() < 52)
        return -1;
    Reader reader(bytes, bytes[5] == 1);
    if (reader.number(18, 2) != machineArm)
        return -1;
    const qint64 table = reader.number(32, 4);
    const int entry = int(reader.number(46, 2));
    const int count = int(reader.number(48, 2));
    if (table + qint64(count) * entry > bytes.size())
        return -1; // cut off
    for (int i = 0; i < count && reader.good; ++i) {
        const qint64 header = table + qint64(i) * entry;
        if (reader.number(header + 4, 4) == attributesSection) {
            const qint64 from = reader.number(header + 16, 4);
            const int found = archOfSection(reader, from, from + reader.number(header + 20, 4));
            return reader.good ? found : -1;
        }
    }
    return -1;
}

/// What needs more comes later. The values are in the order of their making, which is not that.
int demand(int value)
{
    if (value < 0 || value >= int(architectures.size()))
        return value < 0 ? -1 : 100;
    return runsOnArmv6(QString::fromLatin1(architectures[std::size_t(value)])) ? value : value + 20;
}

int archOfArchive(const QByteArray& bytes)
{
    constexpr int header = 60;
    int most = -1;
    qint64 at = 8; // "!<arch>\n"
    while (at + header <= bytes.size()) {
        bool number = false;
        const qint64 size = bytes.mid(at + 48, 10).trimmed().toLongLong(&number);
        if (!number || size < 0 || size > bytes.size() - at - header)
            break;
        const int found = archOfObject(bytes.mid(at + header, size));
        if (demand(found) > demand(most))
            most = found;
        at += header + size + size % 2;
    }
    return most;
}

} // namespace

QString armArchOfBytes(const QByteArray& bytes)
{
    const int value = bytes.startsWith("!<arch>\n") ? archOfArchive(bytes) : archOfObject(bytes);
    if (value < 0)
        return {};
    // A number of a later edition of the ABI is a later architecture.
    return QString::fromLatin1(architectures[std::min(std::size_t(value), architectures.size() - 1)]);
}

QString armArchOfFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? armArchOfBytes(file.read(fileLimit)) : QString();
}

bool runsOnArmv6(const QString& arch)
{
    static const QRegularExpression older(u"^armv(?:[2-5][a-z]*|6(?:j|k|z|kz|zk)?)$"_s);
    return older.match(arch.section(u'+', 0, 0)).hasMatch();
}

} // namespace cw::toolchain
