// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deploy/wheel.h"

#include "core/deploy/ziparchive.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Wheel", text);
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
    const auto archive = ZipArchive::open(path);
    if (!archive)
        return archive.error();
    wheel->unpackedBytes = archive->unpackedBytes();
    bool sawWheelFile = false;
    for (const ZipEntry& entry : archive->entries()) {
        const bool metadata = entry.name.endsWith(".dist-info/METADATA");
        const bool wheelFile = entry.name.endsWith(".dist-info/WHEEL");
        // A further folder of that kind, below the first level, is a vendored package's.
        if ((!metadata && !wheelFile) || entry.name.count('/') != 1)
            continue;
        const auto text = archive->text(entry, ziplimits::textBytes);
        if (!text)
            return text.error();
        if (metadata)
            wheel->requires_ = headerLines(*text, "Requires-Dist:"_L1);
        else
            wheel->tags = headerLines(*text, "Tag:"_L1);
        sawWheelFile = sawWheelFile || wheelFile;
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
