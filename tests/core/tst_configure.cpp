// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// ./configure driven by the code that drives the real ones, with scripts of our own that behave like each family's: what
// they ask and when, where they print it, their loops and their exit codes.

#include "core/catalog/catalog.h"
#include "core/configure/configuredriver.h"
#include "core/configure/configuredtree.h"
#include "core/configure/failuretext.h"
#include "core/configure/writtenlines.h"
#include "core/run/configurejob.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

constexpr int longMs = 30000;

/// A prompt as the script prints it, from the regular expression that the catalog has for it.
QString promptText(QString prompt)
{
    prompt.remove(u'^').replace(".*"_L1, "x"_L1);
    return prompt.remove(u'\\') + u' ';
}

QString shellText(QString text)
{
    return u'\'' + text.replace(u'\'', "'\\''"_L1) + u'\'';
}

class Space
{
public:
    explicit Space(const ConfigureFamily& family) : m_family(family) {}

    QString path(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const QByteArray& text) const
    {
        QFileInfo(path(name)).dir().mkpath(u"."_s);
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.setPermissions(file.permissions() | QFileDevice::ExeOwner);
    }
    QByteArray read(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// All that the family is asked for, with paths that exist.
    QMap<QString, QString> answers(bool cuda) const
    {
        QMap<QString, QString> answers;
        for (const auto& [name, value] : (cuda ? m_family.cuda : m_family.cpu).asKeyValueRange())
            answers.insert(name, value.contains("${"_L1) ? m_folder.path() : value);
        return answers;
    }

    ConfigureCall call(const QMap<QString, QString>& answers) const
    {
        ConfigureCall call;
        call.folder = m_folder.path();
        configure::fillIn(call, m_family, m_family.versions.first(), answers);
        call.terminal = m_family.terminal;
        for (const auto& [name, value] : answers.asKeyValueRange())
            call.answers.append({name, value, {}});
        for (const ConfigureFailure& failure : catalog().configureFailures())
            call.failures.append({failure.id, failure.pattern});
        return call;
    }

    /// A script that asks for what the environment does not say, then writes. `before` and `after` are shell lines.
    QByteArray script(const QMap<QString, QString>& answers, const QByteArray& before = {},
                      const QByteArray& after = {}) const
    {
        QByteArray text = "#!/bin/bash\ncd \"$(dirname \"$0\")\"\nmkdir -p tools\n" + before;
        for (const ConfigureFamily::Question& question : m_family.questions) {
            if (!answers.contains(question.variable))
                continue;
            const QByteArray name = question.variable.toLatin1();
            const QByteArray prompt = shellText(promptText(question.prompt)).toUtf8();
            // Bash prints a prompt on a terminal only, and stops at the end of the input; Python takes that as Enter.
            text += m_family.terminal
                        ? "[ -n \"$" + name + "\" ] || read -r -p " + prompt + ' ' + name + " || exit 1\n"
                        : "[ -n \"$" + name + "\" ] || { printf %s " + prompt + "; read -r " + name + "; }\n";
        }
        QMap<QString, QByteArray> files;
        for (const QString& name : m_family.rcFiles)
            files.insert(name, {});
        for (const ConfigureLine& line : call(answers).expected)
            files[line.file] += QString(line.line).replace("${VALUE}"_L1, line.value).toUtf8() + '\n';
        for (const auto& [name, lines] : files.asKeyValueRange()) {
            text += "mkdir -p $(dirname " + name.toUtf8() + ")\ncat >" + name.toUtf8() + " <<'END'\n" + lines + "END\n";
        }
        if (!m_family.rcFiles.contains(u"tools/bazel.rc"_s))
            text += "echo 'try-import %workspace%/" + m_family.rcFiles.first().toUtf8() + "' >.bazelrc\n";
        return text + after;
    }

    ConfigureEnd run(const ConfigureCall& call, const QMap<QString, QString>& environment, QByteArray* output = nullptr,
                     int patience = 0) const
    {
        ConfigureDriver driver(call, {path(u"configure"_s), {}, environment, {}, m_folder.path()});
        if (patience > 0)
            driver.setPatience(patience);
        ConfigureEnd end;
        bool done = false;
        QObject::connect(&driver, &ConfigureDriver::finished, &driver, [&](const ConfigureEnd& how) {
            end = how;
            done = true;
        });
        QObject::connect(&driver, &ConfigureDriver::output, &driver, [&](const QByteArray& bytes) {
            if (output)
                *output += bytes;
        });
        if (const auto started = driver.start(); !started)
            return {false, -1, 0, started.error(), {}};
        (void)QTest::qWaitFor([&] { return done; }, longMs);
        return end;
    }

    static const Catalog& catalog()
    {
        static const Result<Catalog> loaded = Catalog::load();
        return *loaded;
    }

private:
    const ConfigureFamily& m_family;
    QTemporaryDir m_folder;
};

const ConfigureFamily& family(const QString& id)
{
    return *Space::catalog().configureFamily(id);
}

} // namespace

