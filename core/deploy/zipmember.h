// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/deploy/bytesource.h"
#include "core/deploy/ziparchive.h"

#include <QByteArray>
#include <QFile>

#include <functional>
#include <memory>
#include <vector>

namespace cw {

/// One file of an archive, unpacked a piece at a time: a few hundred KiB of memory, whatever its size. While it is read
/// from the front, the state of the unpacking is kept every few MiB, so that reading at an offset afterwards need not
/// begin at the front. Blocking; one thread.
class ZipMember : public ByteSource
{
public:
    ZipMember(std::shared_ptr<QFile> file, const ZipEntry& entry);
    ~ZipMember() override;
    ZipMember(const ZipMember&) = delete;
    ZipMember& operator=(const ZipMember&) = delete;

    /// Gives every byte in order. The consumer's false ends it (Cancelled). Invalid, with a reason that ends a sentence,
    /// when the archive has more, fewer or other bytes than it notes (size and CRC-32).
    using Consumer = std::function<bool(const char* bytes, qint64 count)>;
    Status stream(const Consumer& consumer);

    /// A hostile file may ask for reading to and fro; what is unpacked for all of it is limited, and then nothing is read.
    qint64 read(quint64 offset, char* to, qint64 count) override;

private:
    struct Unpacker;

    Status begin();
    bool fill(); ///< unpacks the next piece into m_piece; false at the end or for damage
    bool seek(quint64 offset);
    void keepState();

    std::shared_ptr<QFile> m_file;
    ZipEntry m_entry;
    quint64 m_dataAt = 0;
    std::unique_ptr<Unpacker> m_now;
    std::vector<std::unique_ptr<Unpacker>> m_kept;
    QByteArray m_piece;    ///< unpacked bytes
    quint64 m_pieceAt = 0; ///< their offset
    QByteArray m_packed;   ///< read from the file and not unpacked yet
    quint64 m_work = 0;    ///< bytes unpacked for read()
    bool m_damaged = false;
};

} // namespace cw
