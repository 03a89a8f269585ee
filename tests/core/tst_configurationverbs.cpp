// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The contract of the verbs catalog, new, set, show, check and repair, on the real program: exit codes, JSON keys, what
// goes to which stream, and what is left on the disk.

#include "core/base/files.h"
#include "tests/support/program.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

class TestConfigurationVerbs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void catalogLists_data();
    void catalogLists();
    void catalogRecord();
    void catalogMistakes();
    void brokenOverlayIsNamed();
    void newFromPreset();
    void newWithoutPreset();
    void newRefuses_data();
    void newRefuses();
    void setAndShow();
    void limitsStayAsTheyAreWritten();
    void setRefuses_data();
    void setRefuses();
    void checkExitCodes_data();
    void checkExitCodes();
    void checkFindingHasItsKeys();
    void checkReadsTheTree();
    void checkProbesThisMachine();
    void malformedFacts();
    void repairRepeatsUntilNothingChanges();
    void repairOfOneRule();
    void noColourOffATerminal();

private:
    Answer run(const QStringList& arguments) const { return answerOf(m_folder->path(), arguments); }
    QString make(const QStringList& edits) const; ///< a configuration file with these values
    QString path(const QString& name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestConfigurationVerbs::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

QString TestConfigurationVerbs::make(const QStringList& edits) const
{
    QStringList arguments{u"new"_s, u"--force"_s, u"-o"_s, path(u"x.cw.json"_s)};
    for (const QString& edit : edits)
        arguments << u"--set"_s << edit;
    const Answer answer = run(arguments);
    if (answer.code != 0)
        qFatal("%s", answer.err.constData());
    return path(u"x.cw.json"_s);
}

void TestConfigurationVerbs::catalogLists_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("tf") << u"1.5.0"_s;
    QTest::newRow("boards") << u"jetson-tx1"_s;
    QTest::newRow("gpus") << u"geforce-rtx-4060"_s;
    QTest::newRow("cuda") << u"11.2"_s;
    QTest::newRow("cudnn") << u"9.3.0"_s;
    QTest::newRow("jetpack") << u"4.6.2"_s;
    QTest::newRow("bazel") << u"4.2-5"_s;
    QTest::newRow("presets") << u"jetson-tx1-1.5.0-cuda-cross"_s;
}

void TestConfigurationVerbs::catalogLists()
{
    QFETCH(QString, id);
    const QString kind = QString::fromLatin1(QTest::currentDataTag());
    const Answer answer = run({u"catalog"_s, kind, u"--json"_s});
    QCOMPARE(answer.code, 0);
    QCOMPARE(answer.err, QByteArray());
    QCOMPARE(answer.out.count('\n'), 1); // one object on one line
    QCOMPARE(answer.json().value("version"_L1).toInt(), 1);
    QStringList ids;
    for (const QJsonValue& each : answer.json().value(kind).toArray())
        ids.append(each.toObject().value("id"_L1).toString());
    QVERIFY(ids.contains(id));
    QVERIFY(!ids.contains(QString()));
    const Answer text = run({u"catalog"_s, kind});
    QCOMPARE(text.code, 0);
    QVERIFY(text.out.contains(id.toUtf8()));
    QCOMPARE(text.out.count('\n'), ids.size());
}

void TestConfigurationVerbs::catalogRecord()
{
    const Answer answer = run({u"catalog"_s, u"gpus"_s, u"RTX 4060"_s, u"--json"_s});
    QCOMPARE(answer.code, 0);
    const QJsonArray gpus = answer.json().value("gpus"_L1).toArray();
    QCOMPARE(gpus.size(), 1);
    QCOMPARE(gpus.first().toObject().value("capability"_L1).toString(), u"8.9"_s);
    QVERIFY(!gpus.first().toObject().value("source"_L1).toObject().value("*"_L1).toString().isEmpty());
}

void TestConfigurationVerbs::catalogMistakes()
{
    QVERIFY(!run({u"catalog"_s, u"presets"_s, u"jetson-nano-2.6.0-cpu-cross"_s}).out.contains("not_planned"));
    QCOMPARE(run({u"catalog"_s}).code, 64);
    QCOMPARE(run({u"catalog"_s, u"planets"_s}).code, 64);
    const Answer two = run({u"catalog"_s, u"tf"_s, u"boards"_s}); // no record of that name, but a list
    QCOMPARE(two.code, 64);
    QVERIFY2(two.err.contains("\"boards\" is a list"), two.err.constData());
    const Answer unknown = run({u"catalog"_s, u"boards"_s, u"jetson-nanoo"_s});
    QCOMPARE(unknown.code, 2);
    QVERIFY(unknown.err.contains("jetson-nano\""));
    QCOMPARE(unknown.out, QByteArray());
}

