// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deploy/deployment.h"
#include "tests/support/localshell.h"
#include "tests/support/smokepackage.h"
#include "tests/support/wheelmaker.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

/// Deploys to a folder of this machine: real sh, sha256sum, venv, pip and Python; only the network is left out.
class TstDeployment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void provesAndSwitches();
    void aWrongAnswerLeavesTheFormerVersion();
    void aDamagedUploadLeavesTheFormerVersion();
    void aWheelForAnotherMachineIsNotSent();
    void cancellingLeavesTheFormerVersion();
    void aSecondDeploymentKeepsTheFirstAsPrevious();
    void aNameThatLeavesTheFolderIsRefused();
    void theHostsAnswerIsThePythonAnswer();

private:
    ArtifactList wheel(const QString& version, const QByteArray& body);
    Result<DeploymentResult> deploy(const ArtifactList& artifacts, const QString& version,
                                    const Deployment::Observer& observer = {});
    QString current() const
    {
        return QFile::symLinkTarget(m_home->filePath(u"crosswright/current"_s)).section(u'/', -1);
    }
    QStringList folders(const QString& below) const
    {
        return QDir(m_home->filePath(u"crosswright/"_s + below)).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    }

    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<QTemporaryDir> m_wheels;
    std::unique_ptr<LocalShell> m_shell;
};

void TstDeployment::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    m_wheels = std::make_unique<QTemporaryDir>();
    m_shell = std::make_unique<LocalShell>(m_home->path());
}

ArtifactList TstDeployment::wheel(const QString& version, const QByteArray& body)
{
    const QString path = makeWheel(m_wheels->path(), u"tinyflow-%1-py3-none-any.whl"_s.arg(version),
                                   {{u"tinyflow/__init__.py"_s, body}});
    return ArtifactList::fromFile(path).valueOr({});
}

Result<DeploymentResult> TstDeployment::deploy(const ArtifactList& artifacts, const QString& version,
                                               const Deployment::Observer& observer)
{
    return Deployment(*m_shell, {.artifacts = artifacts, .version = version, .seed = randomSeed()}, observer).run();
}

void TstDeployment::provesAndSwitches()
{
    QStringList steps;
    const auto result = deploy(wheel(u"1"_s, test::right), u"first"_s, [&](const DeploymentEvent& event) {
        if (event.state == DeploymentEvent::State::Finished)
            steps.append(event.step);
        return true;
    });
    QVERIFY2(result, result ? "" : qPrintable(result.error().sentence()));
    QCOMPARE(steps, QStringList({u"look"_s, u"preflight"_s, u"upload"_s, u"install"_s, u"smoke"_s, u"switch"_s}));
    QVERIFY(result->smoke.passed);
    QCOMPARE(result->smoke.answer, result->smoke.expected);
    QCOMPARE(result->smoke.versionText, u"1"_s);
    QCOMPARE(current(), u"first"_s);
    QCOMPARE(folders(u"incoming"_s), QStringList());
    QVERIFY(QFile::exists(m_home->filePath(u"crosswright/current/venv/bin/python"_s)));
    QVERIFY(QFile::exists(m_home->filePath(u"crosswright/current/deployment.json"_s)));
}

void TstDeployment::aWrongAnswerLeavesTheFormerVersion()
{
    QVERIFY(deploy(wheel(u"1"_s, test::right), u"first"_s));
    const auto result = deploy(wheel(u"2"_s, test::wrong), u"second"_s);
    QVERIFY(!result);
    QVERIFY2(result.error().text.contains(u"proof failed"_s), qPrintable(result.error().text));
    QCOMPARE(current(), u"first"_s);
    QCOMPARE(folders(u"versions"_s), QStringList{u"first"_s});
    QCOMPARE(folders(u"incoming"_s), QStringList());
}

void TstDeployment::aDamagedUploadLeavesTheFormerVersion()
{
    QVERIFY(deploy(wheel(u"1"_s, test::right), u"first"_s));
    m_shell->corruptUploads = true;
    const auto result = deploy(wheel(u"2"_s, test::right), u"second"_s);
    QVERIFY(!result);
    QVERIFY2(result.error().text.contains(u"SHA-256"_s), qPrintable(result.error().text));
    QCOMPARE(current(), u"first"_s);
    QCOMPARE(folders(u"versions"_s), QStringList{u"first"_s});
}

