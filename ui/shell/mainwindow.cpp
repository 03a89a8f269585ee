// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/mainwindow.h"

#include "core/run/runarchive.h"
#include "ui/desktop/userpreferences.h"
#include "ui/dialogs/logwindow.h"
#include "ui/pages/buildpage.h"
#include "ui/pages/deploypage.h"
#include "ui/pages/reviewpage.h"
#include "ui/pages/startpage.h"
#include "ui/runs/background.h"
#include "ui/session/session.h"
#include "ui/shell/actioncollection.h"
#include "ui/shell/autosave.h"
#include "ui/shell/documents.h"
#include "ui/shell/focuskeeper.h"
#include "ui/shell/menus.h"
#include "ui/shell/pageset.h"
#include "ui/shell/prompter.h"
#include "ui/shell/rail.h"
#include "ui/shell/railmodel.h"
#include "ui/shell/runattention.h"
#include "ui/shell/statusfeed.h"
#include "ui/shell/statusline.h"
#include "ui/shell/toolbar.h"
#include "ui/widgets/figures.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QListView>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QToolBar>
#include <QWindow>

using namespace Qt::StringLiterals;

namespace cw {

MainWindow::MainWindow(Session& session, UserPreferences& preferences, QWidget* parent)
    : QMainWindow(parent)
    , m_session(session)
    , m_preferences(preferences)
    , m_actions(new ActionCollection(this))
    , m_documents(new Documents(session, this))
    , m_autosave(new Autosave(session, this))
    , m_rail(new Rail(this))
    , m_stack(new QStackedWidget(this))
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
    m_focus = new FocusKeeper(*m_stack, *m_rail, *this);

    for (Page* page : makePages(session, m_stack))
        addPage(page);
    auto* line = new StatusLine(this); // after the pages: Tab goes in the order of making
    setStatusBar(line);
    m_status = new StatusFeed(session, *line, this);
    m_attention = new RunAttention(preferences, qobject_cast<BuildPage*>(page(PageId::Build)), *this);
    for (Page* page : std::as_const(m_pages))
        m_attention->follow(*page);
    makeFileActions();
    makePageActions();
    makeBuildActions();
    makeHelpActions();
    m_toolBar = makeToolBar(*m_actions, *this);
    m_actions->adopt(u"view.toolBar"_s, m_toolBar->toggleViewAction(), {}, {})->setText(tr("&Toolbar"));
    // At once: a person who hid it does not want to see it again after a crash.
    connect(m_actions->action(u"view.toolBar"_s), &QAction::triggered, this,
            [this] { QSettings().setValue("window/state", saveState()); });
    fillMenuBar(*menuBar(), *m_actions, *m_documents);
    connectDocuments();

