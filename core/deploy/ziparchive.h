// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QFile>
#include <QList>
#include <QString>

#include <memory>

namespace cw {

/// What is read of an archive that somebody else made. One place for the bounds.
namespace ziplimits {
constexpr qint64 entries = 200000; ///< TensorFlow 2.18's wheel holds about 20,000
constexpr qint64 nameBytes = 4096; ///< PATH_MAX
constexpr qint64 allNames = Q_INT64_C(32) << 20;
constexpr qint64 memberBytes = Q_INT64_C(4) << 30; ///< unpacked; TensorFlow's largest library is below 2 GiB
constexpr qint64 allBytes = Q_INT64_C(32) << 30;   ///< unpacked, together
constexpr qint64 textBytes = Q_INT64_C(1) << 20;   ///< WHEEL, METADATA
constexpr qint64 recordBytes = Q_INT64_C(32) << 20;
/// Deflate cannot pack better (RFC 1951: 258 bytes for a code of one bit and a distance of one).
constexpr qint64 largestRatio = 1032;
} // namespace ziplimits

/// One file of an archive, as the central directory has it.
struct ZipEntry
{
    QByteArray name;
    quint64 packed = 0;
    quint64 size = 0;
    quint64 headerAt = 0; ///< of its local header
    quint32 crc = 0;
    bool deflated = false;

    bool isFolder() const { return name.endsWith('/'); }
};

/// The list of what a zip archive holds (APPNOTE.TXT 6.3.10), with zip64. Reads the list alone, a piece at a time and
/// within ziplimits, whatever the file claims. Refused: symbolic links, names that leave the folder or hold control
/// characters, a name twice, encryption, other methods than "stored" and "deflated". Blocking; one thread.
class ZipArchive
{
public:
    static Result<ZipArchive> open(const QString& path);

    const QList<ZipEntry>& entries() const { return m_entries; }
    qint64 unpackedBytes() const { return m_unpacked; }
    const ZipEntry* find(const QByteArray& name) const;
    const QString& path() const { return m_path; }
    std::shared_ptr<QFile> file() const { return m_file; }

    /// A short text of the archive; Invalid when it is longer than `limit`.
    Result<QByteArray> text(const ZipEntry& entry, qint64 limit) const;

private:
    Status readDirectory();
    Status readEntries(quint64 offset, quint64 size, quint64 count);
    Error damaged(const QString& why) const;

    QString m_path;
    std::shared_ptr<QFile> m_file;
    QList<ZipEntry> m_entries;
    qint64 m_unpacked = 0;
};

} // namespace cw
