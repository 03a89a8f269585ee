// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/limit.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int most = std::numeric_limits<int>::max();
constexpr double mostParts = 100; // "HOST_CPUS*2" is meant; beyond this somebody forgot a point

// A number as people and Bazel write it: 4, 0.5, .5, 2048.0
const QString number = u"([0-9]+(?:\\.[0-9]*)?|\\.[0-9]+)"_s;

QRegularExpressionMatch match(const QRegularExpression& pattern, const QString& text)
{
    return pattern.match(text);
}

QRegularExpression whole(const QString& pattern)
{
    return QRegularExpression("^(?:"_L1 + pattern + ")$"_L1, QRegularExpression::CaseInsensitiveOption);
}

/// A whole number from 1, out of text that the patterns let through.
std::optional<int> wholeNumber(const QString& text, qint64 factor = 1)
{
    const double value = text.toDouble() * double(factor);
    if (!(value >= 1) || value > double(most))
        return {};
    return int(std::floor(value));
}

/// "2048", "4G", "1.5 GiB", "512 MB" as MiB. Without a unit it is MiB, which have no parts ("2048.0" is fine).
std::optional<int> size(const QString& text)
{
    static const QRegularExpression pattern = whole(number + u"\\s*([mg])?(?:i?b)?"_s);
    const auto found = match(pattern, text);
    if (!found.hasMatch())
        return {};
    const QString unit = found.captured(2).toLower();
    if (unit.isEmpty()) {
        const double value = found.captured(1).toDouble();
        // A B alone would be bytes.
        if (text.endsWith(u'b', Qt::CaseInsensitive) || value != std::floor(value))
            return {};
    }
    return wholeNumber(found.captured(1), unit == "g"_L1 ? 1024 : 1);
}

std::optional<Limit> allBut(std::optional<int> amount)
{
    return amount ? std::optional<Limit>({Limit::Form::AllBut, *amount}) : std::nullopt;
}

std::optional<Limit> partOf(double part)
{
    if (!(part > 0) || part > mostParts)
        return {};
    return Limit{Limit::Form::Part, 0, part};
}

/// What is alike for both fields: a percentage, and a part of the machine's.
std::optional<Limit> parsePart(const QString& machine, const QString& text)
{
    static const QRegularExpression percent = whole(number + u"\\s*%"_s);
    if (const auto found = match(percent, text); found.hasMatch())
        return partOf(found.captured(1).toDouble() / 100);
    const auto found = match(whole(machine + u"(?:\\s*\\*\\s*"_s + number + u")?"_s), text);
    if (!found.hasMatch())
        return {};
    return partOf(found.captured(1).isEmpty() ? 1 : found.captured(1).toDouble());
}

std::optional<Limit> parseMemory(const QString& text)
{
    if (const auto fixed = size(text))
        return Limit{Limit::Form::Fixed, *fixed};
    if (const auto part = parsePart(u"HOST_RAM"_s, text))
        return part;
    static const QRegularExpression less = whole(u"HOST_RAM\\s*-\\s*(.+)|leave\\s+(.+?)(?:\\s+free)?"_s);
    if (const auto found = match(less, text); found.hasMatch())
        return allBut(size(found.captured(1).isEmpty() ? found.captured(2) : found.captured(1)));
    static const QRegularExpression three = whole(number + u"\\s*,\\s*"_s + number + u"\\s*,\\s*"_s + number);
    if (const auto found = match(three, text); found.hasMatch()) {
        const auto memory = wholeNumber(found.captured(1));
        const double cores = found.captured(2).toDouble();
        if (memory && cores > 0 && cores <= most)
            return Limit{Limit::Form::Resources, *memory, 0, cores, found.captured(3).toDouble()};
    }
    return {};
}

std::optional<Limit> parseJobs(const QString& text)
{
    static const QRegularExpression fixed = whole(u"[0-9]+"_s);
    if (match(fixed, text).hasMatch()) {
        const auto jobs = wholeNumber(text);
        return jobs ? std::optional<Limit>({Limit::Form::Fixed, *jobs}) : std::nullopt;
    }
    if (const auto part = parsePart(u"HOST_CPUS"_s, text))
        return part;
    static const QRegularExpression less =
        whole(u"HOST_CPUS\\s*-\\s*([0-9]+)|leave\\s+([0-9]+)(?:\\s+cores?)?(?:\\s+free)?"_s);
    if (const auto found = match(less, text); found.hasMatch())
        return allBut(wholeNumber(found.captured(1).isEmpty() ? found.captured(2) : found.captured(1)));
    return {};
}

} // namespace

int Limit::on(qint64 there) const
{
    double value = amount;
    if (form == Form::Part)
        value = std::floor(double(there) * part);
    else if (form == Form::AllBut)
        value = double(there - amount);
    return int(std::clamp(value, 1.0, double(most)));
}

std::optional<Limit> Limit::parse(Of of, const QString& text)
{
    const QString trimmed = text.trimmed();
    return of == Of::Memory ? parseMemory(trimmed) : parseJobs(trimmed);
}

std::optional<Limit> Limit::of(Of of, const QJsonValue& value)
{
    if (value.isDouble()) {
        const qint64 number = value.toInteger();
        return number >= 1 && number <= most ? std::optional<Limit>({Form::Fixed, int(number)}) : std::nullopt;
    }
    bool plain = false;
    (void)value.toString().trimmed().toDouble(&plain);
    return value.isString() && !plain ? parse(of, value.toString()) : std::nullopt;
}

QJsonValue Limit::toJson(const Limit& limit, const QString& text)
{
    return limit.form == Form::Fixed ? QJsonValue(limit.amount) : QJsonValue(text.trimmed());
}

QString Limit::forms(Of of)
{
    return of == Of::Memory
               ? QCoreApplication::translate("cw::Limit",
                                             "a size such as 2048 (MiB) or 4GiB is expected, a part such as 50% or "
                                             "HOST_RAM*.5, what stays free as in HOST_RAM-4GiB or \"leave 4 GiB\", or "
                                             "RAM,CPU,IO as in Bazel's old --local_resources")
               : QCoreApplication::translate("cw::Limit",
                                             "a whole number from 1 is expected, a part such as 50% or HOST_CPUS*.5, "
                                             "or what stays free as in HOST_CPUS-1 or \"leave 1\"");
}

} // namespace cw