    connect(m_rail, &Rail::pageRequested, this, &MainWindow::showPage);
    connect(m_status, &StatusFeed::pageRequested, this, &MainWindow::showPage);
    if (auto* build = qobject_cast<BuildPage*>(page(PageId::Build))) {
        connect(build, &BuildPage::activityChanged, m_status,
                [this](const QString& state, const QString& progress, const QString& memory, int, double share) {
                    m_status->setActivity(state, progress, memory, share);
                });
        connect(build, &BuildPage::actsChanged, this, &MainWindow::updateActs);
    }
    if (auto* deploy = qobject_cast<DeployPage*>(page(PageId::Deploy))) {
        connect(deploy, &DeployPage::actsChanged, this, &MainWindow::updateActs);
        // What was built just now can be deployed without a look at that page.
        if (auto* build = qobject_cast<BuildPage*>(page(PageId::Build)))
            connect(build, &BuildPage::runEnded, deploy, &DeployPage::refresh);
    }
    connect(m_attention, &RunAttention::changed, this, &MainWindow::updateDocument);
    connect(&m_attention->inhibitor(), &SleepInhibitor::changed, this, [this] {
        switch (m_attention->inhibitor().state()) {
        case SleepInhibitor::State::Held: m_status->setSleepWords(tr("This machine is kept awake.")); break;
        case SleepInhibitor::State::Unavailable:
            m_status->setSleepWords(tr("Nothing here can keep this machine awake; it may fall asleep."));
            break;
        default: m_status->setSleepWords({});
        }
    });
    connect(m_attention, &RunAttention::pageRequested, this, [this](PageId id) {
        comeToFront({});
        showPage(id);
    });
    connect(&session, &Session::documentChanged, this, &MainWindow::updateDocument);
    connect(&session, &Session::configurationChanged, this, &MainWindow::updateDocument);
    // At once and not only at the end: the next start after a crash shows it again.
    connect(&session, &Session::documentChanged, this, [this] { QSettings().setValue("document", m_session.path()); });
    connect(&session, &Session::findingsChanged, this, &MainWindow::updateEnabled);
    // What is kept for the person and where the cache lies are parts of the plan that stands on that page.
    session.setKept(KeptFree::of(preferences.value()));
    connect(&preferences, &UserPreferences::changed, this, [this] {
        m_session.setKept(KeptFree::of(m_preferences.value()));
        if (currentPage() == PageId::Review)
            page(PageId::Review)->entered();
    });
    connect(&session, &Session::configurationReplaced, this, [this] {
        if (m_session.hasConfiguration() && currentPage() == PageId::Start)
            showPage(PageId::Source);
    });
    updateDocument();
    updateEnabled();
    updateActs();
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

void MainWindow::connectDocuments()
{
    connect(m_documents, &Documents::closed, this, [this] { showPage(PageId::Start); });
    connect(m_documents, &Documents::configurationOpened, this, [this] { showPage(PageId::Source); });
    connect(m_documents, &Documents::runRequested, this, &MainWindow::openRun);
    connect(m_documents, &Documents::wheelRequested, this, &MainWindow::openWheel);
    connect(m_documents, &Documents::logRequested, this, &MainWindow::openLog);
    if (auto* start = qobject_cast<StartPage*>(page(PageId::Start))) {
        connect(start, &StartPage::openRequested, m_documents, &Documents::openWithDialog);
        connect(start, &StartPage::fileRequested, m_documents, &Documents::open);
        connect(start, &StartPage::runRequested, this, &MainWindow::openRun);
        connect(start, &StartPage::fieldRequested, this, &MainWindow::showField);
    }
    if (auto* review = qobject_cast<ReviewPage*>(page(PageId::Review)))
        connect(review, &ReviewPage::fieldRequested, this, &MainWindow::showField);
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
    const QWidget* focused = focusWidget();
    const bool onPage = focused && m_stack->isAncestorOf(focused);
    m_stack->setCurrentWidget(page);
    m_rail->setCurrent(id);
    page->entered();
    if (onPage) // what Qt gave the focus to may have been switched off by then, and the next control is the status line's
        m_focus->enterPage();
}

PageId MainWindow::currentPage() const
{
    const auto* page = qobject_cast<const Page*>(m_stack->currentWidget());
    return page ? page->id() : PageId::Start;
}

void MainWindow::openFile(const QString& path)
{
    m_documents->open(path);
}

void MainWindow::openRun(const QString& path)
{
    auto* build = qobject_cast<BuildPage*>(page(PageId::Build));
    if (!build)
        return;
    const auto show = [this, build](const QString& folder) {
        build->showRun(folder);
        showPage(PageId::Build);
    };
    if (QFileInfo(path).isDir()) {
        show(path);
        return;
    }
    inBackground(
        this, [path] { return openRunArchive(path); },
        [this, show, path](const Result<RunDirectory>& run) {
            if (run)
                show(run->path());
            else
                Prompter::instance().tell(this, tr("%1 was not opened").arg(QFileInfo(path).fileName()),
                                          run.error().sentence());
        });
}

void MainWindow::openWheel(const QString& path)
{
    if (auto* deploy = qobject_cast<DeployPage*>(page(PageId::Deploy))) {
        showPage(PageId::Deploy);
        deploy->showWheel(path);
    }
}

void MainWindow::openLog(const QString& path)
{
    (new LogWindow(path, this))->show();
}

void MainWindow::updateDocument()
{
    const QString name = m_session.displayName();
    QStringList parts;
    if (!name.isEmpty())
        parts.append(name + "[*]"_L1); // Qt wants the place of the mark wherever something is modified
    if (!m_attention->headline().isEmpty())
        parts.append(m_attention->headline());
    parts.append(tr("Crosswright"));
    setWindowTitle(parts.join(u" — "_s));
    setWindowModified(!name.isEmpty() && m_session.isModified());
    setWindowFilePath(m_session.path());
    const Configuration& configuration = m_session.configuration();
    const Release* release = m_session.catalog().release(configuration.text(u"tf"_s));
    const Board* board = m_session.catalog().board(configuration.text(u"board"_s));
    m_rail->setDocument(
        name.isEmpty() ? tr("Nothing planned yet") : name + (m_session.isModified() ? u" •"_s : QString()),
        release ? release->name : configuration.text(u"tf"_s), board ? board->name : configuration.text(u"board"_s));
    if (!m_attention->work(PageId::Deploy).isEmpty())
        m_rail->setNote(m_attention->work(PageId::Deploy),
                        tr("It belongs to this window: closing it asks first, and cancels."));
    else if (!m_attention->work(PageId::Build).isEmpty())
        m_rail->setNote(tr("Close the window freely."),
                        tr("The build runs on its own and is found again at the next start."));
    else
        m_rail->setNote({}, {});
}

void MainWindow::updateEnabled()
{
    const bool has = m_session.hasConfiguration();
    for (const char* id : {"file.save", "file.saveAs", "edit.nextFinding", "edit.previousFinding", "edit.repairAll",
                           "build.review", "edit.copyCommand"})
        m_actions->action(QLatin1StringView(id))->setEnabled(has);
    m_actions->action(u"device.terminal"_s)->setEnabled(!m_session.configuration().text(u"device"_s).isEmpty());
}

bool MainWindow::offers(PageId id, const char* button) const
{
    const Page* owner = m_pages.value(id);
    const auto* act = owner ? owner->findChild<QPushButton*>(QLatin1StringView(button)) : nullptr;
    return act && act->isEnabled() && !act->isHidden();
}

void MainWindow::updateActs()
{
    const auto enable = [this](const char* action, PageId id, const char* button) {
        m_actions->action(QLatin1StringView(action))->setEnabled(offers(id, button));
    };
    enable("build.stop", PageId::Build, "stopBuild");
    enable("build.continue", PageId::Build, "continueBuild");
    enable("build.artifacts", PageId::Build, "openArtifacts");
    enable("device.deploy", PageId::Deploy, "deploy");
    enable("device.verify", PageId::Deploy, "verifyNow");
    enable("device.rollBack", PageId::Deploy, "rollBack");
    const auto* deploy = qobject_cast<const DeployPage*>(page(PageId::Deploy));
    m_actions->action(u"device.deploy"_s)
        ->setText(deploy && deploy->deploysAgain() ? tr("&Deploy again") : tr("&Deploy"));
}

void MainWindow::restore()
{
    const QSettings settings;
    restoreState(settings.value("window/state").toByteArray());
    if (!restoreGeometry(settings.value("window/geometry").toByteArray()))
        resize(1280, 800);
    const QString document = settings.value("document").toString();
    if (!document.isEmpty() && QFileInfo::exists(document) && m_session.open(document))
        showPage(PageId(settings.value("page", int(PageId::Source)).toInt()));
}

void MainWindow::offerRecovery()
{
    for (const Autosave::Left& left : Autosave::leftovers()) {
        const QString name =
            left.path.isEmpty() ? tr("A configuration that has no file yet") : QFileInfo(left.path).fileName();
        const QString when = Figures::when(left.when.toMSecsSinceEpoch());
        switch (Prompter::instance().askRecover(this, name, when)) {
        case Prompter::Recover::Later: continue;
        case Prompter::Recover::Discard: break;
        case Prompter::Recover::Take:
            if (!m_documents->mayLeave())
                continue;
            // What is in the file stays one step away: undo leads back to it.
            if (left.path.isEmpty() || !m_session.open(left.path))
                m_session.start({}, left.path);
            m_session.replace(left.configuration, tr("Recover unsaved changes"));
            showPage(PageId::Source);
            break;
        }
        Autosave::discard(left);
    }
}

void MainWindow::comeToFront(const QString& activationToken)
{
    if (!activationToken.isEmpty()) {
        qputenv("XDG_ACTIVATION_TOKEN", activationToken.toUtf8()); // where Qt's Wayland plug-in reads it
    }
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
    if (windowHandle())
        windowHandle()->requestActivate();
    qunsetenv("XDG_ACTIVATION_TOKEN");
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    auto* deploy = qobject_cast<DeployPage*>(page(PageId::Deploy));
    // The question that ends work comes last: whoever turns back at the other one has lost nothing.
    if (!m_documents->mayLeave() || (deploy && !deploy->mayClose())) {
        event->ignore();
        return;
    }
    QSettings settings;
    settings.setValue("window/geometry", saveGeometry());
    settings.setValue("window/state", saveState());
    settings.setValue("document", m_session.path());
    settings.setValue("page", int(currentPage()));
    // The answer was "discard" or there was nothing: no copy must come back at the next start.
    m_session.undoStack().setClean();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QMimeData* dragged = event->mimeData();
    if (dragged->hasUrls() && dragged->urls().size() == 1 && dragged->urls().first().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    const QString path = event->mimeData()->urls().first().toLocalFile();
    // Not within the drop: a question would keep the other program waiting.
    QMetaObject::invokeMethod(
        this, [this, path] { openFile(path); }, Qt::QueuedConnection);
}

} // namespace cw
