// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deploy/wheel.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>

#include <archive.h>
#include <archive_entry.h>
#include <memory>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Wheel", text);
}

struct ArchiveCloser
{
    void operator()(archive* handle) const { archive_read_free(handle); }
};
using Archive = std::unique_ptr<archive, ArchiveCloser>;

/// One file of a wheel beyond this is refused: libtensorflow_cc of a CUDA build is below 2 GiB (zip's own limit
/// without zip64, and QByteArray's comfort).
constexpr qint64 largestEntry = Q_INT64_C(2047) * 1024 * 1024;

Result<QByteArray> entryData(archive* handle, archive_entry* entry, const QString& wheel)
{
    if (archive_entry_size(entry) > largestEntry)
        return Error{Error::Kind::Invalid, tr("%1 holds a file larger than 2 GiB.").arg(wheel)};
    QByteArray data;
    const void* block = nullptr;
    size_t size = 0;
    la_int64_t offset = 0;
    for (;;) {
        const int rc = archive_read_data_block(handle, &block, &size, &offset);
        if (rc == ARCHIVE_EOF)
            return data;
        if (rc != ARCHIVE_OK || data.size() + qint64(size) > largestEntry) {
            return Error{Error::Kind::Invalid,
                         tr("%1 is damaged: %2.").arg(wheel, QString::fromLocal8Bit(archive_error_string(handle)))};
        }
        data.append(static_cast<const char*>(block), qsizetype(size));
    }
}

Result<Wheel> fromFileName(const QString& path)
{
    Wheel wheel;
    wheel.fileName = QFileInfo(path).fileName();
    QStringList parts = wheel.fileName.chopped(wheel.fileName.endsWith(".whl"_L1) ? 4 : 0).split(u'-');
    // distribution-version(-build)?-python-abi-platform.whl
    if (!wheel.fileName.endsWith(".whl"_L1) || (parts.size() != 5 && parts.size() != 6)) {
        return Error{
            Error::Kind::Invalid, tr("%1 is not named like a wheel.").arg(wheel.fileName),
            tr("A wheel is named NAME-VERSION-PYTHON-ABI-PLATFORM.whl; keep the name that the build gave it.")};
    }
    wheel.distribution = parts.at(0);
    wheel.version = parts.at(1);
    wheel.platformTag = parts.takeLast();
    wheel.abiTag = parts.takeLast();
    wheel.pythonTag = parts.takeLast();
    return wheel;
}

QStringList headerLines(const QByteArray& text, QLatin1StringView key)
{
    QStringList values;
    for (const QString& line : QString::fromUtf8(text).split(u'\n')) {
        if (line.trimmed().isEmpty())
            break; // the body of METADATA begins
        if (line.startsWith(key))
            values.append(line.mid(key.size()).trimmed());
    }
    return values;
}

} // namespace

QString Wheel::machine() const
{
    QSet<QString> machines;
    for (const Binary& binary : binaries)
        machines.insert(binary.elf.machine);
    if (machines.isEmpty())
        return {};
    return machines.size() == 1 ? *machines.cbegin() : u"mixed"_s;
}

Result<Wheel> readWheel(const QString& path)
{
    if (!QFileInfo(path).isFile())
        return Error{Error::Kind::Missing, tr("There is no wheel %1.").arg(path)};
    auto wheel = fromFileName(path);
    if (!wheel)
        return wheel;
    const Archive handle(archive_read_new());
    archive_read_support_format_zip(handle.get());
    if (archive_read_open_filename(handle.get(), path.toLocal8Bit().constData(), 256 * 1024) != ARCHIVE_OK) {
        return Error{
            Error::Kind::Invalid,
            tr("%1 is not a wheel: %2.").arg(path, QString::fromLocal8Bit(archive_error_string(handle.get())))};
    }
    bool sawWheelFile = false;
    archive_entry* entry = nullptr;
    int rc = ARCHIVE_OK;
    while ((rc = archive_read_next_header(handle.get(), &entry)) == ARCHIVE_OK) {
        const QString name = QString::fromUtf8(archive_entry_pathname_utf8(entry));
        const bool metadata = name.endsWith(".dist-info/METADATA"_L1);
        const bool wheelFile = name.endsWith(".dist-info/WHEEL"_L1);
        const bool mayBeElf = name.contains(".so"_L1) || !name.section(u'/', -1).contains(u'.');
        if (!metadata && !wheelFile && !mayBeElf)
            continue;
        auto data = entryData(handle.get(), entry, path);
        if (!data)
            return data.error();
        if (metadata) {
            wheel->requires_ = headerLines(*data, "Requires-Dist:"_L1);
        } else if (wheelFile) {
            wheel->tags = headerLines(*data, "Tag:"_L1);
            sawWheelFile = true;
        } else if (looksLikeElf(*data)) {
            auto elf = readElf(*data, name);
            if (!elf)
                return elf.error();
            wheel->binaries.append({name, *elf});
        }
    }
    if (rc != ARCHIVE_EOF) {
        return Error{Error::Kind::Invalid,
                     tr("%1 is damaged: %2.").arg(path, QString::fromLocal8Bit(archive_error_string(handle.get())))};
    }
    if (!sawWheelFile)
        return Error{Error::Kind::Invalid, tr("%1 holds no WHEEL file, so it is not a wheel.").arg(path)};
    return wheel;
}

QString machineOfPlatformTag(const QString& tag)
{
    static const QList<std::pair<QLatin1StringView, QLatin1StringView>> endings{
        {"aarch64"_L1, "aarch64"_L1}, {"x86_64"_L1, "x86_64"_L1}, {"armv7l"_L1, "arm"_L1},
        {"armv6l"_L1, "arm"_L1},      {"armv8l"_L1, "arm"_L1},    {"i686"_L1, "i386"_L1}};
    for (const auto& [ending, machine] : endings) {
        if (tag.endsWith(ending))
            return machine;
    }
    return {};
}

QStringList inconsistencies(const Wheel& wheel)
{
    QStringList problems;
    const QString expected = QStringList{wheel.pythonTag, wheel.abiTag, wheel.platformTag}.join(u'-');
    // A compressed tag set ("py2.py3-none-any") is written as several Tag: lines.
    if (!expected.contains(u'.') && !wheel.tags.contains(expected)) {
        problems.append(
            tr("Its name says %1, but its WHEEL file says %2; pip believes the name, and later tools the file.")
                .arg(expected, wheel.tags.join(", "_L1)));
    }
    const QString machine = wheel.machine();
    const QString tagged = machineOfPlatformTag(wheel.platformTag);
    if (machine == "mixed"_L1) {
        QStringList list;
        for (const Wheel::Binary& binary : wheel.binaries)
            list.append(binary.path + " ("_L1 + binary.elf.machine + u')');
        problems.append(tr("Its binaries are for different machines: %1.").arg(list.join(", "_L1)));
    } else if (!machine.isEmpty() && machine != tagged) {
        problems.append(tr("It is tagged %1, but its binaries are for %2.").arg(wheel.platformTag, machine));
    }
    return problems;
}

} // namespace cw
