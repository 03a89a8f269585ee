// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/sshshell.h"
#include "core/probe/boards.h"
#include "core/probe/probe.h"
#include "tests/support/loopbacksshd.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

QString firstLine(const QString& program, const QStringList& arguments)
{
    const auto outcome = runProcess({program, arguments});
    return outcome ? QString::fromUtf8(outcome->output).section(u'\n', 0, 0).trimmed() : QString();
}

} // namespace

class TestProbe : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void framesCannotBeFaked();
    void aCutOffReplyIsUnknown();
    void theHostSaysWhatItsToolsSay();
    void includeFoldersAreRealOnes();
    void theSameCodeAsksOverSsh();
    void aMissingCompilerIsUnknownWithItsReason();
    void aCompilerOfTheWrongMachineIsRefused();
    void boardsAreFoundByPartThenCompatibleThenModel();
    void everyRecordedModelIsABoardOfTheCatalog();
    void factsAreKept();
};

void TestProbe::framesCannotBeFaked()
{
    const QByteArray reply = "Welcome!\n\n@n1 begin a cat x\n@n0 begin b y\nfake\n\n@n0 end 0\n@n1\n\n@n1 end 0\n"
                             "\n@n1 begin empty true\n\n@n1 end 3\n\n@n1 begin cut cat z\nhalf";
    const auto sections = probe::parseReply(reply, "n1");
    QCOMPARE(sections.size(), 3);
    QCOMPARE(sections[0].name, u"a"_s);
    QCOMPARE(sections[0].how, u"cat x"_s);
    QCOMPARE(sections[0].output, QByteArray("@n0 begin b y\nfake\n\n@n0 end 0\n@n1\n"));
    QCOMPARE(sections[1].output, QByteArray());
    QCOMPARE(sections[1].exitCode, 3);
    QVERIFY(sections[1].complete);
    QVERIFY(!sections[2].complete);
    QVERIFY(probe::newNonce() != probe::newNonce());
    QVERIFY(probe::parseReply("\n@ begin a b\n", {}).isEmpty());
}

// Every length of a real reply: nothing crashes, and what is known is what the whole reply says.
void TestProbe::aCutOffReplyIsUnknown()
{
    const QByteArray nonce = "cwtest";
    const auto text = probe::script(probe::Side::Host, nonce, QDir::tempPath());
    QVERIFY(text);
    ProcessRequest request{u"sh"_s, {u"-s"_s}};
    request.input = *text;
    const auto outcome = runProcess(request);
    QVERIFY(outcome && outcome->succeeded());
    QCOMPARE(outcome->errors, QByteArray());
    const QDateTime when = QDateTime::currentDateTimeUtc();
    const Facts whole = probe::factsFromReply(probe::parseReply(outcome->output, nonce), probe::Side::Host, when);
    QVERIFY(whole.knows(u"host.os"_s));
    const qsizetype step = std::max<qsizetype>(1, outcome->output.size() / 400);
    for (qsizetype length = 0; length < outcome->output.size(); length += step) {
        const Facts part =
            probe::factsFromReply(probe::parseReply(outcome->output.left(length), nonce), probe::Side::Host, when);
        for (auto it = part.all().cbegin(); it != part.all().cend(); ++it) {
            // The list of toolkits grows with the reply; each other fact is whole or absent.
            if (it->isKnown() && it.key() != "host.cuda"_L1 && !it.key().endsWith("includes"_L1))
                QVERIFY2(it->value == whole.fact(it.key()).value, qPrintable(it.key()));
        }
    }
}

