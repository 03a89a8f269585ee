// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deploy/deploymentnote.h"
#include "core/deploy/rollback.h"
#include "tests/support/localshell.h"
#include "tests/support/smokepackage.h"
#include "tests/support/wheelmaker.h"

#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

/// Goes back to former versions in a folder of this machine: real sh, venv, pip and Python; only the network is left out.
class TstRollback : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void nothingDeployedHasNoVersions();
    void goesBackAndForth();
    void goesToANamedVersion();
    void aFormerVersionThatFailsItsProofStaysUnused();
    void cancellingChangesNothing();
    void anUnknownVersionIsRefused();
    void unfinishedFoldersAreLeftOut();
    void anyTextCanBeParsed();
    void remembersWhatWasDeployed();
    void comparesWhatIsNeededWithWhatIsThere();

private:
    void deploy(const QString& version);
    QString link(const QString& name) const
    {
        return QFile::symLinkTarget(m_home->filePath("crosswright/"_L1 + name)).section(u'/', -1);
    }

    std::unique_ptr<QTemporaryDir> m_home;
    std::unique_ptr<QTemporaryDir> m_wheels;
    std::unique_ptr<LocalShell> m_shell;
};

void TstRollback::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    m_wheels = std::make_unique<QTemporaryDir>();
    m_shell = std::make_unique<LocalShell>(m_home->path());
}

void TstRollback::deploy(const QString& version)
{
    const QString path = makeWheel(m_wheels->path(), u"tinyflow-%1-py3-none-any.whl"_s.arg(version),
                                   {{u"tinyflow/__init__.py"_s, test::right}});
    const auto artifacts = ArtifactList::fromFile(path);
    QVERIFY(artifacts);
    const auto result =
        Deployment(*m_shell, {.artifacts = *artifacts, .version = "v"_L1 + version, .seed = randomSeed()}, {}).run();
    QVERIFY2(result, result ? "" : qPrintable(result.error().sentence()));
}

void TstRollback::nothingDeployedHasNoVersions()
{
    const auto versions = versionsOnDevice(*m_shell, {});
    QVERIFY(versions);
    QVERIFY(versions->isEmpty());
    QVERIFY(!QFile::exists(m_home->filePath(u"crosswright"_s))); // looking makes nothing
    const auto result = rollBack(*m_shell, {}, {}, 1);
    QVERIFY(!result);
    QCOMPARE(result.error().kind, Error::Kind::Missing);
}

void TstRollback::goesBackAndForth()
{
    deploy(u"1"_s);
    deploy(u"2"_s);
    QStringList steps;
    const quint64 seed = randomSeed();
    const auto back = rollBack(*m_shell, {}, {}, seed, [&](const DeploymentEvent& event) {
        if (event.state == DeploymentEvent::State::Finished)
            steps.append(event.step);
        return true;
    });
    QVERIFY2(back, back ? "" : qPrintable(back.error().sentence()));
    QCOMPARE(steps, QStringList({u"look"_s, u"smoke"_s, u"switch"_s}));
    QCOMPARE(back->version, u"v1"_s);
    QCOMPARE(back->former, u"versions/v2"_s);
    QVERIFY(back->smoke.passed);
    QCOMPARE(back->smoke.answer, expectedAnswer(seed));
    QCOMPARE(link(u"current"_s), u"v1"_s);
    QCOMPARE(link(u"previous"_s), u"v2"_s);
    const auto versions = versionsOnDevice(*m_shell, {});
    QVERIFY(versions);
    QCOMPARE(versions->size(), 2);
    for (const DeployedVersion& version : *versions) {
        QCOMPARE(version.inUse, version.name == "v1"_L1);
        QCOMPARE(version.previous, version.name == "v2"_L1);
        QVERIFY(version.label().startsWith("tinyflow-"_L1));
        QVERIFY(version.deployed.isValid());
    }
    const auto forth = rollBack(*m_shell, {}, {}, randomSeed());
    QVERIFY(forth);
    QCOMPARE(link(u"current"_s), u"v2"_s);
    QCOMPARE(link(u"previous"_s), u"v1"_s);
}

void TstRollback::goesToANamedVersion()
{
    for (const QString& version : {u"1"_s, u"2"_s, u"3"_s})
        deploy(version);
    const auto result = rollBack(*m_shell, {}, u"v1"_s, randomSeed());
    QVERIFY(result);
    QCOMPARE(link(u"current"_s), u"v1"_s);
    QCOMPARE(link(u"previous"_s), u"v3"_s);
    QVERIFY(!rollBack(*m_shell, {}, u"v1"_s, randomSeed())); // in use already
}

