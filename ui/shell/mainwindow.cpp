// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/mainwindow.h"

#include "ui/pages/reviewpage.h"
#include "ui/pages/startpage.h"
#include "ui/session/session.h"
#include "ui/shell/actioncollection.h"
#include "ui/shell/pageset.h"
#include "ui/shell/prompter.h"
#include "ui/shell/rail.h"
#include "ui/shell/railmodel.h"
#include "ui/shell/statusline.h"

#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QMimeData>
#include <QSettings>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

const QString configurationEnding = u".cw.json"_s;

} // namespace

MainWindow::MainWindow(Session& session, QWidget* parent)
    : QMainWindow(parent)
    , m_session(session)
    , m_actions(new ActionCollection(this))
    , m_rail(new Rail(this))
    , m_stack(new QStackedWidget(this))
    , m_status(new StatusLine(this))
{
    setObjectName(u"mainWindow"_s);
    setMinimumSize(1024, 700);
    setAcceptDrops(true);
    auto* centre = new QWidget(this);
    auto* layout = new QHBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_rail);
    layout->addWidget(m_stack, 1);
    setCentralWidget(centre);
    setStatusBar(m_status);

    for (Page* page : makePages(session, m_stack))
        addPage(page);
    if (auto* start = qobject_cast<StartPage*>(page(PageId::Start))) {
        connect(start, &StartPage::openRequested, this, &MainWindow::openWithDialog);
        connect(start, &StartPage::fileRequested, this, &MainWindow::openFile);
    }
    if (auto* review = qobject_cast<ReviewPage*>(page(PageId::Review)))
        connect(review, &ReviewPage::fieldRequested, this, &MainWindow::showField);
    makeActions();
    makeMenus();

    connect(m_rail, &Rail::pageRequested, this, &MainWindow::showPage);
    connect(&session, &Session::documentChanged, this, &MainWindow::updateDocument);
    connect(&session, &Session::configurationChanged, this, &MainWindow::updateDocument);
    connect(&session, &Session::findingsChanged, this, &MainWindow::updateEnabled);
    connect(&session, &Session::configurationReplaced, this, [this] {
        if (m_session.hasConfiguration() && currentPage() == PageId::Start)
            showPage(PageId::Source);
    });
    updateDocument();
    updateEnabled();
    showPage(PageId::Start);
}

MainWindow::~MainWindow() = default;

void MainWindow::addPage(Page* page)
{
    m_pages.insert(page->id(), page);
    m_stack->addWidget(page);
    connect(page, &Page::pageRequested, this, &MainWindow::showPage);
    connect(page, &Page::railStateChanged, this, [this, page] { m_rail->setState(page->id(), page->railState()); });
    m_rail->setState(page->id(), page->railState());
}

void MainWindow::showPage(PageId id)
{
    Page* page = m_pages.value(id);
    if (!page)
        return;
    if (!m_stepping && (m_visited.isEmpty() || m_visited.value(m_visitedAt) != id)) {
        m_visited = m_visited.mid(0, m_visitedAt + 1);
        m_visited.append(id);
        m_visitedAt = int(m_visited.size()) - 1;
    }
    m_stack->setCurrentWidget(page);
    m_rail->setCurrent(id);
    page->entered();
}

PageId MainWindow::currentPage() const
{
    const auto* page = qobject_cast<const Page*>(m_stack->currentWidget());
    return page ? page->id() : PageId::Start;
}

