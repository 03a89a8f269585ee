// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/reportcommand.h"

#include "core/base/files.h"
#include "core/plan/plantext.h"
#include "core/report/htmlreport.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::ReportCommand", text);
}

void print(const Console& console, const RunRecord& record)
{
    const RunStatus& status = record.status;
    const bool good = status.state == RunStatus::State::Succeeded;
    console.data(console.toned(record.plan.title, Console::Tone::Strong));
    console.data(
        tr("Run %1: %2")
            .arg(record.id, console.toned(status.stateName(), good ? Console::Tone::Good : Console::Tone::Bad)));
    if (!status.sentence.isEmpty())
        console.data("  "_L1 + status.sentence);
    for (const QString& limit : status.limits) {
        if (limit != status.sentence)
            console.data("  "_L1 + console.toned(limit, Console::Tone::Caution));
    }
    if (status.ended > status.started && status.started > 0)
        console.data(tr("  took %1 s, %2")
                         .arg(QString::number((status.ended - status.started) / 1000), plantext::limits(record.plan)));
    qint64 peakKiB = 0;
    int compilers = 0;
    for (const MemorySample& measurement : record.measurements) {
        peakKiB = std::max(peakKiB, measurement.totalKiB());
        compilers = std::max(compilers, measurement.compilers);
    }
    if (!record.measurements.isEmpty())
        console.data(tr("  peak memory %1 MiB, at most %2 compilers at once (%3 measurements)")
                         .arg(peakKiB / 1024)
                         .arg(compilers)
                         .arg(record.measurements.size()));
    for (const Artifact& artifact : record.artifacts.artifacts)
        console.data(tr("  made %1 (%2, SHA-256 %3)")
                         .arg(artifact.name, QLocale::c().formattedDataSize(artifact.bytes), artifact.sha256));
    for (const QJsonObject& entry : record.deployments) {
        const QString device = entry.value("device"_L1).toString();
        if (entry.value("result"_L1).toString() == "passed"_L1) {
            const QJsonObject smoke = entry.value("deployment"_L1).toObject().value("smoke"_L1).toObject();
            QStringList proof;
            if (const QString answer = smoke.value("answer"_L1).toString(); !answer.isEmpty())
                proof.append(tr("seed %1, answer %2").arg(smoke.value("seed"_L1).toString(), answer));
            for (const QJsonValue& line : smoke.value("details"_L1).toArray())
                proof.append(line.toString());
            console.data(console.toned(
                tr("  proved on %1 (%2): %3").arg(device, smoke.value("machine"_L1).toString(), proof.join(u' ')),
                Console::Tone::Good));
        } else {
            console.data(console.toned(tr("  not proved on %1: %2").arg(device, entry.value("error"_L1).toString()),
                                       Console::Tone::Bad));
        }
    }
}

} // namespace

QString ReportCommand::name() const
{
    return u"report"_s;
}

QString ReportCommand::summary() const
{
    return tr("What a run did, what it made, and what the device said");
}

void ReportCommand::describe(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(u"RUN"_s, tr("A run's id or a unique beginning; the newest when left out."),
                                 u"[RUN]"_s);
    parser.addOption({u"html"_s, tr("Write a self-contained page to FILE."), u"FILE"_s});
}

int ReportCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (arguments.size() > 1)
        return usageError(console, tr("Name one run."), *this);
    const auto run = RunDirectory::find(arguments.value(0));
    if (!run) {
        console.error(run.error());
        return exitCodeFor(run.error());
    }
    const auto record = RunRecord::load(*run);
    if (!record) {
        console.error(record.error());
        return exitCodeFor(record.error());
    }
    if (parser.isSet(u"html"_s)) {
        const auto written = files::write(parser.value(u"html"_s), htmlReport(*record));
        if (!written) {
            console.error(written.error());
            return exitCodeFor(written.error());
        }
        console.note(tr("Wrote %1.").arg(parser.value(u"html"_s)));
    }
    if (console.json)
        console.object(record->toJson());
    else
        print(console, *record);
    return Ok;
}

} // namespace cw::cli
