// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The contract of the verb solve, on the real program: exit codes, JSON keys, what goes to which stream, what is written.

#include "core/base/files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

struct Answer
{
    int code = -1;
    QByteArray out;
    QByteArray err;
    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

const QStringList host{u"host.os=debian 12"_s,
                       u"host.arch=x86_64"_s,
                       u"host.cores=8"_s,
                       u"host.ram=32G"_s,
                       u"host.disk=100G"_s,
                       u"host.glibc=2.36"_s,
                       u"host.gcc=12.2.0"_s,
                       u"host.bazel=4.2.3"_s,
                       u"host.python_numpy=true"_s,
                       u"host.cross.aarch64.gcc=12.2.0"_s,
                       u"host.cross.aarch64.path=/usr/bin/aarch64-linux-gnu-g++"_s,
                       u"host.cross.aarch64.glibc=2.36"_s};
const QStringList pi{u"device.arch=aarch64"_s,   u"device.board=raspberry-pi-4"_s, u"device.glibc=2.36"_s,
                     u"device.glibcxx=3.4.30"_s, u"device.python=3.11"_s,          u"device.ram=4G"_s,
                     u"device.disk=20G"_s};

QStringList given(const QStringList& facts)
{
    QStringList arguments;
    for (const QString& fact : facts)
        arguments << u"--fact"_s << fact;
    return arguments;
}

} // namespace

class TestSolveVerb : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void backwardJson();
    void backwardText();
    void forwardJson();
    void exitCodes_data();
    void exitCodes();
    void writesAConfigurationThatChecks();
    void leavesOutPathsThatOnlyTheUserKnows();

private:
    Answer run(const QStringList& arguments) const;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSolveVerb::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

Answer TestSolveVerb::run(const QStringList& arguments) const
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "HOME"})
        environment.insert(QString::fromLatin1(name), m_folder->path());
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder->path());
    process.start(qEnvironmentVariable("CROSSWRIGHT_PROGRAM"), QStringList{u"solve"_s, u"--no-probe"_s} + arguments);
    if (!process.waitForFinished(60000))
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

void TestSolveVerb::backwardJson()
{
    const Answer answer = run(given(host + pi) + QStringList{u"--board"_s, u"raspberry-pi-4"_s, u"--json"_s});
    const QJsonObject object = answer.json();
    QCOMPARE(object.value("version"_L1).toInt(), 1);
    QCOMPARE(object.value("board"_L1).toString(), u"raspberry-pi-4"_s);
    const QJsonArray solutions = object.value("solutions"_L1).toArray();
    const QJsonArray excluded = object.value("excluded"_L1).toArray();
    QCOMPARE(solutions.size() + excluded.size(), 38);
    QVERIFY(!excluded.isEmpty());
    for (const QJsonValue& value : excluded) {
        const QJsonObject row = value.toObject();
        for (const char* key : {"tf", "verdict", "variant", "choice", "excluded_by", "changes", "cost", "why"})
            QVERIFY2(row.contains(QLatin1StringView(key)), key);
        QVERIFY(!row.value("excluded_by"_L1).toArray().isEmpty());
        const QJsonObject finding = row.value("excluded_by"_L1).toArray().first().toObject();
        QVERIFY(!finding.value("id"_L1).toString().isEmpty() && !finding.value("text"_L1).toString().isEmpty());
    }
    QVERIFY(answer.err.isEmpty());
}

void TestSolveVerb::backwardText()
{
    const Answer answer = run(given(host + pi) + QStringList{u"--board"_s, u"raspberry-pi-4"_s});
    QVERIFY(answer.out.contains("2.8.0"));
    QVERIFY(!answer.out.contains("no plan yet"));
    QVERIFY(answer.out.contains("python.unsupported: TensorFlow 2.8.0 does not take Python 3.11"));
    QVERIFY(answer.err.contains("Fit as it is"));
    QVERIFY(!answer.out.contains('\033'));
}

void TestSolveVerb::forwardJson()
{
    const Answer answer =
        run(given(host + pi) + QStringList{u"--board"_s, u"raspberry-pi-4"_s, u"--tf"_s, u"2.8"_s, u"--json"_s});
    const QJsonObject object = answer.json();
    QCOMPARE(object.value("version"_L1).toInt(), 1);
    bool sawPython = false;
    for (const QJsonValue& value : object.value("needs"_L1).toArray()) {
        const QJsonObject need = value.toObject();
        if (need.value("id"_L1) == "python"_L1 && need.value("side"_L1) == "device"_L1) {
            sawPython = true;
            QCOMPARE(need.value("state"_L1).toString(), u"missing"_s);
            QCOMPARE(need.value("what"_L1).toString(), u"Python 3.10"_s);
            QCOMPARE(need.value("found"_L1).toString(), u"3.11"_s);
        }
    }
    QVERIFY(sawPython);
    QCOMPARE(object.value("solution"_L1).toObject().value("verdict"_L1).toString(), u"change"_s);
    QCOMPARE(answer.code, 2);
}

