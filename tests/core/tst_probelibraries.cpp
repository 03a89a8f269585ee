// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Which machine a cuDNN is for, what control groups allow, and what lies in the folders that a configuration names.

#include "core/base/files.h"
#include "core/probe/configuredfacts.h"
#include "core/probe/cudafacts.h"
#include "core/probe/nvidiaparsers.h"
#include "core/probe/systemparsers.h"
#include "core/proc/process.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

const QDateTime when(QDate(2026, 5, 4), QTime(3, 2, 1), Qt::UTC);

/// The first 20 bytes of a library, as `od` gives them.
QByteArray header(int machine)
{
    QByteArray bytes = QByteArray::fromHex("7f454c4602010100000000000000000003000000");
    bytes[18] = char(machine);
    return bytes;
}
constexpr int x86 = 62;
constexpr int arm = 40;
constexpr int aarch64 = 183;

probe::Section section(const char* name, const char* how, const QByteArray& output)
{
    return {QString::fromLatin1(name), QString::fromLatin1(how), 0, true, output};
}

Facts hostWith(const QList<probe::Section>& sections)
{
    Facts facts;
    facts.set(u"host.arch"_s, u"x86_64"_s, u"uname"_s, when);
    probe::readNvidia(sections, {facts, u"host."_s, {}, when}, probe::Side::Host);
    return facts;
}

const QByteArray cudnn9 = "#define CUDNN_MAJOR 9\n#define CUDNN_MINOR 3\n#define CUDNN_PATCHLEVEL 0\n";
const QByteArray cudnn8 = "#define CUDNN_MAJOR 8\n#define CUDNN_MINOR 9\n#define CUDNN_PATCHLEVEL 4\n";

Configuration with(const QString& field, const QString& value)
{
    Configuration configuration;
    configuration.set(field, value, {});
    return configuration;
}

/// As on an x86_64 machine whose g++ is the cross compiler of the board as well.
Facts look(const Configuration& configuration)
{
    static const Catalog none;
    Facts host;
    host.set(u"host.arch"_s, u"x86_64"_s, u"uname"_s, when);
    host.set(u"host.gxx_path"_s, u"g++"_s, u"PATH"_s, when);
    return probe::configuredFacts(configuration, host, none, when);
}

} // namespace

class TestProbeLibraries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void machines();
    void bothSidesOfCudnn();
    void aLibraryOfTheWrongMachineIsSeen();
    void toolkitsAndTargets();
    void aGpuWithoutADriver();
    void controlGroupsAndNames();
    void cudnnFoldersOfAConfiguration();
    void otherFoldersOfAConfiguration();
    void compilerOfAConfiguration();
};

void TestProbeLibraries::machines()
{
    QCOMPARE(probe::machineOfHeader(header(x86).toHex()), u"x86_64"_s);
    QCOMPARE(probe::machineOfHeader(header(aarch64).toHex()), u"aarch64"_s);
    QCOMPARE(probe::machineOfHeader(header(arm).toHex()), u"armhf"_s);
    QCOMPARE(probe::machineOfHeader(header(21).toHex()), u"machine-21"_s);
    QCOMPARE(probe::machineOfHeader(header(x86).left(19).toHex()), QString());
    QCOMPARE(probe::machineOfHeader("2f2a20474e55206c642073637269707420202020"), QString()); // a linker script
    QCOMPARE(probe::machineOfPath(u"/usr/local/cuda-13.0/targets/sbsa-linux/lib/libcudnn.so.9"_s), u"aarch64"_s);
    QCOMPARE(probe::machineOfPath(u"/usr/lib/arm-linux-gnueabihf/libcudnn.so.8"_s), u"armhf"_s);
    QCOMPARE(probe::machineOfPath(u"/usr/local/cuda/lib64/libcudnn.so.9"_s), QString());
}

void TestProbeLibraries::bothSidesOfCudnn()
{
    const Facts facts =
        hostWith({section("cudnn-header", "/usr/include/x86_64-linux-gnu/cudnn_version.h", cudnn9),
                  section("cudnn-header", "/usr/include/aarch64-linux-gnu/cudnn_version.h", cudnn8),
                  section("cudnn-machines", "od",
                          header(x86).toHex() + " /usr/lib/x86_64-linux-gnu/libcudnn.so.9\n" + header(aarch64).toHex()
                              + " /usr/lib/aarch64-linux-gnu/libcudnn.so.8\n")});
    QCOMPARE(facts.text(u"host.cudnn"_s), u"9.3.0"_s);
    QCOMPARE(facts.text(u"host.cross.aarch64.cudnn"_s), u"8.9.4"_s);
    QCOMPARE(facts.fact(u"host.cross.aarch64.cudnn"_s).how, u"/usr/include/aarch64-linux-gnu/cudnn_version.h"_s);
    QCOMPARE(facts.list(u"host.cudnn_libraries"_s).size(), 2);
}