class TestConfigure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFamily_data();
    void everyFamily();
    void anAnswerReplacedByADefault();
    void bazelThatDoesNotFit_data();
    void bazelThatDoesNotFit();
    void aFileFromAnEarlierTime();
    void theExitCodeSaysNothing();
    void aQuestionAskedAgain();
    void endlessOutput();
    void muchOutputIsFine();
    void anUnknownQuestion_data();
    void anUnknownQuestion();
    void aQuestionWithoutMarks();
    void theInputEnds();
    void cancelEndsTheTree_data();
    void cancelEndsTheTree();
    void theHostOverridesAPath();
    void anotherFileOverrides();
    void bazelDoesNotReadIt();
    void nothingOfCudaStays();
    void hashSeedsChangeNothing();
    void piecesChangeNothing();
    void everyFailureHasASentence();
    void surviveJson();
    void takenOver_data();
    void takenOver();
};

void TestConfigure::everyFamily_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("cuda");
    QCOMPARE(Space::catalog().configureFamilies().size(), 19);
    for (const ConfigureFamily& each : Space::catalog().configureFamilies()) {
        QTest::newRow(qPrintable(each.id + " CPU"_L1)) << each.id << false;
        QTest::newRow(qPrintable(each.id + " CUDA"_L1)) << each.id << true;
    }
}

void TestConfigure::everyFamily()
{
    QFETCH(QString, id);
    QFETCH(bool, cuda);
    const Space space(family(id));
    const auto answers = space.answers(cuda);
    const ConfigureCall call = space.call(answers);
    QVERIFY(call.expected.size() > 4);
    space.write(u"configure"_s, space.script(answers));
    QByteArray output;
    const ConfigureEnd end = space.run(call, answers, &output);
    QVERIFY2(end.good, qPrintable(end.problem.sentence() + u'\n' + QString::fromUtf8(output)));
    // One answer left out of the environment is asked for, and known as a question without an answer.
    const QString open = id.startsWith("bash"_L1) || !cuda ? u"CC_OPT_FLAGS"_s : u"TF_NEED_CUDA"_s;
    ConfigureCall less = call;
    less.answers.removeIf([&](const ConfigureAnswer& each) { return each.variable == open; });
    auto fewer = answers;
    fewer.insert(open, u""_s);
    const ConfigureEnd asked = space.run(less, fewer, &output);
    QVERIFY(!asked.good);
    QVERIFY2(asked.problem.text.contains(open), qPrintable(asked.problem.text));
}

void TestConfigure::anAnswerReplacedByADefault()
{
    const Space space(family(u"py-1.5"_s));
    auto answers = space.answers(false);
    answers.insert(u"CC_OPT_FLAGS"_s, u"-O2"_s);
    const ConfigureCall call = space.call(answers);
    space.write(u"configure"_s,
                space.script(answers, {}, "sed -i 's/--copt=-O2/--copt=-march=native/' .tf_configure.bazelrc\n"));
    const ConfigureEnd end = space.run(call, answers);
    QVERIFY(!end.good);
    QCOMPARE(end.exitCode, 0);
    QCOMPARE(end.differences.size(), 1);
    QCOMPARE(end.differences.first().kindName(), u"replaced"_s);
    QCOMPARE(end.differences.first().wanted, u"-O2"_s);
    QCOMPARE(end.differences.first().found, u"-march=native"_s);
    QVERIFY2(end.problem.text.contains("CC_OPT_FLAGS"_L1), qPrintable(end.problem.text));
}

