// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/monitor/memorysample.h"

#include "core/base/files.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr auto formatName = "crosswright-samples"_L1;
constexpr int formatVersion = 1;

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::MemorySample", text);
}

ProcessGroup groupFromName(const QString& name)
{
    for (const ProcessGroup group : {ProcessGroup::Server, ProcessGroup::Compiler, ProcessGroup::Linker}) {
        if (processGroupName(group) == name)
            return group;
    }
    return ProcessGroup::Other;
}

// "pid" and "st" (start) name the process; what is 0 or empty is left out, since there are thousands of these.
QJsonObject toJson(const ProcessReading& reading)
{
    QJsonObject object{
        {u"p"_s, reading.pid},     {u"st"_s, qint64(reading.start)}, {u"g"_s, processGroupName(reading.group)},
        {u"n"_s, reading.program}, {u"pk"_s, reading.peakKiB},       {u"a"_s, reading.firstMs},
        {u"z"_s, reading.lastMs}};
    if (!reading.what.isEmpty())
        object.insert(u"w"_s, reading.what);
    if (reading.residentKiB > 0)
        object.insert(u"r"_s, reading.residentKiB);
    if (reading.cpuMs > 0)
        object.insert(u"c"_s, reading.cpuMs);
    if (reading.state != '?')
        object.insert(u"x"_s, QString(QLatin1Char(reading.state)));
    return object;
}

ProcessReading readingFromJson(const QJsonObject& object)
{
    ProcessReading reading;
    reading.pid = object["p"_L1].toInteger();
    reading.start = quint64(object["st"_L1].toInteger());
    reading.group = groupFromName(object["g"_L1].toString());
    reading.program = object["n"_L1].toString();
    reading.what = object["w"_L1].toString();
    reading.residentKiB = object["r"_L1].toInteger();
    reading.peakKiB = object["pk"_L1].toInteger();
    reading.cpuMs = object["c"_L1].toInteger();
    reading.firstMs = object["a"_L1].toInteger();
    reading.lastMs = object["z"_L1].toInteger();
    const QByteArray state = object["x"_L1].toString().toLatin1();
    reading.state = state.isEmpty() ? '?' : state.front();
    return reading;
}

QJsonArray toJson(const QList<ProcessReading>& list)
{
    QJsonArray array;
    for (const ProcessReading& reading : list)
        array.append(toJson(reading));
    return array;
}

QList<ProcessReading> readingsFromJson(const QJsonValue& value)
{
    QList<ProcessReading> list;
    const QJsonArray array = value.toArray();
    for (const QJsonValue& item : array)
        list.append(readingFromJson(item.toObject()));
    return list;
}

std::optional<double> optionalNumber(const QJsonValue& value)
{
    return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
}

double rounded(double percent)
{
    return std::round(percent * 100) / 100;
}

MemorySample fromJson(const QJsonObject& object)
{
    MemorySample found;
    found.t = object["t"_L1].toInteger();
    const QJsonArray resident = object["rss"_L1].toArray();
    for (qsizetype i = 0; i < std::min<qsizetype>(resident.size(), processGroupCount); ++i)
        found.residentKiB[std::size_t(i)] = resident[i].toInteger();
    found.compilers = object["nc"_L1].toInt();
    found.linkers = object["nl"_L1].toInt();
    found.processes = object["np"_L1].toInt();
    found.stopped = object["ns"_L1].toInt();
    found.availableKiB = object["av"_L1].toInteger();
    found.swapUsedKiB = object["sw"_L1].toInteger();
    found.pressureSome = optionalNumber(object["ps"_L1]);
    found.pressureFull = optionalNumber(object["pf"_L1]);
    found.largest = readingsFromJson(object["top"_L1]);
    found.ended = readingsFromJson(object["end"_L1]);
    return found;
}

} // namespace

QByteArray toLine(const MemorySample& measurement)
{
    QJsonArray resident;
    for (const qint64 kib : measurement.residentKiB)
        resident.append(kib);
    QJsonObject object{{u"t"_s, measurement.t},
                       {u"rss"_s, resident},
                       {u"nc"_s, measurement.compilers},
                       {u"np"_s, measurement.processes},
                       {u"av"_s, measurement.availableKiB},
                       {u"sw"_s, measurement.swapUsedKiB}};
    if (measurement.linkers > 0)
        object.insert(u"nl"_s, measurement.linkers);
    if (measurement.stopped > 0)
        object.insert(u"ns"_s, measurement.stopped);
    if (measurement.pressureSome)
        object.insert(u"ps"_s, rounded(*measurement.pressureSome));
    if (measurement.pressureFull)
        object.insert(u"pf"_s, rounded(*measurement.pressureFull));
    if (!measurement.largest.isEmpty())
        object.insert(u"top"_s, toJson(measurement.largest));
    if (!measurement.ended.isEmpty())
        object.insert(u"end"_s, toJson(measurement.ended));
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

Result<MemorySample> memorySampleFromLine(QByteArrayView line)
{
    const QJsonDocument document = QJsonDocument::fromJson(line.toByteArray());
    if (!document.isObject() || !document.object()["t"_L1].isDouble())
        return Error{Error::Kind::Invalid, tr("The line is no memory measurement.")};
    return fromJson(document.object());
}

QByteArray memorySamplesHeader()
{
    return QJsonDocument(QJsonObject{{u"format"_s, QString(formatName)}, {u"version"_s, formatVersion}})
        .toJson(QJsonDocument::Compact);
}

Result<QList<MemorySample>> readMemorySamples(const QString& path)
{
    const Result<QByteArray> text = files::read(path);
    if (!text)
        return text.error();
    QList<MemorySample> found;
    const QList<QByteArray> lines = text->split('\n');
    const QJsonObject header = QJsonDocument::fromJson(lines.first()).object();
    if (header["format"_L1].toString() != formatName)
        return Error{Error::Kind::Invalid, tr("%1 holds no memory measurements.").arg(path)};
    if (header["version"_L1].toInt() > formatVersion) {
        return Error{Error::Kind::Newer, tr("%1 was written by a newer version of Crosswright.").arg(path),
                     tr("Use that version to read it.")};
    }
    for (const QByteArray& line : lines.sliced(1)) {
        if (const Result<MemorySample> measurement = memorySampleFromLine(line))
            found.append(*measurement);
    }
    return found;
}

} // namespace cw
