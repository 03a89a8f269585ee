// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/probe/compilerparser.h"
#include "core/probe/recordings.h"
#include "core/probe/systemparsers.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

const QString recordings = QStringLiteral(TEST_DATA_DIR "/nvidia/");
const QDateTime when(QDate(2026, 5, 4), QTime(3, 2, 1), Qt::UTC);

QByteArray recording(const QString& name)
{
    const auto text = files::read(recordings + name);
    return text ? *text : QByteArray();
}

Facts parsed(const QString& kind, const QByteArray& text)
{
    const auto facts = probe::parseRecording(kind, text, u"device."_s, u"a recording"_s, when);
    return facts ? *facts : Facts();
}

// One text of each kind with what it states, for the mutations.
struct Known
{
    QString kind;
    QByteArray text;
};

QList<Known> oneOfEach()
{
    return {
        {u"nv-tegra-release"_s, recording(u"nv_tegra_release.r36.4.7.orin_nano.txt"_s)},
        {u"tegrastats"_s, recording(u"tegrastats.orin_nano.jp6.txt"_s)},
        {u"device-tree-model"_s, QByteArray("NVIDIA Jetson Orin Nano Developer Kit\0", 38)},
        {u"device-tree-compatible"_s, QByteArray("nvidia,p3768-0000+p3767-0005\0nvidia,tegra234\0", 45)},
        {u"nvidia-smi"_s, recording(u"nvidia-smi.orin.jp6.txt"_s)},
        {u"nvidia-smi"_s, "NVIDIA B300 SXM6 AC, 10.3, 274000 MiB, 610.57.04\n"},
        {u"proc-driver-version"_s,
         "NVRM version: NVIDIA UNIX Open Kernel Module for aarch64  540.4.0  Release Build\n"},
        {u"nvcc"_s, recording(u"nvcc_version.jetson.10.2.300.txt"_s)},
        {u"cuda-version-json"_s, recording(u"cuda_version_json.13.0.json"_s)},
        {u"cudnn-header"_s, "#define CUDNN_MAJOR 9\n#define CUDNN_MINOR 12\n#define CUDNN_PATCHLEVEL 46\n"},
        {u"apt-show-jetpack"_s, recording(u"apt_show_nvidia-jetpack.6.1.txt"_s)},
        {u"dpkg-l4t"_s, "nvidia-l4t-core\t36.4.3-20250107174145\nnvidia-jetpack\t6.2+b77\n"},
        {u"os-release"_s,
         "PRETTY_NAME=\"Ubuntu 22.04.5 LTS\"\nVERSION_ID=\"22.04\"\nID=ubuntu\nVERSION_CODENAME=jammy\n"},
        {u"cpuinfo"_s, "processor\t: 0\nFeatures\t: fp asimd evtstrm aes\nCPU part\t: 0xd42\n\n"},
        {u"meminfo"_s, "MemTotal:        7803184 kB\nMemFree: 1 kB\nSwapTotal:       3901584 kB\n"},
    };
}

// Everything known in `part` must be known with the same value in `whole`; `greenWords` tells which did not hold.
QString strayFact(const Facts& part, const Facts& whole)
{
    for (auto it = part.all().cbegin(); it != part.all().cend(); ++it) {
        if (it->isKnown() && it->value != whole.fact(it.key()).value)
            return it.key() + " = "_L1 + QString::fromUtf8(QJsonDocument(QJsonObject{{"v"_L1, it->value}}).toJson());
    }
    return {};
}

} // namespace

class TestProbeParsers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recordingsSayWhatTheySay_data();
    void recordingsSayWhatTheySay();
    void everyRecordingIsNamedWithItsSource();
    void cutOffTextIsNeverGreen();
    void carriageReturnsChangeNothing();
    void otherKindsAndGarbageAreNeverGreen();
    void damagedBytesDoNotCrash();
    void everyDeviceTreeModelIsRead();
    void anUnknownKindIsRefused();
    void aFolderOfRecordings();
    void cpuinfoOfAnotherArchitecture();
    void hwcapGivesFeatures();
    void compilers();
    void disksAndHeat();
};

