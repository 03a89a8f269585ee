// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Process tables made of files: hand-made ones for the rules, recorded ones of real builds for the whole.

#include "core/monitor/sampler.h"
#include "tests/core/fakeproc.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

const QStringList cc1plus{u"/usr/lib/gcc/x86_64-linux-gnu/12/cc1plus"_s,
                          u"-quiet"_s,
                          u"core/a.cc"_s,
                          u"-frandom-seed=bazel-out/k8-fastbuild/bin/core/_objs/core/a.o"_s,
                          u"-o"_s,
                          u"/tmp/cc1.s"_s};

struct Build
{
    QTemporaryDir folder;
    QString outputBase = folder.filePath(u"base"_s);
    FakeProc proc{folder.filePath(u"proc"_s)};
    FakeProcess server{.pid = 100,
                       .start = 50,
                       .comm = "java",
                       .residentKiB = 300000,
                       .arguments = {u"bazel(ws)"_s, u"-Xmx1g"_s, u"--output_base="_s + outputBase}};

    Build() { setServer(100); }
    bool setServer(qint64 pid)
    {
        return proc.write(outputBase + "/server/server.pid.txt"_L1, QByteArray::number(pid))
               && proc.setMemory(8000000, 5000000, 1000000, 600000);
    }
    Sampler sampler() const { return Sampler(ProcReader(proc.root()), outputBase); }
};

FakeProcess process(qint64 pid, qint64 ppid, const char* comm, qint64 kib, const QStringList& arguments)
{
    return {.pid = pid, .ppid = ppid, .start = quint64(pid), .comm = comm, .residentKiB = kib, .arguments = arguments};
}

qint64 resident(const MemorySample& measurement, ProcessGroup group)
{
    return measurement.residentKiB[std::size_t(group)];
}

} // namespace

class TestSampler : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyTheBuildIsCounted();
    void theServerOfThisOutputBase();
    void theClientAndItsChildren();
    void orphansStayOurs();
    void aReusedPidIsAnother();
    void aForkOfTheServerIsNotCountedTwice();
    void aProcessBecomesTheCompiler();
    void driversThatCompileInAChild();
    void aProcessThatIsEndingKeepsItsName();
    void peaksAndEnds();
    void theLargestAreNamed();
    void recordedBuilds_data();
    void recordedBuilds();
};

void TestSampler::onlyTheBuildIsCounted()
{
    Build build;
    QVERIFY(build.proc.set({build.server, process(110, 100, "process-wrapper", 4000, {u"process-wrapper"_s}),
                            process(111, 110, "gcc", 2000, {u"/usr/bin/gcc"_s}),
                            process(112, 111, "cc1plus", 200000, cc1plus),
                            process(113, 110, "ld", 70000, {u"ld"_s, u"-o"_s, u"x"_s}),
                            process(200, 1, "cc1plus", 900000, cc1plus), // another build's
                            process(114, 111, "gcc", 500, {})}));
    Sampler sampler = build.sampler();
    const MemorySample measurement = sampler.measure(1234);
    QCOMPARE(measurement.t, 1234);
    QCOMPARE(measurement.processes, 6);
    QCOMPARE(measurement.compilers, 1);
    QCOMPARE(measurement.linkers, 1);
    QCOMPARE(resident(measurement, ProcessGroup::Server), 300000);
    QCOMPARE(resident(measurement, ProcessGroup::Compiler), 200000);
    QCOMPARE(resident(measurement, ProcessGroup::Linker), 70000);
    QCOMPARE(resident(measurement, ProcessGroup::Other), 6500);
    QCOMPARE(measurement.totalKiB(), 576500);
    QCOMPARE(measurement.availableKiB, 5000000);
    QCOMPARE(measurement.swapUsedKiB, 400000);
    QCOMPARE(sampler.serverPid(), 100);
}

void TestSampler::theServerOfThisOutputBase()
{
    Build build;
    const FakeProcess compiler = process(112, 100, "cc1plus", 200000, cc1plus);
    // The pid file is older than the process: somebody else has the number now.
    FakeProcess other = build.server;
    other.arguments = {u"bazel(ws)"_s, u"--output_base="_s + build.outputBase + "2"_L1};
    QVERIFY(build.proc.set({other, compiler}));
    Sampler sampler = build.sampler();
    QCOMPARE(sampler.measure(0).processes, 0);
    QCOMPARE(sampler.serverPid(), 0);
    QVERIFY(build.proc.set({build.server, compiler}));
    QCOMPARE(sampler.measure(1).compilers, 1);
    // A new server of the same base takes over.
    FakeProcess next = build.server;
    next.pid = 300;
    next.start = 500;
    QVERIFY(build.setServer(300) && build.proc.set({next, process(301, 300, "cc1plus", 1000, cc1plus)}));
    QCOMPARE(sampler.measure(2).compilers, 1);
    QCOMPARE(sampler.serverPid(), 300);
    QVERIFY(build.proc.set({}));
    QCOMPARE(sampler.measure(3).processes, 0);
    QCOMPARE(sampler.serverPid(), 0);
}