void MainWindow::makeActions()
{
    const auto add = [this](const char* id, const QString& text, const QString& iconName, const QKeySequence& keys,
                            auto act) { m_actions->add(QLatin1StringView(id), text, iconName, keys, act); };
    add("file.new", tr("&New…"), u"new"_s, QKeySequence::New, [this] { newConfiguration(); });
    add("file.open", tr("&Open…"), u"folder"_s, QKeySequence::Open, [this] { openWithDialog(); });
    add("file.save", tr("&Save"), u"save"_s, QKeySequence::Save, [this] { save(); });
    add("file.saveAs", tr("Save &as…"), {}, QKeySequence::SaveAs, [this] { saveAs(); });
    add("file.quit", tr("&Quit"), {}, QKeySequence::Quit, [this] { close(); });
    m_actions->adopt(u"edit.undo"_s, m_session.undoStack().createUndoAction(this, tr("&Undo")), u"roll-back"_s,
                     QKeySequence::Undo);
    m_actions->adopt(u"edit.redo"_s, m_session.undoStack().createRedoAction(this, tr("&Redo")), u"redo"_s,
                     QKeySequence(u"Ctrl+Shift+Z"_s));
    add("edit.nextFinding", tr("Next &finding"), {}, QKeySequence(Qt::Key_F4), [this] { stepFinding(1); });
    add("edit.previousFinding", tr("Previous finding"), {}, QKeySequence(u"Shift+F4"_s), [this] { stepFinding(-1); });
    add("edit.repairAll", tr("Repair &all"), u"toolchain"_s, {}, [this] { m_session.repairAll(); });
    int number = 1;
    for (const PageId id : {PageId::Source, PageId::Target, PageId::Toolchain, PageId::Options, PageId::Review,
                            PageId::Build, PageId::Deploy, PageId::History}) {
        m_actions->add(u"view.page%1"_s.arg(number), RailModel::pageName(id).replace(u'&', u"&&"_s), {},
                       QKeySequence(u"Ctrl+%1"_s.arg(number)), [this, id] { showPage(id); });
        ++number;
    }
    add("view.back", tr("&Back"), {}, QKeySequence(u"Alt+Left"_s), [this] { stepPage(-1); });
    add("view.forward", tr("&Forward"), {}, QKeySequence(u"Alt+Right"_s), [this] { stepPage(1); });
    add("plan.review", tr("&Review"), u"review"_s, QKeySequence(u"Ctrl+Return"_s), [this] {
        // Once to look, once more to approve.
        if (auto* review = qobject_cast<ReviewPage*>(page(PageId::Review)); review && currentPage() == PageId::Review)
            review->approve();
        else
            showPage(PageId::Review);
    });
}

void MainWindow::makeMenus()
{
    const auto fill = [this](QMenu* menu, std::initializer_list<const char*> ids) {
        for (const char* id : ids) {
            if (*id == '\0')
                menu->addSeparator();
            else
                menu->addAction(m_actions->action(QLatin1StringView(id)));
        }
    };
    QMenu* file = menuBar()->addMenu(tr("&File"));
    fill(file, {"file.new", "file.open"});
    m_recentMenu = file->addMenu(tr("Open &recent"));
    connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    fill(file, {"", "file.save", "file.saveAs", "", "file.quit"});
    fill(menuBar()->addMenu(tr("&Edit")),
         {"edit.undo", "edit.redo", "", "edit.nextFinding", "edit.previousFinding", "edit.repairAll"});
    fill(menuBar()->addMenu(tr("&View")), {"view.page1", "view.page2", "view.page3", "view.page4", "view.page5",
                                           "view.page6", "view.page7", "view.page8", "", "view.back", "view.forward"});
    fill(menuBar()->addMenu(tr("&Plan")), {"plan.review"});
}

void MainWindow::updateDocument()
{
    const QString name = m_session.displayName();
    setWindowTitle(name.isEmpty() ? tr("Crosswright") : tr("%1[*] — Crosswright").arg(name));
    setWindowModified(m_session.isModified());
    const Configuration& configuration = m_session.configuration();
    const Release* release = m_session.catalog().release(configuration.text(u"tf"_s));
    const Board* board = m_session.catalog().board(configuration.text(u"board"_s));
    m_rail->setDocument(name.isEmpty() ? tr("Nothing planned yet") : name,
                        release ? release->name : configuration.text(u"tf"_s),
                        board ? board->name : configuration.text(u"board"_s));
}

