// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The runner's parts that need no process: collecting artifacts, placeholders, startup options, how a runner is started.

#include "core/base/files.h"
#include "core/run/bazelsentence.h"
#include "core/run/collector.h"
#include "core/run/launcher.h"
#include "core/run/logfollower.h"
#include "core/run/placeholders.h"
#include "core/run/serverend.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace cw;

class TestRunParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void labels_data();
    void labels();
    void exactlyWhatWasMadeIsCollected();
    void filesOfOneNameKeepTheirFolders();
    void nothingMadeIsAnError();
    void collectingCanBeStopped();
    void placeholdersAreFilled();
    void startupOptionsEndAtTheCommand();
    void aUserManagerGivesAScope();
    void everyExitCodeHasASentence();
    void theLogIsFollowedStepByStep();

private:
    BuildOutput output(const QString& label, const QString& name, const QByteArray& text);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<RunDirectory> m_run;
    std::atomic<bool> m_cancel = false;
};

void TestRunParts::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_run = std::make_unique<RunDirectory>(m_folder->filePath(u"run"_s));
    m_cancel = false;
}

BuildOutput TestRunParts::output(const QString& label, const QString& name, const QByteArray& text)
{
    const QString path = m_folder->filePath(u"bin/"_s + name);
    (void)files::write(path, text, files::permissions(0555)); // as Bazel leaves them
    return {label, u"default"_s, name, path};
}

void TestRunParts::labels_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("label");
    QTest::addColumn<bool>("matches");
    QTest::newRow("same") << u"//a:b"_s << u"//a:b"_s << true;
    QTest::newRow("short") << u"//a/b"_s << u"//a/b:b"_s << true;
    QTest::newRow("other") << u"//a:b"_s << u"//a:bc"_s << false;
    QTest::newRow("all below") << u"//a/..."_s << u"//a/b:c"_s << true;
    QTest::newRow("all below, itself") << u"//a/..."_s << u"//a:c"_s << true;
    QTest::newRow("all below, another") << u"//a/..."_s << u"//ab:c"_s << false;
    QTest::newRow("everything") << u"//..."_s << u"//x/y:z"_s << true;
    QTest::newRow("package") << u"//a:all"_s << u"//a:z"_s << true;
    QTest::newRow("not below") << u"//a:all"_s << u"//a/b:z"_s << false;
    QTest::newRow("external") << u"@re2//:re2"_s << u"@re2//:re2"_s << true;
}

void TestRunParts::labels()
{
    QFETCH(QString, wanted);
    QFETCH(QString, label);
    QTEST(labelMatches(wanted, label), "matches");
}