void TestConfigure::bazelThatDoesNotFit_data()
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

void TestConfigure::bazelThatDoesNotFit()
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

void TestConfigure::aFileFromAnEarlierTime()
{
    const Space space(family(u"py-1.5"_s));
    const auto answers = space.answers(false);
    const ConfigureCall call = space.call(answers);
    space.write(u"configure"_s, space.script(answers));
    QVERIFY(space.run(call, answers).good);
    // The very lines that are wanted lie there, but nobody wrote them this time.
    space.write(u"configure"_s, "#!/bin/sh\necho Configuration finished\n");
    const ConfigureEnd end = space.run(call, answers);
    QVERIFY(!end.good);
    QCOMPARE(end.differences.first().kindName(), u"stale"_s);
    QVERIFY2(end.problem.text.contains("earlier time"_L1), qPrintable(end.problem.text));
}

void TestConfigure::theExitCodeSaysNothing()
{
    const Space space(family(u"bash-1.2"_s));
    const auto answers = space.answers(false);
    space.write(u"configure"_s, space.script(answers, {}, "exit 7\n"));
    QByteArray output;
    const ConfigureEnd end = space.run(space.call(answers), answers, &output);
    QVERIFY(end.good);
    QVERIFY2(output.contains("exit code 7"), output.constData());
}

void TestConfigure::aQuestionAskedAgain()
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

void TestConfigure::endlessOutput()
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

void TestConfigure::muchOutputIsFine()
{
    const Space space(family(u"py-1.5"_s));
    const auto answers = space.answers(false);
    space.write(u"configure"_s,
                space.script(answers, "yes 'a line of forty letters, of no importance' | head -c 10485760\n"));
    QByteArray output;
    const ConfigureEnd end = space.run(space.call(answers), answers, &output);
    QVERIFY2(end.good, qPrintable(end.problem.sentence()));
    QVERIFY(output.size() >= 10485760);
}

void TestConfigure::anUnknownQuestion_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("by the environment") << u"py-2.4-2.8"_s;
    QTest::newRow("on a terminal") << u"bash-1.3"_s;
}

void TestConfigure::anUnknownQuestion()
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
    QVERIFY(!QFile::exists(space.path(family(id).rcFiles.first()))); // it was ended before it wrote anything

    call.kept = {{u"Quantum support"_s, u"certainly"_s}};
    call.terminal = true;
    const ConfigureEnd kept = space.run(call, answers);
    QVERIFY2(kept.good, qPrintable(kept.problem.sentence()));
    QVERIFY(QFile::exists(space.path(u"taken"_s)));
}

void TestConfigure::aQuestionWithoutMarks()
{
    const Space space(family(u"bash-1.3"_s));
    const auto answers = space.answers(false);
    space.write(u"configure"_s, space.script(answers, "printf 'Your favourite colour: '\nread -r colour\n"));
    const ConfigureEnd end = space.run(space.call(answers), answers, nullptr, 200);
    QVERIFY(!end.good);
    QVERIFY2(end.problem.text.contains("Your favourite colour:"_L1), qPrintable(end.problem.text));
}

void TestConfigure::theInputEnds()
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

void TestConfigure::cancelEndsTheTree_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("by the environment") << u"py-1.5"_s;
    QTest::newRow("on a terminal") << u"bash-1.3"_s;
}

void TestConfigure::cancelEndsTheTree()
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

void TestConfigure::theHostOverridesAPath()
{
    const Space space(family(u"py-1.13"_s));
    const auto answers = space.answers(true);
    space.write(u"configure"_s,
                space.script(answers, {},
                             "sed -i 's|^build --action_env CUDNN_INSTALL_PATH=.*|build --action_env "
                             "CUDNN_INSTALL_PATH=\"/usr/lib/x86_64-linux-gnu\"|' .tf_configure.bazelrc\n"));
    const ConfigureEnd end = space.run(space.call(answers), answers);
    QVERIFY(!end.good);
    QCOMPARE(end.differences.first().variable, u"CUDNN_INSTALL_PATH"_s);
    QCOMPARE(end.differences.first().found, u"/usr/lib/x86_64-linux-gnu"_s);
    // The same folder by another name is the one that was asked for.
    QVERIFY(QFile::link(space.call(answers).folder, space.path(u"elsewhere"_s)));
    space.write(u"configure"_s, space.script(answers, {},
                                             "sed -i 's|^build --action_env CUDNN_INSTALL_PATH=.*|build --action_env "
                                             "CUDNN_INSTALL_PATH=\"'\"$PWD\"'/elsewhere\"|' .tf_configure.bazelrc\n"));
    QVERIFY(space.run(space.call(answers), answers).good);
}