void TestProbeParsers::recordingsSayWhatTheySay_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("expected"); // name=value, lists joined by "|"
    const auto row = [](const char* kind, const char* file, const char* expected) {
        QTest::newRow(file) << QString::fromLatin1(kind) << QString::fromLatin1(file) << QString::fromLatin1(expected);
    };
    row("nv-tegra-release", "nv_tegra_release.r28.1.tx2.txt", "l4t=28.1.0");
    row("nv-tegra-release", "nv_tegra_release.r28.2.0.txt", "l4t=28.2.0");
    row("nv-tegra-release", "nv_tegra_release.r32.5.1.nano.txt", "l4t=32.5.1");
    row("nv-tegra-release", "nv_tegra_release.r32.7.1.nano.txt", "l4t=32.7.1");
    row("nv-tegra-release", "nv_tegra_release.r32.7.1.t186ref.txt", "l4t=32.7.1");
    row("nv-tegra-release", "nv_tegra_release.r34.1.1.txt", "l4t=34.1.1");
    row("nv-tegra-release", "nv_tegra_release.r35.2.1.txt", "l4t=35.2.1");
    row("nv-tegra-release", "nv_tegra_release.r35.4.1.agx_orin.txt", "l4t=35.4.1");
    row("nv-tegra-release", "nv_tegra_release.r36.4.3.orin_nx.txt", "l4t=36.4.3");
    row("nv-tegra-release", "nv_tegra_release.r36.4.7.orin_nano.txt", "l4t=36.4.7");
    row("nv-tegra-release", "nv_tegra_release.r39.2.0.agx_orin.txt", "l4t=39.2.0");
    row("nv-tegra-release", "nv_tegra_release.r39.2.1.orin_nano.txt", "l4t=39.2.1");
    row("apt-show-jetpack", "apt_show_nvidia-jetpack.4.5.txt", "jetpack=4.5");
    row("apt-show-jetpack", "apt_show_nvidia-jetpack.6.1.txt", "jetpack=6.1");
    row("cuda-version-json", "cuda_version_json.13.0.json", "cuda=13.0");
    row("nvcc", "nvcc_version.jetson.10.2.300.txt", "cuda=10.2");
    row("dpkg-l4t", "dpkg_nvidia-l4t-core.txt", "l4t=32.2.1"); // several boards; the first line counts
    row("nvidia-smi", "nvidia-smi.orin.jp6.txt", "driver=540.4.0 gpus=Orin_(nvgpu) driver_kind=nvgpu !driver_cuda");
    row("nvidia-smi", "nvidia-smi-L.igpu.txt", "gpus=Orin_(nvgpu)|NVIDIA_Thor !driver");
    row("nvidia-smi", "nvidia-smi-query.csv.txt",
        "gpus=NVIDIA_GeForce_GTX_1650_Ti_with_Max-Q_Design|NVIDIA_B300_SXM6_AC gpu_capabilities=7.5|10.3 driver=610.57.04 "
        "driver_kind=desktop");
    row("nvidia-smi", "nvidia-smi.h200.580.txt",
        "driver=580.159.04 driver_cuda=13.0 gpus=NVIDIA_H200 driver_kind=desktop");
    row("nvidia-smi", "nvidia-smi-query.h200.580.txt", "gpus=NVIDIA_H200 gpu_capabilities=9.0 driver=580.159.04");
    row("proc-driver-version", "proc_driver_nvidia_version.txt", "driver=384.81 driver_open=false");
    row("tegrastats", "tegrastats.tk1.l4t21.txt", "ram=1892 ram_used=601 !swap !temperature !gpu_load");
    row("tegrastats", "tegrastats.tx1.l4t24.sudo.txt", "ram=3854 swap=0 gpu_load=0");
    row("tegrastats", "tegrastats.tx1.l4t28.sudo.txt", "ram=3983 swap=8192 gpu_load=0");
    row("tegrastats", "tegrastats.agx_xavier.r32.txt", "ram=15692 swap=8192 temperature=32 power=3306");
    row("tegrastats", "tegrastats.nano.r32.template.txt", "ram=3964 temperature=27.5 power=933");
    row("tegrastats", "tegrastats.orin_nano.jp6.txt", "ram=7620 swap=3810 temperature=50.593 power=6626");
    row("tegrastats", "tegrastats.agx_orin.jp6.txt", "ram=62840 temperature=49.968 power=5140");
    row("tegrastats", "tegrastats.agx_orin.jp7.2.sudo.txt",
        "ram=62817 !swap gpu_load=12 temperature=52.968 power=5500");
    row("tegrastats", "tegrastats.agx_orin_orin_nano_orin_nx.triple_power.txt",
        "ram=15598 swap=6144 temperature=59.687 power=7280");
}