void TestRunParts::exactlyWhatWasMadeIsCollected()
{
    Plan plan;
    plan.variant = u"cuda"_s;
    plan.project = u"tinyflow"_s;
    plan.artifacts = {{u"files"_s, u"//a:wheel"_s, {}, {}}, {u"files"_s, u"//a:t"_s, {}, {}}};
    QFile self(QCoreApplication::applicationFilePath()); // an ELF file
    QVERIFY(self.open(QIODevice::ReadOnly));
    const BuildProducts products{{output(u"//a:wheel"_s, u"a/x.whl"_s, "wheel"), output(u"//a:other"_s, u"a/y"_s, "y"),
                                  output(u"//a:t"_s, u"a/t"_s, self.readAll()),
                                  output(u"//a:t"_s, u"a/t.txt"_s, "text"),
                                  output(u"//a:t"_s, u"a/t.sh"_s, "#!/bin/sh\n")},
                                 {}};
    const auto list = collectArtifacts(plan, *m_run, products, m_cancel);
    QVERIFY(bool(list));
    QStringList seen;
    for (const Artifact& artifact : list->artifacts)
        seen.append(artifact.name + u'=' + artifact.kind);
    QCOMPARE(seen, (QStringList{u"x.whl=wheel"_s, u"t=binary"_s, u"t.txt=files"_s, u"t.sh=files"_s}));
    QCOMPARE(list->artifacts[0].sha256, files::sha256("wheel"));
    QCOMPARE(files::read(m_run->artifactsFolder() + u"/x.whl"_s).value(), "wheel");
    // Copies that can be written and removed; only programs are executable.
    QVERIFY(QFileInfo(m_run->artifactsFolder() + u"/t"_s).permissions() & QFile::ExeOwner);
    QVERIFY(QFileInfo(m_run->artifactsFolder() + u"/t.sh"_s).permissions() & QFile::ExeOwner);
    QVERIFY(!(QFileInfo(m_run->artifactsFolder() + u"/x.whl"_s).permissions() & QFile::ExeOwner));
    QVERIFY(QFileInfo(m_run->artifactsFolder() + u"/x.whl"_s).permissions() & QFile::WriteOwner);
    const auto read = ArtifactList::load(m_run->path());
    QVERIFY(bool(read));
    QCOMPARE(read->artifacts.size(), 4);
    QCOMPARE(read->variant, u"cuda"_s);
    QCOMPARE(read->project, u"tinyflow"_s);

    const BuildProducts tests{products.outputs, {u"//a:t"_s}};
    QCOMPARE(collectArtifacts(plan, *m_run, tests, m_cancel)->artifacts[1].kind, u"test"_s);
}

void TestRunParts::filesOfOneNameKeepTheirFolders()
{
    Plan plan;
    plan.artifacts = {{u"files"_s, u"//..."_s, {}, {}}};
    const BuildProducts products{{output(u"//a:x"_s, u"a/x.txt"_s, "1"), output(u"//b:x"_s, u"b/x.txt"_s, "2"),
                                  output(u"//b:y"_s, u"b/y.txt"_s, "3")},
                                 {}};
    QVERIFY(bool(collectArtifacts(plan, *m_run, products, m_cancel)));
    QCOMPARE(files::read(m_run->artifactsFolder() + u"/a/x.txt"_s).valueOr({}), "1");
    QCOMPARE(files::read(m_run->artifactsFolder() + u"/b/x.txt"_s).valueOr({}), "2");
    QCOMPARE(files::read(m_run->artifactsFolder() + u"/y.txt"_s).valueOr({}), "3");
}

void TestRunParts::nothingMadeIsAnError()
{
    Plan plan;
    plan.artifacts = {{u"wheel"_s, u"//a:wheel"_s, {}, {}}};
    const BuildProducts products{{output(u"//b:x"_s, u"b/x.txt"_s, "2")}, {}};
    const auto list = collectArtifacts(plan, *m_run, products, m_cancel);
    QVERIFY(!list);
    QVERIFY(list.error().text.contains("//a:wheel"_L1));
    QVERIFY(!QFile::exists(m_run->artifactsFile()));
    plan.artifacts = {{u"wheel"_s, {}, u"*.whl"_s, m_folder->filePath(u"nowhere"_s)}};
    QVERIFY(!collectArtifacts(plan, *m_run, products, m_cancel));
    // Two wheels in one folder: nobody knows which one this build made.
    const QString house = m_folder->filePath(u"wheel_house"_s);
    QVERIFY(files::write(house + "/a-1.whl"_L1, "1") && files::write(house + "/a-2.whl"_L1, "2"));
    plan.artifacts = {{u"wheel"_s, {}, u"*.whl"_s, house}};
    const auto two = collectArtifacts(plan, *m_run, products, m_cancel);
    QVERIFY(!two && two.error().text.contains("a-1.whl, a-2.whl"_L1));
    QVERIFY(QFile::remove(house + "/a-1.whl"_L1));
    QVERIFY(bool(collectArtifacts(plan, *m_run, products, m_cancel)));
    QVERIFY(QFile::remove(m_run->artifactsFile()));
    // What the events name must be there.
    plan.artifacts = {{u"wheel"_s, u"//b:x"_s, {}, {}}};
    QVERIFY(QFile::remove(products.outputs[0].path));
    QCOMPARE(collectArtifacts(plan, *m_run, products, m_cancel).error().kind, Error::Kind::Io);
}

