// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// In the smallest window that is supported, 1024 × 700, and in the languages with the longest and the highest texts, no
// page and no dialog cuts a text.

#include "core/config/preset.h"
#include "core/preferences/translation.h"
#include "cutfinder.h"
#include "runmaker.h"
#include "tests/support/planfixture.h"
#include "ui/deploy/devicedialog.h"
#include "ui/deploy/virtualdialog.h"
#include "ui/desktop/userpreferences.h"
#include "ui/dialogs/aboutdialog.h"
#include "ui/dialogs/preferencesdialog.h"
#include "ui/look/crossstyle.h"
#include "ui/session/factfinder.h"
#include "ui/session/session.h"
#include "ui/shell/mainwindow.h"
#include "ui/widgets/inklabel.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QPushButton>
#include <QSettings>
#include <QTabBar>
#include <QTest>
#include <QTranslator>
#include <QTreeView>

#include <utility>

using namespace cw;
using namespace Qt::StringLiterals;

class TestNothingCut : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aCutIsFound();
    void everyPage_data();
    void everyPage();
    void everyDialog_data();
    void everyDialog();

private:
    static void speak(const QString& language);
    void look(QWidget& window, const QString& where);
    void lookAtPlan(MainWindow& window, const QString& what);

    RunFolders m_folders; // before everything that reads the environment
    std::optional<Catalog> m_catalog;
    QStringList m_cuts;
};

void TestNothingCut::initTestCase()
{
    QApplication::setOrganizationName(u"crosswright"_s);
    QApplication::setApplicationName(u"crosswright"_s);
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folders.path(u"settings"_s));
    QFont font = QApplication::font();
    font.setFamilies({u"DejaVu Sans"_s});
    font.setPixelSize(13);
    QApplication::setFont(font);
    QApplication::setStyle(new CrossStyle);
    auto catalog = Catalog::load();
    QVERIFY(catalog);
    m_catalog = *catalog;
}

void TestNothingCut::aCutIsFound()
{
    QWidget window;
    window.setObjectName(u"window"_s);
    auto* button = new QPushButton(u"A text that needs its room"_s, &window);
    auto* label = new InkLabel(u"Another one"_s, InkLabel::Kind::Body, InkLabel::Ink::Text, &window);
    auto* elided = new InkLabel(u"Shortened on purpose, whole in its tool tip"_s, InkLabel::Kind::Body,
                                InkLabel::Ink::Text, &window);
    auto* tabs = new QTabBar(&window);
    tabs->addTab(u"First"_s);
    elided->setElided(true);
    window.resize(400, 300);
    button->setGeometry(0, 0, button->sizeHint().width(), 40);
    label->setGeometry(0, 50, label->sizeHint().width(), 30);
    elided->setGeometry(0, 90, 80, 30);
    tabs->setGeometry(0, 130, 200, 40);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    (void)window.grab(); // what is shortened is known once it was painted
    QCOMPARE(cutsIn(window), QStringList());
    button->resize(button->width() - 20, 40);
    label->resize(label->width() - 8, 30);
    tabs->resize(20, 40);
    elided->move(350, 90);
    QCOMPARE(cutsIn(window).size(), 4);
}

void TestNothingCut::everyPage_data()
{
    QTest::addColumn<QString>("language");
    for (const QString& language : Translation::languages())
        QTest::newRow(qPrintable(language)) << language;
}

void TestNothingCut::speak(const QString& language)
{
    for (auto* former : QCoreApplication::instance()->findChildren<QTranslator*>())
        delete former; // which takes it out
    Translation::install(language);
}

void TestNothingCut::look(QWidget& window, const QString& where)
{
    // A page is laid out in several turns, the more the busier the machine is: it is judged when its picture stands still
    // and nothing is cut, and at the latest after five seconds.
    QImage before;
    QStringList cuts;
    (void)QTest::qWaitFor([&] {
        const QImage now = window.grab().toImage();
        const bool still = now == std::exchange(before, now);
        cuts = cutsIn(window);
        return still && cuts.isEmpty();
    });
    for (const QString& cut : std::as_const(cuts))
        m_cuts.append(where + u": "_s + cut);
}

void TestNothingCut::lookAtPlan(MainWindow& window, const QString& what)
{
    for (const PageId page :
         {PageId::Source, PageId::Target, PageId::Toolchain, PageId::Options, PageId::Review, PageId::Deploy}) {
        window.showPage(page);
        if (page == PageId::Review)
            QTRY_VERIFY(window.findChild<QWidget*>(u"planFiles"_s)->isVisible());
        look(window, what + u' ' + QString::number(int(page)));
    }
    window.showPage(PageId::Toolchain);
    auto* tabs = window.findChild<QTabBar*>(u"toolchainTabs"_s);
    tabs->setCurrentIndex(1);
    QTRY_VERIFY(window.findChild<QTreeView*>(u"partTable"_s)->model()->rowCount() > 0); // off the window's thread
    look(window, what + u" where parts come from"_s);
    tabs->setCurrentIndex(2);
    QTRY_VERIFY(window.findChild<QTreeView*>(u"solutionTable"_s)->model()->rowCount() > 0); // off the window's thread
    look(window, what + u" solver"_s);
    tabs->setCurrentIndex(0);
}

