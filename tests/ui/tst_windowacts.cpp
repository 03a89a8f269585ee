// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the window does around its pages: the toolbar, what is dropped on it, what it keeps, what it says to a person who
// looks elsewhere, and when it may close.

#include "core/base/files.h"
#include "core/device/devicestore.h"
#include "core/run/runarchive.h"
#include "fakeprompter.h"
#include "openedwindow.h"
#include "runmaker.h"
#include "tests/support/planfixture.h"
#include "tests/support/wheelmaker.h"
#include "ui/dialogs/logwindow.h"
#include "ui/fields/provenancebutton.h"
#include "ui/look/tokens.h"
#include "ui/pages/buildpage.h"
#include "ui/pages/deploypage.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/inklabel.h"

#include <QClipboard>
#include <QDropEvent>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QSettings>
#include <QSplitter>
#include <QStandardItemModel>
#include <QStatusBar>
#include <QTcpServer>
#include <QToolBar>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>
#include <QUrl>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

class Answers : public FakePrompter
{
public:
    Leave askUnsaved(QWidget*, const QString&) override { return leave; }
    Leave leave = Leave::Cancel;
};

} // namespace

class TestWindowActs
    : public QObject
    , OpenedWindow
{
    Q_OBJECT

private:
    std::unique_ptr<RunFolders> m_folders;
    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const QString& name) const { return m_folder->filePath(name); }