void TestRunParts::collectingCanBeStopped()
{
    Plan plan;
    plan.artifacts = {{u"files"_s, u"//..."_s, {}, {}}};
    m_cancel = true;
    const auto list = collectArtifacts(plan, *m_run, {{output(u"//a:x"_s, u"a/x"_s, "1")}, {}}, m_cancel);
    QVERIFY(!list);
    QCOMPARE(list.error().kind, Error::Kind::Cancelled);
    QVERIFY(!QFile::exists(m_run->artifactsFile()));
}

void TestRunParts::placeholdersAreFilled()
{
    PlanStep step;
    step.kind = PlanStep::Kind::Bazel;
    step.arguments = {u"${RUN}/x"_s, u"$RUN"_s};
    step.bazel = BazelCommand{.eventsFile = u"${RUN}/bep.json"_s,
                              .eventFlags = {u"--build_event_json_file=${RUN}/bep.json"_s},
                              .options = {u"--x=${RUN}"_s}};
    step.environment = {{u"OUT"_s, u"${RUN}/out"_s}};
    step.expectedFiles = {u"${RUN}/a"_s};
    const PlanStep filled = withRun(step, u"/r"_s);
    QCOMPARE(filled.allArguments(),
             (QStringList{u"/r/x"_s, u"$RUN"_s, u"build"_s, u"--build_event_json_file=/r/bep.json"_s, u"--x=/r"_s}));
    QCOMPARE(filled.environment.value(u"OUT"_s), u"/r/out"_s);
    QCOMPARE(filled.expectedFiles, QStringList{u"/r/a"_s});
    QCOMPARE(eventsFileOf(filled, u"/other"_s), u"/r/bep.json"_s);
    QCOMPARE(eventsFileOf(PlanStep(), u"/other"_s), u"/other"_s);
    // A plan of format version 1 has one list of arguments.
    PlanStep old;
    old.kind = PlanStep::Kind::Bazel;
    old.arguments = {u"--output_base=/o"_s, u"build"_s, u"--build_event_json_file=/old/bep.json"_s, u"--"_s, u"//:a"_s};
    QCOMPARE(eventsFileOf(old, u"/other"_s), u"/old/bep.json"_s);
}

void TestRunParts::startupOptionsEndAtTheCommand()
{
    PlanStep step;
    step.kind = PlanStep::Kind::Bazel;
    step.bazel = BazelCommand{.startup = {u"--output_base=/o"_s, u"--nohome_rc"_s}, .options = {u"--jobs=2"_s}};
    QCOMPARE(ServerEnd::shutdownArguments(step), (QStringList{u"--output_base=/o"_s, u"--nohome_rc"_s, u"shutdown"_s}));
    step.arguments = {u"run"_s, u"image"_s, u"bazel"_s};
    QCOMPARE(ServerEnd::shutdownArguments(step),
             (QStringList{u"run"_s, u"image"_s, u"bazel"_s, u"--output_base=/o"_s, u"--nohome_rc"_s, u"shutdown"_s}));
    PlanStep old; // a plan of format version 1
    old.kind = PlanStep::Kind::Bazel;
    old.arguments = {u"--output_base=/o"_s, u"--nohome_rc"_s, u"build"_s, u"--jobs=2"_s, u"--"_s};
    QCOMPARE(ServerEnd::shutdownArguments(old), (QStringList{u"--output_base=/o"_s, u"--nohome_rc"_s, u"shutdown"_s}));
    old.arguments = {u"build"_s};
    QCOMPARE(ServerEnd::shutdownArguments(old), QStringList{u"shutdown"_s});
}

