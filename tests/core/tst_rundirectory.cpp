// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The run directory and its journal as readers see them: growing, torn, broken, found by name.

#include "core/base/files.h"
#include "core/base/paths.h"
#include "core/run/filelock.h"
#include "core/run/journal.h"
#include "core/run/rundirectory.h"
#include "core/run/runreader.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

Plan planNamed(const QString& title)
{
    Plan plan;
    plan.title = title;
    plan.project = title; // a title alone makes no other plan: it is not hashed
    plan.variant = u"cpu"_s;
    plan.jobs = 2;
    plan.ramMiB = 2048;
    return plan;
}

void appendRaw(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::Append));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class TestRunDirectory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void createdRunHoldsPlanJournalAndReserve();
    void runsAreFoundByIdBeginningAndNewest();
    void aChangedPlanIsRefused();
    void journalNumbersGoOnAfterATornLine();
    void readerWaitsForTheRestOfATornLine();
    void aBrokenLineInTheMiddleIsSkipped();
    void aFullDiskIsAnError();
    void theLockEndsWithItsHolder();
    void aRunWithoutRunnerIsBroken();

private:
    std::unique_ptr<QTemporaryDir> m_state;
};

void TestRunDirectory::init()
{
    m_state = std::make_unique<QTemporaryDir>();
    QVERIFY(m_state->isValid());
    qputenv("XDG_STATE_HOME", QFile::encodeName(m_state->path()));
}

