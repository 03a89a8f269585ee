// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/toolbar.h"

#include "ui/look/metrics.h"
#include "ui/shell/actioncollection.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QToolBar>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int iconSide = 16;

} // namespace

QToolBar* makeToolBar(const ActionCollection& actions, QMainWindow& window)
{
    auto* bar = new QToolBar(QCoreApplication::translate("cw::ToolBar", "Toolbar"), &window);
    bar->setObjectName(u"toolBar"_s); // by which the window's state finds it
    bar->setAccessibleName(bar->windowTitle());
    bar->setMovable(false);
    bar->setIconSize({iconSide, iconSide});
    bar->setFont(type::small());
    // Words stand beside the icon of an action of usual priority only.
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    for (const char* id : {"file.new", "file.open", "file.save", "", "edit.undo", "edit.redo", "", "device.ask", "",
                           "build.review", "build.stop", "", "device.deploy"}) {
        if (*id == '\0') {
            bar->addSeparator();
            continue;
        }
        const QLatin1StringView name(id);
        QAction* action = actions.action(name);
        const bool words = name.startsWith("build."_L1) || name == "device.deploy"_L1;
        action->setPriority(words ? QAction::NormalPriority : QAction::LowPriority);
        bar->addAction(action);
    }
    window.addToolBar(Qt::TopToolBarArea, bar);
    return bar;
}

} // namespace cw