void TestSampler::theClientAndItsChildren()
{
    Build build;
    QVERIFY(QFile::remove(build.outputBase + "/server/server.pid.txt"_L1)); // no server yet
    QVERIFY(build.proc.set({process(60, 1, "bazel", 9000, {u"bazel"_s}), process(61, 60, "sh", 1000, {u"sh"_s})}));
    Sampler sampler = build.sampler();
    QCOMPARE(sampler.measure(0).processes, 0);
    sampler.setClient(60);
    const MemorySample measurement = sampler.measure(1);
    QCOMPARE(measurement.processes, 2);
    QCOMPARE(resident(measurement, ProcessGroup::Other), 10000);
}

// A killed sandbox leaves its compiler to another parent.
void TestSampler::orphansStayOurs()
{
    Build build;
    FakeProcess compiler = process(112, 111, "cc1plus", 200000, cc1plus);
    QVERIFY(build.proc.set({build.server, process(111, 100, "gcc", 2000, {u"gcc"_s}), compiler}));
    Sampler sampler = build.sampler();
    QCOMPARE(sampler.measure(0).compilers, 1);
    compiler.ppid = 1;
    QVERIFY(build.proc.set({compiler}));
    QCOMPARE(sampler.measure(1).compilers, 1);
    compiler.state = 'Z'; // ended: only its number is left
    QVERIFY(build.proc.set({compiler}));
    const MemorySample last = sampler.measure(2);
    QCOMPARE(last.processes, 0);
    QCOMPARE(last.ended.size(), 1);
}

void TestSampler::aReusedPidIsAnother()
{
    Build build;
    FakeProcess compiler = process(112, 100, "cc1plus", 200000, cc1plus);
    QVERIFY(build.proc.set({build.server, compiler}));
    Sampler sampler = build.sampler();
    QCOMPARE(sampler.measure(0).compilers, 1);
    compiler.ppid = 1;
    compiler.start = 999;
    QVERIFY(build.proc.set({build.server, compiler}));
    const MemorySample measurement = sampler.measure(1);
    QCOMPARE(measurement.compilers, 0);
    QCOMPARE(measurement.ended.size(), 1);
    // The other way round it is seen at the latest when everything is read again.
    compiler.ppid = 100;
    compiler.start = 1001;
    QVERIFY(build.proc.set({build.server, compiler}));
    int readings = 1;
    while (sampler.measure(1 + readings).compilers == 0 && readings < 50)
        ++readings;
    QVERIFY2(readings <= 10, qPrintable(QString::number(readings)));
    // A number that was free for a moment is read at once.
    QVERIFY(build.proc.set({build.server, process(113, 1, "cc1plus", 5, cc1plus)}));
    QCOMPARE(sampler.measure(100).compilers, 0);
    QVERIFY(build.proc.set({build.server}));
    QCOMPARE(sampler.measure(101).compilers, 0);
    QVERIFY(build.proc.set({build.server, process(113, 100, "cc1plus", 5, cc1plus)}));
    QCOMPARE(sampler.measure(102).compilers, 1);
}

// Between fork and exec a child of the server has the server's arguments and, with vfork, all of its memory.
void TestSampler::aForkOfTheServerIsNotCountedTwice()
{
    Build build;
    FakeProcess fork = build.server;
    fork.pid = 105;
    fork.ppid = 100;
    fork.start = 60;
    fork.comm = "skyframe-evalua";
    QVERIFY(build.proc.set({build.server, fork}));
    Sampler sampler = build.sampler();
    QCOMPARE(sampler.measure(0).totalKiB(), 300000);
    fork.comm = "cc1plus"; // now it has executed its program
    fork.arguments = cc1plus;
    fork.residentKiB = 5000;
    QVERIFY(build.proc.set({build.server, fork}));
    const MemorySample measurement = sampler.measure(1);
    QCOMPARE(measurement.compilers, 1);
    QCOMPARE(measurement.largest.last().what, u"core/_objs/core/a.o"_s);
}

