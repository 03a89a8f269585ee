// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/statuscommand.h"

#include "app/cli/runview.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace cw::cli {

QString StatusCommand::summary() const
{
    return tr("say how a run stands");
}

void StatusCommand::describe(QCommandLineParser& parser) const
{
    parser.addPositionalArgument(u"RUN"_s, tr("Id, the beginning of one, or folder; the newest run without it."),
                                 u"[RUN]"_s);
}

int StatusCommand::run(const QCommandLineParser&, const QStringList& arguments, Console& console)
{
    if (arguments.size() > 1)
        return usageError(console, tr("status takes one run."), *this);
    auto directory = RunDirectory::find(arguments.value(0));
    if (!directory) {
        console.error(directory.error());
        return Wrong;
    }
    const RunStatus status = RunReader::statusOf(*directory);
    if (console.json) {
        QJsonObject object = status.toJson();
        object.insert("path"_L1, directory->path());
        console.object(object);
        return RunView::exitCodeOf(status);
    }
    console.data(tr("run       %1").arg(directory->id()));
    console.data(tr("what      %1").arg(status.title));
    console.data(tr("state     %1").arg(status.stateName()));
    if (!status.sentence.isEmpty())
        console.data(tr("why       %1").arg(status.sentence));
    if (!status.isOver())
        console.data(tr("now       %1").arg(RunView::statusLine(status)));
    for (const StepStatus& step : status.steps) {
        const qint64 end = step.ended ? step.ended : status.last;
        console.data(tr("step      %1, %2").arg(step.id, RunView::duration(end - step.started)));
    }
    for (const RunFailure& failure : status.failures)
        console.data(tr("failed    %1 (%2)").arg(failure.label, failure.mnemonic));
    console.data(tr("folder    %1").arg(directory->path()));
    return RunView::exitCodeOf(status);
}

} // namespace cw::cli
