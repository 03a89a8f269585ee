// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What stands against the build, and what Review gives away without one: the script, the files, the commands. The page
// itself is in reviewpage.cpp.
#include "core/plan/plantext.h"
#include "core/run/planfolder.h"
#include "ui/pages/reviewpage.h"
#include "ui/review/reviewplanner.h"
#include "ui/runs/background.h"
#include "ui/runs/runstarter.h"
#include "ui/session/factfinder.h"
#include "ui/session/session.h"
#include "ui/shell/prompter.h"
#include "ui/widgets/pageheader.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace cw {

QString ReviewPage::lockedBecause() const
{
    if (!session().hasConfiguration())
        return tr("Nothing is chosen yet.");
    for (const Finding& finding : session().findings()) {
        if (finding.severity == Finding::Severity::Error)
            return finding.text;
    }
    // A plan for a machine that nobody looked at may ask for what is not there.
    if (session().finder().isAsking(FactFinder::Part::Host))
        return tr("This machine is still being looked at.");
    if (m_planner->isBusy() || !m_planner->review())
        return tr("The plan is being made.");
    if (!review())
        return m_planner->review()->error().text;
    if (m_starter->isBusy())
        return tr("The build is being started.");
    if (RunStarter::program().isEmpty())
        return tr("The program crosswright, which carries out builds, was not found beside this one.");
    return {};
}

void ReviewPage::write(const std::function<Status()>& work, const QString& done)
{
    inBackground(this, work, [this, done](const Status& status) {
        if (status)
            header().setSentence(done);
        else
            Prompter::instance().tell(this, tr("It was not written"), status.error().sentence());
    });
}

void ReviewPage::saveScript()
{
    if (!review())
        return;
    const QString path = Prompter::instance().saveFile(
        this, tr("Save as script"), QDir::home().filePath(session().displayName() + ".sh"_L1), tr("Scripts (*.sh)"));
    if (!path.isEmpty())
        write([plan = review()->plan, path] { return writePlanScript(plan, path); },
              tr("The script is %1; nothing was run.").arg(path));
}

void ReviewPage::writeFiles()
{
    if (!review())
        return;
    const QString folder =
        Prompter::instance().openFolder(this, tr("Write the plan's files into an empty folder"), QDir::homePath());
    if (!folder.isEmpty())
        write([plan = review()->plan, folder] { return writePlanFolder(plan, folder); },
              tr("The files are in %1; nothing was run.").arg(folder));
}

void ReviewPage::copyCommands()
{
    if (!review())
        return;
    QStringList lines;
    for (const PlanStep& step : review()->plan.steps) {
        if (const QString line = plantext::command(step); !line.isEmpty())
            lines.append(line);
    }
    QGuiApplication::clipboard()->setText(lines.join(u'\n') + u'\n');
}

} // namespace cw