void TestSampler::aProcessBecomesTheCompiler()
{
    Build build;
    QVERIFY(build.proc.set({build.server, process(112, 100, "gcc", 900, {u"gcc"_s, u"-c"_s, u"a.cc"_s})}));
    Sampler sampler = build.sampler();
    QCOMPARE(sampler.measure(0).compilers, 0);
    QVERIFY(build.proc.set({build.server, process(112, 100, "cc1plus", 200000, cc1plus)}));
    QCOMPARE(sampler.measure(1).compilers, 1);
}

// "Never more compilers than jobs" must not fail because one compilation has two processes.
void TestSampler::driversThatCompileInAChild()
{
    Build build;
    const QStringList driver{u"/usr/bin/clang"_s, u"-c"_s, u"a.cc"_s, u"-o"_s, u"a.o"_s};
    const FakeProcess clang = process(112, 100, "clang", 30000, driver);
    QVERIFY(build.proc.set({build.server, clang}));
    Sampler sampler = build.sampler();
    QCOMPARE(sampler.measure(0).compilers, 1); // compiles by itself
    QVERIFY(build.proc.set({build.server, clang, process(113, 112, "clang", 90000, {u"/usr/bin/clang"_s, u"-cc1"_s})}));
    const MemorySample measurement = sampler.measure(1);
    QCOMPARE(measurement.compilers, 1);
    QCOMPARE(resident(measurement, ProcessGroup::Compiler), 90000);
    QCOMPARE(measurement.largest[1].pid, 113);
    QCOMPARE(measurement.largest[1].what, u"a.o"_s); // as the driver says
}

void TestSampler::aProcessThatIsEndingKeepsItsName()
{
    Build build;
    QVERIFY(build.proc.set({build.server, process(112, 100, "cc1plus", 200000, cc1plus)}));
    Sampler sampler = build.sampler();
    sampler.measure(0);
    QVERIFY(build.proc.set({build.server, process(112, 100, "cc1plus", 0, {})})); // its memory is given back already
    QVERIFY(sampler.measure(1).ended.isEmpty());
    QVERIFY(build.proc.set({build.server}));
    const MemorySample last = sampler.measure(2);
    QCOMPARE(last.ended.size(), 1);
    QCOMPARE(last.ended[0].what, u"core/_objs/core/a.o"_s);
    QCOMPARE(last.ended[0].peakKiB, 200000);
}

void TestSampler::peaksAndEnds()
{
    Build build;
    FakeProcess small = process(112, 100, "cc1plus", 100000, cc1plus);
    FakeProcess large = process(113, 100, "cc1plus", 200000, cc1plus);
    large.ticks = 3 * ProcReader::ticksPerSecond();
    QVERIFY(build.proc.set({build.server, small, large}));
    Sampler sampler = build.sampler();
    QVERIFY(sampler.measure(0).ended.isEmpty());
    large.residentKiB = 150000;
    large.peakKiB = 450000; // between two measurements
    large.state = 'T';
    QVERIFY(build.proc.set({build.server, small, large}));
    QCOMPARE(sampler.measure(500).stopped, 1);
    QCOMPARE(sampler.peakCompilers(), 2);
    QVERIFY(build.proc.set({build.server, small}));
    const MemorySample measurement = sampler.measure(1000);
    QCOMPARE(measurement.ended.size(), 1);
    QCOMPARE(measurement.ended[0].pid, 113);
    QCOMPARE(measurement.ended[0].peakKiB, 450000);
    QCOMPARE(measurement.ended[0].residentKiB, 0);
    QCOMPARE(measurement.ended[0].firstMs, 0);
    QCOMPARE(measurement.ended[0].lastMs, 500);
    QCOMPARE(measurement.ended[0].cpuMs, 3000);
    QVERIFY(build.proc.set({build.server}));
    QCOMPARE(sampler.measure(1500).ended.size(), 1);
    const QList<ProcessReading> finished = sampler.finished();
    QCOMPARE(finished.size(), 2);
    QCOMPARE(finished[0].pid, 113);
    QCOMPARE(finished[1].peakKiB, 100000);
    QCOMPARE(sampler.peakTotalKiB(), 600000);
}

void TestSampler::theLargestAreNamed()
{
    Build build;
    QList<FakeProcess> table{build.server};
    for (int i = 0; i < 20; ++i)
        table.append(process(200 + i, 100, "cc1plus", 1000 * (i + 1), cc1plus));
    QVERIFY(build.proc.set(table));
    Sampler sampler = build.sampler();
    const MemorySample measurement = sampler.measure(0);
    QCOMPARE(measurement.compilers, 20);
    QCOMPARE(measurement.largest.size(), Sampler::largestCount);
    QCOMPARE(measurement.largest[0].pid, 100);
    QCOMPARE(measurement.largest[1].pid, 219);
    QCOMPARE(measurement.largest[1].program, u"cc1plus"_s);
    QCOMPARE(sampler.running().size(), 21);
}