void TestProbeLibraries::aLibraryOfTheWrongMachineIsSeen()
{
    const Facts facts =
        hostWith({section("cudnn-header", "/usr/local/cuda/targets/aarch64-linux/include/cudnn_version.h", cudnn8),
                  section("cuda-libraries", "ls", "/usr/lib/aarch64-linux-gnu/libcudnn.so.8.9.4\n"),
                  section("cudnn-machines", "od",
                          header(x86).toHex() + " /usr/local/cuda/targets/aarch64-linux/lib/libcudnn.so.8\n"
                              + header(aarch64).toHex() + " /usr/local/cuda/lib64/libcudnn.so.8\n")});
    QVERIFY(!facts.knows(u"host.cross.aarch64.cudnn"_s));
    QCOMPARE(facts.fact(u"host.cross.aarch64.cudnn"_s).unknownBecause,
             u"/usr/local/cuda/targets/aarch64-linux/lib/libcudnn.so.8 is made for x86_64, not for aarch64."_s);
    QVERIFY(!facts.knows(u"host.cudnn"_s));
    QVERIFY(facts.fact(u"host.cudnn"_s).unknownBecause.contains("lib64/libcudnn.so.8 is made for aarch64"_L1));
}

void TestProbeLibraries::toolkitsAndTargets()
{
    const QByteArray version = "#define CUDART_VERSION 12060\n";
    const Facts facts = hostWith({section("cuda-folder", "/usr/local/cuda", "/usr/local/cuda-12.6\n"),
                                  section("cuda-header", "/usr/local/cuda/include/cuda_runtime_api.h", version),
                                  section("cuda-target", "/usr/local/cuda/targets/x86_64-linux", version),
                                  section("cuda-target", "/usr/local/cuda/targets/aarch64-linux", version),
                                  section("cuda-folder", "/usr/local/cuda-12.6", "/usr/local/cuda-12.6\n"),
                                  section("cuda-target", "/usr/local/cuda-12.6/targets/aarch64-linux", version),
                                  section("cuda-folder", "/opt/cuda", "/opt/cuda\n"),
                                  section("cuda-text", "/opt/cuda/version.txt", "CUDA Version 8.0.61\n")});
    QCOMPARE(facts.list(u"host.cuda"_s), QStringList({u"8.0"_s, u"12.6"_s}));
    QCOMPARE(facts.text(u"host.cuda_path"_s), u"/usr/local/cuda"_s);
    QCOMPARE(facts.list(u"host.cuda_targets"_s), QStringList({u"12.6 x86_64-linux"_s, u"12.6 aarch64-linux"_s}));
    QCOMPARE(facts.list(u"host.cross.aarch64.cuda"_s), QStringList{u"12.6"_s});
    QVERIFY(!facts.knows(u"host.cross.x86_64.cuda"_s));
}

void TestProbeLibraries::aGpuWithoutADriver()
{
    const Facts none = hostWith({section("gpu-hardware", "/sys", "pci 0\nnodes 0\nnvgpu 0\n")});
    QVERIFY(none.knows(u"host.gpus"_s));
    QVERIFY(none.list(u"host.gpus"_s).isEmpty());
    const Facts card = hostWith({section("gpu-hardware", "/sys", "pci 2\nnodes 0\nnvgpu 0\n")});
    QVERIFY(!card.knows(u"host.gpus"_s));
    QVERIFY(card.fact(u"host.gpus"_s).unknownBecause.contains(u'2'));
    QCOMPARE(card.number(u"host.gpu_pci"_s), 2);
    // On a Jetson no bus and no node prove nothing; on a Raspberry Pi they do.
    for (const auto& [soc, known] : {std::pair{u"tegra234"_s, false}, std::pair{u"bcm2711"_s, true}}) {
        Facts facts;
        facts.set(u"device.arch"_s, u"aarch64"_s, u"uname"_s, when);
        facts.set(u"device.soc"_s, soc, u"device tree"_s, when);
        probe::readNvidia({section("gpu-hardware", "/sys", "pci 0\nnodes 0\nnvgpu 0\n")},
                          {facts, u"device."_s, {}, when}, probe::Side::Device);
        QCOMPARE(facts.knows(u"device.gpus"_s), known);
    }
    // A bus that cannot be listed proves nothing.
    QVERIFY(!hostWith({section("gpu-hardware", "/sys", "pci unknown\nnodes 0\nnvgpu 0\n")}).knows(u"host.gpus"_s));
    QCOMPARE(hostWith({section("gpu-hardware", "/sys", "pci 0\nnodes 1\nnvgpu 1\n")}).text(u"host.driver_kind"_s),
             u"nvgpu"_s);
}

