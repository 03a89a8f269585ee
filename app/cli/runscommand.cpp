// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/runscommand.h"

#include "app/cli/runview.h"

#include <QJsonArray>
#include <QMap>

using namespace Qt::StringLiterals;

namespace cw::cli {

QString RunsCommand::summary() const
{
    return tr("list the runs, the newest first");
}

void RunsCommand::describe(QCommandLineParser& parser) const
{
    parser.addOption({u"last"_s, tr("Only so many of the newest."), u"N"_s});
}

int RunsCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (!arguments.isEmpty())
        return usageError(console, tr("runs takes no argument."), *this);
    QList<RunDirectory> runs = RunDirectory::all();
    if (parser.isSet(u"last"_s)) {
        bool fine = false;
        const int count = parser.value(u"last"_s).toInt(&fine);
        if (!fine || count < 0)
            return usageError(console, tr("--last needs a number."), *this);
        runs = runs.mid(0, count);
    }
    QList<RunStatus> all;
    QMap<QString, QString> continuedBy;
    for (const RunDirectory& run : std::as_const(runs)) {
        all.append(RunReader::statusOf(run));
        if (!all.last().continues.isEmpty())
            continuedBy.insert(all.last().continues, run.id());
    }
    QJsonArray list;
    for (qsizetype i = 0; i < runs.size(); ++i) {
        const RunStatus& status = all[i];
        const QString next = continuedBy.value(runs[i].id());
        if (console.json) {
            QJsonObject object = status.toJson();
            object.insert("path"_L1, runs[i].path());
            if (!next.isEmpty())
                object.insert("continued_by"_L1, next);
            list.append(object);
            continue;
        }
        const qint64 end = status.isOver() ? status.ended : status.now();
        QString line = runs[i].id() + "  "_L1 + status.stateName().leftJustified(10) + "  "_L1
                       + RunView::duration(end - status.created).leftJustified(12) + "  "_L1 + status.title;
        if (!next.isEmpty())
            line += tr("  (continued by %1)").arg(next);
        console.data(line);
    }
    if (console.json)
        console.object({{"runs"_L1, list}});
    else if (runs.isEmpty())
        console.note(tr("There is no run yet. \"crosswright build FILE\" starts one."));
    return Ok;
}

} // namespace cw::cli
