// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>

#include <algorithm>
#include <cstring>

namespace cw {

/// Bytes at offsets, wherever they are kept: in memory, in a file, packed in an archive. One thread.
class ByteSource
{
public:
    virtual ~ByteSource() = default;
    /// Reads at most `count` bytes at `offset`; fewer at the end, and none where they cannot be had.
    virtual qint64 read(quint64 offset, char* to, qint64 count) = 0;
};

class MemoryBytes : public ByteSource
{
public:
    explicit MemoryBytes(const QByteArray& bytes) : m_bytes(bytes) {}
    qint64 read(quint64 offset, char* to, qint64 count) override
    {
        const auto size = static_cast<quint64>(m_bytes.size());
        if (offset >= size)
            return 0;
        const qint64 there = std::min<qint64>(count, qint64(size - offset));
        std::memcpy(to, m_bytes.constData() + offset, std::size_t(there));
        return there;
    }

private:
    const QByteArray& m_bytes;
};

class FileBytes : public ByteSource
{
public:
    explicit FileBytes(QFile& file) : m_file(file) {}
    qint64 read(quint64 offset, char* to, qint64 count) override
    {
        if (offset > quint64(m_file.size()) || !m_file.seek(qint64(offset)))
            return 0;
        return std::max<qint64>(0, m_file.read(to, count));
    }

private:
    QFile& m_file;
};

} // namespace cw