void TstRollback::aFormerVersionThatFailsItsProofStaysUnused()
{
    deploy(u"1"_s);
    deploy(u"2"_s);
    // Somebody changed the former version since.
    QDirIterator files(m_home->filePath(u"crosswright/versions/v1/venv/lib"_s), {u"__init__.py"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    bool changed = false;
    while (files.hasNext()) {
        const QString path = files.next();
        if (path.contains("/tinyflow/"_L1))
            changed = bool(files::write(path, test::wrong));
    }
    QVERIFY(changed);
    const auto result = rollBack(*m_shell, {}, {}, randomSeed());
    QVERIFY(!result);
    QVERIFY2(result.error().text.contains("does not work any more"_L1), qPrintable(result.error().sentence()));
    QCOMPARE(link(u"current"_s), u"v2"_s);
    QCOMPARE(link(u"previous"_s), u"v1"_s);
}

void TstRollback::cancellingChangesNothing()
{
    deploy(u"1"_s);
    deploy(u"2"_s);
    for (const QString& at : {u"look"_s, u"smoke"_s, u"switch"_s}) {
        const auto result =
            rollBack(*m_shell, {}, {}, randomSeed(), [&](const DeploymentEvent& event) { return event.step != at; });
        QVERIFY(!result);
        QCOMPARE(result.error().kind, Error::Kind::Cancelled);
        QCOMPARE(link(u"current"_s), u"v2"_s);
    }
}

void TstRollback::anUnknownVersionIsRefused()
{
    deploy(u"1"_s);
    for (const QString& name : {u"v9"_s, u".."_s, u"../../x"_s, u"-rf"_s}) {
        const auto result = rollBack(*m_shell, {}, name, 1);
        QVERIFY(!result);
        QCOMPARE(result.error().kind, Error::Kind::Missing);
    }
    QCOMPARE(link(u"current"_s), u"v1"_s);
}

void TstRollback::unfinishedFoldersAreLeftOut()
{
    deploy(u"1"_s);
    QVERIFY(QDir().mkpath(m_home->filePath(u"crosswright/versions/half"_s)));
    QVERIFY(files::write(m_home->filePath(u"crosswright/versions/odd/deployment.json"_s), "{ not json"));
    const auto versions = versionsOnDevice(*m_shell, {});
    QVERIFY(versions);
    QCOMPARE(versions->size(), 1);
    QCOMPARE(versions->first().name, u"v1"_s);
}

void TstRollback::anyTextCanBeParsed()
{
    for (const QByteArray& text : {QByteArray(), QByteArray("note={}\n"), QByteArray("deployed=x\nversion=\n=\n\n"),
                                   QByteArray("version=a\nnote=[1]\n"), QByteArray("\0\xff=\n", 4)})
        QVERIFY(parseVersions(text).isEmpty());
}

void TstRollback::remembersWhatWasDeployed()
{
    const QString run = m_wheels->path();
    QVERIFY(!lastDeployment(run));
    DeploymentResult result;
    result.version = u"v1"_s;
    result.former = u"versions/v0"_s;
    result.device.folder = u"/home/edge/crosswright"_s;
    result.device.machine = u"aarch64"_s;
    result.device.python = u"3.11"_s;
    result.smoke.passed = true;
    result.smoke.seed = 0xfedcba9876543210ULL;
    result.smoke.answer = u"ab"_s;
    result.smoke.expected = u"ab"_s;
    QVERIFY(noteDeployment(run, u"board"_s, result));
    auto note = lastDeployment(run);
    QVERIFY(note && note->passed);
    QCOMPARE(note->device, u"board"_s);
    QCOMPARE(note->version, u"v1"_s);
    QCOMPARE(note->machine, u"aarch64"_s);
    QCOMPARE(note->python, u"3.11"_s);
    QCOMPARE(note->smoke.seed, result.smoke.seed);
    QVERIFY(note->time.isValid());
    QVERIFY(noteDeployment(run, u"board"_s, Error{Error::Kind::Process, u"The proof failed."_s}));
    note = lastDeployment(run);
    QVERIFY(note && !note->passed);
    QCOMPARE(note->error, u"The proof failed."_s);
    // A torn last line does not hide the one before.
    QFile file(run + u"/deployments.jsonl"_s);
    QVERIFY(file.open(QIODevice::Append));
    file.write("{\"time\":");
    file.close();
    note = lastDeployment(run);
    QVERIFY(note);
    QCOMPARE(note->error, u"The proof failed."_s);
}

void TstRollback::comparesWhatIsNeededWithWhatIsThere()
{
    Wheel wheel;
    wheel.pythonTag = u"cp311"_s;
    ElfFile elf;
    elf.machine = u"aarch64"_s;
    elf.newestGlibc = u"2.34"_s;
    elf.newestGlibcxx = u"3.4.30"_s;
    wheel.binaries = {{u"a.so"_s, elf}};
    elf.newestGlibc = u"2.9"_s; // older, though it sorts later as text
    wheel.binaries.append({u"b.so"_s, elf});
    Needs needs;
    needs.add(wheel);
    needs.addBytes(10 * 1024 * 1024);
    needs.addUnpacked(24 * 1024 * 1024);

    DeviceLook device;
    device.machine = u"aarch64"_s;
    device.python = u"3.11"_s;
    device.abi = u"cp311"_s;
    device.glibc = u"2.31"_s;
    device.freeMiB = 56;
    QMap<QString, PreflightRow> rows;
    for (const PreflightRow& row : needs.compare(device))
        rows.insert(row.id, row);
    QCOMPARE(rows.size(), 5);
    QCOMPARE(rows[u"python"_s].fit, PreflightRow::Fit::Yes);
    QCOMPARE(rows[u"machine"_s].fit, PreflightRow::Fit::Yes);
    QCOMPARE(rows[u"glibc"_s].fit, PreflightRow::Fit::No);
    QVERIFY(rows[u"glibc"_s].needed.contains("2.34"_L1));
    QCOMPARE(rows[u"glibcxx"_s].fit, PreflightRow::Fit::Unknown); // the device did not say
    QCOMPARE(rows[u"space"_s].fit, PreflightRow::Fit::Yes);
    device.sshdMachine = u"arm"_s; // a 32-bit userland on a 64-bit kernel
    device.freeMiB = 55;
    for (const PreflightRow& row : needs.compare(device))
        rows.insert(row.id, row);
    QCOMPARE(rows[u"machine"_s].fit, PreflightRow::Fit::No);
    QCOMPARE(rows[u"space"_s].fit, PreflightRow::Fit::No);
    QCOMPARE(rows[u"space"_s].toJson().value("fits"_L1).toString(), u"no"_s);
}

QTEST_GUILESS_MAIN(TstRollback)
#include "tst_rollback.moc"
