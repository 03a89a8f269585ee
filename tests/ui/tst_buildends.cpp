// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The Build page with a run that did not end well: it says what happened, where, and what to do.

#include "runmaker.h"
#include "shownbuild.h"
#include "ui/look/crossstyle.h"
#include "ui/look/tokens.h"
#include "ui/pages/outcomestrip.h"

#include <QApplication>
#include <QClipboard>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>

using namespace Qt::StringLiterals;
using namespace cw;

using Shown = ShownBuild;

class TestBuildEnds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aFailureSaysWhatAndWhere();
    void aKilledCompilerMeansTooLittleMemory();
    void aLostRunnerSaysWhatToDo();
    void aFullDiskIsAWarning();

private:
    RunFolders m_folders;
};

void TestBuildEnds::initTestCase()
{
    QApplication::setStyle(new CrossStyle);
    QApplication::setPalette(Tokens::light().palette());
}

void TestBuildEnds::aFailureSaysWhatAndWhere()
{
    RunMaker maker(u"doomed"_s);
    maker.begin();
    maker.step(u"build"_s, u"bazel"_s);
    maker.log("INFO: Found 1 target...\r\nERROR: core/BUILD:1:1: C++ compilation failed\r\n");
    maker.progress(120, 400, {});
    maker.fail(u"//core:mul"_s, u"mul.cc:7:1: error: expected ';'"_s);
    maker.finishStep(u"build"_s, false);
    maker.end(u"failed"_s, u"step"_s, u"The build failed: an action of //core:mul failed."_s);
    Shown shown;
    shown.page.showRun(maker.run().path());
    QTRY_COMPARE(shown.find<QLabel>(u"outcomeSentence"_s)->text(),
                 u"The build failed: an action of //core:mul failed."_s);
    QVERIFY(shown.find<QLabel>(u"outcomeText"_s)->text().contains("Exit code 1."_L1));
    QVERIFY(shown.find<OutcomeStrip>(u"outcome"_s)->text().contains("expected ';'"_L1));
    QVERIFY(shown.find(u"outcomeOutput"_s)->isVisible());
    QCOMPARE(shown.page.railState().mark, RailState::Mark::Error);
    shown.find<QPushButton>(u"showInLog"_s)->click();
    QCOMPARE(shown.find<QTabWidget>(u"buildTabs"_s)->currentWidget(), shown.find(u"buildLog"_s));
    shown.find<QPushButton>(u"copyOutcome"_s)->click();
    QVERIFY(QApplication::clipboard()->text().contains("mul.cc:7:1: error"_L1));
    QVERIFY(shown.find<QPushButton>(u"continueBuild"_s)->isVisible());
}

void TestBuildEnds::aKilledCompilerMeansTooLittleMemory()
{
    RunMaker maker(u"tinyflow for a test"_s);
    maker.begin();
    maker.step(u"build"_s, u"bazel"_s);
    maker.fail(u"//core:mul"_s,
               u"gcc: fatal error: Killed signal terminated program cc1plus\ncompilation terminated."_s);
    maker.finishStep(u"build"_s, false);
    maker.end(
        u"failed"_s, u"memory"_s,
        u"The build failed in //core:mul: the kernel ended cc1plus for lack of memory. It was seen to use 812 MiB."_s);
    Shown shown;
    shown.page.showRun(maker.run().path());
    auto* strip = shown.find<OutcomeStrip>(u"outcome"_s);
    QTRY_VERIFY2(strip->text().startsWith("The build ran out of memory."_L1), qPrintable(strip->text()));
    QVERIFY(strip->text().contains("It was seen to use 812 MiB"_L1));
    QVERIFY(strip->text().contains("It ran 2 jobs at once"_L1));
    QVERIFY(strip->text().contains("Killed signal"_L1));
    QSignalSpy asked(&shown.page, &Page::pageRequested);
    shown.find<QPushButton>(u"changeLimits"_s)->click();
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.first().first().value<PageId>(), PageId::Options);
}

void TestBuildEnds::aLostRunnerSaysWhatToDo()
{
    RunMaker maker(u"lost"_s);
    maker.begin();
    maker.step(u"build"_s, u"bazel"_s);
    maker.progress(120, 400, {});
    Shown shown;
    shown.page.showRun(maker.run().path());
    QTRY_COMPARE(shown.title(), u"Building lost"_s);
    maker.die();
    QTRY_COMPARE(shown.title(), u"Broken off: lost"_s);
    QVERIFY(shown.find<QLabel>(u"outcomeText"_s)->text().contains("Continue"_L1));
    QVERIFY(shown.find(u"continueBuild"_s)->isVisible());
    QVERIFY(!shown.find(u"stopBuild"_s)->isVisible());
}

void TestBuildEnds::aFullDiskIsAWarning()
{
    RunMaker maker(u"full"_s);
    maker.begin();
    maker.event(events::limit, {{"limit"_L1, u"disk"_s}, {"sentence"_L1, u"The disk of / is nearly full."_s}});
    Shown shown;
    shown.page.showRun(maker.run().path());
    QTRY_COMPARE(shown.find<QLabel>(u"outcomeSentence"_s)->text(), u"The disk of / is nearly full."_s);
    maker.end(u"stopped"_s, u"disk"_s, u"The disk is full."_s);
    QTRY_VERIFY(shown.find<QLabel>(u"outcomeText"_s)->text().startsWith("Free some space"_L1));
}

QTEST_MAIN(TestBuildEnds)
#include "tst_buildends.moc"