void TestNothingCut::everyPage()
{
    QFETCH(const QString, language);
    speak(language);
    m_cuts.clear();
    QSettings().clear();
    QDir(m_folders.path(u"state"_s)).removeRecursively();
    Session session(*m_catalog);
    FactFinder::Askers askers = FactFinder::realAskers(*m_catalog);
    askers.host = [] { return Result<Facts>(planfixture::debian12()); };
    session.finder().setAskers(askers);
    UserPreferences preferences;
    MainWindow window(session, preferences);
    window.resize(1024, 700);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    session.finder().start();
    QTRY_VERIFY(session.facts().knows(u"host.arch"_s));
    QCOMPARE(window.size(), QSize(1024, 700)); // nothing asks for more
    look(window, u"start"_s);
    for (const PageId page : {PageId::Build, PageId::History, PageId::Deploy, PageId::Review}) {
        window.showPage(page);
        look(window, u"empty %1"_s.arg(int(page)));
    }

    const auto presets = loadPresets();
    QVERIFY(presets);
    const auto preset = findPreset(*presets, u"raspberry-pi-4-tinyflow-1.0.0-cpu-cross"_s);
    QVERIFY(preset);
    Configuration configuration;
    preset->apply(configuration);
    session.start(configuration);
    lookAtPlan(window, u"plan"_s);
    configuration.set(u"tf"_s, u"2.8.0"_s, {Provenance::Kind::User});
    configuration.set(u"bazel"_s, u"7.4.1"_s, {Provenance::Kind::User});
    configuration.set(u"jobs"_s, 64, {Provenance::Kind::User});
    configuration.set(u"ram"_s, 65536, {Provenance::Kind::User});
    session.replace(configuration, u"findings"_s);
    lookAtPlan(window, u"findings"_s);

    const RunDirectory done = m_folders.recorded();
    window.openRun(done.path());
    QTRY_VERIFY(window.findChild<QPushButton*>(u"goToDeploy"_s)->isVisible());
    look(window, u"built"_s);
    RunMaker maker;
    maker.begin();
    maker.step(u"build"_s, u"bazel"_s);
    maker.measure(500, 900, u"kernels/cwise_op_1.cc"_s);
    maker.progress(100, 416, {u"Compiling tinyflow/core/kernels/cwise_op_1.cc"_s});
    window.openRun(maker.run().path());
    QTRY_VERIFY(window.findChild<QPushButton*>(u"stopBuild"_s)->isVisible());
    look(window, u"building"_s);
    maker.finishStep(u"build"_s, false);
    maker.end(u"failed"_s, u"step"_s, u"The step failed."_s);
    QTRY_VERIFY(window.findChild<QPushButton*>(u"continueBuild"_s)->isVisible());
    look(window, u"failed"_s);
    window.showPage(PageId::History);
    auto* runs = window.findChild<QTreeView*>(u"runTable"_s);
    QTRY_COMPARE(runs->model()->rowCount(), 2);
    look(window, u"history"_s);
    runs->selectAll();
    QTRY_VERIFY(window.findChild<QWidget*>(u"runDetailTable"_s)->isVisible());
    look(window, u"compare"_s);
    QVERIFY2(m_cuts.isEmpty(), qPrintable(m_cuts.join(u'\n')));
}

void TestNothingCut::everyDialog_data()
{
    everyPage_data();
}

void TestNothingCut::everyDialog()
{
    QFETCH(const QString, language);
    speak(language);
    m_cuts.clear();
    UserPreferences kept;
    PreferencesDialog preferences(kept, {8, 32768}, nullptr);
    preferences.show();
    for (const QString& pane : {u"generalPane"_s, u"buildsPane"_s, u"networkPane"_s, u"storagePane"_s}) {
        preferences.showPane(pane);
        look(preferences, pane);
    }
    AboutDialog about(nullptr);
    about.show();
    look(about, u"about"_s);
    DeviceDialog device(*m_catalog, {}, nullptr);
    device.show();
    look(device, u"device"_s);
    VirtualDialog made(nullptr);
    made.show();
    look(made, u"virtual device"_s);
    QVERIFY2(m_cuts.isEmpty(), qPrintable(m_cuts.join(u'\n')));
}

QTEST_MAIN(TestNothingCut)
#include "tst_nothingcut.moc"