void TestConfigure::anotherFileOverrides()
{
    const Space space(family(u"py-2.4-2.8"_s));
    const auto answers = space.answers(true);
    const QByteArray version = "build --action_env=TF_CUDA_VERSION=10.0\n";
    space.write(u"configure"_s, space.script(answers, {}, "echo '" + version.trimmed() + "' >>.bazelrc\n"));
    const ConfigureEnd end = space.run(space.call(answers), answers);
    QVERIFY(!end.good);
    QCOMPARE(end.differences.first().kindName(), u"overridden"_s);
    QVERIFY2(end.differences.first().place.endsWith(".bazelrc:2"_L1), qPrintable(end.differences.first().place));
    // Before the import it has no force.
    space.write(
        u"configure"_s,
        space.script(answers, {}, "{ echo '" + version.trimmed() + "'; cat .bazelrc; } >new; mv new .bazelrc\n"));
    QVERIFY(space.run(space.call(answers), answers).good);
}

void TestConfigure::bazelDoesNotReadIt()
{
    const Space space(family(u"py-2.4-2.8"_s));
    const auto answers = space.answers(false);
    space.write(u"configure"_s, space.script(answers, {}, "rm .bazelrc\n"));
    const ConfigureEnd end = space.run(space.call(answers), answers);
    QVERIFY(!end.good);
    QCOMPARE(end.differences.first().kindName(), u"not-read"_s);
}

void TestConfigure::nothingOfCudaStays()
{
    const Space space(family(u"py-1.12"_s));
    const auto cuda = space.answers(true);
    space.write(u"configure"_s, space.script(cuda));
    QVERIFY(space.run(space.call(cuda), cuda).good);
    const auto cpu = space.answers(false);
    // A script that adds to what was there leaves the CUDA of the last time in force.
    QByteArray adding = space.script(cpu);
    adding.replace("cat >.tf_configure.bazelrc", "cat >>.tf_configure.bazelrc");
    space.write(u"configure"_s, adding);
    const ConfigureEnd end = space.run(space.call(cpu), cpu);
    QVERIFY(!end.good);
    QStringList unwanted;
    for (const ConfigureDifference& each : end.differences)
        unwanted << each.kindName() + u' ' + each.found;
    QVERIFY2(unwanted.contains(u"unwanted build --config=cuda"_s), qPrintable(unwanted.join(u'\n')));
    space.write(u"configure"_s, space.script(cpu));
    QVERIFY(space.run(space.call(cpu), cpu).good);
    QVERIFY(!space.read(u".tf_configure.bazelrc"_s).contains("--config=cuda"));
}

void TestConfigure::hashSeedsChangeNothing()
{
    const Space space(family(u"py-1.5"_s));
    auto answers = space.answers(false);
    answers.remove(u"PYTHON_LIB_PATH"_s); // the script takes the first of a set
    const ConfigureCall call = space.call(answers);
    space.write(u"configure"_s,
                space.script(answers, {},
                             "lib=$(python3 -c 'print(list({\"/a/\" + str(i) for i in range(9)})[0])')\n"
                             "sed -i \"s|\\${VALUE}|$lib|\" .tf_configure.bazelrc\n"));
    QSet<QByteArray> written;
    for (int seed = 1; seed <= 6; ++seed) {
        qputenv("PYTHONHASHSEED", QByteArray::number(seed));
        auto environment = answers;
        environment.insert(u"PYTHONHASHSEED"_s, u"0"_s); // as the plan's step has it (tst_planner)
        const ConfigureEnd end = space.run(call, environment);
        QVERIFY2(end.good, qPrintable(end.problem.sentence()));
        written.insert(space.read(u".tf_configure.bazelrc"_s));
    }
    qunsetenv("PYTHONHASHSEED");
    QCOMPARE(written.size(), 1);
}

