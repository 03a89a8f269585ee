// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/monitor/cgroup.h"
#include "core/monitor/processgroup.h"
#include "core/monitor/procreader.h"
#include "tests/core/fakeproc.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <unistd.h>

using namespace cw;
using namespace Qt::StringLiterals;

class TestProcReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStatLine();
    void machineMemory();
    void ourselves();
    void groups_data();
    void groups();
    void whatIsMadeIs_data();
    void whatIsMadeIs();
    void cgroups();
};

void TestProcReader::aStatLine()
{
    const QTemporaryDir folder;
    FakeProc proc(folder.path());
    QVERIFY(proc.set(
        {{.pid = 7, .ppid = 3, .start = 99, .comm = "a (b) c", .state = 'T', .residentKiB = 4096, .ticks = 250},
         {.pid = 8}}));
    const ProcReader reader(proc.root());
    const std::optional<ProcessStat> stat = reader.stat(7);
    QVERIFY(stat);
    QCOMPARE(stat->comm, "a (b) c");
    QCOMPARE(stat->ppid, 3);
    QCOMPARE(stat->start, 99U);
    QCOMPARE(stat->state, 'T');
    QCOMPARE(stat->residentKiB, 4096);
    QCOMPARE(stat->cpuTicks, 250U);
    QCOMPARE(reader.memory(7)->swapKiB, 7);
    QVERIFY(!reader.stat(9) && !reader.memory(9) && reader.arguments(9).isEmpty());
    std::vector<qint64> pids = reader.pids();
    std::sort(pids.begin(), pids.end());
    QCOMPARE(pids, (std::vector<qint64>{7, 8}));
    QVERIFY(ProcReader(u"/nowhere"_s).pids().empty());
}

void TestProcReader::machineMemory()
{
    const QTemporaryDir folder;
    FakeProc proc(folder.path());
    QVERIFY(proc.setMemory(8000, 5000, 1000, 600));
    const MachineMemory without = ProcReader(proc.root()).machine();
    QCOMPARE(without.totalKiB, 8000);
    QCOMPARE(without.availableKiB, 5000);
    QCOMPARE(without.swapTotalKiB, 1000); // not SwapCached
    QCOMPARE(without.swapFreeKiB, 600);
    QVERIFY(!without.pressureSome && !without.pressureFull);
    QVERIFY(proc.write(proc.root() + "/pressure/memory"_L1, "some avg10=12.50 avg60=1.00 avg300=0.00 total=1\n"
                                                            "full avg10=3.25 avg60=0.50 avg300=0.00 total=1\n"));
    const MachineMemory with = ProcReader(proc.root()).machine();
    QCOMPARE(*with.pressureSome, 12.5);
    QCOMPARE(*with.pressureFull, 3.25);
}

// The real table: what it says of this program is what this program knows of itself.
void TestProcReader::ourselves()
{
    const ProcReader reader;
    const qint64 pid = QCoreApplication::applicationPid();
    const std::optional<ProcessStat> stat = reader.stat(pid);
    QVERIFY(stat);
    QCOMPARE(stat->comm, "tst_procreader");
    QCOMPARE(stat->ppid, qint64(::getppid()));
    const std::optional<ProcessMemory> memory = reader.memory(pid); // once: it grows between two readings
    QVERIFY(memory && memory->residentKiB > 1000);
    QVERIFY(memory->peakKiB >= memory->residentKiB);
    QCOMPARE(reader.arguments(pid), QCoreApplication::arguments());
    QCOMPARE(reader.executable(pid), QCoreApplication::applicationFilePath());
    const std::vector<qint64> pids = reader.pids();
    QVERIFY(std::find(pids.begin(), pids.end(), pid) != pids.end());
    const MachineMemory machine = reader.machine();
    QVERIFY(machine.totalKiB > 100000 && machine.availableKiB > 0 && machine.availableKiB <= machine.totalKiB);
}

void TestProcReader::groups_data()
{
    QTest::addColumn<QByteArray>("comm");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<ProcessGroup>("group");
    const auto row = [](const char* comm, const char* line, ProcessGroup group) {
        QTest::addRow("%s: %s", comm, line)
            << QByteArray(comm) << QString::fromLatin1(line).split(u' ', Qt::SkipEmptyParts) << group;
    };
    row("java", "bazel(ws) -Xmx1g", ProcessGroup::Server);
    row("java", "/usr/bin/java -jar worker.jar", ProcessGroup::Other);
    row("cc1plus", "/usr/lib/gcc-cross/aarch64-linux-gnu/12/cc1plus -quiet", ProcessGroup::Compiler);
    row("cc1", "/usr/lib/gcc/x86_64-linux-gnu/12/cc1 -quiet", ProcessGroup::Compiler);
    row("cc1plus", "", ProcessGroup::Compiler); // argv may be gone already
    row("cicc", "/usr/local/cuda/nvvm/bin/cicc --c++14", ProcessGroup::Compiler);
    row("ptxas", "ptxas -arch sm_53", ProcessGroup::Compiler);
    row("cudafe++", "cudafe++ --c++14", ProcessGroup::Compiler);
    row("clang-14", "/usr/lib/llvm-14/bin/clang-14 -cc1 -triple x", ProcessGroup::Compiler);
    row("clang++", "/usr/bin/clang++ -c a.cc -o a.o", ProcessGroup::Compiler);
    row("clang", "/usr/bin/clang a.o -o a", ProcessGroup::Other);
    row("aarch64-linux-g", "/usr/bin/aarch64-linux-gnu-g++ -c a.cc", ProcessGroup::Other);
    row("gcc", "/usr/bin/gcc -c a.cc", ProcessGroup::Other);
    row("nvcc", "nvcc -c a.cu", ProcessGroup::Other);
    row("as", "/usr/bin/as -o a.o", ProcessGroup::Other);
    row("ld", "/usr/bin/ld -o a", ProcessGroup::Linker);
    row("aarch64-linux-g", "/usr/bin/aarch64-linux-gnu-ld.gold -o a", ProcessGroup::Linker);
    row("ld.lld", "ld.lld -o a", ProcessGroup::Linker);
    row("lto1", "/usr/lib/gcc/x86_64-linux-gnu/12/lto1 -quiet", ProcessGroup::Linker);
    row("collect2", "/usr/lib/gcc/x86_64-linux-gnu/12/collect2 -o a", ProcessGroup::Other);
    row("world", "/usr/bin/world", ProcessGroup::Other);
    row("linux-sandbox", "linux-sandbox -t 15 -- gcc", ProcessGroup::Other);
}

