// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/statuscommand.h"

#include "app/cli/runview.h"
#include "core/base/files.h"

#include <QDateTime>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw::cli {

namespace {

/// What the failing action complained of: its first line with an error, as compilers, linkers and Python spell it.
QString firstError(const RunDirectory& run, const RunFailure& failure)
{
    if (failure.output.isEmpty())
        return {};
    const auto text = files::read(run.path() + u'/' + failure.output);
    const QStringList lines = text ? QString::fromUtf8(*text).split(u'\n') : QStringList();
    static const QRegularExpression complaint(
        u"\\b(fatal error|error|undefined reference|[A-Z][A-Za-z]*Error|Killed|No such file)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    const qsizetype at = lines.indexOf(complaint);
    return at < 0 ? QString() : lines.at(at).trimmed().left(400);
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
    for (const RunFailure& failure : status.failures) {
        console.data(tr("failed    %1 (%2)").arg(failure.label, failure.mnemonic));
        if (const QString cause = firstError(*directory, failure); !cause.isEmpty())
            console.data("          "_L1 + cause);
        if (!failure.output.isEmpty())
            console.data(tr("          all it printed: %1").arg(directory->path() + u'/' + failure.output));
    }
    console.data(tr("folder    %1").arg(directory->path()));
    return RunView::exitCodeOf(status);
}

} // namespace cw::cli
