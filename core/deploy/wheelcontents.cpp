// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deploy/wheelcontents.h"

#include "core/deploy/ziparchive.h"
#include "core/deploy/zipmember.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFileInfo>
#include <QHash>

#include <optional>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Wheel", text);
}

struct Noted
{
    QByteArray sha256; ///< raw; empty when the line has none, as RECORD's own
    qint64 size = -1;
};

/// One line of RECORD is "path,sha256=…,size"; a path with a comma or a quote stands in quotes (RFC 4180).
std::optional<std::pair<QByteArray, Noted>> readLine(const QByteArray& line)
{
    QByteArray name;
    qsizetype at = 0;
    if (line.startsWith('"')) {
        for (at = 1; at < line.size(); ++at) {
            if (line.at(at) == '"' && (at + 1 >= line.size() || line.at(++at) != '"'))
                break;
            name += line.at(at);
        }
    } else {
        at = line.indexOf(',');
        name = line.left(at);
    }
    if (name.isEmpty() || at < 0 || at >= line.size() || line.at(at) != ',')
        return {};
    const qsizetype comma = line.indexOf(',', at + 1);
    const QByteArray hash = line.mid(at + 1, comma < 0 ? -1 : comma - at - 1);
    Noted noted;
    if (hash.startsWith("sha256="))
        noted.sha256 = QByteArray::fromBase64(hash.mid(7), QByteArray::Base64UrlEncoding);
    bool isNumber = false;
    if (const qint64 size = comma < 0 ? 0 : line.mid(comma + 1).toLongLong(&isNumber); isNumber)
        noted.size = size;
    return std::pair(name, noted);
}

class Reading
{
public:
    Reading(Wheel& wheel, const ZipArchive& archive, const WheelProgress& progress)
        : m_wheel(wheel), m_archive(archive), m_progress(progress)
    {}

    Status run()
    {
        if (auto read = readRecord(); !read)
            return read;
        m_wheel.binaries.clear();
        for (const ZipEntry& entry : m_archive.entries()) {
            if (entry.isFolder())
                continue;
            if (auto done = readOne(entry); !done)
                return done;
        }
        if (!m_noted.isEmpty())
            return damaged(tr("RECORD lists %1, which is missing").arg(QString::fromUtf8(m_noted.cbegin().key())));
        return Done{};
    }

private:
    Error damaged(const QString& why) const
    {
        return {Error::Kind::Invalid, tr("%1 is damaged: %2.").arg(m_wheel.fileName, why),
                tr("Build or download it again.")};
    }

    Status readRecord()
    {
        for (const ZipEntry& entry : m_archive.entries()) {
            if (entry.name.endsWith(".dist-info/RECORD") && entry.name.count('/') == 1)
                m_recordName = entry.name;
        }
        const ZipEntry* record = m_recordName.isEmpty() ? nullptr : m_archive.find(m_recordName);
        if (!record)
            return Done{};
        const auto text = m_archive.text(*record, ziplimits::recordBytes);
        if (!text)
            return text.error();
        for (qsizetype at = 0; at < text->size();) {
            const qsizetype end = text->indexOf('\n', at);
            const QByteArray line = text->mid(at, end < 0 ? -1 : end - at).trimmed();
            at = end < 0 ? text->size() : end + 1;
            if (line.isEmpty())
                continue;
            const auto read = readLine(line);
            if (!read)
                return damaged(tr("RECORD has a line that is none"));
            m_noted.insert(read->first, read->second);
            if (m_noted.size() > ziplimits::entries)
                return damaged(tr("RECORD lists too many files"));
        }
        m_listed = !m_noted.isEmpty();
        return Done{};
    }

    Status readOne(const ZipEntry& entry)
    {
        const QString name = QString::fromUtf8(entry.name);
        ZipMember member(m_archive.file(), entry);
        QCryptographicHash hash(QCryptographicHash::Sha256);
        QByteArray first;
        const auto read = member.stream([&](const char* bytes, qint64 count) {
            if (first.size() < 4)
                first.append(bytes, qsizetype(std::min<qint64>(count, 4)));
            hash.addData(QByteArrayView(bytes, qsizetype(count)));
            m_bytes += count;
            return !m_progress || m_progress(m_bytes, m_archive.unpackedBytes());
        });
        if (!read && read.error().kind == Error::Kind::Cancelled)
            return Error{Error::Kind::Cancelled, tr("Reading %1 was cancelled.").arg(m_wheel.fileName)};
        if (!read)
            return damaged(read.error().text);
        if (auto same = compare(entry, hash.result()); !same)
            return same;
        if (!looksLikeElf(first))
            return Done{};
        auto elf = readElf(member, name);
        if (!elf)
            return elf.error();
        m_wheel.binaries.append({name, *elf});
        return Done{};
    }

    Status compare(const ZipEntry& entry, const QByteArray& sha256)
    {
        const QString name = QString::fromUtf8(entry.name);
        const auto noted = m_noted.find(entry.name);
        if (noted == m_noted.end()) {
            const bool signature = entry.name == m_recordName + ".jws" || entry.name == m_recordName + ".p7s";
            if (m_listed && !signature && entry.name != m_recordName)
                return damaged(tr("RECORD does not list %1").arg(name));
            return Done{};
        }
        if ((!noted->sha256.isEmpty() && noted->sha256 != sha256)
            || (noted->size >= 0 && noted->size != qint64(entry.size)))
            return damaged(tr("%1 is not what RECORD notes").arg(name));
        m_noted.erase(noted);
        return Done{};
    }

    Wheel& m_wheel;
    const ZipArchive& m_archive;
    const WheelProgress& m_progress;
    QByteArray m_recordName;
    QHash<QByteArray, Noted> m_noted; ///< what is left to be seen
    bool m_listed = false;
    qint64 m_bytes = 0;
};

} // namespace

Status readContents(Wheel& wheel, const QString& path, const WheelProgress& progress)
{
    const auto archive = ZipArchive::open(path);
    if (!archive)
        return archive.error();
    return Reading(wheel, *archive, progress).run();
}

Result<Wheel> readWholeWheel(const QString& path, const WheelProgress& progress)
{
    auto wheel = readWheel(path);
    if (!wheel)
        return wheel;
    if (auto read = readContents(*wheel, path, progress); !read)
        return read.error();
    return wheel;
}

} // namespace cw