void TestSampler::recordedBuilds_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("0.17.2") << u"0.17.2/success_full"_s;
    QTest::newRow("0.17.2 for aarch64") << u"0.17.2/cross_aarch64_success"_s;
    QTest::newRow("2.1.0") << u"2.1.0/success_full"_s;
    QTest::newRow("4.2.3") << u"4.2.3/success_full"_s;
    QTest::newRow("4.2.3 for aarch64") << u"4.2.3/cross_aarch64_success"_s;
    QTest::newRow("7.7.1") << u"7.7.1/success_full"_s;
}

// What was recorded once a second must come out again, counted: the server, the compilers, the linkers.
void TestSampler::recordedBuilds()
{
    QFETCH(QString, name);
    QFile file(QStringLiteral(TEST_DATA_DIR "/bazel/") + name + "/procs.qz"_L1);
    QVERIFY(file.open(QIODevice::ReadOnly));
    Build build;
    Sampler sampler = build.sampler();
    int readings = 0;
    int forks = 0;
    QSet<qint64> compilersSeen;
    qint64 largestCompiler = 0;
    const QList<QByteArray> lines = qUncompress(file.readAll()).split('\n');
    for (const QByteArray& line : lines) {
        const QJsonObject moment = QJsonDocument::fromJson(line).object();
        const qint64 server = moment["server"_L1].toInteger();
        if (server == 0)
            continue;
        QList<FakeProcess> table{process(1, 0, "init", 5000, {u"init"_s}), process(2, 1, "cc1plus", 7777, cc1plus)};
        qint64 compilers = 0;
        qint64 linkers = 0;
        qint64 serverKiB = 0;
        qint64 compilerKiB = 0;
        const QJsonArray processes = moment["procs"_L1].toArray();
        for (const QJsonValue& value : processes) {
            FakeProcess found = process(value["pid"_L1].toInteger(), value["ppid"_L1].toInteger(), "",
                                        value["rss_kb"_L1].toInteger(), value["cmd"_L1].toVariant().toStringList());
            found.comm = value["comm"_L1].toString().toUtf8();
            found.start = quint64(value["start"_L1].toInteger());
            found.state = value["state"_L1].toString().toLatin1().at(0);
            if (found.state == 'Z')
                continue;
            if (found.pid == server) {
                found.arguments.append(u"--output_base="_s + build.outputBase); // was cut off in the recording
                serverKiB = found.residentKiB;
            } else if (!found.arguments.isEmpty() && found.arguments[0].startsWith("bazel("_L1)) {
                ++forks;
            }
            if (found.comm == "cc1plus") {
                ++compilers;
                compilerKiB += found.residentKiB;
                compilersSeen.insert(found.pid);
                largestCompiler = std::max(largestCompiler, found.residentKiB);
            }
            linkers += found.comm == "ld" || found.comm == "ld.gold";
            table.append(found);
        }
        QVERIFY(build.setServer(server) && build.proc.set(table));
        const MemorySample measurement = sampler.measure(qint64(moment["t"_L1].toDouble() * 1000));
        QCOMPARE(measurement.compilers, compilers);
        QVERIFY(measurement.compilers <= 2); // --jobs=2
        QCOMPARE(measurement.linkers, linkers);
        QCOMPARE(resident(measurement, ProcessGroup::Server), serverKiB);
        QCOMPARE(resident(measurement, ProcessGroup::Compiler), compilerKiB);
        for (const ProcessReading& reading : measurement.largest) {
            // Three of the recorded compilers were ending just then and had no arguments any more.
            if (reading.group == ProcessGroup::Compiler && reading.residentKiB > 4)
                QVERIFY2(reading.what.endsWith(".o"_L1), qPrintable(reading.what));
        }
        ++readings;
    }
    QVERIFY(readings > 40);
    QVERIFY(compilersSeen.size() > 10);
    QVERIFY(build.proc.set({}));
    sampler.measure(1'000'000);
    QSet<qint64> ended;
    for (const ProcessReading& reading : sampler.finished()) {
        if (reading.group == ProcessGroup::Compiler)
            ended.insert(reading.pid);
    }
    QCOMPARE(ended, compilersSeen);
    QCOMPARE(sampler.finished().first().peakKiB, largestCompiler);
}

QTEST_GUILESS_MAIN(TestSampler)
#include "tst_sampler.moc"