void TestSolveVerb::exitCodes_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    const QStringList board{u"--board"_s, u"raspberry-pi-4"_s};
    QTest::newRow("fits") << given(host + pi) + board + QStringList{u"--product"_s, u"tflite"_s, u"--tf"_s, u"2.8.0"_s}
                          << 0;
    QTest::newRow("something is not known") << given(host) + board << 1;
    QTest::newRow("needs a change") << given(host + pi) + board + QStringList{u"--tf"_s, u"2.8.0"_s} << 2;
    QTest::newRow("neither device nor board") << given(host) << 64;
    QTest::newRow("an argument too many") << board + QStringList{u"x"_s} << 64;
    QTest::newRow("no such board") << QStringList{u"--board"_s, u"raspberry-pie"_s} << 2;
    QTest::newRow("no such release") << board + QStringList{u"--tf"_s, u"9.9"_s} << 2;
    QTest::newRow("no such JetPack") << QStringList{u"--board"_s, u"jetson-nano"_s, u"--jetpack"_s, u"99"_s} << 2;
    QTest::newRow("no such mode") << board + QStringList{u"--mode"_s, u"sideways"_s} << 2;
    QTest::newRow("no version") << board + QStringList{u"--python"_s, u"three"_s} << 2;
    QTest::newRow("with and without a GPU") << board + QStringList{u"--cpu"_s, u"--gpu"_s, u"RTX 4060"_s} << 2;
    QTest::newRow("zeroth") << board + QStringList{u"--write"_s, u"x.cw.json"_s, u"--nth"_s, u"0"_s} << 2;
}

void TestSolveVerb::exitCodes()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    const Answer answer = run(arguments);
    QVERIFY2(answer.code == code, qPrintable(QString::number(answer.code) + QString::fromUtf8(answer.err)));
    if (code == 64 || (code == 2 && answer.out.isEmpty()))
        QVERIFY(!answer.err.isEmpty());
}

void TestSolveVerb::writesAConfigurationThatChecks()
{
    const QString file = m_folder->filePath(u"pi.cw.json"_s);
    const QStringList question =
        given(host + pi) + QStringList{u"--board"_s, u"raspberry-pi-4"_s, u"--product"_s, u"tflite"_s};
    const QStringList writing = question + QStringList{u"--write"_s, file, u"--nth"_s, u"1"_s};
    const Answer answer = run(writing);
    QVERIFY2(answer.code == 0, answer.err.constData());
    const QByteArray written = files::read(file).valueOr({});
    QCOMPARE(QJsonDocument::fromJson(written).object().value("format"_L1).toString(), u"crosswright-configuration"_s);

    QProcess check;
    check.setWorkingDirectory(m_folder->path());
    check.start(qEnvironmentVariable("CROSSWRIGHT_PROGRAM"),
                QStringList{u"check"_s, file, u"--no-probe"_s, u"--json"_s} + given(host + pi));
    QVERIFY(check.waitForFinished(60000));
    QVERIFY2(check.exitCode() < 2, check.readAllStandardOutput().constData());

    QCOMPARE(run(writing).code, 2); // it is there already
    QCOMPARE(files::read(file).valueOr({}), written);
    QCOMPARE(run(writing + QStringList{u"--force"_s}).code, 0);
    QCOMPARE(run(question + QStringList{u"--write"_s, file + u'2', u"--nth"_s, u"39"_s}).code, 2);
    QVERIFY(!QFile::exists(file + u'2'));
}

void TestSolveVerb::leavesOutPathsThatOnlyTheUserKnows()
{
    const QString file = m_folder->filePath(u"zero.cw.json"_s);
    const QStringList compiler{u"host.cross.armhf.gcc=12.2.0"_s,
                               u"host.cross.armhf.path=/usr/bin/arm-linux-gnueabihf-g++"_s,
                               u"host.cross.armhf.runtime_arch=armv7"_s};
    const Answer answer = run(given(host + compiler)
                              + QStringList{u"--board"_s, u"raspberry-pi-0"_s, u"--product"_s, u"c-library"_s,
                                            u"--tf"_s, u"1.3.0"_s, u"--write"_s, file});
    QVERIFY2(answer.err.contains("compiler is left out"), answer.err.constData());
    const QJsonObject values =
        QJsonDocument::fromJson(files::read(file).valueOr({})).object().value("values"_L1).toObject();
    QVERIFY(values.contains("tf"_L1) && !values.contains("compiler"_L1));
}

QTEST_GUILESS_MAIN(TestSolveVerb)
#include "tst_solveverb.moc"