void TestProcReader::groups()
{
    QFETCH(QByteArray, comm);
    QFETCH(QStringList, arguments);
    QFETCH(ProcessGroup, group);
    QCOMPARE(processGroup(comm, arguments), group);
}

void TestProcReader::whatIsMadeIs_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("what");
    const auto row = [](const char* line, const char* what) {
        QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(what);
    };
    row("cc1plus -quiet core/a.cc -frandom-seed=bazel-out/aarch64-opt/bin/core/_objs/core/a.pic.o -o /tmp/cc1.s",
        "core/_objs/core/a.pic.o");
    row("cc1plus -quiet -auxbase-strip bazel-out/k8-opt/bin/a.o a.cc -o /tmp/cc1.s", "a.o");
    row("cc1plus -quiet dir/a.cc -dumpbase a.cc -o /tmp/cc1.s", "dir/a.cc");
    row("cc1plus -quiet dir/a.cc -o a.s", "a.s");
    row("ld -dynamic-linker /lib/x -o bazel-out/k8-opt/bin/core/libcore.so crt1.o", "core/libcore.so");
    row("gcc @bazel-out/k8-opt/bin/core/libcore.so-2.params", "core/libcore.so");
    row("cicc --c++14 /tmp/tmpx.cpp1.ii -o /tmp/tmpx.ptx", "");
    row("ptxas -m64 kernel.ptx --output-file kernel.cubin", "kernel.cubin");
    row("cc1plus -E - -o -", "");
    row("cc1plus", "");
}

void TestProcReader::whatIsMadeIs()
{
    QFETCH(QString, line);
    QFETCH(QString, what);
    QCOMPARE(whatIsMade(line.split(u' ')), what);
}

void TestProcReader::cgroups()
{
    const QTemporaryDir folder;
    FakeProc files(folder.path());
    const QString proc = folder.filePath(u"proc"_s);
    const QString tree = folder.filePath(u"cgroup"_s);
    const auto limits = [&] { return readCgroupLimits(u"self"_s, proc, tree); };
    QCOMPARE(limits().version, 0);

    QVERIFY(files.write(proc + "/self/cgroup"_L1, "0::/user.slice/run.scope\n"));
    QVERIFY(files.write(tree + "/cgroup.controllers"_L1, "cpu memory\n"));
    QVERIFY(files.write(tree + "/user.slice/memory.max"_L1, "4294967296\n"));
    QVERIFY(files.write(tree + "/user.slice/run.scope/memory.max"_L1, "max\n"));
    QVERIFY(files.write(tree + "/user.slice/run.scope/memory.high"_L1, "2147483648\n"));
    QVERIFY(files.write(tree + "/user.slice/run.scope/memory.current"_L1, "1048576\n"));
    QVERIFY(files.write(tree + "/user.slice/cpu.max"_L1, "150000 100000\n"));
    QVERIFY(files.write(tree + "/user.slice/run.scope/cpu.max"_L1, "max 100000\n"));
    CgroupLimits found = limits();
    QCOMPARE(found.version, 2);
    QCOMPARE(found.path, u"/user.slice/run.scope"_s);
    QCOMPARE(*found.memoryMaxKiB, 4 * 1024 * 1024);
    QCOMPARE(*found.memoryHighKiB, 2 * 1024 * 1024);
    QCOMPARE(*found.memoryUsedKiB, 1024);
    QCOMPARE(*found.cpus, 1.5);

    QVERIFY(files.write(proc + "/self/cgroup"_L1, "5:cpu,memory:/job\n0::/\n"));
    QVERIFY(files.write(tree + "/memory/memory.limit_in_bytes"_L1, "9223372036854771712\n"));
    QVERIFY(files.write(tree + "/memory/job/memory.limit_in_bytes"_L1, "3221225472\n"));
    found = limits();
    QCOMPARE(found.version, 1);
    QCOMPARE(*found.memoryMaxKiB, 3 * 1024 * 1024);
    QVERIFY(!found.memoryHighKiB && !found.cpus);
    QVERIFY(files.write(tree + "/memory/job/memory.limit_in_bytes"_L1, "9223372036854771712\n"));
    QVERIFY(!limits().memoryMaxKiB);
}

QTEST_GUILESS_MAIN(TestProcReader)
#include "tst_procreader.moc"