void TestProbe::theHostSaysWhatItsToolsSay()
{
    QElapsedTimer clock;
    clock.start();
    const auto facts = probe::probeHost();
    QVERIFY2(facts, qPrintable(facts ? QString() : facts.error().sentence()));
    qInfo("probeHost took %lld ms", clock.elapsed());
    QCOMPARE(facts->text(u"host.gcc"_s), firstLine(u"gcc"_s, {u"-dumpfullversion"_s}));
    QCOMPARE(facts->text(u"host.gcc_target"_s), firstLine(u"gcc"_s, {u"-dumpmachine"_s}));
    QCOMPARE("glibc "_L1 + facts->text(u"host.glibc"_s), firstLine(u"getconf"_s, {u"GNU_LIBC_VERSION"_s}));
    QCOMPARE(facts->number(u"host.cores"_s), firstLine(u"getconf"_s, {u"_NPROCESSORS_ONLN"_s}).toLongLong());
    QCOMPARE(facts->text(u"host.kernel"_s), firstLine(u"uname"_s, {u"-r"_s}));
    QCOMPARE("Python "_L1 + facts->text(u"host.python"_s), firstLine(u"/usr/bin/python3"_s, {u"--version"_s}));
    QCOMPARE(facts->text(u"host.python_path"_s), u"/usr/bin/python3"_s);
    // Compared with Debian's package, which is where this Python's numpy comes from in a test environment.
    QCOMPARE(facts->knows(u"host.python_numpy"_s), true);
    if (QFileInfo::exists(u"/usr/lib/python3/dist-packages/numpy/__init__.py"_s))
        QVERIFY(facts->flag(u"host.python_numpy"_s));
    QVERIFY(facts->number(u"host.ram"_s) > 256);
    QVERIFY(facts->knows(u"host.disk"_s));
    QVERIFY(facts->list(u"host.cpu"_s).size() > 5);
    QVERIFY(facts->list(u"host.tools"_s).contains(u"git"_s));
    for (const QString& arch : {u"aarch64"_s, u"armhf"_s}) {
        const QString triplet = arch == "armhf"_L1 ? u"arm-linux-gnueabihf"_s : u"aarch64-linux-gnu"_s;
        const QString name = "host.cross."_L1 + arch;
        QCOMPARE(facts->text(name + ".gcc"_L1), firstLine(triplet + "-gcc"_L1, {u"-dumpfullversion"_s}));
        QCOMPARE(facts->text(name + ".target"_L1), triplet);
        QVERIFY(facts->text(name + ".path"_L1).startsWith(u'/'));
        QVERIFY(facts->text(name + ".gxx_path"_L1).endsWith("g++"_L1));
    }
    for (const Fact& fact : facts->all()) {
        QVERIFY(fact.when.isValid());
        QVERIFY(fact.isKnown() ? !fact.how.isEmpty() : !fact.unknownBecause.isEmpty());
    }
}

// The folders must be those that the compiler writes into dependency files: Bazel compares them as text.
void TestProbe::includeFoldersAreRealOnes()
{
    const auto facts = probe::probeHost();
    QVERIFY(facts);
    QTemporaryDir folder;
    for (const QString& name :
         {u"host.gcc_includes"_s, u"host.cross.aarch64.includes"_s, u"host.cross.armhf.includes"_s}) {
        const QStringList folders = facts->list(name);
        QVERIFY2(folders.size() >= 3, qPrintable(name));
        for (const QString& path : folders)
            QVERIFY2(QDir(path).exists() && !path.contains(".."_L1), qPrintable(path));
        const QString compiler = facts->text(
            name == "host.gcc_includes"_L1 ? u"host.gxx_path"_s : QString(name).replace("includes"_L1, "gxx_path"_L1));
        ProcessRequest request{compiler, {u"-M"_s, u"-x"_s, u"c++"_s, u"-"_s}};
        request.input = "#include <vector>\n#include <stdint.h>\n#include <stdio.h>\n";
        const auto outcome = runProcess(request);
        QVERIFY2(outcome && outcome->succeeded(), qPrintable(compiler));
        int headers = 0;
        for (const QString& word : QString::fromUtf8(outcome->output).split(QRegularExpression(u"[\\s\\\\]+"_s))) {
            if (!word.startsWith(u'/'))
                continue;
            ++headers;
            const bool covered = std::any_of(folders.cbegin(), folders.cend(),
                                             [&](const QString& path) { return word.startsWith(path + u'/'); });
            QVERIFY2(covered, qPrintable(word + u" lies in none of "_s + folders.join(u' ')));
        }
        QVERIFY(headers > 20);
    }
}

void TestProbe::theSameCodeAsksOverSsh()
{
    QTemporaryDir folder(QDir::tempPath() + u"/cw-XXXXXX"_s);
    test::LoopbackSshd sshd;
    const QString problem = sshd.start(folder.path());
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    SshShell shell(sshd.device(), {.controlFolder = folder.path(), .ownKnownHosts = folder.filePath(u"own"_s)});
    QElapsedTimer clock;
    clock.start();
    const auto device = probe::probeDevice(shell);
    const qint64 took = clock.elapsed();
    shell.closeMaster();
    QVERIFY2(device, qPrintable(device ? QString() : device.error().sentence()));
    qInfo("probeDevice over loopback took %lld ms, %lld ms of processor time there", took,
          device->number(u"device.probe_cpu"_s));
    QVERIFY(device->knows(u"device.probe_cpu"_s));
    const auto host = probe::probeHost();
    QVERIFY(host);
    for (const QString& name :
         {u"os"_s, u"kernel"_s, u"glibc"_s, u"glibcxx"_s, u"cxxabi"_s, u"ram"_s, u"cpu"_s, u"arch"_s})
        QVERIFY2(device->fact("device."_L1 + name).value == host->fact("host."_L1 + name).value, qPrintable(name));
    QVERIFY(!device->knows(u"device.l4t"_s));
    // Nothing listens: an error, no facts.
    Device absent = sshd.device();
    sshd.stop();
    SshShell nowhere(absent, {.share = false});
    QVERIFY(!probe::probeDevice(nowhere));
}