void TestRunDirectory::createdRunHoldsPlanJournalAndReserve()
{
    const Plan plan = planNamed(u"a"_s);
    auto run = RunDirectory::create(plan, {.untilStep = u"configure"_s, .keepServer = false, .continues = {}});
    QVERIFY(bool(run));
    QVERIFY(run->path().startsWith(paths::runs()));
    QVERIFY(run->id().endsWith(plan.hash().left(6)));
    QCOMPARE(QFile::permissions(run->path()) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    QCOMPARE(run->plan().value(), plan);
    QVERIFY(QFileInfo(run->reserveFile()).size() >= 1024 * 1024);
    const RunStatus status = RunReader::statusOf(*run);
    QCOMPARE(status.stateName(), u"created"_s);
    QCOMPARE(status.title, u"a"_s);
    QCOMPARE(status.untilStep, u"configure"_s);
    QCOMPARE(status.planHash, plan.hash());
    QVERIFY(run->socketFile().size() < 108);
}

void TestRunDirectory::runsAreFoundByIdBeginningAndNewest()
{
    QVERIFY(!RunDirectory::find({}));
    const auto first = RunDirectory::create(planNamed(u"one"_s));
    const auto second = RunDirectory::create(planNamed(u"one"_s)); // same hash, most likely the same second
    QVERIFY(first && second);
    QVERIFY(first->id() != second->id());
    QCOMPARE(RunDirectory::find(first->id()).value(), *first);
    QCOMPARE(RunDirectory::find(second->path()).value(), *second);
    QCOMPARE(RunDirectory::find({}).value(), *second);
    const auto ambiguous = RunDirectory::find(first->id().left(8));
    QVERIFY(!ambiguous);
    QVERIFY(ambiguous.error().hint.contains(first->id()) && ambiguous.error().hint.contains(second->id()));
    QCOMPARE(RunDirectory::find(u"2001"_s).error().kind, Error::Kind::Missing);
    QVERIFY(!RunDirectory::find(m_state->path() + u"/nowhere"_s));
}

void TestRunDirectory::aChangedPlanIsRefused()
{
    auto run = RunDirectory::create(planNamed(u"honest"_s));
    QVERIFY(bool(run));
    QByteArray text = files::read(run->planFile()).value();
    text.replace("honest", "forged");
    QVERIFY(bool(files::write(run->planFile(), text)));
    QCOMPARE(run->plan().error().kind, Error::Kind::Refused);
}

void TestRunDirectory::journalNumbersGoOnAfterATornLine()
{
    const QString path = m_state->filePath(u"journal.jsonl"_s);
    {
        auto journal = Journal::open(path);
        QVERIFY(bool(journal));
        QVERIFY(bool(journal->append(events::progress, {{"done"_L1, 1}})));
        QVERIFY(bool(journal->append(events::progress, {{"done"_L1, 2}})));
    }
    appendRaw(path, R"({"seq":3,"t":17,"eve)");
    auto journal = Journal::open(path);
    QVERIFY(bool(journal));
    QVERIFY(bool(journal->append(events::result)));
    JournalReader reader(path);
    const QList<JournalEvent> events = reader.next();
    QCOMPARE(events.size(), 3);
    QCOMPARE(events[2].sequence, 3);
    QCOMPARE(events[2].event, u"result"_s);
    QVERIFY(events[2].time > 1'700'000'000'000);
    QCOMPARE(reader.brokenLines(), 1);
    QVERIFY(!reader.hasTornLine());
}

void TestRunDirectory::readerWaitsForTheRestOfATornLine()
{
    const QString path = m_state->filePath(u"journal.jsonl"_s);
    const QByteArray line = R"({"seq":1,"t":5,"event":"progress","running":["Compiling ä.cc"]})"
                            "\n";
    JournalReader reader(path);
    QCOMPARE(reader.next().size(), 0); // not there yet
    for (qsizetype i = 0; i + 1 < line.size(); ++i) {
        appendRaw(path, line.mid(i, 1));
        QCOMPARE(reader.next().size(), 0);
        QVERIFY(reader.hasTornLine());
    }
    appendRaw(path, line.right(1));
    const QList<JournalEvent> events = reader.next();
    QCOMPARE(events.size(), 1);
    QCOMPARE(events[0].fields.value("running"_L1).toArray().at(0).toString(), u"Compiling ä.cc"_s);
    QCOMPARE(reader.brokenLines(), 0);
}

void TestRunDirectory::aBrokenLineInTheMiddleIsSkipped()
{
    const QString path = m_state->filePath(u"journal.jsonl"_s);
    appendRaw(path, "{\"seq\":1,\"t\":5,\"event\":\"a\"}\n\x01\xff{{{\n\n{\"seq\":2,\"t\":6,\"event\":\"b\"}\n");
    JournalReader reader(path);
    QCOMPARE(reader.next().size(), 2);
    QCOMPARE(reader.brokenLines(), 1);
}

void TestRunDirectory::aFullDiskIsAnError()
{
    if (!QFile::exists(u"/dev/full"_s))
        QFAIL("/dev/full is missing");
    QVERIFY(QFile::link(u"/dev/full"_s, m_state->filePath(u"journal.jsonl"_s)));
    // Reading /dev/full never ends, so the journal is opened by its reader only where the file is a regular one.
    auto journal = Journal::open(m_state->filePath(u"journal.jsonl"_s));
    QVERIFY(bool(journal));
    const Status status = journal->append(events::progress);
    QVERIFY(!status);
    QCOMPARE(status.error().kind, Error::Kind::Io);
    QCOMPARE(journal->lastSequence(), 0);
}

void TestRunDirectory::theLockEndsWithItsHolder()
{
    const QString path = m_state->filePath(u"lock"_s);
    QVERIFY(!FileLock::holder(path));
    auto lock = FileLock::take(path, "me");
    QVERIFY(bool(lock));
    QCOMPARE(FileLock::holder(path).value(), "me");
    QCOMPARE(FileLock::take(path, "other").error().kind, Error::Kind::Refused);

    // A program that was started while the lock was held must not keep it.
    QProcess child;
    child.start(u"cat"_s, {});
    QVERIFY(child.waitForStarted());
    lock->release();
    QVERIFY(!FileLock::holder(path));
    QVERIFY(bool(FileLock::take(path, "other")));
    child.closeWriteChannel();
    QVERIFY(child.waitForFinished());
}

void TestRunDirectory::aRunWithoutRunnerIsBroken()
{
    auto run = RunDirectory::create(planNamed(u"b"_s));
    QVERIFY(bool(run));
    RunReader reader(*run);
    auto lock = FileLock::take(run->lockFile(), "1");
    auto journal = Journal::open(run->journalFile());
    QVERIFY(lock && journal);
    QVERIFY(bool(journal->append(events::runnerStarted, {{"pid"_L1, 1}})));
    QCOMPARE(reader.refresh().size(), 1);
    QCOMPARE(reader.status().state, RunStatus::State::Running);
    lock->release();
    QCOMPARE(reader.refresh().size(), 0);
    QCOMPARE(reader.status().state, RunStatus::State::Broken);
    QVERIFY(!reader.status().sentence.isEmpty());
    QVERIFY(bool(journal->append(events::result, {{"result"_L1, u"stopped"_s}})));
    reader.refresh();
    QCOMPARE(reader.status().state, RunStatus::State::Stopped);
}

QTEST_GUILESS_MAIN(TestRunDirectory)
#include "tst_rundirectory.moc"
