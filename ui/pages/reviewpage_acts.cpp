// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What Review gives away without building: the script, the files, the commands. The page itself is in reviewpage.cpp.
#include "core/plan/plantext.h"
#include "core/run/planfolder.h"
#include "ui/pages/reviewpage.h"
#include "ui/review/reviewplanner.h"
#include "ui/runs/background.h"
#include "ui/session/session.h"
#include "ui/shell/prompter.h"
#include "ui/widgets/pageheader.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace cw {

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
