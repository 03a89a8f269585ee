// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/memorychart.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::memoryChart", text);
}

constexpr double width = 900;
constexpr double height = 240;
constexpr double left = 56;
constexpr double right = 130;
constexpr double bottom = 28;

/// A round step (1, 2 or 5 times a power of ten) that gives at most five lines.
double roundStep(double top)
{
    double step = 0.1;
    while (top / step > 5) {
        for (const double factor : {2.0, 2.5, 2.0}) {
            if (top / step <= 5)
                break;
            step *= factor;
        }
    }
    return step;
}

QList<MemorySample> thinned(const QList<MemorySample>& all)
{
    const auto buckets = qsizetype((width - left - right) / 2);
    if (all.size() <= buckets)
        return all;
    QList<MemorySample> result;
    for (qsizetype i = 0; i < buckets; ++i) {
        const auto from = all.begin() + i * all.size() / buckets;
        const auto to = all.begin() + (i + 1) * all.size() / buckets;
        result.append(*std::max_element(
            from, to, [](const MemorySample& a, const MemorySample& b) { return a.totalKiB() < b.totalKiB(); }));
    }
    return result;
}

} // namespace

QString memoryChart(const QList<MemorySample>& measurements, int limitMiB)
{
    if (measurements.isEmpty())
        return {};
    const QList<MemorySample> points = thinned(measurements);
    const qint64 begin = points.first().t;
    const double span = std::max<double>(1, double(points.last().t - begin));
    qint64 peakKiB = 0;
    for (const MemorySample& point : points)
        peakKiB = std::max(peakKiB, point.totalKiB());
    const double top = std::max(double(peakKiB) / 1024 / 1024, limitMiB / 1024.0) * 1.05;
    const auto x = [&](qint64 t) { return left + (width - left - right) * double(t - begin) / span; };
    const auto y = [&](double gib) { return 8 + (height - bottom - 8) * (1 - gib / top); };
    const auto number = [](double value) { return QString::number(value, 'f', 1); };

    QString svg = u"<svg viewBox=\"0 0 %1 %2\" role=\"img\" aria-label=\"%3\">"_s.arg(width).arg(height).arg(
        tr("Memory over time"));
    const double step = roundStep(top);
    for (int i = 0; i * step <= top; ++i) {
        const double line = i * step;
        svg +=
            u"<line class=\"grid\" x1=\"%1\" x2=\"%2\" y1=\"%3\" y2=\"%3\"/><text x=\"%4\" y=\"%5\" text-anchor=\"end\">%6</text>"_s
                .arg(number(left), number(width - right), number(y(line)), number(left - 6), number(y(line) + 4),
                     QLocale().toString(line, 'g', 3));
    }
    // The steadiest group at the bottom, so that the others' movement can be seen.
    const std::array<std::pair<ProcessGroup, const char*>, processGroupCount> groups{
        {{ProcessGroup::Server, "server"},
         {ProcessGroup::Other, "other"},
         {ProcessGroup::Compiler, "compiler"},
         {ProcessGroup::Linker, "linker"}}};
    QList<double> below(points.size(), 0.0);
    for (const auto& [group, name] : groups) {
        QStringList upper;
        QStringList lower;
        for (qsizetype i = 0; i < points.size(); ++i) {
            const double base = below.at(i);
            below[i] = base + double(points.at(i).residentKiB.at(std::size_t(group))) / 1024 / 1024;
            upper.append(number(x(points.at(i).t)) + u',' + number(y(below.at(i))));
            lower.prepend(number(x(points.at(i).t)) + u',' + number(y(base)));
        }
        svg += u"<polygon class=\"%1\" points=\"%2 %3\"/>"_s.arg(QLatin1StringView(name), upper.join(u' '),
                                                                 lower.join(u' '));
    }
    if (limitMiB > 0) {
        const double at = y(limitMiB / 1024.0);
        svg +=
            u"<line class=\"limit\" x1=\"%1\" x2=\"%2\" y1=\"%3\" y2=\"%3\"/><text class=\"limit\" x=\"%4\" y=\"%5\">%6</text>"_s
                .arg(number(left), number(width - right), number(at), number(width - right + 6), number(at + 4),
                     tr("limit %1 GiB").arg(QLocale().toString(limitMiB / 1024.0, 'f', 1)));
    }
    svg += u"<text x=\"%1\" y=\"%2\">0:00</text><text x=\"%3\" y=\"%2\" text-anchor=\"end\">%4:%5</text></svg>"_s
               .arg(number(left), number(height - 8), number(width - right))
               .arg(qint64(span) / 60000)
               .arg(qint64(span) / 1000 % 60, 2, 10, QLatin1Char('0'));
    return svg;
}

} // namespace cw
