// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The smoke programs before a long build: how they are judged, and real compilers and qemu with the C++ one. The CUDA
// ones are built where a toolkit is.

#include "core/base/paths.h"
#include "core/selftest/selftest.h"

#include <QDir>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;
using namespace cw::selftest;

namespace {

SelfTestPlan server()
{
    SelfTestPlan plan;
    plan.machine = u"aarch64"_s;
    plan.interpreter = u"/lib/ld-linux-aarch64.so.1"_s;
    plan.capabilities = {u"9.0"_s, u"8.0"_s};
    return plan;
}

ElfFile program()
{
    ElfFile file;
    file.machine = u"aarch64"_s;
    file.interpreter = u"/lib/ld-linux-aarch64.so.1"_s;
    file.newestGlibc = u"2.34"_s;
    file.newestGlibcxx = u"3.4.29"_s;
    return file;
}

Check::State stateOf(const QList<Check>& checks, const QString& id)
{
    for (const Check& check : checks) {
        if (check.id == id)
            return check.state;
    }
    return Check::State::Remark;
}

ProcessOutcome ended(int code, const QByteArray& output)
{
    ProcessOutcome outcome;
    outcome.exitCode = code;
    outcome.output = output;
    return outcome;
}

/// A toolkit for aarch64 on this machine; "" where there is none.
QString toolkit()
{
    QString given = qEnvironmentVariable("CROSSWRIGHT_CUDA");
    if (!given.isEmpty())
        return given;
    const QDir folder(paths::cache() + "/toolkits"_L1);
    const QStringList found = folder.entryList({u"cuda-11.8-aarch64*"_s}, QDir::Dirs);
    return found.isEmpty() ? QString() : folder.filePath(found.first());
}

} // namespace

class TstSelftest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readsWhatCuobjdumpLists();
    void judgesTheFile();
    void judgesTheGpuCode();
    void judgesTheRun();
    void aBoardIsNeeded();
    void aBuildElsewhereIsRefused();
    void cudaGoesThroughTheWrapper();
    void helloRunsUnderQemu();
    void aBrokenCompilerIsNamed();
    void cancelsWithinASecond();
    void cudaForArm();

private:
    Facts facts() const;
    Result<SelfTestPlan> planFor(const QMap<QString, QString>& values, const QString& folder) const;

    Catalog m_catalog;
};

void TstSelftest::initTestCase()
{
    auto catalog = Catalog::load({u":/catalog"_s});
    QVERIFY(catalog);
    m_catalog = *catalog;
}

Facts TstSelftest::facts() const
{
    Facts facts;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    facts.set(u"host.arch"_s, u"x86_64"_s, u"test"_s, now);
    facts.set(u"host.cross.aarch64.path"_s, u"/usr/bin/aarch64-linux-gnu-gcc"_s, u"test"_s, now);
    facts.set(u"host.cross.aarch64.includes"_s, QJsonArray{u"/usr/aarch64-linux-gnu/include"_s}, u"test"_s, now);
    return facts;
}

Result<SelfTestPlan> TstSelftest::planFor(const QMap<QString, QString>& values, const QString& folder) const
{
    Configuration configuration;
    for (auto it = values.cbegin(); it != values.cend(); ++it) {
        if (it.key() == "capabilities"_L1)
            configuration.set(it.key(), QJsonArray::fromStringList(it.value().split(u',')), {});
        else
            configuration.set(it.key(), it.value(), {});
    }
    return planSelfTest(configuration, m_catalog, facts(), QDir::homePath(), folder);
}

void TstSelftest::readsWhatCuobjdumpLists()
{
    // Each cubin is listed twice after a device link: the set counts.
    const GpuCode code = readGpuCode("ELF file    1: vector.1.sm_90.cubin\nELF file    2: vector.2.sm_80.cubin\n"
                                     "ELF file    3: vector.3.sm_80.cubin\nELF file    4: x.4.sm_90a.cubin\n"
                                     "PTX file    1: vector.1.sm_120.ptx\nsome other line\n");
    QCOMPARE(code.code, QStringList({u"8.0"_s, u"9.0"_s, u"9.0a"_s}));
    QCOMPARE(code.ptx, QStringList{u"12.0"_s});
    QCOMPARE(readGpuCode("cuobjdump info : File 'hello' does not contain device code\n"), GpuCode());
}

