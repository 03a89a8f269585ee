// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/base/json.h"
#include "core/plan/planscript.h"
#include "core/proc/process.h"
#include "tests/support/planfixture.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace cw;
using namespace planfixture;

/// The exported script is judged by sh, by shellcheck and by what it leaves behind when it is run.
class PlanScriptTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString place(const QString& name) const { return m_folder.filePath(name); }

    ProcessOutcome sh(const QStringList& arguments) const
    {
        const auto outcome = runProcess({u"sh"_s, arguments});
        return outcome ? *outcome : ProcessOutcome();
    }

    /// Everything that a shell could misread, in files, arguments, environment and folders.
    Plan oddPlan() const
    {
        Plan plan;
        plan.title = u"it's \"odd\" $HOME `x`"_s;
        const QString odd = place(u"a b/it's $(touch no) \"x\""_s);
        plan.files = {
            {odd + "/plain.txt"_L1, 0644, "line\nCROSSWRIGHT_END\n$HOME `x` \\ 'q'\n", u"a why"_s, u"source"_s},
            {odd + "/no newline"_L1, 0644, "end", u"a why"_s, u"source"_s},
            {odd + "/bytes"_L1, 0600, QByteArray("\0\xff\n\x01", 4), u"a why"_s, u"source"_s},
            {odd + "/empty"_L1, 0644, "", u"a why"_s, u"source"_s},
            {odd + "/tool.sh"_L1, 0755, "#!/bin/sh\nprintf '%s|' \"$@\" \"$ODD\" \"${GONE-unset}\" >out\n", u"a why"_s,
             u"source"_s}};
        PlanStep step;
        step.id = u"tool"_s;
        step.title = u"Run it's tool"_s;
        step.why = u"because"_s;
        step.program = odd + "/tool.sh"_L1;
        step.arguments = {u"it's"_s, QString(), u"$HOME *"_s, u"a;b"_s, u"--f=${RUN}/bep.json"_s};
        step.environment = {{u"ODD"_s, u"v 'x' $y"_s}};
        step.unsetEnvironment = {u"GONE"_s};
        step.workingDirectory = odd;
        step.timeoutSeconds = 60;
        step.outputLimitMiB = 1;
        step.expectedFiles = {odd + "/out"_L1};
        PlanStep skipped = step;
        skipped.id = u"skipped"_s;
        skipped.program = u"false"_s;
        skipped.skipIfExists = {odd + "/plain.txt"_L1};
        PlanStep collect;
        collect.id = u"collect"_s;
        collect.kind = PlanStep::Kind::Collect;
        plan.steps = {step, skipped, collect};
        plan.artifacts = {{u"files"_s, {}, u"*.txt"_s, odd}};
        return plan;
    }

    QString written(const Plan& plan) const
    {
        const QString path = place(u"script.sh"_s);
        return files::write(path, planScript(plan)) ? path : QString();
    }