void TestConfigurationVerbs::brokenOverlayIsNamed()
{
    QVERIFY(files::write(
        path(u"crosswright/catalog.d/mine.json"_s),
        "{\"format\": \"crosswright-catalog\", \"version\": 1,\n\"boards\": [{\"id\": \"b\",\n\"arch\": 5}]}"));
    const Answer answer = run({u"catalog"_s, u"boards"_s});
    QCOMPARE(answer.code, 2);
    QVERIFY2(answer.err.contains("mine.json, line 3, field \"boards.0.arch\""), answer.err.constData());
}

void TestConfigurationVerbs::newFromPreset()
{
    const QString file = path(u"tx1.cw.json"_s);
    const Answer made = run({u"new"_s, u"--preset"_s, u"jetson-tx1-1.5.0-cuda-cross"_s, u"--gpu"_s, u"RTX 4060"_s,
                             u"--set"_s, u"jobs=3"_s, u"-o"_s, file});
    QCOMPARE(made.code, 0);
    QCOMPARE(made.out, QByteArray());
    const QJsonObject values = run({u"show"_s, file, u"--json"_s}).json().value("values"_L1).toObject();
    QCOMPARE(values.value("tf"_L1).toObject().value("value"_L1).toString(), u"1.5.0"_s);
    QCOMPARE(values.value("tf"_L1).toObject().value("from"_L1).toObject().value("kind"_L1).toString(), u"preset"_s);
    QCOMPARE(values.value("gpu"_L1).toObject().value("from"_L1).toObject().value("kind"_L1).toString(), u"user"_s);
    QCOMPARE(values.value("jobs"_L1).toObject().value("value"_L1).toInt(), 3);
}

void TestConfigurationVerbs::newWithoutPreset()
{
    const QString file = path(u"a.cw.json"_s);
    // Well-formed but wrong: kept, and reported by check.
    QCOMPARE(run({u"new"_s, u"--tf"_s, u"9.9"_s, u"--board"_s, u"toaster"_s, u"-o"_s, file}).code, 0);
    const Answer shown = run({u"show"_s, file});
    QVERIFY(shown.out.contains("toaster") && shown.out.contains("set by you") && shown.out.contains("default"));
}

void TestConfigurationVerbs::newRefuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::newRow("no file") << QStringList{u"--tf"_s, u"2.8.0"_s} << 64;
    QTest::newRow("unknown option") << QStringList{u"--colour"_s} << 64;
    QTest::newRow("unknown preset") << QStringList{u"--preset"_s, u"nothing"_s, u"-o"_s, u"FILE"_s} << 2;
    QTest::newRow("malformed value") << QStringList{u"--set"_s, u"jobs=x"_s, u"-o"_s, u"FILE"_s} << 2;
    QTest::newRow("unknown field") << QStringList{u"--set"_s, u"job=1"_s, u"-o"_s, u"FILE"_s} << 2;
    QTest::newRow("folder that cannot be made")
        << QStringList{u"--tf"_s, u"2.8.0"_s, u"-o"_s, u"/dev/null/x.cw.json"_s} << 2;
}

void TestConfigurationVerbs::newRefuses()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    arguments.replaceInStrings(u"FILE"_s, path(u"n.cw.json"_s));
    const Answer answer = run(QStringList{u"new"_s} + arguments);
    QCOMPARE(answer.code, code);
    QCOMPARE(answer.out, QByteArray());
    QVERIFY(answer.err.startsWith("crosswright: "));
    QVERIFY(!QFile::exists(path(u"n.cw.json"_s)));

    // What is there is not overwritten unasked.
    QVERIFY(files::write(path(u"there"_s), "mine"));
    QCOMPARE(run({u"new"_s, u"--tf"_s, u"2.8.0"_s, u"-o"_s, path(u"there"_s)}).code, 2);
    QCOMPARE(*files::read(path(u"there"_s)), QByteArray("mine"));
    QCOMPARE(run({u"new"_s, u"--tf"_s, u"2.8.0"_s, u"-o"_s, path(u"there"_s), u"--force"_s}).code, 0);
}

