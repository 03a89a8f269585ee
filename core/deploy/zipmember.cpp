// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deploy/zipmember.h"

#include <QCoreApplication>
#include <QtEndian>

#include <algorithm>
#include <zlib.h>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::ZipArchive", text);
}

constexpr qint64 pieceBytes = 256 * 1024;
constexpr quint64 keepEvery = 16 << 20; // about 45 KiB are kept for each
constexpr quint64 spareWork = 256 << 20;
constexpr quint32 localSignature = 0x04034b50; // APPNOTE.TXT 4.3.7
constexpr qint64 localBytes = 30;

} // namespace

/// The state of the unpacking after `at` bytes, when `packedAt` bytes of the archive were used up.
struct ZipMember::Unpacker
{
    z_stream stream = {};
    quint64 at = 0;
    quint64 packedAt = 0;
    bool ready = false;
    bool ended = false;

    Unpacker() = default;
    ~Unpacker()
    {
        if (ready)
            ::inflateEnd(&stream);
    }
    Unpacker(const Unpacker&) = delete;
    Unpacker& operator=(const Unpacker&) = delete;

    bool start()
    {
        ready = ::inflateInit2(&stream, -MAX_WBITS) == Z_OK;
        return ready;
    }
    std::unique_ptr<Unpacker> copy() const
    {
        auto other = std::make_unique<Unpacker>();
        z_stream* source = const_cast<z_stream*>(&stream); // zlib's interface; it is not changed
        other->ready = ::inflateCopy(&other->stream, source) == Z_OK;
        other->at = at;
        other->packedAt = packedAt;
        other->ended = ended;
        return other->ready ? std::move(other) : nullptr;
    }
};

ZipMember::ZipMember(std::shared_ptr<QFile> file, const ZipEntry& entry) : m_file(std::move(file)), m_entry(entry) {}

ZipMember::~ZipMember() = default;

Status ZipMember::begin()
{
    const Error damage{Error::Kind::Invalid,
                       tr("%1 does not lie where it is noted").arg(QString::fromUtf8(m_entry.name))};
    if (m_dataAt == 0) {
        const QByteArray header = m_file->seek(qint64(m_entry.headerAt)) ? m_file->read(localBytes) : QByteArray();
        if (header.size() != localBytes || qFromLittleEndian<quint32>(header.constData()) != localSignature)
            return damage;
        m_dataAt = m_entry.headerAt + quint64(localBytes) + qFromLittleEndian<quint16>(header.constData() + 26)
                   + qFromLittleEndian<quint16>(header.constData() + 28);
    }
    m_now = std::make_unique<Unpacker>();
    m_packed.clear();
    m_piece.clear();
    m_pieceAt = 0;
    if (m_entry.deflated && !m_now->start())
        return Error{Error::Kind::Io, tr("there is no memory for unpacking")};
    return Done{};
}

bool ZipMember::fill()
{
    m_pieceAt = m_now->at;
    m_piece.clear();
    const quint64 left = m_entry.packed - std::min(m_entry.packed, m_now->packedAt);
    if (m_packed.isEmpty() && left > 0) {
        m_packed = m_file->seek(qint64(m_dataAt + m_now->packedAt))
                       ? m_file->read(qint64(std::min<quint64>(left, quint64(pieceBytes))))
                       : QByteArray();
    }
    if (!m_entry.deflated) {
        m_piece = m_packed;
        m_packed.clear();
        m_now->at += quint64(m_piece.size());
        m_now->packedAt += quint64(m_piece.size());
        return !m_piece.isEmpty();
    }
    if (m_now->ended)
        return false;
    m_piece.resize(pieceBytes);
    z_stream& stream = m_now->stream;
    stream.next_in = reinterpret_cast<Bytef*>(m_packed.data());
    stream.avail_in = uInt(m_packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(m_piece.data());
    stream.avail_out = uInt(m_piece.size());
    const int code = ::inflate(&stream, Z_NO_FLUSH);
    const qsizetype used = m_packed.size() - qsizetype(stream.avail_in);
    m_piece.truncate(m_piece.size() - qsizetype(stream.avail_out));
    m_packed.remove(0, used);
    m_now->packedAt += quint64(used);
    m_now->at += quint64(m_piece.size());
    m_now->ended = code == Z_STREAM_END;
    m_damaged = m_damaged || (code != Z_OK && code != Z_STREAM_END) || m_now->at > m_entry.size
                || (code == Z_OK && m_piece.isEmpty() && used == 0);
    return !m_damaged;
}

void ZipMember::keepState()
{
    if (!m_entry.deflated || (!m_kept.empty() && m_now->at - m_kept.back()->at < keepEvery))
        return;
    if (auto copy = m_now->copy())
        m_kept.push_back(std::move(copy));
}

Status ZipMember::stream(const Consumer& consumer)
{
    if (auto begun = begin(); !begun)
        return begun;
    m_kept.clear();
    keepState();
    auto crc = ::crc32(0, nullptr, 0);
    while (m_now->at < m_entry.size || (m_entry.deflated && !m_now->ended && !m_damaged)) {
        if (!fill())
            break;
        crc = ::crc32(crc, reinterpret_cast<const Bytef*>(m_piece.constData()), uInt(m_piece.size()));
        if (!consumer(m_piece.constData(), m_piece.size()))
            return Error{Error::Kind::Cancelled, tr("cancelled")};
        keepState();
    }
    if (m_damaged || m_now->at != m_entry.size || quint32(crc) != m_entry.crc) {
        m_damaged = true;
        return Error{Error::Kind::Invalid,
                     tr("%1 holds other bytes than are noted").arg(QString::fromUtf8(m_entry.name))};
    }
    return Done{};
}

bool ZipMember::seek(quint64 offset)
{
    if (m_now && offset >= m_now->at)
        return true;
    if (!m_entry.deflated) {
        if (!m_now && !begin())
            return false;
        m_now->at = offset;
        m_now->packedAt = offset;
        m_packed.clear();
        return true;
    }
    const auto after = std::find_if(m_kept.cbegin(), m_kept.cend(),
                                    [&](const std::unique_ptr<Unpacker>& kept) { return kept->at > offset; });
    if (after == m_kept.cbegin())
        return bool(begin());
    m_now = (*std::prev(after))->copy();
    m_packed.clear();
    return m_now != nullptr;
}

qint64 ZipMember::read(quint64 offset, char* to, qint64 count)
{
    qint64 done = 0;
    while (done < count && offset < m_entry.size && !m_damaged) {
        if (m_now && offset >= m_pieceAt && offset - m_pieceAt < quint64(m_piece.size())) {
            const auto from = qsizetype(offset - m_pieceAt);
            const qint64 some = std::min<qint64>(count - done, m_piece.size() - from);
            std::copy_n(m_piece.constData() + from, some, to + done);
            done += some;
            offset += quint64(some);
            continue;
        }
        if (m_work > spareWork + 4 * m_entry.size || !seek(offset) || !fill())
            break;
        m_work += quint64(m_piece.size());
    }
    return done;
}

} // namespace cw