void TestProbeParsers::recordingsSayWhatTheySay()
{
    QFETCH(QString, kind);
    QFETCH(QString, file);
    QFETCH(QString, expected);
    const QByteArray text = recording(file);
    QVERIFY(!text.isEmpty());
    const Facts facts = parsed(kind, text);
    for (const QString& item : expected.split(u' ')) {
        if (item.startsWith(u'!')) {
            QVERIFY2(!facts.knows("device."_L1 + item.mid(1)), qPrintable(item));
            continue;
        }
        const QString name = "device."_L1 + item.section(u'=', 0, 0);
        const QString value = item.section(u'=', 1).replace(u'_', u' ');
        const QString found = facts.fact(name).value.isArray() ? facts.list(name).join(u'|') : facts.text(name);
        QCOMPARE(name + u'=' + found, name + u'=' + value);
    }
}

void TestProbeParsers::everyRecordingIsNamedWithItsSource()
{
    const auto sources = QJsonDocument::fromJson(recording(u"SOURCES.json"_s)).object();
    for (const QString& name : QDir(recordings).entryList(QDir::Files)) {
        if (name != "SOURCES.json"_L1)
            QVERIFY2(sources.contains(name), qPrintable(name));
    }
}

void TestProbeParsers::cutOffTextIsNeverGreen()
{
    for (const Known& known : oneOfEach()) {
        const Facts whole = parsed(known.kind, known.text);
        QVERIFY2(!whole.all().isEmpty(), qPrintable(known.kind));
        for (qsizetype length = 0; length < known.text.size(); ++length) {
            const QString stray = strayFact(parsed(known.kind, known.text.left(length)), whole);
            // A model has no form of its own: `tr -d` leaves it without its end. Its words decide, in boardOf(). A list
            // of names that ends behind a name is a list.
            if (!known.kind.startsWith("device-tree"_L1) || stray.startsWith("device.soc"_L1))
                QVERIFY2(stray.isEmpty(), qPrintable(known.kind + u' ' + stray));
        }
    }
}

void TestProbeParsers::carriageReturnsChangeNothing()
{
    for (const Known& known : oneOfEach()) {
        if (known.text.contains('\0'))
            continue;
        QByteArray text = known.text;
        text.replace("\n", "\r\n");
        QCOMPARE(parsed(known.kind, text), parsed(known.kind, known.text));
    }
}

void TestProbeParsers::otherKindsAndGarbageAreNeverGreen()
{
    QByteArray binary;
    for (int i = 0; i < 4096; ++i)
        binary.append(char(i * 31));
    for (const QString& kind : probe::recordingKinds()) {
        for (const QByteArray& text :
             {QByteArray(), QByteArray("\n"), binary,
              QByteArray("\x7f"
                         "ELF\0\1\1",
                         7),
              QByteArray("<html><body>404 Not Found</body></html>\n"),
              QByteArray("cat: x: No such file or directory\n"), QByteArray("bash: nvcc: Kommando nicht gefunden.\n"),
              QByteArray("\xff\xfe# R36\n"), QByteArray("{}"), QByteArray(200000, 'A'), QByteArray(100000, '\n')}) {
            const Facts facts = parsed(kind, text);
            if (kind == "device-tree-model"_L1)
                continue; // any printable line may be a model
            QVERIFY2(facts.all().isEmpty(), qPrintable(kind + u": "_s + QString::fromLatin1(text.left(40))));
        }
        for (const Known& known : oneOfEach()) {
            const bool related = known.kind == kind || kind == "device-tree-model"_L1
                                 || (kind == "device-tree-compatible"_L1 && known.kind == "device-tree-model"_L1);
            if (!related)
                QVERIFY2(parsed(kind, known.text).all().isEmpty(), qPrintable(kind + u" read "_s + known.kind));
        }
    }
}

