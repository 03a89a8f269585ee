// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/htmlreport.h"

#include "core/base/safetext.h"
#include "core/config/configuration.h"
#include "core/config/field.h"
#include "core/report/memorychart.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonArray>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::htmlReport", text);
}

QString escaped(const QString& text)
{
    return safe::html(text);
}

QString duration(qint64 milliseconds)
{
    const qint64 seconds = milliseconds / 1000;
    if (seconds < 60)
        return tr("%1 s").arg(QLocale().toString(double(milliseconds) / 1000, 'f', 1));
    return u"%1:%2:%3"_s.arg(seconds / 3600)
        .arg(seconds / 60 % 60, 2, 10, QLatin1Char('0'))
        .arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

/// A table; cells are HTML already.
QString table(const QStringList& heads, const QList<QStringList>& rows)
{
    QString html = u"<table><thead><tr>"_s;
    for (const QString& head : heads)
        html += u"<th>"_s + escaped(head) + u"</th>"_s;
    html += u"</tr></thead><tbody>"_s;
    for (const QStringList& row : rows) {
        html += u"<tr>"_s;
        for (const QString& cell : row)
            html += u"<td>"_s + cell + u"</td>"_s;
        html += u"</tr>"_s;
    }
    return html + u"</tbody></table>"_s;
}

QString section(const QString& title, const QString& content)
{
    return content.isEmpty() ? QString() : u"<h2>"_s + escaped(title) + u"</h2>"_s + content;
}

QString stepName(StepStatus::State state)
{
    switch (state) {
    case StepStatus::State::Running: return tr("did not end");
    case StepStatus::State::Succeeded: return tr("done");
    case StepStatus::State::Skipped: return tr("not needed");
    case StepStatus::State::Failed: break;
    }
    return tr("failed");
}

QString stepsTable(const RunRecord& record)
{
    QList<QStringList> rows;
    for (const StepStatus& step : record.status.steps)
        rows.append({escaped(step.title), stepName(step.state),
                     step.ended > 0 ? duration(step.ended - step.started) : QString(), escaped(step.sentence)});
    return rows.isEmpty() ? QString() : table({tr("Step"), tr("Result"), tr("Time"), tr("Why")}, rows);
}

QString artifactsTable(const RunRecord& record)
{
    QList<QStringList> rows;
    for (const Artifact& artifact : record.artifacts.artifacts)
        rows.append({escaped(artifact.name), escaped(artifact.kind), QLocale().formattedDataSize(artifact.bytes),
                     u"<code>"_s + escaped(artifact.sha256) + u"</code>"_s});
    return rows.isEmpty() ? QString() : table({tr("Artifact"), tr("Kind"), tr("Size"), tr("SHA-256")}, rows);
}

QString verdicts(const RunRecord& record)
{
    QList<QStringList> rows;
    for (const QJsonObject& entry : record.deployments) {
        const QJsonObject deployment = entry.value("deployment"_L1).toObject();
        const QJsonObject smoke = deployment.value("smoke"_L1).toObject();
        const bool passed = entry.value("result"_L1).toString() == "passed"_L1;
        QStringList details{passed ? tr("seed %1: answered %2, expected %3")
                                         .arg(smoke.value("seed"_L1).toString(), smoke.value("answer"_L1).toString(),
                                              smoke.value("expected"_L1).toString())
                                   : entry.value("error"_L1).toString()};
        for (const QJsonValue& line : smoke.value("details"_L1).toArray())
            details.append(line.toString());
        rows.append({escaped(entry.value("time"_L1).toString()), escaped(entry.value("device"_L1).toString()),
                     escaped(smoke.value("machine"_L1).toString()),
                     passed ? u"<b class=\"good\">"_s + tr("proved") + u"</b>"_s
                            : u"<b class=\"bad\">"_s + tr("failed") + u"</b>"_s,
                     escaped(details.join(u' '))});
    }
    return rows.isEmpty() ? QString()
                          : table({tr("When"), tr("Device"), tr("Machine"), tr("Verdict"), tr("Details")}, rows);
}

QString configurationTable(const RunRecord& record)
{
    const auto configuration = Configuration::fromJson(record.plan.configuration);
    if (!configuration)
        return {};
    QList<QStringList> rows;
    for (auto it = configuration->values().cbegin(); it != configuration->values().cend(); ++it) {
        const auto field = findField(it.key());
        rows.append({escaped(it.key()),
                     u"<code>"_s + escaped(field ? printValue(*field, it->value) : QString()) + u"</code>"_s,
                     escaped(it->from.text())});
    }
    return table({tr("Field"), tr("Value"), tr("Where from")}, rows);
}

QString commands(const RunRecord& record)
{
    QString html;
    for (const PlanStep& step : record.plan.steps) {
        if (step.program.isEmpty())
            continue;
        html += u"<p><b>"_s + escaped(step.title) + u"</b> "_s + escaped(step.why) + u"</p><pre>"_s
                + escaped(QStringList(QStringList{step.program} + step.allArguments()).join(u"\n    "_s)) + u"</pre>"_s;
    }
    return html;
}

QString filesTable(const RunRecord& record)
{
    QList<QStringList> rows;
    for (const PlanFile& file : record.plan.files) {
        if (file.group != "source"_L1)
            rows.append({u"<code>"_s + escaped(file.path) + u"</code>"_s, escaped(file.why)});
    }
    return rows.isEmpty() ? QString() : table({tr("File"), tr("Why")}, rows);
}

constexpr QLatin1StringView style{R"(
:root{color-scheme:light dark;--text:#1a1e23;--dim:#56606b;--line:#dce0e5;--back:#fff;--good:#156b44;--bad:#b3261e;--caution:#8a5300;--limit:#c62828;--server:#87919c;--other:#bdc4cc;--compiler:#0072b2;--linker:#009e73}
@media(prefers-color-scheme:dark){:root{--text:#e6e9ed;--dim:#a3acb6;--line:#34393f;--back:#191b1f;--good:#6ccb9c;--bad:#ff9a90;--caution:#f0b44c;--limit:#ff6b60;--server:#7d8792;--other:#525a63;--compiler:#56b4e9;--linker:#14b585}}
body{font:15px/1.5 system-ui,sans-serif;color:var(--text);background:var(--back);max-width:960px;margin:32px auto;padding:0 16px}
h1{font-size:22px;margin:0}h2{font-size:16px;margin:32px 0 8px}p{margin:4px 0}.dim{color:var(--dim)}.good{color:var(--good)}.bad{color:var(--bad)}.caution{color:var(--caution)}
table{border-collapse:collapse;width:100%;font-size:14px}th{text-align:left;font-weight:500;color:var(--dim)}td,th{border-bottom:1px solid var(--line);padding:4px 12px 4px 0;vertical-align:top}
code,pre{font:13px/1.5 ui-monospace,monospace;overflow-wrap:anywhere;white-space:pre-wrap}
svg{width:100%;font:12px system-ui,sans-serif}svg text{fill:var(--dim)}.grid{stroke:var(--line)}line.limit{stroke:var(--limit);stroke-width:1.5}svg text.limit{fill:var(--limit)}
.server{fill:var(--server)}.other{fill:var(--other)}.compiler{fill:var(--compiler)}.linker{fill:var(--linker)}
.key{display:inline-block;width:10px;height:10px;margin:0 4px 0 12px}.key.server{background:var(--server)}.key.other{background:var(--other)}.key.compiler{background:var(--compiler)}.key.linker{background:var(--linker)}
)"};

QString legend()
{
    return u"<p class=\"dim\"><i class=\"key server\"></i>%1<i class=\"key other\"></i>%2<i class=\"key compiler\"></i>%3<i class=\"key linker\"></i>%4 (GiB)</p>"_s
        .arg(tr("Bazel"), tr("other"), tr("compilers"), tr("linkers"));
}

} // namespace

QByteArray htmlReport(const RunRecord& record)
{
    const RunStatus& status = record.status;
    const QString chart = memoryChart(record.measurements, record.plan.ramMiB);
    const QString when = QDateTime::fromMSecsSinceEpoch(status.created).toUTC().toString(Qt::ISODate);
    QString html =
        u"<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">"
        "<title>%1</title><style>%2</style></head><body><h1>%1</h1>"_s.arg(escaped(record.plan.title), style);
    html += u"<p><b class=\"%1\">%2</b> <span class=\"dim\">%3, %4, %5</span></p>"_s.arg(
        status.state == RunStatus::State::Succeeded ? u"good"_s : u"bad"_s, escaped(status.stateName()),
        escaped(record.id), when,
        status.ended > status.started && status.started > 0 ? duration(status.ended - status.started) : tr("not over"));
    if (!status.sentence.isEmpty())
        html += u"<p>"_s + escaped(status.sentence) + u"</p>"_s;
    for (const QString& limit : status.limits) {
        if (limit != status.sentence)
            html += u"<p class=\"caution\">"_s + escaped(limit) + u"</p>"_s;
    }
    html += section(tr("Device's verdict"), verdicts(record));
    html += section(tr("Memory"), chart.isEmpty() ? QString() : chart + legend());
    html += section(tr("Steps"), stepsTable(record));
    html += section(tr("Artifacts"), artifactsTable(record));
    html += section(tr("Configuration"), configurationTable(record));
    html += section(tr("Files written"), filesTable(record));
    html += section(tr("Commands"), commands(record));
    html += u"<p class=\"dim\">"_s + tr("Plan %1").arg(record.plan.hash()) + u" · Crosswright "_s
            + QStringLiteral(CROSSWRIGHT_VERSION) + u"</p></body></html>\n"_s;
    return html.toUtf8();
}

} // namespace cw
