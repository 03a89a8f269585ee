// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/menus.h"

#include "ui/look/metrics.h"
#include "ui/shell/actioncollection.h"
#include "ui/shell/documents.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Menus", text);
}

void fillRecent(QMenu& menu, Documents& documents)
{
    menu.clear();
    const QStringList recent = Documents::recent();
    for (const QString& path : recent) {
        const QString name = QFileInfo(path).fileName().replace(u'&', u"&&"_s);
        QAction* action = menu.addAction(name, &documents, [&documents, path] { documents.open(path); });
        action->setToolTip(path);
        action->setStatusTip(path);
        action->setEnabled(QFileInfo::exists(path));
    }
    if (recent.isEmpty()) {
        menu.addAction(tr("No file was opened yet"))->setEnabled(false);
        return;
    }
    menu.addSeparator();
    menu.addAction(tr("&Clear this list"), &documents, &Documents::clearRecent);
}

} // namespace

void fillMenuBar(QMenuBar& bar, const ActionCollection& actions, Documents& documents)
{
    const auto add = [&](const QString& objectName, const QString& title, std::initializer_list<const char*> ids) {
        QMenu* menu = bar.addMenu(title);
        menu->setObjectName(objectName);
        for (const char* id : ids) {
            if (*id == '\0')
                menu->addSeparator();
            else
                menu->addAction(actions.action(QLatin1StringView(id)));
        }
        return menu;
    };
    QMenu* file = add(u"fileMenu"_s, tr("&File"),
                      {"file.new", "file.open", "", "file.save", "file.saveAs", "file.saveRecord", "", "file.quit"});
    auto* recent = new QMenu(tr("Open &recent"), file);
    recent->setObjectName(u"recentMenu"_s);
    recent->setToolTipsVisible(true);
    file->insertMenu(file->actions().at(2), recent);
    QObject::connect(recent, &QMenu::aboutToShow, recent, [recent, &documents] { fillRecent(*recent, documents); });
    add(u"editMenu"_s, tr("&Edit"),
        {"edit.undo", "edit.redo", "", "edit.nextFinding", "edit.previousFinding", "edit.repairAll", "",
         "edit.copyCommand", "", "edit.preferences"});
    add(u"viewMenu"_s, tr("&View"),
        {"view.page1", "view.page2", "view.page3", "view.page4", "view.page5", "view.page6", "view.page7", "view.page8",
         "", "view.back", "view.forward", "", "view.nextPane", "view.previousPane", "", "view.toolBar"});
    add(u"buildMenu"_s, tr("&Build"),
        {"build.review", "build.stop", "build.continue", "", "build.log", "build.artifacts", "build.terminal"});
    add(u"deviceMenu"_s, tr("&Device"),
        {"device.add", "device.ask", "", "device.deploy", "device.verify", "device.rollBack", "", "device.terminal"});
    add(u"helpMenu"_s, tr("&Help"), {"view.palette", "help.shortcuts", "", "help.about"});

    const QAction* palette = actions.action(u"view.palette"_s);
    auto* corner = new QToolButton(&bar);
    corner->setObjectName(u"allActions"_s);
    corner->setAutoRaise(true);
    corner->setFont(type::small());
    corner->setText(tr("%1  All actions").arg(palette->shortcut().toString(QKeySequence::NativeText)));
    corner->setAccessibleName(tr("All actions"));
    corner->setFocusPolicy(Qt::NoFocus); // the key is the way for the keyboard
    QObject::connect(corner, &QToolButton::clicked, palette, &QAction::trigger);
    bar.setCornerWidget(corner, Qt::TopRightCorner);
}

} // namespace cw
