// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/probe/probefacts.h"
#include "core/probe/recordings.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

const QDateTime when(QDate(2026, 5, 4), QTime(3, 2, 1), Qt::UTC);

} // namespace

/// Spellings of the same facts on other boards and by other commands, and the probe's answer from a machine with a GPU.
class TestProbeSpellings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void otherSpellings_data();
    void otherSpellings();
    void aMachineWithAGpu();
    void anotherMachineWithAGpu();
};

void TestProbeSpellings::otherSpellings_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* tag, const char* kind, const char* text, const char* name, const char* value) {
        QTest::newRow(tag) << QString::fromLatin1(kind) << QByteArray(text) << QString::fromLatin1(name)
                           << QString::fromLatin1(value);
    };
    row("bare package version", "dpkg-l4t", "32.7.1-20220219090432", "l4t", "32.7.1");
    row("dpkg -l", "dpkg-l4t", "ii  nvidia-l4t-core  35.4.1-20230801124926  arm64  x\n", "l4t", "35.4.1");
    row("another package", "dpkg-l4t", "nvidia-l4t-tools 35.4.1-20230801124926\n", "l4t", "");
    row("grep Version", "apt-show-jetpack", "Version: 5.1.2-b104\nVersion: 5.1.1-b56\n", "jetpack", "5.1.2");
    row("another apt package", "apt-show-jetpack", "Package: nvidia-cuda\nVersion: 5.1.2-b104\n", "jetpack", "");
    row("old card", "nvidia-smi", "|   0  A10G                On   | 00000000:00:1E.0 Off |   0 |\n", "gpus", "A10G");
    row("cut name", "nvidia-smi", "|   0  Tesla V100-SXM2...  On   | 00000000:00:1E.0 Off |   0 |\n", "gpus", "");
    row("a process", "nvidia-smi", "| Processes: |\n|    0  Xorg  1  C  x  1MiB |\n", "gpus", "");
    row("with index and UUID", "nvidia-smi", "0, GPU-12ab, NVIDIA GeForce RTX 3090, 535.104.05, 24576 MiB, 8.6\n",
        "gpus", "NVIDIA GeForce RTX 3090");
    row("no driver", "nvidia-smi", "NVIDIA-SMI has failed because it couldn't communicate with the NVIDIA driver.\n",
        "driver", "");
    row("Latin-1 header", "cudnn-header",
        "/* \xa9 */\n#define CUDNN_MAJOR 8\n#define CUDNN_MINOR 9\n#define CUDNN_PATCHLEVEL 7\n", "cudnn", "8.9.7");
    row("a date for a patch", "cuda-version-json", R"({"cuda":{"version":"11.8.20220929"}})", "cuda", "11.8");
    row("only the compiler", "cuda-version-json", R"({"cuda_nvcc":{"version":"12.6.68"}})", "cuda", "12.6");
    row("old L4T", "nv-tegra-release",
        "# R21 (release), REVISION: 4.0, GCID: 5650832, BOARD: ardbeg, EABI: hard, DATE: x", "l4t", "21.4.0");
    row("proprietary", "proc-driver-version", "NVRM version: NVIDIA UNIX x86_64 Kernel Module  470.223.02  Sat Oct 7\n",
        "driver", "470.223.02");
    row("sensor off", "tegrastats", "RAM 1/3964MB (lfb 1x512kB) CPU [off] GR3D_FREQ @[1574,1574] cpu@-256C gpu@40C \n",
        "temperature", "40");
    row("no load", "tegrastats", "RAM 1/3964MB (lfb 1x512kB) GR3D_FREQ @[1574,1574] x\n", "gpu_load", "");
    row("rolling release", "os-release", "ID=debian\nVERSION_CODENAME=forky\n", "os", "debian forky");
}

void TestProbeSpellings::otherSpellings()
{
    QFETCH(QString, kind);
    QFETCH(QByteArray, text);
    QFETCH(QString, name);
    QFETCH(QString, value);
    const auto read = probe::parseRecording(kind, text, u"device."_s, u"a recording"_s, when);
    QVERIFY(read);
    const Facts& facts = *read;
    const QString full = "device."_L1 + name;
    QCOMPARE(facts.fact(full).value.isArray() ? facts.list(full).join(u'|') : facts.text(full), value);
}