void TestProbe::aMissingCompilerIsUnknownWithItsReason()
{
    const QByteArray reply =
        "\n@n begin aarch64-linux-gnu-gcc aarch64-linux-gnu-gcc -v\naarch64-linux-gnu-gcc is not there\n"
        "\n@n end 127\n";
    const Facts facts =
        probe::factsFromReply(probe::parseReply(reply, "n"), probe::Side::Host, QDateTime::currentDateTimeUtc());
    for (const QString& name : {u"gcc"_s, u"path"_s, u"gxx_path"_s, u"includes"_s, u"glibc"_s}) {
        const Fact fact = facts.fact("host.cross.aarch64."_L1 + name);
        QVERIFY(!fact.isKnown());
        QCOMPARE(fact.unknownBecause, u"aarch64-linux-gnu-gcc is not there."_s);
    }
}

void TestProbe::aCompilerOfTheWrongMachineIsRefused()
{
    const QByteArray reply =
        "\n@n begin aarch64-linux-gnu-gcc aarch64-linux-gnu-gcc -v\ncw-path /opt/bin/aarch64-linux-gnu-gcc\n"
        "Target: x86_64-linux-gnu\ngcc version 9.4.0 (x)\n\n@n end 0\n";
    const Facts facts =
        probe::factsFromReply(probe::parseReply(reply, "n"), probe::Side::Host, QDateTime::currentDateTimeUtc());
    QVERIFY(!facts.knows(u"host.cross.aarch64.gcc"_s));
    QVERIFY(facts.fact(u"host.cross.aarch64.gcc"_s).unknownBecause.contains("x86_64-linux-gnu"_L1));
}

void TestProbe::boardsAreFoundByPartThenCompatibleThenModel()
{
    const QList<probe::BoardPattern> boards{
        {u"orin-nano"_s, {}, {u"orin nano"_s}, {u"nvidia,tegra234"_s}, {u"p3767-0005"_s}, u"aarch64"_s},
        {u"pi-4"_s, {}, {u"^Raspberry Pi 4 "_s}, {u"raspberrypi,4-model-b"_s}, {}, u"aarch64"_s},
        {u"pi-4-32bit"_s, {}, {u"^Raspberry Pi 4 "_s}, {u"raspberrypi,4-model-b"_s}, {}, u"armhf"_s},
        {u"orin-nx"_s, {}, {u"orin nx"_s}, {}, {u"p3767-0001"_s}, u"aarch64"_s},
        {u"agx-orin"_s, {}, {u"AGX Orin"_s}, {}, {}, u"aarch64"_s},
        {u"agx-orin-industrial"_s, u"agx-orin"_s, {u"AGX Orin Industrial"_s}, {}, {}, u"aarch64"_s},
    };
    const QDateTime when = QDateTime::currentDateTimeUtc();
    const auto board = [&](const QStringList& compatible, const QString& model, const QString& arch) {
        Facts facts;
        if (!compatible.isEmpty())
            facts.set(u"device.compatible"_s, QJsonArray::fromStringList(compatible), {}, when);
        if (!model.isEmpty())
            facts.set(u"device.model"_s, model, {}, when);
        facts.set(u"device.arch"_s, arch, {}, when);
        return probe::boardOf(facts, boards);
    };
    QCOMPARE(board({u"nvidia,p3768-0000+p3767-0001"_s, u"nvidia,tegra234"_s}, {}, u"aarch64"_s), u"orin-nx"_s);
    QCOMPARE(board({u"nvidia,tegra234"_s}, {}, u"aarch64"_s), u"orin-nano"_s);
    QCOMPARE(board({}, u"NVIDIA Jetson Orin Nano Developer Kit"_s, u"aarch64"_s), u"orin-nano"_s);
    QCOMPARE(board({}, u"Raspberry Pi 4 Model B Rev 1.4"_s, u"armhf"_s), u"pi-4-32bit"_s);
    QCOMPARE(board({}, u"Raspberry Pi 4 Model B Rev 1.4"_s, u"aarch64"_s), u"pi-4"_s);
    QCOMPARE(board({}, u"Raspberry Pi 400 Rev 1.0"_s, u"aarch64"_s), QString());
    QCOMPARE(board({}, u"Jetson AGX Orin Industrial"_s, u"aarch64"_s), u"agx-orin-industrial"_s);
    QCOMPARE(board({}, u"Jetson AGX Orin"_s, u"aarch64"_s), u"agx-orin"_s);
    QCOMPARE(board({}, {}, u"aarch64"_s), QString());
}