void TestRunParts::aUserManagerGivesAScope()
{
    const RunDirectory run(u"/state/runs/20261121-101500-a1b2c3"_s);
    const LaunchCommand scope = launchCommand(run, u"/usr/bin/crosswright"_s, u"hash"_s, true);
    QCOMPARE(scope.program, u"systemd-run"_s);
    QCOMPARE(scope.session, u"scope"_s);
    const qsizetype own = scope.arguments.indexOf(u"--"_s);
    QVERIFY(scope.arguments.mid(0, own).contains(u"--user"_s) && scope.arguments.mid(0, own).contains(u"--scope"_s));
    const LaunchCommand plain = launchCommand(run, u"/usr/bin/crosswright"_s, u"hash"_s, false);
    QCOMPARE(plain.program, u"/usr/bin/crosswright"_s);
    QCOMPARE(plain.arguments.mid(0, 4), (QStringList{u"runner"_s, run.path(), u"--approve"_s, u"hash"_s}));
    // The same command, but for how it says it was separated.
    QCOMPARE(scope.arguments.mid(own + 2, 5), plain.arguments.mid(0, 5));
    QCOMPARE(scope.arguments[own + 1], plain.program);
}

void TestRunParts::everyExitCodeHasASentence()
{
    BuildEvents events;
    for (const int code : {1, 2, 3, 8, 9, 33, 36, 37, 99})
        QVERIFY(bazelSentence(code, events).text.endsWith(u'.'));
    // As Bazel 4.2.3 and 7 say it.
    events.aborted = {
        u"LOADING_FAILURE: Traceback\nError in download_and_extract: java.io.IOException: Failed to download "
        "repo gemmlowp: download is disabled."_s,
        u"ANALYSIS_FAILURE: Failed to download repository @@ruy: download is disabled."_s, u"ANALYSIS_FAILURE: //:x"_s};
    QVERIFY(bazelSentence(1, events).text.endsWith(": gemmlowp, ruy."_L1));
    QVERIFY(!bazelSentence(8, events).text.contains("gemmlowp"_L1));
    events.failed = {{.label = u"//a:b"_s,
                      .mnemonic = u"CppCompile"_s,
                      .output = {},
                      .stdoutPath = {},
                      .stderrPath = {},
                      .message = {}}};
    QVERIFY(bazelSentence(1, events).text.contains("//a:b"_L1));
}

void TestRunParts::theLogIsFollowedStepByStep()
{
    const QString path = m_folder->filePath(u"log"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    LogFollower follower(path);
    QStringList seen;
    const auto look = [&](bool last = false) {
        for (const LogLine& line : follower.next(follower.size(), last))
            seen.append(line.text);
        return std::exchange(seen, {});
    };
    const auto begin = [&](const QString& kind) {
        follower.take({1, 1, u"step-started"_s, {{"kind"_L1, kind}, {"log_offset"_L1, file.size()}}});
    };
    begin(u"command"_s);
    file.write("one\ntw");
    QCOMPARE(look(), QStringList{u"one"_s}); // at once, not when the next line begins
    file.write("o");
    QCOMPARE(look(), QStringList());
    // The next step ends an unfinished line, and is read as what it is.
    begin(u"bazel"_s);
    QCOMPARE(look(), QStringList{u"two"_s});
    file.write("Loading: 0 packages loaded\r\n\x1b[1A\x1b[KINFO: Found 1 target...\r\n[1 / 2] Compiling a.cc\r\n"
               "\x1b[1A\x1b[KINFO: Build completed\r\n");
    QStringList bazel = look();
    begin(u"command"_s);
    bazel += look();
    QCOMPARE(bazel, (QStringList{u"INFO: Found 1 target..."_s, u"INFO: Build completed"_s}));
    file.write("last");
    QCOMPARE(look(), QStringList());
    QCOMPARE(look(true), QStringList{u"last"_s});
}

QTEST_GUILESS_MAIN(TestRunParts)
#include "tst_runparts.moc"