void TstSelftest::judgesTheFile()
{
    SelfTestPlan plan = server();
    QCOMPARE(worstOf(judgeFile(program(), plan)), Check::State::Good);
    ElfFile wrong = program();
    wrong.machine = u"x86_64"_s;
    QCOMPARE(stateOf(judgeFile(wrong, plan), u"machine"_s), Check::State::Failed);
    wrong = program();
    wrong.interpreter = u"/lib/ld-musl-aarch64.so.1"_s;
    QCOMPARE(stateOf(judgeFile(wrong, plan), u"interpreter"_s), Check::State::Failed);
    plan.deviceGlibc = u"2.31"_s;
    plan.deviceGlibcxx = u"3.4.30"_s;
    QCOMPARE(stateOf(judgeFile(program(), plan), u"glibc"_s), Check::State::Failed);
    QCOMPARE(stateOf(judgeFile(program(), plan), u"glibcxx"_s), Check::State::Good);
}

void TstSelftest::judgesTheGpuCode()
{
    SelfTestPlan plan = server();
    const GpuCode exact{{u"8.0"_s, u"9.0"_s}, {u"8.0"_s, u"9.0"_s}};
    QCOMPARE(worstOf(judgeGpuCode(exact, plan)), Check::State::Good);
    QCOMPARE(worstOf(judgeGpuCode({{u"8.0"_s}, {u"8.0"_s}}, plan)), Check::State::Failed);
    QCOMPARE(worstOf(judgeGpuCode({{u"5.2"_s, u"8.0"_s, u"9.0"_s}, {u"8.0"_s, u"9.0"_s}}, plan)), Check::State::Failed);
    for (const auto& [device, state] :
         {std::pair{u"7.5"_s, Check::State::Failed}, {u"8.6"_s, Check::State::Good}, {u"12.0"_s, Check::State::Good}}) {
        plan.deviceCapability = device; // 12.0 translates the PTX of 9.0
        QCOMPARE(stateOf(judgeGpuCode(exact, plan), u"gpu_device"_s), state);
    }
}

void TstSelftest::judgesTheRun()
{
    Program vector{u"vector"_s, u"vector.cu"_s, {}, true};
    vector.expected = {u"^Vector sum of 1048576 elements is right\\.$"_s};
    QCOMPARE(judgeRun(vector, ended(0, "GPU: x\nVector sum of 1048576 elements is right.\n"), {}).state,
             Check::State::Good);
    const Check none = judgeRun(vector, ended(77, "No NVIDIA GPU or driver answers here.\n"), u"there"_s);
    QCOMPARE(none.state, Check::State::Remark);
    QVERIFY2(none.text.startsWith("No GPU there"_L1), qPrintable(none.text));
    QCOMPARE(judgeRun(vector,
                      ended(127, "./matmul: error while loading shared libraries: libcublas.so.11: cannot open\n"), {})
                 .state,
             Check::State::Remark);
    QCOMPARE(judgeRun(vector, ended(1, "Wrong sum at element 3\n"), {}).state, Check::State::Failed);
    QCOMPARE(judgeRun(vector, ended(0, "Hello\n"), {}).state, Check::State::Failed);
    Program hello{u"hello"_s, u"hello.cpp"_s, {}};
    QCOMPARE(judgeRun(hello, ended(77, "\n"), {}).state, Check::State::Failed); // only CUDA needs a GPU
    ProcessOutcome late = ended(-1, {});
    late.timedOut = true;
    QCOMPARE(judgeRun(hello, late, {}).state, Check::State::Failed);
}

void TstSelftest::aBoardIsNeeded()
{
    const auto plan = planFor({}, u"/x"_s);
    QVERIFY(!plan);
    QCOMPARE(plan.error().kind, Error::Kind::Missing);
}

void TstSelftest::aBuildElsewhereIsRefused()
{
    const auto plan = planFor({{u"board"_s, u"aarch64-sbsa"_s}, {u"mode"_s, u"native"_s}}, u"/x"_s);
    QVERIFY(!plan);
    QCOMPARE(plan.error().kind, Error::Kind::Refused);
}

void TstSelftest::cudaGoesThroughTheWrapper()
{
    const auto plan = planFor({{u"board"_s, u"aarch64-sbsa"_s},
                               {u"mode"_s, u"cross"_s},
                               {u"tf"_s, u"tinyflow-1.0.0"_s},
                               {u"cuda"_s, u"11.8"_s},
                               {u"cuda_path"_s, u"/cuda/"_s},
                               {u"capabilities"_s, u"8.0,9.0"_s}},
                              u"/x"_s);
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
    QCOMPARE(plan->programs.size(), 3);
    QCOMPARE(plan->files.size(), 1);
    const Command nvcc = plan->programs.at(1).build.first();
    QCOMPARE(nvcc.words.first(), u"/x/crosstool_wrapper_driver_is_not_gcc"_s);
    QCOMPARE(nvcc.environment.value(u"CUDA_TOOLKIT_PATH"_s), u"/cuda"_s);
    QCOMPARE(nvcc.environment.value(u"TF_CUDA_COMPUTE_CAPABILITIES"_s), u"8.0,9.0"_s);
    QVERIFY(nvcc.words.contains(u"-march=armv8-a"_s)); // as the generated toolchain
    QVERIFY(plan->programs.at(2).build.last().words.contains(u"-lcublas"_s));
    QCOMPARE(plan->cuobjdump, u"/cuda/bin/cuobjdump"_s);
}

