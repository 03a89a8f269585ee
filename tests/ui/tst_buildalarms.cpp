// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What is said of a build while it goes on: memory, waiting for memory, disk; once each, and shown as long as it holds.

#include "core/catalog/catalog.h"
#include "fakeprompter.h"
#include "runmaker.h"
#include "ui/look/crossstyle.h"
#include "ui/pages/buildpage.h"
#include "ui/runs/buildalarms.h"
#include "ui/session/session.h"

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

constexpr qint64 mib = 1024; // KiB

RunNews live(qint64 ms, qint64 usedMiB, qint64 availableMiB, double waits = 0)
{
    RunNews news;
    news.status.state = RunStatus::State::Running;
    news.status.ramMiB = 2048;
    MemorySample measured;
    measured.t = ms;
    measured.residentKiB[std::size_t(ProcessGroup::Compiler)] = usedMiB * mib;
    measured.availableKiB = availableMiB * mib;
    measured.pressureFull = waits;
    news.latest = measured;
    return news;
}

} // namespace

class TestBuildAlarms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new CrossStyle); }

    void aMinuteOverTheLimit()
    {
        BuildAlarms alarms;
        QVERIFY(alarms.take(live(0, 2500, 8000)).isEmpty());
        QVERIFY(alarms.take(live(59'000, 2500, 8000)).isEmpty());
        QVERIFY(alarms.standing().isEmpty());
        const QList<BuildAlarm> begun = alarms.take(live(60'000, 2500, 8000));
        QCOMPARE(begun.size(), 1);
        QCOMPARE(begun.first().kind, BuildAlarm::Kind::Memory);
        QVERIFY2(begun.first().sentence.contains("2500 of 2048 MiB"_L1), qPrintable(begun.first().sentence));
        // Told once in a run, shown as long as it holds.
        QVERIFY(alarms.take(live(61'000, 2600, 8000)).isEmpty());
        QCOMPARE(alarms.standing().size(), 1);
        QVERIFY(alarms.standing().first().sentence.contains("2600 of 2048 MiB"_L1));
        QVERIFY(alarms.take(live(62'000, 2000, 8000)).isEmpty());
        QVERIFY(alarms.standing().isEmpty());
        QVERIFY(alarms.take(live(63'000, 2500, 8000)).isEmpty());
        QVERIFY(alarms.take(live(200'000, 2500, 8000)).isEmpty());
        QCOMPARE(alarms.standing().size(), 1);
        // Another run begins anew.
        RunNews other = live(0, 2500, 8000);
        other.first = true;
        QVERIFY(alarms.take(other).isEmpty());
        QVERIFY(alarms.standing().isEmpty());
        QCOMPARE(alarms.take(live(60'000, 2500, 8000)).size(), 1);
    }

    void aShortPeakIsNone()
    {
        BuildAlarms alarms;
        for (int second = 0; second < 300; ++second)
            QVERIFY(alarms.take(live(second * 1000, second % 50 == 0 ? 2000 : 3000, 8000)).isEmpty());
    }

    void hardlyAnyMemoryLeft()
    {
        BuildAlarms alarms;
        (void)alarms.take(live(0, 1000, 300));
        const QList<BuildAlarm> begun = alarms.take(live(60'000, 1000, 300));
        QCOMPARE(begun.size(), 1);
        QVERIFY2(begun.first().sentence.contains("300 MiB"_L1), qPrintable(begun.first().sentence));
    }

    void workWaitsForMemory()
    {
        BuildAlarms alarms;
        QVERIFY(alarms.take(live(0, 1000, 8000, 25)).isEmpty());
        const QList<BuildAlarm> begun = alarms.take(live(30'000, 1000, 8000, 40));
        QCOMPARE(begun.size(), 1);
        QCOMPARE(begun.first().kind, BuildAlarm::Kind::Waiting);
        QVERIFY2(begun.first().sentence.contains("40 %"_L1), qPrintable(begun.first().sentence));
    }

    void littleRoomOnTheDisk()
    {
        BuildAlarms alarms;
        RunNews news = live(0, 1000, 8000);
        news.freeBytes = 6LL * 1024 * 1024 * 1024;
        QVERIFY(alarms.take(news).isEmpty());
        news.freeBytes = 4LL * 1024 * 1024 * 1024;
        const QList<BuildAlarm> begun = alarms.take(news);
        QCOMPARE(begun.size(), 1);
        QCOMPARE(begun.first().kind, BuildAlarm::Kind::Disk);
        QVERIFY2(begun.first().sentence.contains("4.0 GiB"_L1), qPrintable(begun.first().sentence));
        // News that say nothing of the disk leave it as it was.
        QVERIFY(alarms.take(live(1000, 1000, 8000)).isEmpty());
        QCOMPARE(alarms.standing().size(), 1);
    }

    void aRunThatIsOverHasNone()
    {
        BuildAlarms alarms;
        (void)alarms.take(live(0, 2500, 8000));
        QCOMPARE(alarms.take(live(60'000, 2500, 8000)).size(), 1);
        RunNews over = live(61'000, 2500, 8000);
        over.status.state = RunStatus::State::Succeeded;
        QVERIFY(alarms.take(over).isEmpty());
        QVERIFY(alarms.standing().isEmpty());
    }

    void thePageShowsAndTellsIt()
    {
        const RunFolders folders;
        FakePrompter prompter;
        RunMaker maker(u"hungry"_s);
        maker.begin();
        maker.measure(1000, 3000);
        Session session(Catalog::load({u":/catalog"_s}).valueOr(Catalog()));
        BuildPage page(session, nullptr);
        QSignalSpy raised(&page, &Page::alarmRaised);
        QSignalSpy acts(&page, &BuildPage::actsChanged);
        page.resize(1200, 700);
        page.show();
        page.showRun(maker.run().path());
        QTRY_VERIFY(!page.shown().run.isNull());
        QTRY_VERIFY(!acts.isEmpty());
        auto* outcome = page.findChild<QWidget*>(u"outcome"_s);
        maker.measure(62'000, 3000);
        QTRY_COMPARE(raised.size(), 1);
        QCOMPARE(raised.first().first().toString(), u"Over the memory limit"_s);
        QVERIFY(raised.first().last().toString().contains("3276 of 2048 MiB"_L1));
        QTRY_VERIFY(outcome->isVisible());
        QCOMPARE(outcome->findChild<QLabel*>(u"outcomeSentence"_s)->text(), u"Over the memory limit"_s);
        maker.measure(63'000, 100);
        QTRY_VERIFY(!outcome->isVisible());
        QSignalSpy ended(&page, &BuildPage::runEnded);
        maker.end(u"succeeded"_s);
        QTRY_COMPARE(ended.size(), 1);
        QCOMPARE(raised.size(), 1);
    }
};

QTEST_MAIN(TestBuildAlarms)
#include "tst_buildalarms.moc"