// Bytes overwritten, removed and inserted: nothing crashes, and a file with a NUL inside is no text.
void TestProbeParsers::damagedBytesDoNotCrash()
{
    QRandomGenerator random(4711);
    for (const Known& known : oneOfEach()) {
        for (int i = 0; i < 300; ++i) {
            QByteArray text = known.text;
            for (int n = 1 + random.bounded(4); n > 0 && !text.isEmpty(); --n) {
                const qsizetype at = random.bounded(int(text.size()));
                switch (random.bounded(3)) {
                case 0: text[at] = char(random.bounded(256)); break;
                case 1: text.remove(at, 1 + random.bounded(5)); break;
                default: text.insert(at, QByteArray(1 + random.bounded(5), char(random.bounded(256))));
                }
            }
            parsed(known.kind, text);
        }
        if (!known.text.contains('\0')) {
            QByteArray text = known.text;
            text.insert(text.size() / 2, '\0');
            QVERIFY2(parsed(known.kind, text).all().isEmpty(), qPrintable(known.kind));
        }
    }
}

void TestProbeParsers::everyDeviceTreeModelIsRead()
{
    const auto boards = QJsonDocument::fromJson(recording(u"device_tree.json"_s)).array();
    QVERIFY(boards.size() > 10);
    for (const QJsonValue& value : boards) {
        const QString model = value.toObject().value("model"_L1).toString();
        if (!model.isEmpty())
            QCOMPARE(parsed(u"device-tree-model"_s, model.toUtf8() + '\0').text(u"device.model"_s), model);
    }
}

void TestProbeParsers::anUnknownKindIsRefused()
{
    const auto facts = probe::parseRecording(u"nonsense"_s, {}, u"device."_s, {}, when);
    QVERIFY(!facts);
    QCOMPARE(facts.error().kind, Error::Kind::Invalid);
    QVERIFY(facts.error().hint.contains("nv-tegra-release"_L1));
}

void TestProbeParsers::aFolderOfRecordings()
{
    QTemporaryDir folder;
    QVERIFY(
        files::write(folder.filePath(u"nv_tegra_release"_s), recording(u"nv_tegra_release.r36.4.7.orin_nano.txt"_s)));
    QVERIFY(files::write(folder.filePath(u"os-release"_s), "ID=ubuntu\nVERSION_ID=\"22.04\"\n"));
    QVERIFY(files::write(folder.filePath(u"nvidia-smi.txt"_s), recording(u"nvidia-smi.orin.jp6.txt"_s)));
    QVERIFY(files::write(folder.filePath(u"meminfo.txt"_s), "MemTotal: 7803184 kB\n"));
    QVERIFY(files::write(folder.filePath(u"proc/driver/nvidia/version"_s),
                         "NVRM version: NVIDIA UNIX Open Kernel Module for aarch64  540.4.0  Release\n"));
    QVERIFY(files::write(folder.filePath(u"notes.txt"_s), "nothing"));
    QStringList used;
    auto facts = probe::parseRecordings(folder.path(), u"device."_s, when, &used);
    QVERIFY(facts);
    QCOMPARE(used, QStringList({u"meminfo.txt"_s, u"nv_tegra_release"_s, u"nvidia-smi.txt"_s, u"os-release"_s,
                                u"proc/driver/nvidia/version"_s}));
    QCOMPARE(facts->flag(u"device.driver_open"_s), true);
    QCOMPARE(facts->text(u"device.l4t"_s), u"36.4.7"_s);
    QCOMPARE(facts->text(u"device.os"_s), u"ubuntu 22.04"_s);
    QCOMPARE(facts->number(u"device.ram"_s), 7620);
    QCOMPARE(facts->fact(u"device.driver"_s).how, u"nvidia-smi.txt"_s);
    // Two files that do not agree: neither is believed.
    QVERIFY(files::write(folder.filePath(u"dpkg-l4t.txt"_s), "nvidia-l4t-core 35.4.1-20230801124926\n"));
    facts = probe::parseRecordings(folder.path(), u"device."_s, when);
    QVERIFY(facts && !facts->knows(u"device.l4t"_s));
    QVERIFY(!probe::parseRecordings(folder.filePath(u"none"_s), u"device."_s, when));
    // A host's toolkits are a list, here of one.
    QVERIFY(files::write(folder.filePath(u"nvcc.txt"_s), recording(u"nvcc_version.jetson.10.2.300.txt"_s)));
    facts = probe::parseRecordings(folder.path(), u"host."_s, when);
    QVERIFY(facts && facts->fact(u"host.cuda"_s).value.isArray());
    QCOMPARE(facts->list(u"host.cuda"_s), QStringList{u"10.2"_s});
}

