// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the menus, the keys and the list of all actions (Ctrl+K) do.
#include "core/device/devicestore.h"
#include "core/device/sshcommand.h"
#include "core/emit/shellquote.h"
#include "core/run/runarchive.h"
#include "ui/desktop/terminal.h"
#include "ui/desktop/userpreferences.h"
#include "ui/dialogs/aboutdialog.h"
#include "ui/dialogs/actionpalette.h"
#include "ui/dialogs/preferencesdialog.h"
#include "ui/dialogs/shortcutsdialog.h"
#include "ui/pages/buildmonitor.h"
#include "ui/pages/buildpage.h"
#include "ui/pages/deploypage.h"
#include "ui/pages/reviewpage.h"
#include "ui/runs/background.h"
#include "ui/session/factfinder.h"
#include "ui/session/session.h"
#include "ui/shell/actioncollection.h"
#include "ui/shell/documents.h"
#include "ui/shell/focuskeeper.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/prompter.h"
#include "ui/shell/rail.h"
#include "ui/shell/railmodel.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QListView>
#include <QPointer>
#include <QPushButton>
#include <QStackedWidget>
#include <QStatusBar>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int wordsMs = 8000; // how long a message stays in the status line

QKeySequence keys(const char* text)
{
    return QKeySequence(QLatin1StringView(text));
}

} // namespace

void MainWindow::makeFileActions()
{
    ActionCollection& all = *m_actions;
    all.add(u"file.new"_s, tr("&New…"), u"new"_s, QKeySequence::New, [this] { m_documents->startNew(); });
    all.add(u"file.open"_s, tr("&Open…"), u"folder"_s, QKeySequence::Open, [this] { m_documents->openWithDialog(); });
    all.add(u"file.save"_s, tr("&Save"), u"save"_s, QKeySequence::Save, [this] { m_documents->save(); });
    all.add(u"file.saveAs"_s, tr("Save &as…"), {}, QKeySequence::SaveAs, [this] { m_documents->saveAs(); });
    all.add(u"file.saveRecord"_s, tr("Save the &record of the run…"), u"history"_s, {}, [this] { saveRecord(); });
    all.add(u"file.quit"_s, tr("&Quit"), {}, QKeySequence::Quit, [this] { close(); });
    all.adopt(u"edit.undo"_s, m_session.undoStack().createUndoAction(this, tr("&Undo")), u"roll-back"_s,
              QKeySequence::Undo);
    all.adopt(u"edit.redo"_s, m_session.undoStack().createRedoAction(this, tr("&Redo")), u"redo"_s,
              keys("Ctrl+Shift+Z"));
    all.add(u"edit.nextFinding"_s, tr("Next &finding"), {}, keys("F4"), [this] { stepFinding(1); });
    all.add(u"edit.previousFinding"_s, tr("&Previous finding"), {}, keys("Shift+F4"), [this] { stepFinding(-1); });
    all.add(u"edit.repairAll"_s, tr("Repair &all"), u"toolchain"_s, {}, [this] { m_session.repairAll(); });
    all.add(u"edit.copyCommand"_s, tr("&Copy the command line"), u"copy"_s, keys("Ctrl+Shift+C"),
            [this] { copyCommand(); });
    all.add(u"edit.preferences"_s, tr("Pr&eferences…"), u"options"_s, keys("Ctrl+,"), [this] { showPreferences(); });
}

void MainWindow::makePageActions()
{
    ActionCollection& all = *m_actions;
    int number = 1;
    for (const PageId id : {PageId::Source, PageId::Target, PageId::Toolchain, PageId::Options, PageId::Review,
                            PageId::Build, PageId::Deploy, PageId::History}) {
        QAction* action = all.add(u"view.page%1"_s.arg(number), RailModel::pageName(id).replace(u'&', u"&&"_s), {},
                                  QKeySequence(u"Ctrl+%1"_s.arg(number)), [this, id] {
                                      showPage(id);
                                      m_focus->enterPage();
                                  });
        action->setEnabled(page(id) != nullptr);
        ++number;
    }
    all.add(u"view.back"_s, tr("&Back"), {}, keys("Alt+Left"), [this] { stepPage(-1); });
    all.add(u"view.forward"_s, tr("&Forward"), {}, keys("Alt+Right"), [this] { stepPage(1); });
    all.add(u"view.nextPane"_s, tr("&Next pane"), {}, keys("F6"), [this] { stepPane(1); });
    all.add(u"view.previousPane"_s, tr("&Previous pane"), {}, keys("Shift+F6"), [this] { stepPane(-1); });
    all.add(u"view.palette"_s, tr("&All actions…"), {}, keys("Ctrl+K"), [this] { showPalette(); });
}

