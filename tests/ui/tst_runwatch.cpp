// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Following a run from its directory: the whole past, what comes, its end, and a runner that is lost.

#include "runmaker.h"
#include "ui/runs/background.h"
#include "ui/runs/measurementsfollower.h"
#include "ui/runs/runwatch.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

constexpr int newsEveryMs = 100; // ten times a second at most

/// Everything that was told about a run.
struct Listener
{
    explicit Listener(RunWatch& watch)
    {
        QObject::connect(&watch, &RunWatch::news, &watch, [this](const RunNews& news) {
            if (news.first) {
                memory.clear();
                progress.clear();
                finished.clear();
                ++begun;
            }
            memory += news.memory;
            progress += news.progress;
            finished += news.finished;
            last = news;
            ++times;
        });
    }
    QList<MemoryPoint> memory;
    QList<ProgressPoint> progress;
    QList<FinishedAction> finished;
    RunNews last;
    int times = 0;
    int begun = 0;
};

} // namespace

class TestRunWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWholePastIsTold();
    void whatComesIsTold();
    void newsAreFewAndLoseNothing();
    void twoWindowsWatchOneRun();
    void aLostRunnerIsBroken();
    void anotherRunTakesItsPlace();
    void aTornMeasurementWaits();
    void aNewerFormatIsLeftAlone();
    void workIsDoneElsewhere();

private:
    RunFolders m_folders;
};

void TestRunWatch::theWholePastIsTold()
{
    RunWatch watch;
    const Listener listener(watch);
    watch.watch(m_folders.recorded());
    QTRY_VERIFY(listener.last.status.isOver() && listener.last.caughtUp);
    QCOMPARE(listener.last.status.state, RunStatus::State::Succeeded);
    QVERIFY(listener.last.plan);
    QCOMPARE(listener.last.plan->title, listener.last.status.title);
    QCOMPARE(listener.last.artifacts.artifacts.size(), 1);
    QVERIFY(listener.memory.size() > 100);
    QVERIFY(std::is_sorted(listener.memory.cbegin(), listener.memory.cend(),
                           [](const auto& a, const auto& b) { return a.ms < b.ms; }));
    // The peak of the real run, which its own report names.
    QCOMPARE(listener.last.peak.totalKiB, 1442128);
    QCOMPARE(listener.last.peak.program, u"cc1plus"_s);
    QVERIFY(listener.progress.last().done > 400);
    QCOMPARE(listener.progress.last().done, listener.last.status.done);
    QVERIFY(listener.finished.size() > 100);
}

void TestRunWatch::whatComesIsTold()
{
    RunMaker maker;
    RunWatch watch;
    const Listener listener(watch);
    watch.watch(maker.run());
    QTRY_COMPARE(listener.last.status.state, RunStatus::State::Created);
    maker.begin();
    maker.step(u"build"_s, u"bazel"_s);
    QTRY_COMPARE(listener.last.status.state, RunStatus::State::Running);
    maker.progress(3, 40, {u"Compiling core/a.cc"_s});
    maker.measure(500, 300);
    QTRY_COMPARE(listener.memory.size(), 1);
    QCOMPARE(listener.memory.first().kib[std::size_t(ProcessGroup::Compiler)], 300 * 1024);
    QTRY_COMPARE(listener.last.status.done, 3);
    QCOMPARE(listener.last.status.running, QStringList(u"Compiling core/a.cc"_s));
    maker.ended(u"core/_objs/a.o"_s, 700, 100, 900);
    maker.measure(1000, 200);
    QTRY_COMPARE(listener.finished.size(), 1);
    QCOMPARE(listener.finished.first().peakKiB, 700 * 1024);
    maker.fail(u"//core:a"_s, u"a.cc:1: error: no"_s);
    maker.end(u"failed"_s, u"step"_s, u"It failed."_s);
    QTRY_COMPARE(listener.last.status.state, RunStatus::State::Failed);
    QCOMPARE(listener.last.failureOutput, u"a.cc:1: error: no"_s);
    QCOMPARE(listener.begun, 1);
}

void TestRunWatch::newsAreFewAndLoseNothing()
{
    RunMaker maker;
    maker.begin();
    maker.step(u"build"_s, u"bazel"_s);
    RunWatch watch;
    const Listener listener(watch);
    watch.watch(maker.run());
    QTRY_VERIFY(listener.times > 0);
    const int before = listener.times;
    QElapsedTimer clock;
    clock.start();
    int measured = 0;
    while (clock.elapsed() < 1500) {
        maker.measure(measured * 10, 100);
        maker.progress(measured, 1000, {});
        ++measured;
        QTest::qWait(5);
    }
    const qint64 took = clock.elapsed();
    QTRY_COMPARE(listener.memory.size(), measured);
    QVERIFY2(listener.times - before <= took / newsEveryMs + 3,
             qPrintable(u"%1 news in %2 ms"_s.arg(listener.times - before).arg(took)));
    // The last count is told also where it came too soon after the one before.
    QTRY_COMPARE(listener.last.status.done, measured - 1);
    maker.end(u"succeeded"_s);
    QTRY_COMPARE(listener.progress.last().done, measured - 1);
}