private Q_SLOTS:
    void initTestCase()
    {
        // No desktop: what would be said there is said in the status line.
        for (const char* bus : {"DBUS_SESSION_BUS_ADDRESS", "DBUS_SYSTEM_BUS_ADDRESS"})
            qputenv(bus, "unix:path=/nonexistent/bus");
        qunsetenv("SSH_AUTH_SOCK");
        prepare();
    }

    void init()
    {
        m_folders = std::make_unique<RunFolders>();
        m_folder = std::make_unique<QTemporaryDir>(u"/tmp/cw-win-XXXXXX"_s);
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, path(u"config"_s));
        open();
    }

    void cleanup()
    {
        m_window.reset();
        m_preferences.reset();
        m_session.reset();
    }

    void everyKindOfFileIsDropped()
    {
        const auto drop = [this](const QString& file) {
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(file)});
            QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(m_window.get(), &enter);
            QVERIFY2(enter.isAccepted(), qPrintable(file));
            QDropEvent event({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(m_window.get(), &event);
        };
        const RunDirectory run = m_folders->recorded();
        const auto* build = qobject_cast<BuildPage*>(m_window->page(PageId::Build));
        drop(run.path());
        QTRY_COMPARE(build->shown().run.path(), run.path());
        QCOMPARE(m_window->currentPage(), PageId::Build);

        const QString record = path(u"sent.cwrun"_s);
        QVERIFY(saveRunArchive(run, record));
        m_window->showPage(PageId::History);
        drop(record);
        QTRY_VERIFY(build->shown().run.path().contains("/records/"_L1));
        QCOMPARE(m_window->currentPage(), PageId::Build);

        const QString wheel = makeWheel(m_folder->path(), u"demo-1.0-py3-none-any.whl"_s, {});
        QVERIFY(!wheel.isEmpty());
        drop(wheel);
        QTRY_COMPARE(m_window->currentPage(), PageId::Deploy);

        QVERIFY(files::write(path(u"some.log"_s), "INFO: one\n"));
        drop(path(u"some.log"_s));
        QTRY_VERIFY(m_window->findChild<LogWindow*>(u"logWindow"_s));
    }

    void theToolBarIsHiddenForGood()
    {
        auto* bar = m_window->findChild<QToolBar*>(u"toolBar"_s);
        QVERIFY(bar && bar->isVisible());
        int buttons = 0;
        for (const QAction* each : bar->actions()) {
            if (each->isSeparator())
                continue;
            ++buttons;
            QVERIFY2(m_window->actions().all().contains(each), qPrintable(each->text()));
            QVERIFY2(!each->icon().isNull(), qPrintable(each->objectName()));
            QVERIFY2(!each->toolTip().contains(u'&') && !each->toolTip().contains(u'…'), qPrintable(each->toolTip()));
            if (!each->shortcut().isEmpty())
                QVERIFY2(each->toolTip().endsWith(u')'), qPrintable(each->toolTip()));
        }
        QVERIFY(buttons >= 8);
        // What it does is what the menu does; an undo says what of.
        m_session->start(planfixture::tinyflow());
        QVERIFY(m_session->setText(u"jobs"_s, u"3"_s));
        auto* undo = qobject_cast<QToolButton*>(bar->widgetForAction(action("edit.undo")));
        QVERIFY(undo && undo->toolTip().contains("Jobs"_L1));
        QTest::mouseClick(undo, Qt::LeftButton);
        QVERIFY(!m_session->isModified());

        action("view.toolBar")->trigger();
        QVERIFY(!bar->isVisible());
        QVERIFY(m_window->close());
        cleanup();
        open();
        QVERIFY(!m_window->findChild<QToolBar*>(u"toolBar"_s)->isVisible());
        QVERIFY(!action("view.toolBar")->isChecked());
        action("view.toolBar")->trigger();
        QVERIFY(m_window->findChild<QToolBar*>(u"toolBar"_s)->isVisible());
    }

    void panesKeepTheSizesThatTheyWereGiven()
    {
        m_session->start(planfixture::tinyflow());
        m_window->showPage(PageId::Target);
        auto* panes = m_window->findChild<QSplitter*>(u"targetPanes"_s);
        const int before = panes->sizes().first();
        QWidget* handle = panes->handle(1);
        const QPoint grip = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, {}, grip);
        QTest::mouseMove(handle, grip - QPoint(40, 0));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, grip - QPoint(40, 0));
        const int given = panes->sizes().first();
        QVERIFY2(given < before, qPrintable(u"%1, %2"_s.arg(given).arg(before)));
        m_session->undoStack().setClean();
        QVERIFY(m_window->close());
        cleanup();
        open();
        m_session->start(planfixture::tinyflow());
        m_window->showPage(PageId::Target);
        QTRY_COMPARE(m_window->findChild<QSplitter*>(u"targetPanes"_s)->sizes().first(), given);
    }

    void everyTextFollowsTheSchemeAtRunTime()
    {
        m_session->start(planfixture::tinyflow());
        const QPalette before = QApplication::palette();
        for (const Tokens* tokens : {&Tokens::darkScheme(), &Tokens::light()}) {
            QApplication::setPalette(tokens->palette());
            QCoreApplication::processEvents(); // the widgets hear of it then
            int labels = 0;
            for (int id = int(PageId::Start); id <= int(PageId::History); ++id) {
                m_window->showPage(PageId(id));
                for (const InkLabel* label : m_window->page(PageId(id))->findChildren<InkLabel*>()) {
                    const QColor ink = label->palette().color(label->foregroundRole());
                    QVERIFY2(contrast(ink, tokens->window) >= 4,
                             qPrintable(u"page %1: \"%2\" is %3 on %4"_s.arg(id).arg(label->text(), ink.name(),
                                                                                     tokens->window.name())));
                    ++labels;
                }
            }
            QVERIFY(labels > 40);
        }
        QApplication::setPalette(before);
    }

    void everyChoiceTellsWhereItComesFrom()
    {
        m_session->start(planfixture::tinyflow());
        for (const PageId id : {PageId::Source, PageId::Target, PageId::Toolchain}) {
            m_window->showPage(id);
            for (const QString& field : m_window->page(id)->fields()) {
                const auto* from = m_window->page(id)->findChild<ProvenanceButton*>(u"provenance-"_s + field);
                QVERIFY2(from, qPrintable(field));
                QCOMPARE(from->text(), m_session->configuration().has(field) ? u"you"_s : u"default"_s);
            }
        }
    }

    void anIconAloneIsExplained()
    {
        m_session->start(planfixture::tinyflow());
        int icons = 0;
        for (const QAbstractButton* button : m_window->findChildren<QAbstractButton*>()) {
            const bool ownPart = button->objectName().startsWith("qt_"_L1) || button->inherits("QTabBar")
                                 || qobject_cast<const QLineEdit*>(button->parent());
            if (ownPart || button->isHidden() || button->icon().isNull() || !button->text().isEmpty())
                continue;
            ++icons;
            QVERIFY2(!button->toolTip().isEmpty(), qPrintable(button->objectName()));
            QVERIFY2(!button->accessibleName().isEmpty(), qPrintable(button->objectName()));
        }
        QVERIFY(icons > 3);
    }

    void aCutCellTellsItsWholeText()
    {
        QStandardItemModel model(1, 2);
        model.setItem(0, 0, new QStandardItem(u"a text that is much longer than its column is wide"_s));
        model.setItem(0, 1, new QStandardItem(u"short"_s));
        DataTable table(u"Test"_s);
        table.setModel(&model);
        table.resize(300, 200);
        table.header()->resizeSection(0, 60);
        table.header()->resizeSection(1, 200);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        const auto ask = [&](int column) {
            const QPoint at = table.visualRect(model.index(0, column)).center();
            QHelpEvent event(QEvent::ToolTip, at, table.viewport()->mapToGlobal(at));
            QApplication::sendEvent(table.viewport(), &event);
        };
        ask(0);
        QTRY_COMPARE(QToolTip::text(), u"a text that is much longer than its column is wide"_s);
        QToolTip::hideText();
        QTRY_VERIFY(!QToolTip::isVisible());
        ask(1);
        QVERIFY(!QToolTip::isVisible());
    }

    void rowsOfATreeAreCopied()
    {
        m_session->start(planfixture::tinyflow());
        m_window->showPage(PageId::Source);
        auto* releases = m_window->findChild<QTreeView*>(u"tf"_s);
        releases->setFocus();
        QTest::keyClick(releases, Qt::Key_C, Qt::ControlModifier);
        const QString copied = QApplication::clipboard()->text();
        QVERIFY2(copied.startsWith("Tinyflow 1.0.0\t"_L1) && copied.contains("4.2.3"_L1), qPrintable(copied));
        QCOMPARE(releases->contextMenuPolicy(), Qt::ActionsContextMenu);
        QVERIFY(!releases->actions().isEmpty());
    }

    void aDeploymentIsEndedOnlyWhenTheWindowReallyCloses()
    {
        // A device that takes the connection and never says a word: the deployment waits for it.
        QTcpServer silent;
        QVERIFY(silent.listen(QHostAddress::LocalHost));
        Device device;
        device.name = u"silent"_s;
        device.host = u"127.0.0.1"_s;
        device.port = silent.serverPort();
        QVERIFY(DeviceStore().add(device));
        Device another = device;
        another.name = u"another"_s;
        QVERIFY(DeviceStore().add(another));
        const QString wheel = makeWheel(m_folder->path(), u"demo-1.0-py3-none-any.whl"_s, {});
        QVERIFY(!wheel.isEmpty());
        QSettings().setValue("deploy/device", device.name);
        m_session->start(planfixture::tinyflow());
        QVERIFY(m_session->setText(u"jobs"_s, u"3"_s));
        Answers prompter;
        QVERIFY(!action("device.deploy")->isEnabled());
        m_window->openFile(wheel);
        QTRY_VERIFY(action("device.deploy")->isEnabled());
        action("device.deploy")->trigger();
        const auto* deploy = qobject_cast<DeployPage*>(m_window->page(PageId::Deploy));
        QVERIFY(deploy->isBusy());
        QCOMPARE(deploy->railState().mark, RailState::Mark::Busy);
        QVERIFY(!action("device.deploy")->isEnabled() && !action("device.verify")->isEnabled());
        const auto note = [this] {
            QStringList words;
            for (const QLabel* label : m_window->findChild<QWidget*>(u"rail"_s)->findChildren<QLabel*>()) {
                if (label->isVisible())
                    words.append(label->text());
            }
            return words.join(u' ');
        };
        QVERIFY2(note().contains("Deploying to silent"_L1), qPrintable(note()));
        QVERIFY2(!note().contains("Close the window freely"_L1), qPrintable(note()));

        // Another configuration for another device does not take the page away from what goes on.
        auto* devices = m_window->findChild<QTreeView*>(u"deviceTable"_s);
        QCOMPARE(devices->currentIndex().siblingAtColumn(0).data().toString(), u"silent"_s);
        Configuration other = planfixture::tinyflow();
        other.set(u"device"_s, u"another"_s, {Provenance::Kind::User});
        m_session->start(other);
        QVERIFY(m_session->setText(u"jobs"_s, u"3"_s));
        QCOMPARE(devices->currentIndex().siblingAtColumn(0).data().toString(), u"silent"_s);

        prompter.leave = Prompter::Leave::Cancel;
        prompter.yes = true;
        QVERIFY(!m_window->close());
        QCOMPARE(prompter.asked, 0); // who stays with the changes is not asked about the deployment
        QVERIFY(deploy->isBusy());
        prompter.leave = Prompter::Leave::Discard;
        prompter.yes = false;
        QVERIFY(!m_window->close());
        QCOMPARE(prompter.asked, 1);
        QVERIFY(deploy->isBusy());
        QVERIFY(m_session->isModified()); // nothing was thrown away for a window that stays
        prompter.yes = true;
        QVERIFY(m_window->close());
        QTRY_VERIFY(!deploy->isBusy());
        QVERIFY(!note().contains("Deploying"_L1));
    }

    void alarmsAreSaidWhenNobodyLooksAndCanBeSwitchedOff()
    {
        Page* build = m_window->page(PageId::Build);
        const auto said = [this] { return m_window->statusBar()->currentMessage(); };
        Q_EMIT build->alarmRaised(u"Little room"_s, u"4 GiB are free."_s);
        QVERIFY(said().isEmpty()); // the page says it
        m_window->hide();
        QTRY_VERIFY(!QApplication::activeWindow());
        Q_EMIT build->alarmRaised(u"Little room"_s, u"4 GiB are free."_s);
        QTRY_COMPARE(said(), u"Little room 4 GiB are free."_s); // there is no desktop to say it here
        m_window->statusBar()->clearMessage();
        Preferences preferences;
        preferences.alarms = false;
        QVERIFY(m_preferences->change(preferences));
        Q_EMIT build->alarmRaised(u"Little room"_s, u"4 GiB are free."_s);
        QVERIFY(said().isEmpty());
        Q_EMIT build->workEnded(u"Built"_s, u"12 actions."_s, true); // the other switch
        QTRY_COMPARE(said(), u"Built 12 actions."_s);
        m_window->statusBar()->clearMessage();
        preferences.alarms = true;
        preferences.notifications = false;
        QVERIFY(m_preferences->change(preferences));
        Q_EMIT build->workEnded(u"Built"_s, u"12 actions."_s, true);
        QVERIFY(said().isEmpty());
        Q_EMIT build->alarmRaised(u"Little room"_s, u"3 GiB are free."_s);
        QTRY_COMPARE(said(), u"Little room 3 GiB are free."_s);
    }
};

QTEST_MAIN(TestWindowActs)
#include "tst_windowacts.moc"