void TestProbe::everyRecordedModelIsABoardOfTheCatalog()
{
    const auto catalog = Catalog::load();
    QVERIFY(catalog);
    const auto text = files::read(QStringLiteral(TEST_DATA_DIR "/nvidia/device_tree.json"));
    QVERIFY(text);
    const QDateTime when = QDateTime::currentDateTimeUtc();
    QMap<QString, QString> found;
    for (const QJsonValue& value : QJsonDocument::fromJson(*text).array()) {
        const QString model = value.toObject().value("model"_L1).toString();
        if (model.isEmpty())
            continue;
        Facts facts;
        facts.set(u"device.model"_s, model, {}, when);
        probe::conclude(facts, *catalog);
        QVERIFY2(catalog->board(facts.text(u"device.board"_s)), qPrintable(model));
        found.insert(model, facts.text(u"device.board"_s));
    }
    QCOMPARE(found.size(), 12);
    QCOMPARE(found.value(u"quill"_s), u"jetson-tx2"_s); // old L4T give code names
    QCOMPARE(found.value(u"lanai-3636"_s), u"jetson-tx2-nx"_s);
    QCOMPARE(found.value(u"Jetson AGX Orin"_s), u"jetson-agx-orin"_s);
    QCOMPARE(found.value(u"Jetson AGX Orin Industrial"_s), u"jetson-agx-orin-industrial"_s);
    QCOMPARE(found.value(u"NVIDIA Orin Nano Developer Kit"_s), u"jetson-orin-nano"_s);
    QCOMPARE(found.value(u"NVIDIA Jetson Orin NX Engineering Reference Developer Kit"_s), u"jetson-orin-nx"_s);
    QCOMPARE(found.value(u"NVIDIA Jetson Nano Developer Kit"_s), u"jetson-nano"_s);
    QCOMPARE(found.value(u"Raspberry Pi 5 Model B Rev 1.0"_s), u"raspberry-pi-5"_s);
    // One L4T of two JetPacks stays unknown, with both.
    Facts facts;
    facts.set(u"device.l4t"_s, u"28.2.1"_s, {}, when);
    probe::conclude(facts, *catalog);
    QVERIFY(!facts.knows(u"device.jetpack"_s));
    QVERIFY(facts.fact(u"device.jetpack"_s).unknownBecause.contains("3.3"_L1));
    // As nv_tegra_release writes them, with a zero that the release's name does not have.
    for (const auto& [l4t, jetpack] :
         {std::pair{u"36.4.3"_s, u"6.2"_s}, std::pair{u"36.3.0"_s, u"6.0"_s}, std::pair{u"28.1.0"_s, u"3.1"_s},
          std::pair{u"34.1.1"_s, u"5.0.1-dp"_s}, std::pair{u"38.2.0"_s, u"7.0"_s}, std::pair{u"32.5.0"_s, u"4.5"_s},
          std::pair{u"39.2.0"_s, u"7.2"_s}, std::pair{u"36.4.0"_s, u"6.1"_s}, std::pair{u"36.4.7"_s, u"6.2.1"_s}}) {
        Facts device;
        device.set(u"device.l4t"_s, l4t, {}, when);
        probe::conclude(device, *catalog);
        QCOMPARE(l4t + u' ' + device.text(u"device.jetpack"_s), l4t + u' ' + jetpack);
        QVERIFY(catalog->jetpack("l4t "_L1 + l4t));
    }
    Facts several;
    several.set(u"device.l4t"_s, u"28.2.0"_s, {}, when);
    probe::conclude(several, *catalog);
    QVERIFY(several.fact(u"device.jetpack"_s).unknownBecause.contains("3.2, 3.2.1, 3.3"_L1));
}

void TestProbe::factsAreKept()
{
    QTemporaryDir folder;
    qputenv("XDG_STATE_HOME", folder.path().toUtf8());
    QVERIFY(!probe::savedDeviceFacts(u"nano"_s));
    Facts facts;
    const QDateTime when(QDate(2026, 5, 4), QTime(3, 2, 1), Qt::UTC);
    facts.set(u"device.l4t"_s, u"36.4.3"_s, u"/etc/nv_tegra_release"_s, when);
    facts.setUnknown(u"device.python"_s, u"python3 is not there."_s, when);
    QVERIFY(probe::saveDeviceFacts(u"nano"_s, facts));
    const auto read = probe::savedDeviceFacts(u"nano"_s);
    QVERIFY(read);
    QCOMPARE(*read, facts);
    probe::forgetDeviceFacts(u"nano"_s);
    QVERIFY(!probe::savedDeviceFacts(u"nano"_s));
    qunsetenv("XDG_STATE_HOME");
}

QTEST_GUILESS_MAIN(TestProbe)
#include "tst_probe.moc"
