// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/statuscommand.h"

#include "app/cli/exitcode.h"
#include "app/cli/runview.h"
#include "core/base/files.h"
#include "core/deploy/deploymentnote.h"
#include "core/run/controlclient.h"
#include "core/run/failuretext.h"
#include "core/run/runsockets.h"

#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

/// What the failing action complained of.
QString errorOf(const RunDirectory& run, const RunFailure& failure)
{
    if (!failure.error.isEmpty() || failure.output.isEmpty())
        return failure.error;
    // A run of before its runner noted it.
    return firstError(QString::fromUtf8(files::read(run.path() + u'/' + failure.output).valueOr({})));
}

/// Nothing but the runner knows how a run stands whose folder was deleted.
int tellWithoutFolder(const RunDirectory& run, const Console& console)
{
    const auto answer = askRunner(run, {{"ask"_L1, u"status"_s}}, 3000);
    if (console.json) {
        QJsonObject object = answer.valueOr({{"run"_L1, run.id()}, {"state"_L1, u"silent"_s}});
        object.insert("folder"_L1, u"deleted"_s);
        console.object(object);
        return Ok;
    }
    console.data(StatusCommand::tr("run       %1").arg(run.id()));
    console.data(StatusCommand::tr("state     %1").arg(answer ? answer->value("state"_L1).toString() : u"silent"_s));
    console.data(StatusCommand::tr("folder    deleted; its runner (process %1) ends the run when it notices")
                     .arg(socketPeer(run)));
    return Ok;
}

} // namespace

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
        if (const RunDirectory lost = findWithoutFolder(arguments.value(0)); !lost.isNull())
            return tellWithoutFolder(lost, console);
        console.error(directory.error());
        return Wrong;
    }
    const RunStatus status = RunReader::statusOf(*directory);
    const auto proof = lastDeployment(directory->path());
    if (console.json) {
        QJsonObject object = status.toJson();
        object.insert("path"_L1, directory->path());
        const auto memory = std::find_if(status.limitsMet.cbegin(), status.limitsMet.cend(),
                                         [](const RunLimit& limit) { return limit.limit == "memory"_L1; });
        if (memory != status.limitsMet.cend()) {
            object.insert("over_limit"_L1, QJsonObject{{"now"_L1, memory->now},
                                                       {"times"_L1, memory->times},
                                                       {"ms"_L1, memory->ms},
                                                       {"peak_mib"_L1, memory->peakMiB}});
        }
        if (proof) {
            QJsonObject last{{"device"_L1, proof->device}, {"result"_L1, proof->passed ? "passed"_L1 : "failed"_L1}};
            if (!proof->passed)
                last.insert("error"_L1, proof->error);
            object.insert("deployment"_L1, last);
        }
        console.object(object);
        return RunView::exitCodeOf(status);
    }
    console.data(tr("run       %1").arg(directory->id()));
    console.data(tr("what      %1").arg(status.title));
    console.data(tr("state     %1").arg(status.stateName()));
    if (!status.sentence.isEmpty())
        console.data(tr("why       %1").arg(status.sentence));
    if (status.silent)
        console.data(console.toned(tr("silent    %1").arg(RunView::silence(status)), Console::Tone::Caution));
    if (!status.isOver()) {
        console.data(status.silent ? tr("then      %1").arg(RunView::statusLine(status))
                                   : tr("now       %1").arg(RunView::statusLine(status)));
        console.data(tr("heard     %1 ago").arg(RunView::duration(status.heardMs)));
    }
    for (const QString& limit : status.limits)
        console.data(console.toned(tr("limit     %1").arg(limit), Console::Tone::Caution));
    for (const QString& warning : status.warnings)
        console.data(console.toned(tr("warning   %1").arg(warning), Console::Tone::Caution));
    for (const StepStatus& step : status.steps) {
        const qint64 end = step.ended ? step.ended : status.last;
        console.data(tr("step      %1, %2").arg(step.id, RunView::duration(end - step.started)));
    }
    for (const RunFailure& failure : status.failures) {
        console.data(tr("failed    %1 (%2)").arg(failure.label, failure.mnemonic));
        if (const QString cause = errorOf(*directory, failure); !cause.isEmpty())
            console.data("          "_L1 + cause);
        if (!failure.output.isEmpty())
            console.data(tr("          all it printed: %1").arg(directory->path() + u'/' + failure.output));
    }
    if (proof) {
        console.data(proof->passed ? tr("proof     passed on %1").arg(proof->device)
                                   : tr("proof     failed on %1: %2").arg(proof->device, proof->error));
    }
    console.data(tr("folder    %1").arg(directory->path()));
    return RunView::exitCodeOf(status);
}

} // namespace cw::cli