void TstSelftest::helloRunsUnderQemu()
{
    QTemporaryDir folder;
    const auto plan = planFor({{u"board"_s, u"aarch64-sbsa"_s}, {u"mode"_s, u"cross"_s}}, folder.path());
    QVERIFY(plan);
    const auto qemu = runUnderQemu(*plan);
    if (!qemu)
        QSKIP("There is no qemu-user for aarch64 here.");
    QStringList stages;
    const auto report = runSelfTest(*plan, qemu.get(), [&](const News& news) { stages.append(news.stage); });
    QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
    QCOMPARE(report->programs.size(), 1);
    const ProgramReport hello = report->programs.first();
    QVERIFY2(hello.state() == Check::State::Good, qPrintable(hello.checks.last().text + hello.output));
    QVERIFY(hello.output.contains("Compiled for aarch64"_L1));
    QCOMPARE(stages, QStringList({u"build"_s, u"inspect"_s, u"run"_s}));
    // Judged as for another machine it fails, before anything is run.
    SelfTestPlan other = *plan;
    other.machine = u"arm"_s;
    const auto second = runSelfTest(other, qemu.get());
    QVERIFY(second);
    QCOMPARE(second->state(), Check::State::Failed);
    QCOMPARE(second->programs.first().output, QString());
}

void TstSelftest::aBrokenCompilerIsNamed()
{
    QTemporaryDir folder;
    auto plan = planFor({{u"board"_s, u"aarch64-sbsa"_s}, {u"mode"_s, u"cross"_s}}, folder.path());
    QVERIFY(plan);
    plan->programs.first().build.first().words.append(u"-lnosuchlibrary"_s);
    const auto report = runSelfTest(*plan, nullptr);
    QVERIFY(report);
    QCOMPARE(report->state(), Check::State::Failed);
    const QString text = report->programs.first().checks.first().text;
    QVERIFY2(text.contains("nosuchlibrary"_L1), qPrintable(text));
    plan->programs.first().build.first().words = {u"/nowhere/gcc"_s};
    QCOMPARE(runSelfTest(*plan, nullptr)->state(), Check::State::Failed);
}

void TstSelftest::cancelsWithinASecond()
{
    QTemporaryDir folder;
    QElapsedTimer clock;
    clock.start();
    const auto outcome =
        runWatched({{u"sleep"_s, u"60"_s}, {}}, folder.path(), 60000, [&] { return clock.elapsed() > 200; });
    QVERIFY(!outcome);
    QCOMPARE(outcome.error().kind, Error::Kind::Cancelled);
    QVERIFY2(clock.elapsed() < 1200, qPrintable(QString::number(clock.elapsed())));
    const auto late = runWatched({{u"sleep"_s, u"60"_s}, {}}, folder.path(), 300, {});
    QVERIFY(late && late->timedOut);
}

void TstSelftest::cudaForArm()
{
    const QString cuda = toolkit();
    if (cuda.isEmpty())
        QSKIP("No CUDA toolkit is cached here; \"crosswright toolkit fetch cuda-11.8\" or CROSSWRIGHT_CUDA names one.");
    if (!QFile::exists(u"/usr/bin/aarch64-linux-gnu-gcc-11"_s))
        QSKIP("CUDA 11.8 needs g++-11-aarch64-linux-gnu, which is not here.");
    QTemporaryDir folder;
    const auto plan = planFor({{u"board"_s, u"aarch64-sbsa"_s},
                               {u"mode"_s, u"cross"_s},
                               {u"compiler"_s, u"/usr/bin/aarch64-linux-gnu-gcc-11"_s},
                               {u"cuda"_s, u"11.8"_s},
                               {u"cuda_path"_s, cuda},
                               {u"capabilities"_s, u"8.0"_s}},
                              folder.path());
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
    const auto qemu = runUnderQemu(*plan);
    const auto report = runSelfTest(*plan, qemu.get());
    QVERIFY2(report, report ? "" : qPrintable(report.error().sentence()));
    for (const ProgramReport& program : report->programs) {
        for (const Check& check : program.checks)
            QVERIFY2(check.state != Check::State::Failed, qPrintable(program.id + u": "_s + check.text));
    }
    QCOMPARE(report->programs.at(1).gpuCode, (GpuCode{{u"8.0"_s}, {u"8.0"_s}}));
    QCOMPARE(report->state(), Check::State::Remark); // no GPU under qemu
}

QTEST_GUILESS_MAIN(TstSelftest)
#include "tst_selftest.moc"
