// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checkcommand.h"

#include "app/cli/factsoptions.h"
#include "app/cli/findingsoutput.h"
#include "core/rules/check.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::CheckCommand", text);
}

} // namespace

QString CheckCommand::name() const
{
    return u"check"_s;
}

QString CheckCommand::summary() const
{
    return tr("Say what is wrong with a configuration, here and for its device");
}

void CheckCommand::describe(QCommandLineParser& parser) const
{
    addFactsOptions(parser);
    parser.addPositionalArgument(u"FILE"_s, tr("The configuration."));
}

int CheckCommand::run(const QCommandLineParser& parser, const QStringList& arguments, Console& console)
{
    if (arguments.size() != 1)
        return usageError(console, tr("One file is expected."), *this);
    const auto subject = loadSubject(parser, arguments.first());
    if (!subject) {
        console.error(subject.error());
        return exitCodeFor(subject.error());
    }
    const QList<Finding> findings = check(subject->configuration, subject->catalog, subject->facts, subject->kept);
    printFindings(console, findings);
    return exitCodeFor(findings);
}

} // namespace cw::cli