void TestConfigure::piecesChangeNothing()
{
    ConfigureCall call;
    const ConfigureFamily& hermetic = family(u"py-2.20-hermetic"_s);
    configure::fillIn(call, hermetic, u"2.21"_s, hermetic.cuda);
    call.terminal = true;
    for (const auto& [name, value] : hermetic.cuda.asKeyValueRange())
        call.answers.append({name, value, {}});
    const QByteArray text =
        "You have bazel 7.4.1 installed.\r\nPlease specify the local CUDA path you want to use or leave empty to use "
        "the default version. \r\n\r\nPlease specify the local CUDNN path you want to use or leave empty to use the "
        "default version. \r\nGrüße\r\nPlease specify the local NCCL path you want to use or leave empty to use the "
        "default version. ";
    for (const qsizetype size : {qsizetype(1), qsizetype(2), qsizetype(7), text.size()}) {
        Dialogue dialogue(call);
        QByteArray typed;
        for (qsizetype at = 0; at < text.size(); at += size)
            typed += dialogue.feed(text.mid(at, size));
        QVERIFY(!dialogue.stop());
        QCOMPARE(dialogue.questions(), 3);
        QCOMPARE(typed, QByteArray("\n\n\n"));
    }
}

void TestConfigure::everyFailureHasASentence()
{
    for (const ConfigureFailure& failure : Space::catalog().configureFailures()) {
        const Error error = configure::knownFailure(failure.id, {u"a"_s, u"b"_s}, u"line"_s);
        QVERIFY2(!error.text.isEmpty() && !error.hint.isEmpty(), qPrintable(failure.id));
        QVERIFY2(!error.text.contains(QRegularExpression(u"%\\d"_s)), qPrintable(error.text));
    }
    QVERIFY(configure::knownFailure(u"nobody-knows"_s, {}, {}).text.isEmpty());
}

void TestConfigure::surviveJson()
{
    for (const ConfigureFamily& each : Space::catalog().configureFamilies()) {
        const Space space(each);
        ConfigureCall call = space.call(space.answers(true));
        call.kept = {{u"a=b"_s, u""_s}};
        call.tracked = {u"x"_s};
        QCOMPARE(ConfigureCall::fromJson(call.toJson()), call);
    }
}

void TestConfigure::takenOver_data()
{
    everyFamily_data();
}

void TestConfigure::takenOver()
{
    QFETCH(QString, id);
    QFETCH(bool, cuda);
    const ConfigureFamily& own = family(id);
    const Space space(own);
    auto answers = space.answers(cuda);
    answers.insert(u"CC_OPT_FLAGS"_s, u"-O2 -mcpu=cortex-a57"_s);
    space.write(u"configure"_s, space.script(answers));
    QVERIFY(space.run(space.call(answers), answers).good);
    QFile rc(space.path(own.rcFiles.first()));
    QVERIFY(rc.open(QIODevice::Append));
    rc.write("build --copt=-DMINE=1\ntest:mine --x\n");
    rc.close();
    const ConfiguredTree tree = ConfiguredTree::read(own, own.versions.first(), space.path(u"."_s));
    QCOMPARE(tree.answers.value(u"CC_OPT_FLAGS"_s), answers.value(u"CC_OPT_FLAGS"_s));
    if (!id.startsWith("bash-1.0"_L1)) { // these keep no answer about CUDA, and their file holds much besides
        QCOMPARE(tree.answers.value(u"TF_NEED_CUDA"_s, u"0"_s), answers.value(u"TF_NEED_CUDA"_s));
        QCOMPARE(tree.flags, QStringList{u"--copt=-DMINE=1"_s});
        QCOMPARE(tree.others, QStringList{u"test:mine --x"_s});
        for (const QString& name : {u"TF_CUDA_VERSION"_s, u"HERMETIC_CUDA_VERSION"_s, u"TF_CUDNN_VERSION"_s,
                                    u"TF_CUDA_COMPUTE_CAPABILITIES"_s}) {
            if (cuda && answers.contains(name))
                QCOMPARE(tree.answers.value(name), answers.value(name));
        }
    }
    QVERIFY2(tree.features.isEmpty(), qPrintable(QStringList(tree.features.keys()).join(u' ')));
}

QTEST_GUILESS_MAIN(TestConfigure)
#include "tst_configure.moc"
