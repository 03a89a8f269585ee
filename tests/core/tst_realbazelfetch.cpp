// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Real Bazels through the real program: `bazel fetch`, then the program runs, `bazel list` and `probe` name it, and a
// plan uses it. Where npm's registry is not reached, it is skipped.

#include "core/base/files.h"
#include "core/proc/process.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

class TestRealBazelFetch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aRealOne_data();
    void aRealOne();
    void theyAreListedAndProbed();
    void thePlanUsesOne();

private:
    QJsonObject run(const QStringList& words, int* code = nullptr) const;

    QTemporaryDir m_folder;
    QStringList m_fetched;
};

/// The last JSON object of what the program printed.
QJsonObject TestRealBazelFetch::run(const QStringList& words, int* code) const
{
    ProcessRequest request{qEnvironmentVariable("CROSSWRIGHT_PROGRAM"), words + QStringList{u"--json"_s}};
    request.timeoutMs = 300000;
    request.environment = {{u"XDG_CACHE_HOME"_s, m_folder.filePath(u"cache"_s)},
                           {u"XDG_CONFIG_HOME"_s, m_folder.filePath(u"config"_s)}};
    const auto outcome = runProcess(request);
    if (code)
        *code = outcome ? outcome->exitCode : -1;
    const QList<QByteArray> lines = outcome ? outcome->output.trimmed().split('\n') : QList<QByteArray>();
    return lines.isEmpty() ? QJsonObject() : QJsonDocument::fromJson(lines.last()).object();
}

void TestRealBazelFetch::initTestCase()
{
    if (findProgram(u"npm"_s).isEmpty())
        QSKIP("There is no npm here, whose registry has real Bazels.");
    ProcessRequest ask{u"npm"_s, {u"view"_s, u"@bazel/bazel-linux_x64@2.1.0"_s, u"dist.integrity"_s}};
    ask.timeoutMs = 60000;
    const auto said = runProcess(ask);
    if (!said || !said->output.startsWith("sha512-"))
        QSKIP("npm's registry is not reached from here.");
    if (QSysInfo::currentCpuArchitecture() != "x86_64"_L1)
        QSKIP("npm has Bazel for x86-64 only.");
}

void TestRealBazelFetch::aRealOne_data()
{
    QTest::addColumn<QString>("how"); // 0.17.2 and 0.24.1 know no --version
    QTest::newRow("0.17.2") << u"version"_s;
    QTest::newRow("0.24.1") << u"version"_s;
    QTest::newRow("2.1.0") << u"--version"_s;
}

void TestRealBazelFetch::aRealOne()
{
    QFETCH(QString, how);
    const QString version = QString::fromLatin1(QTest::currentDataTag());
    int code = 0;
    const QJsonObject said = run({u"bazel"_s, u"fetch"_s, version, u"--from"_s, u"npm"_s}, &code);
    QVERIFY2(code == 0, QJsonDocument(said).toJson().constData());
    QCOMPARE(said.value("result"_L1).toString(), u"fetched"_s);
    QCOMPARE(said.value("bazel"_L1).toString(), version);
    QCOMPARE(said.value("how"_L1).toString(), how);
    const QString program = said.value("path"_L1).toString();
    QVERIFY(program.startsWith(m_folder.path()));
    ProcessRequest ask{program, {u"--batch"_s, "--output_user_root="_L1 + m_folder.filePath(u"root"_s), u"version"_s}};
    ask.workingDirectory = m_folder.path();
    ask.timeoutMs = 120000;
    const auto outcome = runProcess(ask);
    QVERIFY(outcome && outcome->succeeded());
    QVERIFY2(outcome->output.contains("Build label: " + version.toUtf8()), outcome->output.constData());
    QCOMPARE(run({u"bazel"_s, u"fetch"_s, version}).value("result"_L1).toString(), u"there"_s);
    m_fetched.append(version);
}

void TestRealBazelFetch::theyAreListedAndProbed()
{
    QStringList here;
    for (const QJsonValue& each : run({u"bazel"_s, u"list"_s}).value("bazels"_L1).toArray()) {
        if (each.toObject().value("here"_L1).toBool())
            here.append(each.toObject().value("version"_L1).toString());
    }
    QCOMPARE(here, m_fetched);
    const QJsonObject facts = run({u"probe"_s}).value("facts"_L1).toObject();
    const QJsonArray versions = facts.value("host.bazels"_L1).toObject().value("value"_L1).toArray();
    QCOMPARE(versions, QJsonArray::fromStringList(m_fetched));
}

void TestRealBazelFetch::thePlanUsesOne()
{
    const QString file = m_folder.filePath(u"one.cw.json"_s);
    int code = 0;
    run({u"new"_s, u"--tf"_s, u"1.14.0"_s, u"--board"_s, u"x86_64"_s, u"--set"_s, u"mode=native"_s, u"-o"_s, file},
        &code);
    QCOMPARE(code, 0);
    const QJsonObject plan = run({u"plan"_s, file});
    const QByteArray text = QJsonDocument(plan).toJson();
    QVERIFY2(text.contains("bazel-0.24.1-npm-x86_64"), text.left(4000).constData());
}

QTEST_GUILESS_MAIN(TestRealBazelFetch)
#include "tst_realbazelfetch.moc"