void TestConfigurationVerbs::setAndShow()
{
    const QString file = make({u"tf=2.8.0"_s, u"cuda=11.2"_s});
    QCOMPARE(run({u"set"_s, file, u"cuda-"_s, u"ram=2G"_s, u"features.xla=no"_s}).code, 0);
    const QJsonObject values = run({u"show"_s, file, u"--json"_s}).json().value("values"_L1).toObject();
    QVERIFY(!values.contains("cuda"_L1));
    QCOMPARE(values.value("ram"_L1).toObject().value("value"_L1).toInt(), 2048);
    QCOMPARE(values.value("features.xla"_L1).toObject().value("value"_L1).toBool(true), false);
    QCOMPARE(values.value("mode"_L1).toObject().value("from"_L1).toObject().value("kind"_L1).toString(), u"default"_s);

    const QJsonArray fields = run({u"show"_s, u"--fields"_s, u"--json"_s}).json().value("fields"_L1).toArray();
    QStringList names;
    for (const QJsonValue& field : fields)
        names.append(field.toObject().value("name"_L1).toString());
    for (const QString& name :
         {u"tf"_s,        u"product"_s,      u"mode"_s,         u"board"_s,    u"jetpack"_s,
          u"gpu"_s,       u"capabilities"_s, u"cuda"_s,         u"cudnn"_s,    u"tensorrt"_s,
          u"cuda_path"_s, u"cudnn_host"_s,   u"cudnn_target"_s, u"python"_s,   u"python_include"_s,
          u"sysroot"_s,   u"bazel"_s,        u"compiler"_s,     u"optimize"_s, u"source"_s,
          u"ref"_s,       u"target"_s,       u"config"_s,       u"flags"_s,    u"jobs"_s,
          u"ram"_s,       u"device"_s,       u"ignored"_s})
        QVERIFY2(names.contains(name), qPrintable(name));
}

/// The file holds on another machine; what a part is on this one takes facts, and without them it is unknown.
void TestConfigurationVerbs::limitsStayAsTheyAreWritten()
{
    const QString file = make({u"tf=tinyflow"_s, u"board=x86_64"_s, u"mode=native"_s});
    QCOMPARE(run({u"set"_s, file, u"ram=HOST_RAM*2"_s, u"jobs=leave 1"_s}).code, 0);
    const QJsonObject values = run({u"show"_s, file, u"--json"_s}).json().value("values"_L1).toObject();
    QCOMPARE(values.value("ram"_L1).toObject().value("value"_L1).toString(), u"HOST_RAM*2"_s);
    QCOMPARE(values.value("jobs"_L1).toObject().value("text"_L1).toString(), u"leave 1"_s);
    const auto severity = [&](const QStringList& facts, const QString& id) {
        const Answer answer = run(QStringList{u"check"_s, file, u"--no-probe"_s, u"--json"_s} + facts);
        for (const QJsonValue& finding : answer.json().value("findings"_L1).toArray()) {
            if (finding.toObject().value("id"_L1).toString() == id)
                return finding.toObject().value("severity"_L1).toString();
        }
        return QString();
    };
    QCOMPARE(severity({}, u"ram.host"_s), u"unknown"_s);
    QCOMPARE(severity({}, u"jobs.cores"_s), u"unknown"_s);
    const QStringList facts{u"--fact"_s, u"host.cores=8"_s, u"--fact"_s, u"host.ram=16G"_s};
    QCOMPARE(severity(facts, u"ram.host"_s), u"error"_s);
    QCOMPARE(severity(facts, u"jobs.cores"_s), QString());
}

void TestConfigurationVerbs::setRefuses_data()
{
    QTest::addColumn<QStringList>("edits");
    QTest::addColumn<int>("code");
    QTest::newRow("nothing") << QStringList() << 64;
    QTest::newRow("malformed") << QStringList{u"jobs=-3"_s} << 2;
    QTest::newRow("unknown") << QStringList{u"jbos=3"_s} << 2;
    QTest::newRow("one of two") << QStringList{u"tf=2.9.0"_s, u"ram=much"_s} << 2;
    QTest::newRow("no edit") << QStringList{u"jobs"_s} << 2;
}

void TestConfigurationVerbs::setRefuses()
{
    QFETCH(QStringList, edits);
    QFETCH(int, code);
    const QString file = make({u"tf=2.8.0"_s});
    const QByteArray before = *files::read(file);
    QCOMPARE(run(QStringList{u"set"_s, file} + edits).code, code);
    QCOMPARE(*files::read(file), before);
    QCOMPARE(run({u"set"_s, path(u"absent.cw.json"_s), u"jobs=1"_s}).code, 2);
}