void TestProbeParsers::cpuinfoOfAnotherArchitecture()
{
    Facts facts;
    const probe::FactSink sink{facts, u"device."_s, u"/x"_s, when};
    probe::parseUname("Linux 6.1.0 aarch64\n", sink);
    probe::parseCpuinfo("processor\t: 0\nmodel name\t: AMD EPYC\nflags\t\t: fpu vme sse2 avx512f\n", sink);
    QVERIFY(!facts.knows(u"device.cpu"_s));
    QVERIFY(facts.fact(u"device.cpu"_s).unknownBecause.contains("aarch64"_L1));
    probe::parseCpuinfo("processor\t: 0\nFeatures\t: fp asimd\n", sink);
    QCOMPARE(facts.list(u"device.cpu"_s), QStringList({u"fp"_s, u"asimd"_s}));
}

void TestProbeParsers::hwcapGivesFeatures()
{
    Facts facts;
    const probe::FactSink sink{facts, u"device."_s, u"LD_SHOW_AUXV=1"_s, when};
    probe::parseUname("Linux 6.1.0 aarch64\n", sink);
    probe::parseGetconf("LONG_BIT 64\n", sink);
    probe::parseAuxv("AT_HWCAP:             101\n", sink);
    QVERIFY(!facts.knows(u"device.cpu"_s)); // without asimd it is no aarch64
    probe::parseAuxv("AT_PAGESZ:            4096\nAT_HWCAP:             1fb\n", sink);
    QCOMPARE(facts.list(u"device.cpu"_s).join(u' '), u"fp asimd aes pmull sha1 sha2 crc32 atomics"_s);
}

void TestProbeParsers::compilers()
{
    const QByteArray text = "cw-path /usr/bin/aarch64-linux-gnu-gcc\nTarget: aarch64-linux-gnu\n"
                            "gcc version 12.2.0 (Debian 12.2.0-14) \n#include <...> search starts here:\n"
                            " /usr/lib/gcc-cross/aarch64-linux-gnu/12/../../../../aarch64-linux-gnu/include\n"
                            "End of search list.\ncw-glibc 2 36\n";
    const auto answer = probe::parseCompiler(text);
    QCOMPARE(answer.version, u"12.2.0"_s);
    QCOMPARE(answer.target, u"aarch64-linux-gnu"_s);
    QCOMPARE(answer.glibc, u"2.36"_s);
    QCOMPARE(answer.includes, QStringList{u"/usr/aarch64-linux-gnu/include"_s});
    QVERIFY(probe::parseCompiler(text.left(text.indexOf("End of"))).includes.isEmpty());
    const auto without = probe::parseCompiler("<stdin>:1:10: fatal error: features.h: No such file or directory\n");
    QCOMPARE(without.problem, u"features.h: No such file or directory"_s);
    QVERIFY(without.glibc.isEmpty());
    QCOMPARE(probe::parseCompiler("Debian clang version 14.0.6\nTarget: x86_64-pc-linux-gnu\n").version, u"14.0.6"_s);
}

void TestProbeParsers::disksAndHeat()
{
    Facts facts;
    const probe::FactSink sink{facts, u"device."_s, u"df"_s, when};
    probe::parseDisk("Filesystem 1024-blocks Used Available Capacity Mounted on\n"
                     "/dev/mmcblk0p1 14384136 11000000 2631148 81% /\ntmpfs 100 0 2048 0% /tmp\n",
                     {u"disk"_s, u"disk_tmp"_s}, sink);
    QCOMPARE(facts.number(u"device.disk"_s), 2569);
    QCOMPARE(facts.number(u"device.disk_tmp"_s), 2);
    probe::parseThermal("cpu-thermal 48250\ncv0-thermal -256000\nPMIC-Die 100000\ngpu-thermal 46500\n", sink);
    QCOMPARE(facts.fact(u"device.temperature"_s).value.toDouble(), 48.25);
    QCOMPARE(facts.list(u"device.temperatures"_s).size(), 2);
}

QTEST_GUILESS_MAIN(TestProbeParsers)
#include "tst_probeparsers.moc"