void MainWindow::makeBuildActions()
{
    ActionCollection& all = *m_actions;
    all.add(u"build.review"_s, tr("&Review and build"), u"review"_s, keys("Ctrl+Return"), [this] {
        // Once to look, once more to approve.
        if (auto* review = qobject_cast<ReviewPage*>(page(PageId::Review)); review && currentPage() == PageId::Review)
            review->approve();
        else
            showPage(PageId::Review);
    });
    all.add(u"build.stop"_s, tr("&Stop…"), u"stop"_s, keys("Ctrl+."),
            [this] { pressOnPage(PageId::Build, "stopBuild"); });
    all.add(u"build.continue"_s, tr("&Continue"), u"start"_s, {},
            [this] { pressOnPage(PageId::Build, "continueBuild"); });
    all.add(u"build.log"_s, tr("Show the &log"), {}, keys("Ctrl+L"), [this] {
        showPage(PageId::Build);
        if (auto* monitor = m_stack->currentWidget()->findChild<BuildMonitor*>(); monitor && monitor->isVisible())
            monitor->showLog();
    });
    all.add(u"build.artifacts"_s, tr("Open the &folder of the results"), u"folder"_s, {},
            [this] { pressOnPage(PageId::Build, "openArtifacts"); });
    all.add(u"build.terminal"_s, tr("Open a &terminal in the run's folder"), u"terminal"_s, {},
            [this] { openTerminalInRun(); });
    all.add(u"device.ask"_s, tr("&Ask device and this machine again"), u"ask-again"_s, keys("F5"),
            [this] { askAgain(); });
    all.add(u"device.add"_s, tr("&New device…"), u"new"_s, {}, [this] {
        if (auto* deploy = qobject_cast<DeployPage*>(page(PageId::Deploy))) {
            showPage(PageId::Deploy);
            deploy->addDevice();
        }
    });
    all.add(u"device.deploy"_s, tr("&Deploy"), u"deploy"_s, {}, [this] { pressOnPage(PageId::Deploy, "deploy"); });
    all.add(u"device.verify"_s, tr("&Verify what is in use"), u"verdict"_s, {},
            [this] { pressOnPage(PageId::Deploy, "verifyNow"); });
    all.add(u"device.rollBack"_s, tr("&Roll back…"), u"roll-back"_s, {},
            [this] { pressOnPage(PageId::Deploy, "rollBack"); });
    all.add(u"device.terminal"_s, tr("Open a &terminal on the device"), u"terminal"_s, {},
            [this] { openTerminalOnDevice(); });
}

void MainWindow::makeHelpActions()
{
    ActionCollection& all = *m_actions;
    QAction* shortcuts = all.add(u"help.shortcuts"_s, tr("&Keyboard shortcuts"), {}, {}, [this] {
        ShortcutsDialog dialog(m_actions->all(), this);
        dialog.exec();
    });
    shortcuts->setShortcuts({keys("F1"), keys("Ctrl+?")});
    all.add(u"help.about"_s, tr("&About Crosswright"), u"info"_s, {}, [this] {
        AboutDialog dialog(this);
        dialog.exec();
    });
}

void MainWindow::pressOnPage(PageId id, const char* button)
{
    showPage(id);
    auto* act = m_stack->currentWidget()->findChild<QPushButton*>(QLatin1StringView(button));
    if (act && act->isEnabled() && !act->isHidden())
        act->click();
    else
        statusBar()->showMessage(tr("There is nothing to do that with now."), wordsMs);
}

void MainWindow::askAgain()
{
    FactFinder& finder = m_session.finder();
    finder.ask(FactFinder::Part::Host);
    if (!m_session.configuration().text(u"device"_s).isEmpty())
        finder.ask(FactFinder::Part::Device);
}

void MainWindow::saveRecord()
{
    const auto* build = qobject_cast<const BuildPage*>(page(PageId::Build));
    if (!build || build->shown().run.isNull()) {
        statusBar()->showMessage(tr("No run is shown."), wordsMs);
        return;
    }
    const RunDirectory run = build->shown().run;
    const QString ending = u".cwrun"_s;
    QString file = Prompter::instance().saveFile(this, tr("Save the record of the run"),
                                                 QDir(Documents::lastFolder()).filePath(run.id() + ending),
                                                 tr("Records of runs (*%1)").arg(ending));
    if (file.isEmpty())
        return;
    if (!file.endsWith(ending))
        file += ending;
    inBackground(
        this, [run, file] { return saveRunArchive(run, file); },
        [this, file](const Status& saved) {
            if (saved)
                statusBar()->showMessage(tr("Saved: %1").arg(file), wordsMs);
            else
                Prompter::instance().tell(this, tr("The record was not saved"), saved.error().sentence());
        });
}

