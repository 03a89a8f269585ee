// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deploy/ziparchive.h"

#include "core/base/safetext.h"
#include "core/deploy/zipmember.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <cstring>
#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::ZipArchive", text);
}

// Offsets and signatures of APPNOTE.TXT 6.3.10, sections 4.3.12 to 4.3.16 and 4.5.3.
constexpr quint32 entrySignature = 0x02014b50;
constexpr quint32 endSignature = 0x06054b50;
constexpr quint32 end64Signature = 0x06064b50;
constexpr quint32 locatorSignature = 0x07064b50;
constexpr qint64 entryBytes = 46;
constexpr qint64 endBytes = 22;
constexpr qint64 end64Bytes = 56;
constexpr qint64 locatorBytes = 20;
constexpr quint16 madeByUnix = 3;
constexpr quint16 stored = 0;
constexpr quint16 deflated = 8;
constexpr quint32 in64 = 0xffffffffU;

template <typename T>
T number(const QByteArray& bytes, qsizetype at)
{
    return qFromLittleEndian<T>(bytes.constData() + at);
}

/// Reads a part of a file in large pieces.
class Pieces
{
public:
    Pieces(QFile& file, quint64 from, quint64 size) : m_file(file), m_left(size) { m_ok = file.seek(qint64(from)); }

    /// The next bytes; empty when there are not so many.
    QByteArray next(qint64 count)
    {
        if (m_buffer.size() - m_at < count && m_ok) {
            m_buffer.remove(0, m_at);
            m_at = 0;
            const QByteArray more = m_file.read(qint64(std::min<quint64>(m_left, quint64(std::max(count, piece)))));
            m_left -= quint64(more.size());
            m_buffer += more;
        }
        if (m_buffer.size() - m_at < count)
            return {};
        m_at += count;
        return m_buffer.mid(m_at - count, count);
    }

private:
    static constexpr qint64 piece = 256 * 1024;
    QFile& m_file;
    quint64 m_left;
    QByteArray m_buffer;
    qsizetype m_at = 0;
    bool m_ok = false;
};

/// Takes the 64-bit values that the fixed fields have no room for; false when they are missing.
bool readZip64(const QByteArray& extra, ZipEntry& entry, quint32 size, quint32 packed, quint32 headerAt)
{
    for (qsizetype at = 0; at + 4 <= extra.size();) {
        const auto id = number<quint16>(extra, at);
        const qsizetype length = number<quint16>(extra, at + 2);
        at += 4;
        if (id == 0x0001) {
            qsizetype field = at;
            const auto take = [&](quint32 fixed, quint64& value) {
                if (fixed != in64)
                    return true;
                if (field + 8 > std::min(at + length, extra.size()))
                    return false;
                value = number<quint64>(extra, field);
                field += 8;
                return true;
            };
            return take(size, entry.size) && take(packed, entry.packed) && take(headerAt, entry.headerAt);
        }
        at += length;
    }
    return false;
}

bool leavesFolder(const QByteArray& name)
{
    return name.isEmpty() || name.startsWith('/') || name.contains('\\') || ('/' + name + '/').contains("/../");
}

} // namespace

Error ZipArchive::damaged(const QString& why) const
{
    return {Error::Kind::Invalid, tr("%1 is damaged or no zip archive: %2.").arg(m_path, why)};
}

