// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/repaircommand.h"

#include "app/cli/factsoptions.h"
#include "app/cli/findingsoutput.h"
#include "core/rules/check.h"
#include "core/rules/rule.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::RepairCommand", text);
}

/// A typing mistake in an id would look like "nothing to repair".
Status checkIds(const QStringList& ids)
{
    QStringList known;
    for (const Rule& rule : allRules())
        known.append(rule.id);
    for (const QString& id : ids) {
        if (known.contains(id))
            continue;
        const QString near = nearestName(id, known);
        return Error{Error::Kind::Invalid, tr("There is no rule \"%1\".").arg(id),
                     near.isEmpty() ? tr("\"crosswright check FILE --json\" names the rules that found something.")
                                    : tr("Did you mean \"%1\"?").arg(near)};
    }
    return Done{};
}

} // namespace

QString RepairCommand::name() const
{
    return u"repair"_s;
}

QString RepairCommand::summary() const
{
    return tr("Apply the repairs that a check offers");
}

void RepairCommand::describe(QCommandLineParser& parser) const
{
    addFactsOptions(parser);
    parser.addPositionalArgument(u"FILE"_s, tr("The configuration."));
    parser.addPositionalArgument(u"ID"_s, tr("Only the findings of these rules; without one, every error and warning."),
                                 u"[ID…]"_s);
}

int RepairCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (arguments.isEmpty())
        return usageError(console, tr("A file is expected."), *this);
    const auto subject = loadSubject(parser, arguments.first());
    const Status ids = checkIds(arguments.mid(1));
    if (!subject || !ids) {
        const Error error = subject ? ids.error() : subject.error();
        console.error(error);
        return exitCodeFor(error);
    }
    const RepairLog log =
        applyRepairs(subject->configuration, subject->catalog, subject->facts, arguments.mid(1), subject->kept);
    if (!log.applied.isEmpty()) {
        if (const Status saved = log.configuration.save(arguments.first()); !saved) {
            console.error(saved.error());
            return exitCodeFor(saved.error());
        }
    }
    if (console.json) {
        console.object({{"repaired"_L1, findingsArray(log.applied)},
                        {"refused"_L1, findingsArray(log.refused)},
                        {"findings"_L1, findingsArray(worstFirst(log.remaining))}});
        return exitCodeFor(log.remaining);
    }
    for (const Finding& finding : log.applied)
        console.note(tr("%1: %2 (%3)").arg(finding.id, finding.repair->text, finding.text));
    for (const Finding& finding : log.refused)
        console.note(
            tr("%1: left alone, since this repair would bring an error: %2").arg(finding.id, finding.repair->text));
    if (log.applied.isEmpty() && log.refused.isEmpty())
        console.note(tr("There was nothing to repair."));
    printFindings(console, log.remaining);
    return exitCodeFor(log.remaining);
}

} // namespace cw::cli