void MainWindow::openTerminalInRun()
{
    const auto* build = qobject_cast<const BuildPage*>(page(PageId::Build));
    if (!build || build->shown().run.isNull()) {
        statusBar()->showMessage(tr("No run is shown."), wordsMs);
        return;
    }
    const auto terminal = Terminal::find(m_preferences.value().terminal);
    const Status opened = terminal ? terminal->open(build->shown().run.path()) : Status(terminal.error());
    if (!opened)
        Prompter::instance().tell(this, tr("No terminal was opened"), opened.error().sentence());
}

void MainWindow::openTerminalOnDevice()
{
    const auto device = DeviceStore().find(m_session.configuration().text(u"device"_s));
    const auto terminal = Terminal::find(m_preferences.value().terminal);
    Status opened = Done{};
    if (!device)
        opened = device.error();
    else if (!terminal)
        opened = terminal.error();
    else {
        // ssh keeps the first value of an option, so these win: here a person answers.
        const QStringList command =
            QStringList{u"ssh"_s, u"-t"_s, u"-o"_s, u"BatchMode=no"_s, u"-o"_s, u"RequestTTY=yes"_s}
            + ssh::options(*device) + QStringList{u"--"_s, device->host};
        opened = terminal->open({}, command);
    }
    if (!opened)
        Prompter::instance().tell(this, tr("No terminal was opened"), opened.error().sentence());
}

void MainWindow::copyCommand()
{
    if (m_session.path().isEmpty() || m_session.isModified()) {
        statusBar()->showMessage(tr("Save the configuration first: the command line reads its file."), wordsMs);
        return;
    }
    const QString command = emit::shellCommand(u"crosswright"_s, {u"build"_s, m_session.path()});
    QApplication::clipboard()->setText(command);
    statusBar()->showMessage(tr("Copied: %1").arg(command), wordsMs);
}

void MainWindow::showPalette()
{
    QPointer<QAction> chosen;
    {
        ActionPalette palette(m_actions->all(), this);
        palette.exec();
        chosen = palette.chosen();
    }
    if (chosen)
        chosen->trigger();
}

void MainWindow::showPreferences()
{
    const Facts& facts = m_session.facts();
    PreferencesDialog dialog(m_preferences, {int(facts.number(u"host.cores"_s)), int(facts.number(u"host.ram"_s))},
                             this);
    dialog.exec();
}

void MainWindow::stepFinding(int direction)
{
    // All findings that stand beside a field, in the order of the pages; the walk goes on from the focused control.
    struct Stop
    {
        PageId page;
        QString field;
    };
    QList<Stop> stops;
    for (const PageId id : {PageId::Source, PageId::Target, PageId::Toolchain, PageId::Options}) {
        const Page* page = m_pages.value(id);
        for (const QString& field : page ? page->fields() : QStringList()) {
            const QList<Finding> findings = m_session.findingsFor(field);
            if (!findings.isEmpty() && worst(findings) != Finding::Severity::Info)
                stops.append({id, field});
        }
    }
    if (stops.isEmpty())
        return;
    const QString focused = focusWidget() ? focusWidget()->objectName() : QString();
    qsizetype at = direction > 0 ? -1 : stops.size();
    for (qsizetype i = 0; i < stops.size(); ++i) {
        if (stops.at(i).field == focused)
            at = i;
    }
    const Stop& next = stops.at((at + direction + stops.size()) % stops.size());
    showPage(next.page);
    m_pages.value(next.page)->focusField(next.field);
}

void MainWindow::showField(const QString& field)
{
    for (Page* page : std::as_const(m_pages)) {
        if (page->fields().contains(field)) {
            showPage(page->id());
            page->focusField(field);
            return;
        }
    }
}

void MainWindow::stepPage(int direction)
{
    const int at = m_visitedAt + direction;
    if (at < 0 || at >= m_visited.size())
        return;
    m_visitedAt = at;
    m_stepping = true;
    showPage(m_visited.at(at));
    m_stepping = false;
    m_focus->enterPage();
}

void MainWindow::stepPane(int direction)
{
    // Rail, page, status line: each is entered at its first stop of the Tab key.
    const QList<QWidget*> panes{m_rail, m_stack->currentWidget(), statusBar()};
    const QWidget* focused = focusWidget();
    qsizetype at = direction > 0 ? -1 : panes.size();
    for (qsizetype i = 0; i < panes.size(); ++i) {
        if (focused && (panes.at(i) == focused || panes.at(i)->isAncestorOf(focused)))
            at = i;
    }
    for (qsizetype step = 1; step <= panes.size(); ++step) {
        QWidget* pane = panes.at((at + direction * step + panes.size() * step) % panes.size());
        QWidget* widget = pane;
        do {
            widget = widget->nextInFocusChain();
        } while (widget != pane
                 && !(pane->isAncestorOf(widget) && widget->isVisible() && widget->isEnabled()
                      && (widget->focusPolicy() & Qt::TabFocus) != 0));
        if (widget != pane) {
            widget->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

} // namespace cw
