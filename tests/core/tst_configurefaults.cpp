// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A ./configure that stops, asks what nobody knows, asks again without end, or must be ended.

#include "configurefixture.h"
#include "core/configure/failuretext.h"
#include "core/run/configurejob.h"

#include <QRegularExpression>
#include <QSignalSpy>

#include <csignal>

using namespace cw;
using namespace configurefixture;

class TestConfigureFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bazelThatDoesNotFit_data();
    void bazelThatDoesNotFit();
    void aQuestionAskedAgain();
    void endlessOutput();
    void anUnknownQuestion_data();
    void anUnknownQuestion();
    void aQuestionWithoutMarks();
    void theInputEnds();
    void cancelEndsTheTree_data();
    void cancelEndsTheTree();
    void everyFailureHasASentence();
};

void TestConfigureFaults::bazelThatDoesNotFit_data()
{
    QTest::addColumn<QByteArray>("said");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("absent, exit 0") << QByteArray("Cannot find bazel. Please install bazel.") << QByteArray("0")
                                    << u"./configure found no Bazel."_s;
    QTest::newRow("too old, exit 0") << QByteArray(
        "Please upgrade your bazel installation to version 0.5.4 or higher to build TensorFlow!")
                                     << QByteArray("0") << u"./configure wants Bazel 0.5.4 or newer and stopped."_s;
    QTest::newRow("too new, exit 1") << QByteArray(
        "Please downgrade your bazel installation to version 0.21.0 or lower to build TensorFlow!")
                                     << QByteArray("1") << u"./configure wants Bazel 0.21.0 or older and stopped."_s;
}

void TestConfigureFaults::bazelThatDoesNotFit()
{
    QFETCH(QByteArray, said);
    QFETCH(QByteArray, code);
    QFETCH(QString, sentence);
    const Space space(family(u"py-1.5"_s));
    const auto answers = space.answers(false);
    space.write(u"configure"_s, "#!/bin/sh\necho '" + said + "'\necho Configuration finished\nexit " + code + '\n');
    const ConfigureEnd end = space.run(space.call(answers), answers);
    QVERIFY(!end.good);
    QCOMPARE(end.exitCode, code.toInt());
    QCOMPARE(end.problem.text, sentence);
    QCOMPARE(end.differences.first().kindName(), u"not-written"_s);
}

void TestConfigureFaults::aQuestionAskedAgain()
{
    // 1.4 with a wrong path: 503 000 prompts in 15 s.
    const Space space(family(u"py-1.4"_s));
    const auto answers = space.answers(true);
    space.write(u"configure"_s,
                "#!/bin/sh\nwhile :; do\n"
                "echo 'Invalid path to CUDA 8.0 toolkit. /x/lib64/libcudart.so.8.0 cannot be found'\n"
                "printf 'Please specify the location where CUDA 8.0 toolkit is installed. Refer to README.md for more "
                "details. [Default is /usr/local/cuda]: '\ndone\n");
    QByteArray output;
    const ConfigureEnd end = space.run(space.call(answers), answers, &output);
    QVERIFY(!end.good);
    QVERIFY2(end.problem.text.contains("CUDA_TOOLKIT_PATH"_L1) && end.problem.text.contains("cannot be found"_L1),
             qPrintable(end.problem.text));
    QVERIFY2(output.size() < 4 * 1024 * 1024, "it was not ended at once");
}

void TestConfigureFaults::endlessOutput()
{
    const Space space(family(u"py-1.4"_s));
    const auto answers = space.answers(false);
    space.write(u"configure"_s, "#!/bin/sh\nexec yes 'nothing that looks like a question'\n");
    PlanStep step;
    step.title = u"Configure"_s;
    step.program = space.path(u"configure"_s);
    step.environment = answers;
    step.workingDirectory = space.call(answers).folder;
    step.timeoutSeconds = 30;
    step.outputLimitMiB = 2;
    step.configure = space.call(answers);
    ConfigureJob job(step);
    qint64 bytes = 0;
    QObject::connect(&job, &StepJob::output, &job, [&](const QByteArray& piece) { bytes += piece.size(); });
    StepEnd end;
    bool done = false;
    QObject::connect(&job, &StepJob::finished, &job, [&](const StepEnd& how) {
        end = how;
        done = true;
    });
    job.start();
    QVERIFY(QTest::qWaitFor([&] { return done; }, longMs));
    QCOMPARE(end.kind, StepEnd::Kind::OverLimit);
    QCOMPARE(bytes, qint64(2) * 1024 * 1024);
}

void TestConfigureFaults::anUnknownQuestion_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("by the environment") << u"py-2.4-2.8"_s;
    QTest::newRow("on a terminal") << u"bash-1.3"_s;
}

