// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The Build page with a run that goes on, by the names of its controls, and that it never holds up the window.

#include "fakeprompter.h"
#include "runmaker.h"
#include "shownbuild.h"
#include "stallwatch.h"
#include "ui/look/crossstyle.h"
#include "ui/look/tokens.h"
#include "ui/pages/outcomestrip.h"
#include "ui/text/logview.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>

#include <atomic>
#include <thread>

using namespace Qt::StringLiterals;
using namespace cw;

using Shown = ShownBuild;

class TestBuildPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void withoutARunItSaysHowToStart();
    void aLiveRunIsShownAsItGoes();
    void theNewestRunIsFoundAtTheStart();
    void stopAsksAndSaysWhatIsKept();
    void aRecordedRunIsShownWhole();
    void narrowAndWide();
    void everyControlHasAName();
    void theWindowNeverWaits();

private:
    RunFolders m_folders;
};

void TestBuildPage::initTestCase()
{
    QApplication::setStyle(new CrossStyle);
    QApplication::setPalette(Tokens::light().palette());
}

void TestBuildPage::withoutARunItSaysHowToStart()
{
    Shown shown;
    QTRY_COMPARE(shown.sentence(), u"Nothing is being built."_s);
    QCOMPARE(shown.title(), u"Build"_s);
    auto* review = shown.find<QPushButton>(u"goToReview"_s);
    QVERIFY(review->isVisible());
    QVERIFY(!shown.find(u"stopBuild"_s)->isVisible());
    QVERIFY(!shown.find(u"continueBuild"_s)->isVisible());
    QSignalSpy asked(&shown.page, &Page::pageRequested);
    QTest::keyClick(review, Qt::Key_Space);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.first().first().value<PageId>(), PageId::Start); // nothing is planned that could be reviewed
    Configuration configuration;
    configuration.set(u"tf"_s, u"2.8.0"_s, {Provenance::Kind::User});
    shown.session.start(configuration);
    QCOMPARE(review->text(), u"Go to Review"_s);
    QTest::keyClick(review, Qt::Key_Space);
    QCOMPARE(asked.last().first().value<PageId>(), PageId::Review);
}

