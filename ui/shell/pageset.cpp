// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/pageset.h"

#include "ui/pages/buildpage.h"
#include "ui/pages/deploypage.h"
#include "ui/pages/historypage.h"
#include "ui/pages/optionspage.h"
#include "ui/pages/reviewpage.h"
#include "ui/pages/sourcepage.h"
#include "ui/pages/startpage.h"
#include "ui/pages/targetpage.h"
#include "ui/pages/toolchainpage.h"

namespace cw {

QList<Page*> makePages(Session& session, QWidget* parent)
{
    auto* review = new ReviewPage(session, parent);
    auto* build = new BuildPage(session, parent);
    auto* history = new HistoryPage(session, parent);
    QObject::connect(review, &ReviewPage::runStarted, build, [review, build](const QString& path) {
        build->showRun(path);
        Q_EMIT review->pageRequested(PageId::Build);
    });
    QObject::connect(history, &HistoryPage::runChosen, build, &BuildPage::showRun);
    return {
        new StartPage(session, parent),
        new SourcePage(session, parent),
        new TargetPage(session, parent),
        new ToolchainPage(session, parent),
        new OptionsPage(session, parent),
        review,
        build,
        new DeployPage(session, parent),
        history,
    };
}

} // namespace cw