void TstDeployment::aWheelForAnotherMachineIsNotSent()
{
    const QString library = m_wheels->filePath(u"a.so"_s);
    const auto compiled =
        runProcess({.program = u"arm-linux-gnueabihf-gcc"_s,
                    .arguments = {u"-shared"_s, u"-fPIC"_s, u"-x"_s, u"c"_s, u"-o"_s, library, u"-"_s},
                    .input = "int f(void) { return 1; }\n"});
    QVERIFY(compiled && compiled->succeeded());
    const QString path =
        makeWheel(m_wheels->path(), u"tinyflow-3-py3-none-linux_armv7l.whl"_s,
                  {{u"tinyflow/__init__.py"_s, test::right}, {u"tinyflow/a.so"_s, *files::read(library)}});
    const auto result = deploy(*ArtifactList::fromFile(path), u"third"_s);
    QVERIFY(!result);
    QCOMPARE(result.error().kind, Error::Kind::Refused);
    QVERIFY2(result.error().text.contains(u"built for arm"_s), qPrintable(result.error().text));
    QCOMPARE(folders(u"versions"_s), QStringList());
}

void TstDeployment::cancellingLeavesTheFormerVersion()
{
    QVERIFY(deploy(wheel(u"1"_s, test::right), u"first"_s));
    const auto result = deploy(wheel(u"2"_s, test::right), u"second"_s,
                               [](const DeploymentEvent& event) { return event.step != "install"_L1; });
    QVERIFY(!result);
    QCOMPARE(result.error().kind, Error::Kind::Cancelled);
    QCOMPARE(current(), u"first"_s);
    QCOMPARE(folders(u"versions"_s), QStringList{u"first"_s});
}

void TstDeployment::aSecondDeploymentKeepsTheFirstAsPrevious()
{
    QVERIFY(deploy(wheel(u"1"_s, test::right), u"first"_s));
    const auto result = deploy(wheel(u"2"_s, test::right), u"second"_s);
    QVERIFY(result);
    QCOMPARE(result->former, u"versions/first"_s);
    QCOMPARE(current(), u"second"_s);
    QCOMPARE(QFile::symLinkTarget(m_home->filePath(u"crosswright/previous"_s)).section(u'/', -1), u"first"_s);
}

void TstDeployment::aNameThatLeavesTheFolderIsRefused()
{
    for (const QString& name : {u".."_s, u"a/b"_s, u""_s, u"-rf"_s, u"a b"_s}) {
        const auto result = deploy(wheel(u"1"_s, test::right), name);
        QVERIFY(!result);
        QCOMPARE(result.error().kind, Error::Kind::Invalid);
    }
    QVERIFY(m_shell->commands.isEmpty());
}

void TstDeployment::theHostsAnswerIsThePythonAnswer()
{
    // An independent implementation (resources/smoke/common.py) must agree for seeds at the edges and any other.
    for (const quint64 seed : {Q_UINT64_C(0), ~Q_UINT64_C(0), Q_UINT64_C(1) << 63, randomSeed(), randomSeed()}) {
        const QString hex = QString::number(seed, 16);
        const auto outcome = runProcess(
            {.program = u"/usr/bin/python3"_s,
             .arguments = {
                 u"-B"_s, u"-c"_s,
                 u"import sys; sys.path.insert(0, sys.argv[1]); import common; seed = int(sys.argv[2], 16); "
                 "a, b = common.inputs(seed); common.report(seed, [[sum(x * y for x, y in zip(r, c)) for c in zip(*b)] for r in a], 0)"_s,
                 QStringLiteral(CROSSWRIGHT_SOURCE_DIR "/resources/smoke"), hex}});
        QVERIFY(outcome && outcome->succeeded());
        QVERIFY2(outcome->output.contains(expectedAnswer(seed).toLatin1()), outcome->output.constData());
    }
}

QTEST_GUILESS_MAIN(TstDeployment)
#include "tst_deployment.moc"