void TestProbeLibraries::controlGroupsAndNames()
{
    Facts facts;
    const probe::FactSink sink{facts, u"host."_s, u"/sys/fs/cgroup"_s, when};
    probe::parseCgroup("version 3\ncontrollers cpu; memory\nnonsense\n", sink);
    QVERIFY(facts.all().isEmpty());
    probe::parseCgroup("version 2\ncontrollers cpu memory pids\nlimits\n", sink);
    QCOMPARE(facts.number(u"host.cgroup"_s), 2);
    QCOMPARE(facts.list(u"host.cgroup_controllers"_s).join(u' '), u"cpu memory pids"_s);
    QVERIFY(facts.knows(u"host.cgroup_limits"_s) && facts.list(u"host.cgroup_limits"_s).isEmpty());
    Facts cuda;
    const probe::FactSink names{cuda, u"device."_s, u"ls"_s, when};
    probe::parseCudaLibraries("/usr/lib/x86_64-linux-gnu/libcuda.so.580.95.05\n"
                              "/usr/local/cuda-12.6/compat/libcuda.so.1\n/usr/local/cuda-12.8/compat/libcuda.so.1\n"
                              "/usr/lib/x86_64-linux-gnu/libnvinfer.so.10.3.0\n",
                              names);
    QCOMPARE(cuda.text(u"device.libcuda"_s), u"580.95.05"_s);
    QCOMPARE(cuda.text(u"device.cuda_compat"_s), u"12.8"_s);
    QCOMPARE(cuda.text(u"device.tensorrt"_s), u"10.3.0"_s);
    probe::parseGccNames("/usr/bin/gcc-12\n/usr/bin/gcc-9\n/usr/local/bin/gcc-12\n/usr/bin/gcc-ar-12\n", sink);
    QCOMPARE(facts.list(u"host.gccs"_s).join(u' '), u"9 12"_s);
}

void TestProbeLibraries::cudnnFoldersOfAConfiguration()
{
    const QTemporaryDir folder;
    // As TensorFlow's cross build for the TX1 lays it out: the device's header under the plain name.
    QVERIFY(files::write(folder.filePath(u"target/include/cudnn.h"_s),
                         "#define CUDNN_MAJOR      6\n#define CUDNN_MINOR      0\n#define CUDNN_PATCHLEVEL 21\n"));
    QVERIFY(files::write(folder.filePath(u"target/lib/libcudnn.so.6.0.21"_s), header(aarch64) + QByteArray(100, 'x')));
    QVERIFY(files::write(folder.filePath(u"host/include/cudnn_version.h"_s), cudnn8));
    QVERIFY(files::write(folder.filePath(u"host/lib64/libcudnn.so.8"_s), header(x86)));
    Configuration both = with(u"cudnn_target"_s, folder.filePath(u"target"_s));
    both.set(u"cudnn_host"_s, folder.filePath(u"host"_s), {});
    Facts facts = look(both);
    QCOMPARE(facts.text(u"host.path.cudnn_target.version"_s), u"6.0.21"_s);
    QCOMPARE(facts.text(u"host.path.cudnn_target.machine"_s), u"aarch64"_s);
    QCOMPARE(facts.text(u"host.path.cudnn_host.version"_s), u"8.9.4"_s);
    QCOMPARE(facts.text(u"host.path.cudnn_host.machine"_s), u"x86_64"_s);
    // Swapped: each folder still says what lies in it.
    both.set(u"cudnn_target"_s, folder.filePath(u"host"_s), {});
    facts = look(both);
    QCOMPARE(facts.text(u"host.path.cudnn_target.machine"_s), u"x86_64"_s);
    // Not there, and not a library: unknown, with the reason.
    facts = look(with(u"cudnn_target"_s, folder.filePath(u"none"_s)));
    QVERIFY(!facts.knows(u"host.path.cudnn_target.version"_s));
    QVERIFY(facts.fact(u"host.path.cudnn_target.machine"_s).unknownBecause.contains("no libcudnn.so"_L1));
    QVERIFY(files::write(folder.filePath(u"text/lib/libcudnn.so"_s), "INPUT(libcudnn.so.9)\n"));
    facts = look(with(u"cudnn_target"_s, folder.filePath(u"text"_s)));
    QVERIFY(facts.fact(u"host.path.cudnn_target.machine"_s).unknownBecause.contains("no ELF file"_L1));
    QVERIFY(look({}).all().isEmpty());
}