private Q_SLOTS:
    void realPlansPassShellcheck_data()
    {
        QTest::addColumn<QString>("tf");
        QTest::addColumn<QString>("board");
        QTest::newRow("tinyflow") << u"tinyflow"_s << u"jetson-orin-nano"_s;
        QTest::newRow("2.8.0") << u"2.8.0"_s << u"raspberry-pi-4"_s;
        QTest::newRow("1.5.0") << u"1.5.0"_s << u"jetson-tx1"_s;
    }

    void realPlansPassShellcheck()
    {
        QFETCH(QString, tf);
        QFETCH(QString, board);
        const auto catalog = Catalog::load();
        QVERIFY(catalog);
        Configuration changed = tinyflow(board);
        changed.set(u"tf"_s, tf, {Provenance::Kind::User});
        const auto plan = makePlan(changed, *catalog, debian12(), places());
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
        const QString script = written(*plan);
        QVERIFY(sh({u"-n"_s, script}).succeeded());
        const auto checked = runProcess({u"shellcheck"_s, {script}});
        QVERIFY2(checked, "this test needs the program shellcheck");
        QVERIFY2(checked->succeeded(), checked->output.left(2000).constData());
        QVERIFY(planScript(*plan).contains("SPDX-License-Identifier: 0BSD"));
        // The scripts that the plan itself writes are held to the same.
        for (const PlanFile& item : plan->files) {
            if (item.group == "source"_L1 || !item.text.startsWith("#!/bin/sh"))
                continue;
            QVERIFY(files::write(place(u"inner.sh"_s), item.text));
            const auto inner = runProcess({u"shellcheck"_s, {place(u"inner.sh"_s)}});
            QVERIFY2(inner && inner->succeeded(), inner->output.left(2000).constData());
        }
    }

    void doesWhatThePlanSays()
    {
        const Plan plan = oddPlan();
        const QString script = written(plan);
        const auto linted = runProcess({u"shellcheck"_s, {script}});
        QVERIFY2(linted && linted->succeeded(), linted->output.left(2000).constData());
        const QString run = place(u"the run"_s);
        qputenv("GONE", "still here");
        const ProcessOutcome outcome = sh({script, run});
        qunsetenv("GONE");
        QVERIFY2(outcome.succeeded(), (outcome.output + outcome.errors).constData());
        for (const PlanFile& file : plan.files) {
            const auto text = files::read(file.path);
            QVERIFY2(text, qPrintable(file.path));
            QCOMPARE(*text, file.text);
            QCOMPARE(QFile::permissions(file.path) & QFile::ExeOther,
                     file.mode == 0755 ? QFile::ExeOther : QFile::Permissions());
        }
        const QString out = QFileInfo(plan.files.first().path).path() + "/out"_L1;
        QCOMPARE(QString::fromUtf8(*files::read(out)), u"it's||$HOME *|a;b|--f=%1/bep.json|v 'x' $y|unset|"_s.arg(run));
        QVERIFY(outcome.output.contains("(done already)"));
        QCOMPARE(QDir(run + "/artifacts"_L1).entryList(QDir::Files), QStringList{u"plain.txt"_s});
        QVERIFY(!QFileInfo::exists(QDir::currentPath() + "/no"_L1));
    }

    void aFailingStepEndsIt()
    {
        Plan plan = oddPlan();
        plan.steps[0].expectedFiles.append(place(u"never"_s));
        QVERIFY(sh({written(plan), place(u"run2"_s)}).errors.contains("a file is missing afterwards"));
        plan = oddPlan();
        plan.steps[0].program = u"false"_s;
        const ProcessOutcome outcome = sh({written(plan), place(u"run3"_s)});
        QCOMPARE(outcome.exitCode, 1);
        QVERIFY(!QFileInfo::exists(place(u"run3/artifacts/plain.txt"_s)));
    }

    // A ./configure that asks for ever is ended by its output limit.
    void aLoopingStepIsEnded()
    {
        Plan plan = oddPlan();
        plan.steps[0].program = u"yes"_s;
        plan.steps[0].arguments = {};
        const ProcessOutcome outcome = sh({written(plan), place(u"run4"_s)});
        QCOMPARE(outcome.exitCode, 1);
        QVERIFY(outcome.output.size() < 3 * 1024 * 1024);
    }

    void outputsComeFromTheEvents()
    {
        Plan plan = oddPlan();
        const QString made = place(u"made.bin"_s);
        QVERIFY(files::write(made, "made"));
        const QJsonObject file{{"name"_L1, u"made.bin"_s}, {"uri"_L1, "file://"_L1 + made}};
        const QJsonObject set{{"id"_L1, QJsonObject{{"namedSet"_L1, QJsonObject{{"id"_L1, u"0"_s}}}}},
                              {"namedSetOfFiles"_L1, QJsonObject{{"files"_L1, QJsonArray{file}}}}};
        const QJsonObject group{{"name"_L1, u"default"_s}, {"fileSets"_L1, QJsonArray{QJsonObject{{"id"_L1, u"0"_s}}}}};
        const QJsonObject done{{"id"_L1, QJsonObject{{"targetCompleted"_L1, QJsonObject{{"label"_L1, u"//:x"_s}}}}},
                               {"completed"_L1, QJsonObject{{"outputGroup"_L1, QJsonArray{group}}}}};
        const QByteArray events = json::compact(set) + '\n' + json::compact(done) + "\n{\"torn";
        QVERIFY(files::write(place(u"events"_s), events));
        plan.steps[0].program = u"cp"_s;
        plan.steps[0].arguments = {place(u"events"_s), u"${RUN}/bep.json"_s};
        plan.steps[0].expectedFiles = {};
        plan.artifacts = {{u"files"_s, u"//:x"_s, {}, {}}};
        const ProcessOutcome outcome = sh({written(plan), place(u"run5"_s)});
        QVERIFY2(outcome.succeeded(), outcome.errors.constData());
        QCOMPARE(files::read(place(u"run5/artifacts/made.bin"_s)).valueOr({}), QByteArray("made"));
        QVERIFY(outcome.output.contains(files::sha256("made").toLatin1()));
    }
};

QTEST_APPLESS_MAIN(PlanScriptTest)
#include "tst_planscript.moc"