void TestBuildPage::aLiveRunIsShownAsItGoes()
{
    RunMaker maker(u"tinyflow for a test"_s);
    maker.begin();
    maker.step(u"build"_s, u"bazel"_s);
    maker.measure(500, 700);
    maker.progress(120, 400, {u"Compiling core/kernels/mul.cc"_s});
    Shown shown;
    QSignalSpy activity(&shown.page, &BuildPage::activityChanged);
    shown.page.showRun(maker.run().path());
    QTRY_COMPARE(shown.title(), u"Building tinyflow for a test"_s);
    QTRY_VERIFY(shown.sentence().startsWith("<b>120</b> of 400 actions, 1 running"_L1));
    QVERIFY(shown.sentence().contains("at most 2 at once in 2048 MiB"_L1));
    QCOMPARE(shown.page.railState().mark, RailState::Mark::Busy);
    QCOMPARE(shown.page.railState().text, u"30 %"_s);
    QVERIFY(shown.find(u"stopBuild"_s)->isVisible());
    QVERIFY(!shown.find(u"goToDeploy"_s)->isVisible());
    auto* running = shown.model(u"runningActions"_s);
    const QAbstractItemModelTester tester(running, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(running->rowCount(), 1);
    QCOMPARE(running->index(0, 0).data().toString(), u"mul.cc"_s);
    QCOMPARE(running->index(0, 3).data().toString(), u"700 MiB"_s);
    auto* memory = shown.find(u"memoryPlotPicture"_s);
    QCOMPARE(memory->accessibleName(), u"Memory"_s);
    QVERIFY2(memory->accessibleDescription().startsWith("976 of 2048 MiB now"_L1),
             qPrintable(memory->accessibleDescription()));
    QCOMPARE(activity.last().at(3).toInt(), 30);
    QCOMPARE(activity.last().at(2).toString(),
             u"976 of 2048 MiB"_s); // as the sentence says, though the journal says 1000
    QCOMPARE(activity.last().at(4).toDouble(), 976.0 / 2048);

    maker.measure(1000, 300, u"core/_objs/kernels/add.o"_s);
    maker.progress(200, 400, {u"Compiling core/kernels/add.cc"_s, u"Linking core/libx.so"_s});
    QTRY_COMPARE(running->rowCount(), 2);
    QTRY_COMPARE(running->index(0, 0).data().toString(), u"add.cc"_s);
    QCOMPARE(shown.page.railState().text, u"50 %"_s);

    maker.finishStep(u"build"_s, true);
    maker.end(u"succeeded"_s);
    QTRY_COMPARE(shown.title(), u"Built tinyflow for a test"_s);
    QTRY_VERIFY(!shown.find(u"stopBuild"_s)->isVisible());
    QCOMPARE(running->rowCount(), 0);
    QCOMPARE(shown.page.railState().mark, RailState::Mark::Done);
    QVERIFY(activity.last().at(0).toString().isEmpty());
}

void TestBuildPage::theNewestRunIsFoundAtTheStart()
{
    // A run's folder is named by the second: the former test's run must be an older one.
    const qint64 second = QDateTime::currentSecsSinceEpoch();
    QTRY_VERIFY(QDateTime::currentSecsSinceEpoch() > second);
    RunMaker maker(u"found by itself"_s);
    maker.begin();
    maker.step(u"build"_s, u"bazel"_s);
    for (int i = 0; i < 50; ++i)
        maker.measure(i * 500, 300 + i);
    maker.progress(10, 400, {});
    const Shown shown; // as after the window was closed and opened again
    QTRY_COMPARE(shown.title(), u"Building found by itself"_s);
    shown.find<QAbstractButton>(u"memoryPlotTableButton"_s)->click();
    QTRY_COMPARE(shown.model(u"memoryPlotTable"_s)->rowCount(), 50);
    maker.end(u"stopped"_s, u"asked"_s, u"It was stopped by a test."_s);
    QTRY_COMPARE(shown.find<QLabel>(u"outcomeSentence"_s)->text(), u"It was stopped by a test."_s);
    QVERIFY(shown.find(u"continueBuild"_s)->isVisible());
}

void TestBuildPage::stopAsksAndSaysWhatIsKept()
{
    FakePrompter prompter;
    RunMaker maker(u"to be stopped"_s);
    maker.begin();
    maker.step(u"build"_s, u"bazel"_s);
    maker.progress(120, 400, {});
    Shown shown;
    shown.page.showRun(maker.run().path());
    auto* stop = shown.find<QPushButton>(u"stopBuild"_s);
    QTRY_VERIFY(stop->isVisible());
    QTRY_VERIFY(shown.sentence().contains("120"_L1));
    stop->click();
    QCOMPARE(prompter.asked, 1);
    QCOMPARE(prompter.question, u"Stop this build?"_s);
    QVERIFY(prompter.explanation.contains("The 120 action(s) done so far are kept."_L1));
    QCOMPARE(prompter.act, u"Stop the build"_s);
    QVERIFY(stop->isEnabled()); // the answer was no: nothing was asked of the runner
    QCOMPARE(shown.page.shown().status.state, RunStatus::State::Running);
    // Yes: there is no runner that could answer, which is told, and the page stays usable.
    prompter.yes = true;
    stop->click();
    QVERIFY(!stop->isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(!prompter.told.isEmpty(), 30000);
    QTRY_VERIFY(stop->isEnabled());
    maker.end(u"stopped"_s);
}

void TestBuildPage::aRecordedRunIsShownWhole()
{
    const Shown shown;
    const RunDirectory run = m_folders.recorded();
    const_cast<BuildPage&>(shown.page).showRun(run.path());
    QTRY_COMPARE(shown.title(), u"Built tinyflow 1.0.0 for jetson-orin-nano (CPU, cross)"_s);
    QTRY_VERIFY(shown.sentence().contains("memory at most 1408 of 2048 MiB"_L1));
    QTRY_VERIFY(shown.page.findChild<QWidget*>(u"memoryPlotPicture"_s)
                    ->accessibleDescription()
                    .startsWith("Memory peaked at 1408 of 2048 MiB at 3:53, in cc1plus"_L1));
    auto* artifacts = shown.model(u"runArtifacts"_s);
    QCOMPARE(artifacts->rowCount(), 1);
    QVERIFY(artifacts->index(0, 0).data().toString().endsWith(".whl"_L1));
    QCOMPARE(artifacts->index(0, 3).data().toString().size(), 64);
    QVERIFY(shown.model(u"heaviestActions"_s)->rowCount() > 100);
    QCOMPARE(shown.model(u"runSteps"_s)->rowCount(), 4);
    auto* deploy = shown.find<QPushButton>(u"goToDeploy"_s);
    QVERIFY(deploy->isVisible());
    QSignalSpy asked(&shown.page, &Page::pageRequested);
    deploy->click();
    QCOMPARE(asked.first().first().value<PageId>(), PageId::Deploy);
    shown.find<QPushButton>(u"copyOutcome"_s)->click();
    QVERIFY(QApplication::clipboard()->text().contains("SHA-256"_L1));
    QTRY_VERIFY(shown.find<LogView>(u"buildLog"_s)->state().lines > 10);
}

void TestBuildPage::narrowAndWide()
{
    RunMaker maker(u"shape"_s);
    maker.begin();
    maker.step(u"build"_s, u"bazel"_s);
    Shown shown(QSize(808, 640)); // the page in a window of 1024×700
    shown.page.showRun(maker.run().path());
    QTRY_COMPARE(shown.title(), u"Building shape"_s);
    auto* tabs = shown.find<QTabWidget>(u"buildTabs"_s);
    auto* running = shown.find(u"runningActions"_s);
    QTRY_VERIFY(tabs->isAncestorOf(running));
    QCOMPARE(tabs->tabText(0), u"Running"_s);
    QVERIFY2(shown.page.minimumSizeHint().width() <= 808,
             qPrintable(QString::number(shown.page.minimumSizeHint().width())));
    shown.page.resize(1200, 800);
    QTRY_VERIFY(!tabs->isAncestorOf(running));
    QVERIFY(running->isVisible());
    maker.end(u"succeeded"_s);
    auto* heaviest = shown.find(u"heaviestActions"_s);
    QTRY_VERIFY(heaviest->isVisible() && !tabs->isAncestorOf(heaviest));
    shown.page.resize(808, 640);
    QTRY_VERIFY(tabs->isAncestorOf(heaviest));
    QCOMPARE(tabs->tabText(0), u"Heaviest"_s);
}

void TestBuildPage::everyControlHasAName()
{
    RunMaker maker(u"named"_s);
    maker.begin();
    maker.step(u"build"_s, u"bazel"_s);
    Shown shown;
    shown.page.showRun(maker.run().path());
    QTRY_COMPARE(shown.title(), u"Building named"_s);
    int seen = 0;
    for (const QWidget* widget : shown.page.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&shown.page) || !(widget->focusPolicy() & Qt::TabFocus))
            continue;
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const bool named = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty())
                           || qobject_cast<const QTabBar*>(widget);
        QVERIFY2(named, qPrintable(QLatin1StringView(widget->metaObject()->className()) + u' ' + widget->objectName()));
        ++seen;
    }
    QVERIFY(seen > 8);
}