void MainWindow::updateEnabled()
{
    const bool has = m_session.hasConfiguration();
    for (const char* id :
         {"file.save", "file.saveAs", "edit.nextFinding", "edit.previousFinding", "edit.repairAll", "plan.review"})
        m_actions->action(QLatin1StringView(id))->setEnabled(has);
    if (!has) {
        m_status->setPart(StatusLine::Part::State, tr("Nothing planned yet"), u"info"_s,
                          tr("Choose a preset, a device or a file to begin."));
        return;
    }
    const int errors = m_session.errorCount();
    if (errors > 0)
        m_status->setPart(StatusLine::Part::State, tr("%n error(s)", nullptr, errors), u"error"_s,
                          tr("F4 goes to the next finding."));
    else
        m_status->setPart(StatusLine::Part::State, tr("Plan is complete"), u"done"_s,
                          tr("Review shows everything that will happen."));
}

bool MainWindow::mayLeaveDocument()
{
    if (!m_session.isModified())
        return true;
    switch (Prompter::instance().askUnsaved(this, m_session.displayName())) {
    case Prompter::Leave::Save: return save();
    case Prompter::Leave::Discard: return true;
    case Prompter::Leave::Cancel: break;
    }
    return false;
}

bool MainWindow::save()
{
    if (m_session.path().isEmpty())
        return saveAs();
    if (const auto saved = m_session.save(m_session.path()); !saved) {
        Prompter::instance().tell(this, tr("The configuration was not saved"), saved.error().sentence());
        return false;
    }
    remember(m_session.path());
    return true;
}

bool MainWindow::saveAs()
{
    QString path = Prompter::instance().saveFile(this, tr("Save the configuration"),
                                                 QDir::home().filePath(m_session.displayName() + configurationEnding),
                                                 tr("Crosswright configurations (*%1)").arg(configurationEnding));
    if (path.isEmpty())
        return false;
    if (!path.endsWith(configurationEnding))
        path += configurationEnding;
    if (const auto saved = m_session.save(path); !saved) {
        Prompter::instance().tell(this, tr("The configuration was not saved"), saved.error().sentence());
        return false;
    }
    remember(path);
    return true;
}

void MainWindow::newConfiguration()
{
    if (mayLeaveDocument()) {
        m_session.close();
        showPage(PageId::Start);
    }
}

void MainWindow::openWithDialog()
{
    const QString path =
        Prompter::instance().openFile(this, tr("Open a configuration"), QDir::homePath(),
                                      tr("Crosswright configurations (*%1);;All files (*)").arg(configurationEnding));
    if (!path.isEmpty())
        openFile(path);
}

void MainWindow::openFile(const QString& path)
{
    if (!mayLeaveDocument())
        return;
    if (const auto opened = m_session.open(path); !opened) {
        Prompter::instance().tell(this, tr("%1 was not opened").arg(QFileInfo(path).fileName()),
                                  opened.error().sentence());
        return;
    }
    remember(path);
    showPage(PageId::Source);
}

void MainWindow::remember(const QString& path)
{
    QSettings settings;
    QStringList recent = settings.value("recent").toStringList();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    recent.removeAll(absolute);
    recent.prepend(absolute);
    settings.setValue("recent", recent.mid(0, 10));
}

void MainWindow::fillRecentMenu()
{
    m_recentMenu->clear();
    const QStringList recent = QSettings().value("recent").toStringList();
    for (const QString& path : recent) {
        QAction* action =
            m_recentMenu->addAction(QString(path).replace(u'&', u"&&"_s), this, [this, path] { openFile(path); });
        action->setEnabled(QFileInfo::exists(path));
    }
    if (recent.isEmpty())
        m_recentMenu->addAction(tr("No file was opened yet"))->setEnabled(false);
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
}

void MainWindow::restore()
{
    const QSettings settings;
    if (!restoreGeometry(settings.value("window/geometry").toByteArray()))
        resize(1280, 800);
    const QString document = settings.value("document").toString();
    if (!document.isEmpty() && QFileInfo::exists(document) && m_session.open(document))
        showPage(PageId(settings.value("page", int(PageId::Source)).toInt()));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!mayLeaveDocument()) {
        event->ignore();
        return;
    }
    QSettings settings;
    settings.setValue("window/geometry", saveGeometry());
    settings.setValue("document", m_session.path());
    settings.setValue("page", int(currentPage()));
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().size() == 1
        && event->mimeData()->urls().first().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    openFile(event->mimeData()->urls().first().toLocalFile());
}

} // namespace cw
