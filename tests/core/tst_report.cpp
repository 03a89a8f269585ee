// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/base/json.h"
#include "core/report/htmlreport.h"
#include "core/report/memorychart.h"
#include "core/run/journal.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using namespace cw;

/// Reports of runs whose directories are written here, as a runner would.
class TstReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aRunIsReadWhole();
    void aTornDeploymentLineIsLeftOut();
    void nothingOfTheRunCanBecomeMarkup();
    void thePageLoadsNothing();
    void theChartKeepsThePeak();
    void withoutMeasurementsThereIsNoChart();

private:
    Plan plan() const;
    MemorySample measurement(qint64 t, qint64 mib) const;
    std::unique_ptr<QTemporaryDir> m_state;
};

void TstReport::init()
{
    m_state = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", m_state->path().toUtf8());
    qputenv("XDG_RUNTIME_DIR", m_state->path().toUtf8());
}

Plan TstReport::plan() const
{
    Plan plan;
    plan.title = u"<script>alert(1)</script> & \"title\""_s;
    plan.ramMiB = 2048;
    plan.jobs = 2;
    plan.steps.append({.id = u"build"_s,
                       .title = u"Build <b>"_s,
                       .why = u"because"_s,
                       .program = u"bazel"_s,
                       .arguments = {u"--flag=<x>"_s}});
    plan.files.append({u"/x/<file>"_s, 0644, "text", u"why <i>"_s, u"toolchain"_s});
    return plan;
}

MemorySample TstReport::measurement(qint64 t, qint64 mib) const
{
    MemorySample result;
    result.t = t;
    result.residentKiB[std::size_t(ProcessGroup::Compiler)] = mib * 1024;
    return result;
}

void TstReport::aRunIsReadWhole()
{
    const auto run = RunDirectory::create(plan());
    QVERIFY(run);
    QVERIFY(files::write(run->measurementsFile(), memorySamplesHeader() + '\n' + toLine(measurement(0, 100)) + '\n'
                                                      + toLine(measurement(500, 300)) + '\n'));
    QVERIFY(files::write(run->path() + u"/deployments.jsonl"_s, "{\"device\":\"d\",\"result\":\"passed\"}\n"));
    const auto record = RunRecord::load(*run);
    QVERIFY2(record, record ? "" : qPrintable(record.error().sentence()));
    QCOMPARE(record->plan, plan());
    QCOMPARE(record->measurements.size(), 2);
    QCOMPARE(record->measurements.last().totalKiB(), 300 * 1024);
    QCOMPARE(record->deployments.size(), 1);
    QCOMPARE(record->status.state, RunStatus::State::Created);
    QCOMPARE(record->toJson().value("run"_L1).toString(), run->id());
}

void TstReport::aTornDeploymentLineIsLeftOut()
{
    const auto run = RunDirectory::create(plan());
    QVERIFY(run);
    QVERIFY(files::write(run->path() + u"/deployments.jsonl"_s,
                         "{\"device\":\"d\",\"result\":\"passed\"}\n{\"device\":\"e\",\"res"));
    const auto record = RunRecord::load(*run);
    QVERIFY(record);
    QCOMPARE(record->deployments.size(), 1);
}

void TstReport::nothingOfTheRunCanBecomeMarkup()
{
    RunRecord record;
    record.plan = plan();
    record.id = u"20261121-<1>"_s;
    record.artifacts.artifacts.append({u"<artifact>"_s, {}, u"wheel"_s, {}, 1, u"00"_s});
    record.deployments.append({{"device"_L1, u"<device>"_s}, {"result"_L1, u"failed"_s}, {"error"_L1, u"<error>"_s}});
    const QString html = QString::fromUtf8(htmlReport(record));
    for (const QString& word :
         {u"<script>"_s, u"<artifact>"_s, u"<device>"_s, u"<error>"_s, u"<file>"_s, u"<x>"_s, u"<1>"_s, u"<i>"_s})
        QVERIFY2(!html.contains(word), qPrintable(word));
    for (const QString& word : {u"&lt;script&gt;"_s, u"&lt;artifact&gt;"_s, u"&lt;error&gt;"_s, u"--flag=&lt;x&gt;"_s})
        QVERIFY2(html.contains(word), qPrintable(word));
}

void TstReport::thePageLoadsNothing()
{
    RunRecord record;
    record.plan = plan();
    record.measurements = {measurement(0, 10), measurement(1000, 20)};
    const QString html = QString::fromUtf8(htmlReport(record));
    static const QRegularExpression outside(u"(src|href)=|url\\(|@import|https?:"_s);
    QVERIFY(!outside.match(html).hasMatch());
}

void TstReport::theChartKeepsThePeak()
{
    // 10,000 measurements for some 350 points: a spike of one single measurement must still be drawn.
    QList<MemorySample> measurements;
    for (int i = 0; i < 10000; ++i)
        measurements.append(measurement(i * 500, i == 6789 ? 4000 : 1000));
    const QString svg = memoryChart(measurements, 2048);
    QXmlStreamReader reader(svg);
    double lowest = 1e9;
    int areas = 0;
    int limits = 0;
    while (!reader.atEnd()) {
        reader.readNext();
        if (!reader.isStartElement())
            continue;
        const auto attributes = reader.attributes();
        limits += reader.name() == u"line" && attributes.value("class"_L1) == u"limit" ? 1 : 0;
        if (reader.name() != u"polygon")
            continue;
        ++areas;
        for (const QString& point : attributes.value("points"_L1).toString().split(u' '))
            lowest = std::min(lowest, point.section(u',', 1).toDouble());
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(areas, processGroupCount);
    QCOMPARE(limits, 1);
    // The scale ends 5 % above the peak: it stands close to the top (y grows downwards), a 1000 MiB plateau does not.
    QVERIFY2(lowest < 25, qPrintable(QString::number(lowest)));
}

void TstReport::withoutMeasurementsThereIsNoChart()
{
    QCOMPARE(memoryChart({}, 2048), QString());
    RunRecord record;
    record.plan = plan();
    QVERIFY(!htmlReport(record).contains("<svg"));
}

QTEST_GUILESS_MAIN(TstReport)
#include "tst_report.moc"