void TestConfigureFaults::anUnknownQuestion()
{
    QFETCH(QString, id);
    const Space space(family(id));
    const auto answers = space.answers(false);
    const QByteArray added = "printf 'Do you wish to build TensorFlow with Quantum support? [y/N]: '\nread -r quantum\n"
                             "[ \"$quantum\" = certainly ] && touch taken\n";
    space.write(u"configure"_s, space.script(answers, added));
    ConfigureCall call = space.call(answers);
    const ConfigureEnd end = space.run(call, answers);
    QVERIFY(!end.good);
    QVERIFY2(end.problem.text.contains("Do you wish to build TensorFlow with Quantum support? [y/N]"_L1),
             qPrintable(end.problem.text));
    QVERIFY2(end.problem.hint.contains("configure_answers"_L1), qPrintable(end.problem.hint));
    const QString rc = space.path(family(id).rcFiles.first());
    if (call.terminal) {
        QVERIFY(!QFile::exists(rc)); // it waited for the answer, so it was ended before it wrote anything
    } else {
        // The script cannot be held: one that does not care for the signal writes all that was asked for. That run is
        // refused all the same, and the next one does not take its files.
        space.write(u"configure"_s, space.script(answers, "trap '' TERM HUP INT\n" + added));
        const ConfigureEnd unheld = space.run(call, answers);
        QVERIFY(QFile::exists(rc));
        QVERIFY(!unheld.good);
        QCOMPARE(unheld.problem.text, end.problem.text);
        space.write(u"configure"_s, "#!/bin/sh\necho Configuration finished\n");
        const ConfigureEnd next = space.run(call, answers);
        QVERIFY(!next.good);
        QCOMPARE(next.differences.first().kindName(), u"stale"_s);
        space.write(u"configure"_s, space.script(answers, added));
    }

    call.kept = {{u"Quantum support"_s, u"certainly"_s}};
    call.terminal = true;
    const ConfigureEnd kept = space.run(call, answers);
    QVERIFY2(kept.good, qPrintable(kept.problem.sentence()));
    QVERIFY(QFile::exists(space.path(u"taken"_s)));
}

void TestConfigureFaults::aQuestionWithoutMarks()
{
    const Space space(family(u"bash-1.3"_s));
    const auto answers = space.answers(false);
    space.write(u"configure"_s, space.script(answers, "printf 'Your favourite colour: '\nread -r colour\n"));
    const ConfigureEnd end = space.run(space.call(answers), answers, nullptr, 200);
    QVERIFY(!end.good);
    QVERIFY2(end.problem.text.contains("Your favourite colour:"_L1), qPrintable(end.problem.text));
}

void TestConfigureFaults::theInputEnds()
{
    // The families of bash stop without a word at the first question when the input is at its end.
    const Space space(family(u"bash-1.3"_s));
    auto answers = space.answers(false);
    space.write(u"configure"_s, space.script(answers));
    ConfigureCall call = space.call(answers);
    call.terminal = false;
    answers.insert(u"TF_NEED_GCP"_s, u""_s);
    const ConfigureEnd end = space.run(call, answers);
    QVERIFY(!end.good);
    QCOMPARE(end.exitCode, 1);
    QVERIFY2(end.problem.text.contains(".tf_configure.bazelrc"_L1), qPrintable(end.problem.text));
}

void TestConfigureFaults::cancelEndsTheTree_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("by the environment") << u"py-1.5"_s;
    QTest::newRow("on a terminal") << u"bash-1.3"_s;
}

void TestConfigureFaults::cancelEndsTheTree()
{
    QFETCH(QString, id);
    const Space space(family(id));
    const auto answers = space.answers(false);
    // Neither it nor its child cares for a polite end; the child does not hold the output open.
    space.write(u"configure"_s, "#!/bin/bash\ntrap '' TERM HUP INT\n(exec sleep 1000) >/dev/null 2>&1 </dev/null &\n"
                                "echo $! >child\necho ready\nwhile :; do wait; done\n");
    ConfigureDriver driver(space.call(answers), {space.path(u"configure"_s), {}, answers, {}, space.path(u"."_s)});
    QSignalSpy finished(&driver, &ConfigureDriver::finished);
    QByteArray output;
    connect(&driver, &ConfigureDriver::output, this, [&](const QByteArray& bytes) { output += bytes; });
    QVERIFY(driver.start());
    QVERIFY(QTest::qWaitFor([&] { return output.contains("ready"); }, longMs));
    const pid_t child = space.read(u"child"_s).trimmed().toInt();
    QVERIFY(child > 0 && ::kill(child, 0) == 0);
    driver.stop(false);
    QVERIFY(finished.wait(longMs));
    QCOMPARE(driver.processId(), 0);
    // Reaped by whoever is its parent now; a zombie runs no more.
    QVERIFY(QTest::qWaitFor(
        [&] {
            QFile stat(u"/proc/%1/stat"_s.arg(child));
            return !stat.open(QIODevice::ReadOnly) || stat.readAll().contains(") Z ");
        },
        longMs));
}

void TestConfigureFaults::everyFailureHasASentence()
{
    for (const ConfigureFailure& failure : Space::catalog().configureFailures()) {
        const Error error = configure::knownFailure(failure.id, {u"a"_s, u"b"_s}, u"line"_s);
        QVERIFY2(!error.text.isEmpty() && !error.hint.isEmpty(), qPrintable(failure.id));
        QVERIFY2(!error.text.contains(QRegularExpression(u"%\\d"_s)), qPrintable(error.text));
    }
    QVERIFY(configure::knownFailure(u"nobody-knows"_s, {}, {}).text.isEmpty());
}

QTEST_GUILESS_MAIN(TestConfigureFaults)
#include "tst_configurefaults.moc"