void TestProbeLibraries::otherFoldersOfAConfiguration()
{
    const QTemporaryDir folder;
    // Debian's layout: the machine's own pyconfig.h lies below the folder above.
    QVERIFY(files::write(folder.filePath(u"py/Python.h"_s), "#include <patchlevel.h>\n#include <arm/py/pyconfig.h>\n"));
    QVERIFY(files::write(folder.filePath(u"py/patchlevel.h"_s), "#define PY_VERSION      \t\"3.5.2+\"\n"));
    const Configuration headers = with(u"python_include"_s, folder.filePath(u"py"_s));
    Facts python = look(headers);
    QCOMPARE(python.text(u"host.path.python_include.version"_s), u"3.5.2"_s);
    QVERIFY2(python.text(u"host.path.python_include.problem"_s).contains("arm/py/pyconfig.h"_L1),
             qPrintable(python.text(u"host.path.python_include.problem"_s)));
    QVERIFY(files::write(folder.filePath(u"arm/py/pyconfig.h"_s), ""));
    python = look(headers);
    QVERIFY(python.knows(u"host.path.python_include.problem"_s));
    QCOMPARE(python.text(u"host.path.python_include.problem"_s), QString());
    // One level too high: Python.h is not there.
    QVERIFY(look(with(u"python_include"_s, folder.path()))
                .text(u"host.path.python_include.problem"_s)
                .contains("no Python.h"_L1));
    QVERIFY(files::write(folder.filePath(u"root/lib/aarch64-linux-gnu/libc.so.6"_s), header(aarch64)));
    QCOMPARE(look(with(u"sysroot"_s, folder.filePath(u"root"_s))).text(u"host.path.sysroot.machine"_s), u"aarch64"_s);
    QVERIFY(files::write(folder.filePath(u"cuda/targets/aarch64-linux/include/cuda_runtime_api.h"_s),
                         "#define CUDART_VERSION  8000\n"));
    const Facts cuda = look(with(u"cuda_path"_s, folder.filePath(u"cuda"_s)));
    QCOMPARE(cuda.text(u"host.path.cuda_path.target_version"_s), u"8.0"_s);
    QCOMPARE(cuda.list(u"host.path.cuda_path.targets"_s), QStringList{u"aarch64-linux"_s});
    QCOMPARE(cuda.text(u"host.path.cuda_path"_s), folder.filePath(u"cuda"_s));
    QCOMPARE(cuda.list(u"host.path.cuda_path.folders"_s), QStringList());
    QVERIFY(!cuda.knows(u"host.path.cuda_path.nvcc"_s));
    QVERIFY(cuda.knows(u"host.path.cuda_path.stub"_s) && !cuda.flag(u"host.path.cuda_path.stub"_s));
    QVERIFY(files::write(folder.filePath(u"cuda/targets/aarch64-linux/lib/stubs/libcuda.so"_s), header(aarch64)));
    QVERIFY(files::write(folder.filePath(u"cuda/bin/nvcc"_s), "#!/bin/sh\n"));
    QVERIFY(files::write(folder.filePath(u"cuda/version.txt"_s), "CUDA Version 8.0.61\n"));
    const Facts whole = look(with(u"cuda_path"_s, folder.filePath(u"cuda"_s)));
    QCOMPARE(whole.text(u"host.path.cuda_path.nvcc"_s), u"8.0"_s);
    QVERIFY(whole.flag(u"host.path.cuda_path.stub"_s));
    QCOMPARE(whole.list(u"host.path.cuda_path.folders"_s), QStringList{u"bin"_s});
}

void TestProbeLibraries::compilerOfAConfiguration()
{
    const auto machine = runProcess({u"gcc"_s, {u"-dumpmachine"_s}});
    QVERIFY(machine);
    const Facts facts = look(with(u"compiler"_s, u"gcc"_s));
    QCOMPARE(facts.text(u"host.path.compiler.target"_s), QString::fromUtf8(machine->output).trimmed());
    QVERIFY(facts.knows(u"host.path.compiler.version"_s));
    const Facts none = look(with(u"compiler"_s, u"/nowhere/gcc"_s));
    QVERIFY(!none.knows(u"host.path.compiler.version"_s));
    QVERIFY(!none.fact(u"host.path.compiler.version"_s).unknownBecause.isEmpty());
}

QTEST_GUILESS_MAIN(TestProbeLibraries)
#include "tst_probelibraries.moc"