/// Two hundred changes of actions a second and a log of ten megabytes a second: the window's event loop beats on.
void TestBuildPage::theWindowNeverWaits()
{
    RunMaker maker(u"storm"_s);
    maker.begin();
    maker.step(u"build"_s, u"bazel"_s);
    Shown shown;
    shown.page.showRun(maker.run().path());
    QTRY_COMPARE(shown.title(), u"Building storm"_s);

    std::atomic<bool> over = false;
    std::atomic<int> changes = 0;
    std::atomic<qint64> logged = 0;
    std::thread writer([&] {
        QByteArray line(120, 'x');
        line += "\r\n";
        QByteArray block;
        while (block.size() < 50 * 1024)
            block += line;
        QElapsedTimer clock;
        clock.start();
        while (!over) {
            const int n = ++changes;
            maker.progress(n, 100000, {u"Compiling core/f%1.cc"_s.arg(n), u"Compiling core/g%1.cc"_s.arg(n)});
            maker.log(block);
            logged += block.size();
            if (n % 100 == 0)
                maker.measure(clock.elapsed(), 300 + n % 500, u"core/_objs/f%1.o"_s.arg(n));
            // 200 a second, whatever the writing itself took.
            const qint64 due = qint64(n) * 5 - clock.elapsed();
            if (due > 0)
                QThread::msleep(ulong(due));
        }
    });
    QTest::qWait(500); // what is built up for the first time: fonts, the log's first lines
    // Written to at full speed, the machine may have too little left for 200 changes a second: then it is tried again.
    bool loaded = false;
    qint64 longest = 0;
    for (int attempt = 0; attempt < 4 && !loaded; ++attempt) {
        StallWatch stalls;
        const int before = changes;
        const qint64 bytesBefore = logged;
        QElapsedTimer clock;
        clock.start();
        stalls.start();
        QTest::qWait(3000);
        stalls.stop();
        const double seconds = double(clock.elapsed()) / 1000;
        qInfo("%.0f changes/s, %.1f MB/s of log, longest stall %lld ms (gap %lld ms), %d beats",
              (changes - before) / seconds, double(logged - bytesBefore) / 1e6 / seconds, stalls.longestMs(),
              stalls.longestGapMs(), stalls.beats());
        loaded = double(changes - before) / seconds > 180 && stalls.beats() > 100;
        longest = std::max(longest, stalls.longestMs());
    }
    over = true;
    writer.join();
    QVERIFY2(loaded, "this machine did not get to 200 changes a second");
    QVERIFY2(longest < 100, qPrintable(u"the event loop stood still for %1 ms"_s.arg(longest)));
    // And the page has kept up.
    maker.progress(99999, 100000, {});
    QTRY_VERIFY(shown.sentence().contains("99,999"_L1));
    maker.end(u"succeeded"_s);
    QTRY_COMPARE(shown.title(), u"Built storm"_s);
}

QTEST_MAIN(TestBuildPage)
#include "tst_buildpage.moc"
