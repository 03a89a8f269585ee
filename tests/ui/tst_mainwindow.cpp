// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The window around the pages: menus, keys, title, questions at its end, files that are dropped on it.

#include "core/base/files.h"
#include "core/base/paths.h"
#include "fakeprompter.h"
#include "openedwindow.h"
#include "tests/support/planfixture.h"
#include "ui/dialogs/logwindow.h"
#include "ui/pages/buildpage.h"
#include "ui/shell/autosave.h"
#include "ui/shell/documents.h"

#include <QClipboard>
#include <QDropEvent>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QUrl>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

class Answers : public FakePrompter
{
public:
    Leave askUnsaved(QWidget*, const QString&) override
    {
        ++unsavedAsked;
        return leave;
    }
    Recover askRecover(QWidget*, const QString& name, const QString&) override
    {
        recovered.append(name);
        return recover;
    }
    Leave leave = Leave::Cancel;
    Recover recover = Recover::Take;
    int unsavedAsked = 0;
    QStringList recovered;
};

} // namespace

class TestMainWindow
    : public QObject
    , OpenedWindow
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const QString& name) const { return m_folder->filePath(name); }

private Q_SLOTS:
    void initTestCase() { prepare(); }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>(u"/tmp/cw-win-XXXXXX"_s);
        for (const char* name : {"XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME"}) {
            const QString folder = path(QString(QLatin1StringView(name)).section(u'_', 1, 1).toLower());
            QVERIFY(files::makeFolder(folder, true));
            qputenv(name, QFile::encodeName(folder));
        }
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, path(u"config"_s));
        open();
    }

    void cleanup()
    {
        m_window.reset();
        m_preferences.reset();
        m_session.reset();
    }

    void everyActionHasATextAndItsOwnKeys()
    {
        QMap<QString, QString> taken;
        for (const QAction* each : m_window->actions().all()) {
            QVERIFY2(!each->text().isEmpty(), qPrintable(each->objectName()));
            for (const QKeySequence& keys : each->shortcuts()) {
                QVERIFY2(!taken.contains(keys.toString()), qPrintable(keys.toString() + u": "_s + each->objectName()
                                                                      + u", "_s + taken.value(keys.toString())));
                taken.insert(keys.toString(), each->objectName());
            }
        }
        for (const QString& keys : {u"Ctrl+K"_s, u"F1"_s, u"Ctrl+?"_s, u"F4"_s, u"F5"_s, u"F6"_s, u"Ctrl+."_s,
                                    u"Ctrl+8"_s, u"Ctrl+L"_s, u"Ctrl+Return"_s, u"Alt+Left"_s, u"Ctrl+Shift+C"_s})
            QVERIFY2(taken.contains(keys), qPrintable(keys));
    }

    void everyActionIsInAMenu()
    {
        QSet<QString> inMenus;
        for (const QMenu* menu : m_window->menuBar()->findChildren<QMenu*>()) {
            for (const QAction* each : menu->actions())
                inMenus.insert(each->objectName());
        }
        for (const QAction* each : m_window->actions().all())
            QVERIFY2(inMenus.contains(each->objectName()), qPrintable(each->objectName()));
        for (const QString& name :
             {u"fileMenu"_s, u"editMenu"_s, u"viewMenu"_s, u"buildMenu"_s, u"deviceMenu"_s, u"helpMenu"_s})
            QVERIFY2(m_window->findChild<QMenu*>(name), qPrintable(name));
    }

    void aFirstStartShowsTheStart()
    {
        QCOMPARE(m_window->currentPage(), PageId::Start);
        auto* rail = m_window->findChild<QListView*>(u"railList"_s);
        rail->setFocus();
        QCOMPARE(m_window->currentPage(), PageId::Start); // looking at the list chooses nothing
        QTest::keyClick(rail, Qt::Key_Down);
        QCOMPARE(m_window->currentPage(), PageId::Source);
    }

    void keysLeadToThePages()
    {
        m_session->start(planfixture::tinyflow());
        QTest::keyClick(m_window.get(), Qt::Key_5, Qt::ControlModifier);
        QCOMPARE(m_window->currentPage(), PageId::Review);
        QTest::keyClick(m_window.get(), Qt::Key_6, Qt::ControlModifier);
        QCOMPARE(m_window->currentPage(), PageId::Build);
        QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(m_window->currentPage(), PageId::Review);
    }

    void keysDoWhatTheMouseDoesWithWhatHasTheFocus()
    {
        m_session->start(planfixture::tinyflow());
        m_window->showPage(PageId::Build);
        auto* review = m_window->findChild<QPushButton*>(u"goToReview"_s);
        review->setFocus();
        QTest::keyClick(review, Qt::Key_Return);
        QTRY_COMPARE(m_window->currentPage(), PageId::Review);
        m_window->showPage(PageId::Source);
        auto* releases = m_window->findChild<QTreeView*>(u"tf"_s);
        QVERIFY(releases);
        releases->setFocus();
        bool opened = false;
        QTimer::singleShot(0, m_window.get(), [&opened] { // within the menu, which keeps the call below waiting
            QWidget* popup = QApplication::activePopupWidget();
            opened = qobject_cast<QMenu*>(popup);
            if (popup)
                popup->close();
        });
        QTest::keyClick(releases, Qt::Key_F10, Qt::ShiftModifier);
        QCoreApplication::processEvents();
        QVERIFY(opened);
        QCOMPARE(m_window->focusWidget(), releases);
    }

    void undoIsInTheMenuAndInTheTitle()
    {
        m_session->start(planfixture::tinyflow());
        QVERIFY(!action("edit.undo")->isEnabled());
        QVERIFY(m_session->setText(u"jobs"_s, u"3"_s));
        QVERIFY(m_window->isWindowModified());
        QVERIFY(action("edit.undo")->text().contains("Jobs"_L1));
        QCOMPARE(action("edit.redo")->text(), u"&Redo"_s);
        action("edit.undo")->trigger();
        QVERIFY(!m_window->isWindowModified());
        QVERIFY(action("edit.redo")->isEnabled());
        QCOMPARE(action("edit.undo")->text(), u"&Undo"_s);
        QCOMPARE(action("edit.redo")->text(), u"&Redo Change Jobs"_s);
        QCOMPARE(action("edit.redo")->iconText(), u"Redo Change Jobs"_s);
    }

    void aFirstChoiceOnAPageBeginsAConfiguration()
    {
        QTest::failOnWarning(QRegularExpression(u"setWindowModified"_s)); // of a title without its mark
        QVERIFY(!action("file.save")->isEnabled());
        QVERIFY(m_session->setText(u"board"_s, u"jetson-orin-nano"_s));
        QVERIFY(m_session->hasConfiguration());
        QVERIFY(action("file.save")->isEnabled());
        QVERIFY(m_window->isWindowModified());
        QCOMPARE(m_window->windowTitle(), u"Untitled[*] — Crosswright"_s);
        QVERIFY(!m_session->findings().isEmpty()); // it is judged as any other
        m_session->close();
        QVERIFY(!m_window->isWindowModified());
        QCOMPARE(m_window->windowTitle(), u"Crosswright"_s);
    }

    void closingAsksAboutChanges()
    {
        Answers prompter;
        m_session->start(planfixture::tinyflow());
        QVERIFY(m_session->setText(u"jobs"_s, u"3"_s));
        QVERIFY(!m_window->close());
        QCOMPARE(prompter.unsavedAsked, 1);
        prompter.leave = Prompter::Leave::Discard;
        QVERIFY(m_window->close());
        QVERIFY(QDir(Autosave::folder()).entryList(QDir::Files).isEmpty());
    }

    void theNextStartIsWhereTheLastOneEnded()
    {
        const QString file = path(u"mine.cw.json"_s);
        QVERIFY(planfixture::tinyflow().save(file));
        m_window->openFile(file);
        m_window->showPage(PageId::Review);
        // Qt 6.8 brings no window back wider than the screen, and the offscreen one has 800 × 800.
        m_window->resize(m_window->minimumWidth(), 760);
        const QSize size = m_window->size();
        QVERIFY(m_window->close());
        cleanup();
        open();
        QCOMPARE(m_session->path(), file);
        QCOMPARE(m_window->currentPage(), PageId::Review);
        QCOMPARE(m_window->size(), size);
    }

    void recentFilesAreInTheMenu()
    {
        const QString file = path(u"mine.cw.json"_s);
        QVERIFY(planfixture::tinyflow().save(file));
        m_window->openFile(file);
        m_session->close();
        auto* menu = m_window->findChild<QMenu*>(u"recentMenu"_s);
        Q_EMIT menu->aboutToShow();
        QCOMPARE(menu->actions().first()->text(), u"mine.cw.json"_s);
        menu->actions().first()->trigger();
        QCOMPARE(m_session->path(), file);
    }

    void whatIsDroppedIsOpened()
    {
        const QString file = path(u"mine.cw.json"_s);
        QVERIFY(planfixture::tinyflow().save(file));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &drop);
        QTRY_COMPARE(m_session->path(), file);

        QMimeData text;
        text.setText(u"words"_s);
        QDragEnterEvent other({10, 10}, Qt::CopyAction, &text, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &other);
        QVERIFY(!other.isAccepted());
    }

    void aLogHasItsOwnWindow()
    {
        QVERIFY(files::write(path(u"some.log"_s), "INFO: one\nERROR: two\n"));
        m_window->openFile(path(u"some.log"_s));
        auto* window = m_window->findChild<LogWindow*>(u"logWindow"_s);
        QVERIFY(window && window->isVisible());
        QVERIFY(window->windowTitle().contains("some.log"_L1));
        window->close();
    }

    void changesOfACrashComeBackAndCanBeUndone()
    {
        const QString file = path(u"mine.cw.json"_s);
        QVERIFY(planfixture::tinyflow().save(file));
        {
            // What a window that was killed leaves behind: a copy without a holder.
            Session session(*m_catalog);
            Autosave autosave(session);
            autosave.setDelay(0);
            QVERIFY(session.open(file));
            QVERIFY(session.setText(u"jobs"_s, u"9"_s));
            QTRY_VERIFY(QFile::exists(autosave.file()));
            QVERIFY(QFile::copy(autosave.file(), Autosave::folder() + "/crashed.json"_L1));
        }
        Answers prompter;
        m_window->offerRecovery();
        QCOMPARE(prompter.recovered, QStringList(u"mine.cw.json"_s));
        QCOMPARE(m_session->configuration().count(u"jobs"_s), 9);
        QCOMPARE(m_session->path(), file);
        QVERIFY(m_session->isModified());
        m_session->undoStack().undo();
        QCOMPARE(m_session->configuration().count(u"jobs"_s), 2);
        QVERIFY(!QFile::exists(Autosave::folder() + "/crashed.json"_L1));
    }

    void panesAreSteppedThrough()
    {
        m_session->start(planfixture::tinyflow());
        m_window->showPage(PageId::Source);
        m_window->findChild<QListView*>(u"railList"_s)->setFocus();
        QTest::keyClick(m_window.get(), Qt::Key_F6);
        QVERIFY(m_window->page(PageId::Source)->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(m_window.get(), Qt::Key_F6);
        QVERIFY(m_window->statusBar()->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(m_window.get(), Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(m_window->page(PageId::Source)->isAncestorOf(QApplication::focusWidget()));
    }

    void theFocusGoesWithThePage()
    {
        m_session->start(planfixture::tinyflow());
        m_window->showPage(PageId::Source);
        m_window->findChild<QLineEdit*>(u"findRelease"_s)->setFocus();
        for (const PageId id : {PageId::Target, PageId::Toolchain, PageId::Options, PageId::Review, PageId::Build,
                                PageId::Deploy, PageId::History, PageId::Source}) {
            m_window->showPage(id);
            QTRY_VERIFY2(
                m_window->page(id)->isAncestorOf(m_window->focusWidget()),
                qPrintable(u"page %1: the focus is on %2"_s.arg(int(id)).arg(m_window->focusWidget()->objectName())));
        }
    }

    void theCommandLineIsCopied()
    {
        const QString file = path(u"with space.cw.json"_s);
        QVERIFY(planfixture::tinyflow().save(file));
        m_window->openFile(file);
        action("edit.copyCommand")->trigger();
        QCOMPARE(QApplication::clipboard()->text(), u"crosswright build '%1'"_s.arg(file));
    }

    void everythingFitsAtTheSmallestSize()
    {
        m_window->resize(1024, 700);
        m_session->start(planfixture::tinyflow());
        for (const PageId id : {PageId::Start, PageId::Source, PageId::Target, PageId::Toolchain, PageId::Options,
                                PageId::Review, PageId::Build, PageId::Deploy, PageId::History}) {
            m_window->showPage(id);
            QVERIFY2(
                m_window->width() <= 1024 && m_window->height() <= 700,
                qPrintable(u"page %1 needs %2 × %3"_s.arg(int(id)).arg(m_window->width()).arg(m_window->height())));
        }
    }
};

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