void TestConfigurationVerbs::checkExitCodes_data()
{
    QTest::addColumn<QStringList>("edits");
    QTest::addColumn<QStringList>("facts");
    QTest::addColumn<int>("code");
    const QStringList whole{u"host.arch=x86_64"_s,   u"host.bazel=4.2.3"_s,   u"host.cores=8"_s,
                            u"host.ram=16G"_s,       u"host.disk=100G"_s,     u"host.python=3.11"_s,
                            u"device.arch=x86_64"_s, u"device.python=3.11"_s, u"device.ram=16G"_s,
                            u"device.disk=20G"_s};
    const QStringList tiny{u"tf=tinyflow"_s, u"board=x86_64"_s, u"mode=native"_s, u"python=3.11"_s};
    QTest::newRow("fine") << tiny << whole << 0;
    QTest::newRow("nothing known") << tiny << QStringList() << 1;
    QTest::newRow("warning") << (tiny + QStringList{u"jobs=99"_s, u"ram=60G"_s})
                             << (whole + QStringList{u"host.ram=64G"_s}) << 1;
    QTest::newRow("error") << (tiny + QStringList{u"cuda=11.2"_s}) << whole << 2;
    QTest::newRow("said to be unknown") << tiny << (whole + QStringList{u"host.disk="_s}) << 1;
    QTest::newRow("driver too old") << QStringList{u"tf=2.8.0"_s, u"board=x86_64"_s, u"mode=native"_s, u"cuda=11.2"_s}
                                    << QStringList{u"host.driver=418.39"_s} << 2;
}

void TestConfigurationVerbs::checkExitCodes()
{
    QFETCH(QStringList, edits);
    QFETCH(QStringList, facts);
    QFETCH(int, code);
    QStringList arguments{u"check"_s, make(edits), u"--no-probe"_s};
    for (const QString& fact : facts)
        arguments << u"--fact"_s << fact;
    const Answer text = run(arguments);
    QVERIFY2(text.code == code, (text.out + text.err).constData());
    const Answer json = run(arguments << u"--json"_s);
    QCOMPARE(json.code, code);
    QCOMPARE(json.out.count('\n'), 1);
    QVERIFY(json.json().value("findings"_L1).isArray());
}

void TestConfigurationVerbs::checkFindingHasItsKeys()
{
    const Answer answer = run({u"check"_s, make({u"tf=2.88"_s}), u"--no-probe"_s, u"--json"_s});
    QCOMPARE(answer.code, 2);
    const QJsonArray findings = answer.json().value("findings"_L1).toArray();
    QVERIFY(!findings.isEmpty());
    for (const QJsonValue& each : findings) {
        const QJsonObject finding = each.toObject();
        for (const QString& key : {u"id"_s, u"severity"_s, u"field"_s, u"text"_s, u"source"_s, u"repair"_s})
            QVERIFY2(finding.contains(key), qPrintable(key));
        QVERIFY(QStringList({u"error"_s, u"warning"_s, u"unknown"_s, u"info"_s})
                    .contains(finding.value("severity"_L1).toString()));
    }
    QCOMPARE(findings.first().toObject().value("severity"_L1).toString(), u"error"_s); // the worst first
    QCOMPARE(
        findings.first().toObject().value("repair"_L1).toObject().value("set"_L1).toObject().value("tf"_L1).toString(),
        u"2.8.0"_s);
}

void TestConfigurationVerbs::checkReadsTheTree()
{
    QVERIFY(files::write(path(u"tree/tensorflow/core/public/version.h"_s),
                         "#define TF_MAJOR_VERSION 2\n#define TF_MINOR_VERSION 9\n#define TF_PATCH_VERSION 1\n"));
    const QString file = make({u"tf=2.8.0"_s, u"source="_s + path(u"tree"_s)});
    const Answer answer = run({u"check"_s, file, u"--no-probe"_s, u"--json"_s});
    QCOMPARE(answer.code, 2);
    QVERIFY(answer.out.contains("\"tf.differs\""));
    QCOMPARE(run({u"repair"_s, file, u"tf.differs"_s, u"--no-probe"_s}).code, 2); // others remain
    QVERIFY(files::read(file)->contains("2.9.1"));
}