Result<ZipArchive> ZipArchive::open(const QString& path)
{
    ZipArchive archive;
    archive.m_path = path;
    archive.m_file = std::make_shared<QFile>(path);
    if (!archive.m_file->open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return Error{Error::Kind::Io, tr("Cannot read %1: %2.").arg(path, archive.m_file->errorString())};
    if (auto read = archive.readDirectory(); !read)
        return read.error();
    return archive;
}

Status ZipArchive::readDirectory()
{
    const qint64 whole = m_file->size();
    const qint64 tailBytes = std::min<qint64>(whole, endBytes + 0xffff);
    if (!m_file->seek(whole - tailBytes))
        return damaged(m_file->errorString());
    const QByteArray tail = m_file->read(tailBytes);
    std::array<char, 4> mark = {};
    qToLittleEndian(endSignature, mark.data());
    qsizetype end = tail.size() - endBytes;
    // The comment behind the record may hold the mark; the true one's comment ends with the file.
    while (end >= 0
           && (std::memcmp(tail.constData() + end, mark.data(), mark.size()) != 0
               || end + endBytes + number<quint16>(tail, end + 20) != tail.size()))
        --end;
    if (end < 0)
        return damaged(tr("its list of files is missing"));
    quint64 count = number<quint16>(tail, end + 10);
    quint64 size = number<quint32>(tail, end + 12);
    quint64 offset = number<quint32>(tail, end + 16);
    quint64 directoryEnd = quint64(whole - tailBytes + end);
    if (end >= locatorBytes && number<quint32>(tail, end - locatorBytes) == locatorSignature) {
        const auto at = number<quint64>(tail, end - locatorBytes + 8);
        if (at > quint64(whole) || !m_file->seek(qint64(at)))
            return damaged(tr("its list of files lies outside of it"));
        const QByteArray large = m_file->read(end64Bytes);
        if (large.size() != end64Bytes || number<quint32>(large, 0) != end64Signature)
            return damaged(tr("its list of files lies outside of it"));
        count = number<quint64>(large, 32);
        size = number<quint64>(large, 40);
        offset = number<quint64>(large, 48);
        directoryEnd = at;
    }
    if (count > quint64(ziplimits::entries))
        return Error{
            Error::Kind::Refused,
            tr("%1 holds %2 files; more than %3 are not read.").arg(m_path).arg(count).arg(ziplimits::entries)};
    if (offset > directoryEnd || size != directoryEnd - offset)
        return damaged(tr("its list of files lies outside of it"));
    return readEntries(offset, size, count);
}

Status ZipArchive::readEntries(quint64 offset, quint64 size, quint64 count)
{
    Pieces pieces(*m_file, offset, size);
    QSet<QByteArray> names;
    qint64 nameBytes = 0;
    m_entries.reserve(qsizetype(count));
    for (quint64 i = 0; i < count; ++i) {
        const QByteArray fixed = pieces.next(entryBytes);
        if (fixed.isEmpty() || number<quint32>(fixed, 0) != entrySignature)
            return damaged(tr("its list of files ends early"));
        const auto nameLength = number<quint16>(fixed, 28);
        const auto extraLength = number<quint16>(fixed, 30);
        const auto commentLength = number<quint16>(fixed, 32);
        ZipEntry entry;
        entry.name = pieces.next(nameLength);
        const QByteArray extra = pieces.next(extraLength);
        if (entry.name.size() != nameLength || extra.size() != extraLength
            || pieces.next(commentLength).size() != commentLength)
            return damaged(tr("its list of files ends early"));
        const auto shown = [&] { return safe::line(QString::fromUtf8(entry.name.left(200))); };
        const auto refuse = [&](const QString& text) { return Error{Error::Kind::Refused, text.arg(m_path, shown())}; };
        entry.crc = number<quint32>(fixed, 16);
        entry.packed = number<quint32>(fixed, 20);
        entry.size = number<quint32>(fixed, 24);
        entry.headerAt = number<quint32>(fixed, 42);
        if ((entry.size == in64 || entry.packed == in64 || entry.headerAt == in64)
            && !readZip64(extra, entry, quint32(entry.size), quint32(entry.packed), quint32(entry.headerAt)))
            return damaged(tr("a large file has no size"));
        const auto method = number<quint16>(fixed, 10);
        const quint32 mode = number<quint32>(fixed, 38) >> 16;
        if (number<quint16>(fixed, 4) >> 8 == madeByUnix && S_ISLNK(mode))
            return refuse(tr("%1 holds the symbolic link %2, which no wheel may."));
        if (number<quint16>(fixed, 8) & 1U)
            return refuse(tr("%1 holds the encrypted file %2."));
        if (method != stored && method != deflated)
            return refuse(tr("%1 holds %2 packed by a method that no wheel uses."));
        entry.deflated = method == deflated;
        if (nameLength > ziplimits::nameBytes || leavesFolder(entry.name))
            return refuse(tr("%1 holds a file with the name \"%2\", which leaves its folder or is too long."));
        if (const QString name = QString::fromUtf8(entry.name); safe::line(name) != name)
            return refuse(tr("%1 holds a file with control characters in its name: \"%2\"."));
        if (names.contains(entry.name))
            return refuse(tr("%1 holds two files named %2."));
        names.insert(entry.name);
        nameBytes += nameLength;
        const bool possible =
            entry.deflated ? entry.size / quint64(ziplimits::largestRatio) <= entry.packed : entry.size == entry.packed;
        if (!possible || entry.headerAt >= offset || entry.packed > offset - entry.headerAt)
            return damaged(tr("%1 cannot have the size that is noted").arg(shown()));
        if (entry.size > quint64(ziplimits::memberBytes))
            return refuse(tr("%1 holds %2, which is larger than 4 GiB."));
        m_unpacked += qint64(entry.size);
        if (m_unpacked > ziplimits::allBytes || nameBytes > ziplimits::allNames)
            return Error{Error::Kind::Refused,
                         tr("%1 would need more than %2 GiB unpacked.").arg(m_path).arg(ziplimits::allBytes >> 30)};
        m_entries.append(entry);
    }
    return Done{};
}

const ZipEntry* ZipArchive::find(const QByteArray& name) const
{
    const auto it =
        std::find_if(m_entries.cbegin(), m_entries.cend(), [&](const ZipEntry& entry) { return entry.name == name; });
    return it == m_entries.cend() ? nullptr : &*it;
}

Result<QByteArray> ZipArchive::text(const ZipEntry& entry, qint64 limit) const
{
    if (entry.size > quint64(limit))
        return damaged(tr("%1 is larger than %2 KiB").arg(QString::fromUtf8(entry.name)).arg(limit / 1024));
    ZipMember member(m_file, entry);
    QByteArray text;
    text.reserve(qsizetype(entry.size));
    const auto done = member.stream([&](const char* bytes, qint64 count) {
        text.append(bytes, qsizetype(count));
        return true;
    });
    if (!done)
        return damaged(done.error().text);
    return text;
}

} // namespace cw