// The whole answer of a machine with an NVIDIA GPU and no version.json.
void TestProbeSpellings::aMachineWithAGpu()
{
    const auto reply = files::read(QStringLiteral(TEST_DATA_DIR "/nvidia/probe_host_reply.h200.txt"));
    QVERIFY(reply);
    const auto sections = probe::parseReply(*reply, "n1");
    QVERIFY(sections.size() > 30);
    const Facts facts = probe::factsFromReply(sections, probe::Side::Host, when);
    QCOMPARE(facts.text(u"host.driver"_s), u"580.159.04"_s);
    QCOMPARE(facts.flag(u"host.driver_open"_s), true);
    QCOMPARE(facts.text(u"host.driver_cuda"_s), u"13.0"_s);
    QCOMPARE(facts.list(u"host.gpus"_s), QStringList{u"NVIDIA H200"_s});
    QCOMPARE(facts.list(u"host.gpu_capabilities"_s), QStringList{u"9.0"_s});
    QCOMPARE(facts.fact(u"host.gpu_memory"_s).value.toArray().at(0).toInt(), 143771);
    QCOMPARE(facts.list(u"host.cuda"_s), QStringList{u"13.0"_s}); // one toolkit behind three names
    QCOMPARE(facts.text(u"host.cuda_path"_s), u"/usr/local/cuda"_s);
    QCOMPARE(facts.text(u"host.nvcc"_s), u"13.0"_s);
    QCOMPARE(facts.text(u"host.cudnn"_s), u"9.14.0"_s);
    QVERIFY(!facts.knows(u"host.cross.aarch64.gcc"_s));
    QVERIFY(facts.text(u"host.path_python_path"_s).startsWith("/opt/"_L1));
    QCOMPARE(facts.text(u"host.python_path"_s), u"/usr/bin/python3"_s);
    const auto recorded = probe::parseRecording(u"probe-reply"_s, *reply, u"host."_s, u"a recording"_s, when);
    QVERIFY(recorded);
    QCOMPARE(*recorded, facts);
}

// The values are those of the machine's own nvidia-smi, nvcc, headers and file names, noted on the same day.
void TestProbeSpellings::anotherMachineWithAGpu()
{
    const auto reply = files::read(QStringLiteral(TEST_DATA_DIR "/nvidia/probe_host_reply.h100.txt"));
    QVERIFY(reply);
    const auto read = probe::parseRecording(u"probe-reply"_s, *reply, u"host."_s, u"a recording"_s, when);
    QVERIFY(read);
    const auto is = [&](const char* name, const QString& value) {
        const QString full = "host."_L1 + QString::fromLatin1(name);
        const QString found = read->fact(full).value.isArray() ? read->list(full).join(u'|') : read->text(full);
        return found == value;
    };
    QVERIFY(is("driver", u"580.159.04"_s) && is("driver_cuda", u"13.0"_s) && read->flag(u"host.driver_open"_s));
    QVERIFY(is("gpus", u"NVIDIA H100 80GB HBM3"_s) && is("gpu_capabilities", u"9.0"_s) && is("gpu_pci", u"1"_s));
    QVERIFY(is("cuda", u"13.0"_s) && is("nvcc", u"13.0"_s) && is("cuda_targets", u"13.0 x86_64-linux"_s));
    QCOMPARE(read->fact(u"host.cuda"_s).how, u"/usr/local/cuda/include/cuda_runtime_api.h"_s); // no version.json
    QVERIFY(is("cudnn", u"9.14.0"_s) && is("nccl", u"2.28.3"_s));
    QVERIFY(is("cudnn_libraries", u"x86_64 /usr/lib/x86_64-linux-gnu/libcudnn.so.9"_s));
    QVERIFY(is("os", u"ubuntu 24.04"_s) && is("glibcxx", u"3.4.33"_s) && is("cxxabi", u"1.3.15"_s));
    QVERIFY(is("cgroup", u"2"_s) && is("cgroup_limits", u"cpuset|cpu|io|memory|hugetlb|pids"_s));
    QVERIFY(!read->knows(u"host.tensorrt"_s));
}

QTEST_GUILESS_MAIN(TestProbeSpellings)
#include "tst_probespellings.moc"