void TestConfigurationVerbs::checkProbesThisMachine()
{
    const Answer answer =
        run({u"check"_s, make({u"tf=tinyflow"_s, u"board=x86_64"_s, u"mode=native"_s, u"ram=9999999"_s}), u"--json"_s});
    QCOMPARE(answer.code, 2);
    QVERIFY(answer.out.contains("\"ram.host\"")); // the memory of this machine was found
}

void TestConfigurationVerbs::malformedFacts()
{
    const QString file = make({u"tf=tinyflow"_s});
    for (const QString& bad :
         {u"driver=5"_s, u"host.driver"_s, u"host.ram=lots"_s, u"=x"_s, u"device.glibc=abc"_s, u"host.gcc=12,2"_s})
        QCOMPARE(run({u"check"_s, file, u"--no-probe"_s, u"--fact"_s, bad}).code, 2);
    for (const QString& good : {u"device.l4t=R32.7.1"_s, u"device.glibc="_s, u"host.driver=555.42.06"_s})
        QVERIFY2(!run({u"check"_s, file, u"--no-probe"_s, u"--fact"_s, good}).out.isEmpty(), qPrintable(good));
    // A device asked for by name must be there.
    const Answer device = run({u"check"_s, file, u"--device"_s, u"nowhere"_s});
    QCOMPARE(device.code, 2);
    QVERIFY(device.out.isEmpty() && device.err.contains("nowhere"));
    QCOMPARE(run({u"check"_s}).code, 64);
    QCOMPARE(run({u"check"_s, path(u"absent"_s)}).code, 2);
}

void TestConfigurationVerbs::repairRepeatsUntilNothingChanges()
{
    // Each repair uncovers the next: the release, then its capability's spelling, then one that this CUDA can compile.
    const QString file = make({u"tf=1.55.0"_s, u"board=jetson-tx1"_s, u"cuda=8.0"_s, u"cudnn=6.0"_s, u"cuda_path=/c"_s,
                               u"capabilities=sm_53"_s, u"jobs=99"_s});
    const QStringList facts{u"--no-probe"_s, u"--fact"_s, u"host.cores=4"_s};
    const Answer first = run(QStringList{u"repair"_s, file, u"--json"_s} + facts);
    QStringList repaired;
    for (const QJsonValue& each : first.json().value("repaired"_L1).toArray())
        repaired.append(each.toObject().value("id"_L1).toString());
    QVERIFY2(repaired.contains("tf.unknown"_L1) && repaired.contains("capability.format"_L1)
                 && repaired.contains("jobs.cores"_L1),
             first.out.constData());
    const QByteArray after = *files::read(file);
    QVERIFY(after.contains("\"repair\""));
    const Answer second = run(QStringList{u"repair"_s, file, u"--json"_s} + facts);
    QCOMPARE(second.json().value("repaired"_L1).toArray().size(), 0);
    QCOMPARE(*files::read(file), after);
    const Answer checked = run(QStringList{u"check"_s, file, u"--json"_s} + facts);
    QCOMPARE(checked.json().value("findings"_L1), second.json().value("findings"_L1));
    QCOMPARE(checked.code, second.code);
}

void TestConfigurationVerbs::repairOfOneRule()
{
    const QString file = make({u"tf=2.88"_s, u"board=jetson-nanoo"_s});
    QCOMPARE(run({u"repair"_s, file, u"board.unknown"_s, u"--no-probe"_s}).code, 2);
    const QByteArray text = *files::read(file);
    QVERIFY(text.contains("\"jetson-nano\"") && text.contains("\"2.88\""));
    const Answer unknown = run({u"repair"_s, file, u"board.unknwon"_s, u"--no-probe"_s});
    QCOMPARE(unknown.code, 2);
    QVERIFY(unknown.err.contains("board.unknown"));
}

void TestConfigurationVerbs::noColourOffATerminal()
{
    const Answer answer = run({u"check"_s, make({u"tf=2.88"_s}), u"--no-probe"_s});
    QVERIFY(!answer.out.contains('\x1b') && !answer.err.contains('\x1b'));
    for (const QString& verb : {u"catalog"_s, u"new"_s, u"set"_s, u"show"_s, u"check"_s, u"repair"_s}) {
        const Answer help = run({verb, u"--help"_s});
        QCOMPARE(help.code, 0);
        QVERIFY(help.out.contains("--json"));
    }
}

QTEST_GUILESS_MAIN(TestConfigurationVerbs)
#include "tst_configurationverbs.moc"