void TestRunWatch::twoWindowsWatchOneRun()
{
    RunMaker maker;
    maker.begin();
    RunWatch first;
    RunWatch second;
    const Listener one(first);
    first.watch(maker.run());
    maker.measure(100, 50);
    QTRY_COMPARE(one.memory.size(), 1);
    const Listener two(second);
    second.watch(maker.run()); // opened later: told the past as well
    QTRY_COMPARE(two.memory.size(), 1);
    maker.measure(200, 60);
    QTRY_COMPARE(one.memory.size(), 2);
    QTRY_COMPARE(two.memory.size(), 2);
    QCOMPARE(one.memory, two.memory);
}

void TestRunWatch::aLostRunnerIsBroken()
{
    RunMaker maker;
    maker.begin();
    maker.step(u"build"_s, u"bazel"_s);
    RunWatch watch;
    const Listener listener(watch);
    watch.watch(maker.run());
    QTRY_COMPARE(listener.last.status.state, RunStatus::State::Running);
    maker.die();
    QTRY_COMPARE_WITH_TIMEOUT(listener.last.status.state, RunStatus::State::Broken, 3000);
    QVERIFY(!listener.last.status.sentence.isEmpty());
}

void TestRunWatch::anotherRunTakesItsPlace()
{
    RunMaker first;
    first.begin();
    first.measure(100, 50);
    RunMaker second(u"another"_s);
    second.begin();
    RunWatch watch;
    const Listener listener(watch);
    watch.watch(first.run());
    QTRY_COMPARE(listener.memory.size(), 1);
    watch.watch(second.run());
    QTRY_COMPARE(listener.last.run, second.run());
    QCOMPARE(listener.begun, 2);
    QCOMPARE(listener.memory.size(), 0);
    QCOMPARE(listener.last.status.title, u"another"_s);
    const int times = listener.times;
    first.measure(200, 50);
    second.measure(100, 70);
    QTRY_COMPARE(listener.memory.size(), 1);
    QVERIFY(listener.times > times);
    QCOMPARE(listener.memory.first().kib[std::size_t(ProcessGroup::Compiler)], 70 * 1024);
}

void TestRunWatch::aTornMeasurementWaits()
{
    RunMaker maker;
    maker.measure(100, 50);
    MeasurementsFollower follower(maker.run().measurementsFile());
    QCOMPARE(follower.next().size(), 1);
    MemorySample second;
    second.t = 200;
    const QByteArray line = toLine(second) + '\n';
    QFile file(maker.run().measurementsFile());
    QVERIFY(file.open(QIODevice::Append | QIODevice::Unbuffered));
    file.write(line.left(9));
    QCOMPARE(follower.next().size(), 0);
    file.write(line.mid(9));
    file.write("{damaged\n");
    file.write(line);
    const QList<MemorySample> found = follower.next();
    QCOMPARE(found.size(), 2);
    QCOMPARE(found.first().t, 200);
    QVERIFY(!follower.hasMore());
}

void TestRunWatch::aNewerFormatIsLeftAlone()
{
    const QString path = m_folders.path(u"newer"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\":\"crosswright-samples\",\"version\":2}\n{\"t\":1,\"rss\":[1,2,3,4]}\n");
    file.close();
    MeasurementsFollower follower(path);
    QCOMPARE(follower.next().size(), 0);
}

void TestRunWatch::workIsDoneElsewhere()
{
    QThread* worked = nullptr;
    QThread* told = nullptr;
    inBackground(
        this,
        [&worked] {
            worked = QThread::currentThread();
            return 42;
        },
        [&told](int answer) {
            QCOMPARE(answer, 42);
            told = QThread::currentThread();
        });
    QTRY_COMPARE(told, QThread::currentThread());
    QVERIFY(worked && worked != told);
    // Nobody is told when the one who asked is gone.
    bool called = false;
    {
        QObject asker;
        inBackground(
            &asker, [] { return 1; }, [&called](int) { called = true; });
    }
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QVERIFY(!called);
}

QTEST_MAIN(TestRunWatch)
#include "tst_runwatch.moc"
