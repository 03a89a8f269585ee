// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What every verb has in common, on the real program: help, streams, empty arguments and what counts as a mistake of
// the one who asked.

#include "tests/support/program.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace cw;
using namespace Qt::StringLiterals;

class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void helpNamesTheVerb();
    void withoutAVerbTheOverviewIsAMessage();
    void emptyArgumentsAreRefused_data();
    void emptyArgumentsAreRefused();
    void unusableFilesAreTheAskersError();
    void theSampleLooksAtItsLimitsFirst();
    void lostDataIsNoSuccess();
    void theVersionIsAnObjectToo();
    void aPipeWithANameIsNotWaitedFor_data();
    void aPipeWithANameIsNotWaitedFor();
    void whatAShellPipesIsRead();

private:
    Answer run(const QStringList& arguments) const { return answerOf(m_folder.path(), arguments); }

    QTemporaryDir m_folder;
};

void TestCommandLine::helpNamesTheVerb()
{
    QVERIFY(run({u"check"_s, u"--help"_s}).out.startsWith("Usage: crosswright check [options] FILE\n"));
    QVERIFY(run({u"device"_s, u"virtual"_s, u"--help"_s}).out.startsWith("Usage: crosswright device virtual "));
    const Answer group = run({u"device"_s, u"--help"_s});
    QCOMPARE(group.code, 0);
    QVERIFY(group.out.contains("device add") && group.err.isEmpty());
    QCOMPARE(run({u"device"_s}).code, 64);
}

void TestCommandLine::withoutAVerbTheOverviewIsAMessage()
{
    const Answer bare = run({});
    QCOMPARE(bare.code, 64);
    QCOMPARE(bare.out, QByteArray());
    const Answer asked = run({u"--help"_s});
    QCOMPARE(asked.code, 0);
    QCOMPARE(asked.out, bare.err);
}

void TestCommandLine::emptyArgumentsAreRefused_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("catalog") << QStringList{u"catalog"_s, u"boards"_s, QString()};
    QTest::newRow("status") << QStringList{u"status"_s, QString()};
    QTest::newRow("stop") << QStringList{u"stop"_s, QString()};
    QTest::newRow("check") << QStringList{u"check"_s, QString()};
    QTest::newRow("an option's value") << QStringList{u"plan"_s, u"x.cw.json"_s, u"--diff"_s, QString()};
}

void TestCommandLine::emptyArgumentsAreRefused()
{
    QFETCH(const QStringList, words);
    const Answer answer = run(words);
    QCOMPARE(answer.code, 64);
    QCOMPARE(answer.out, QByteArray());
    QVERIFY(answer.err.contains("empty"));
}

void TestCommandLine::unusableFilesAreTheAskersError()
{
    // 3 is for a run, a deployment or a verification that failed.
    QCOMPARE(run({u"check"_s, m_folder.path()}).code, 2);
    QCOMPARE(run({u"new"_s, u"-o"_s, u"/proc/crosswright/x.cw.json"_s}).code, 2);
}

void TestCommandLine::theSampleLooksAtItsLimitsFirst()
{
    for (const QStringList& limit : {QStringList{u"--jobs"_s, u"0"_s}, QStringList{u"--ram"_s, u"lots"_s}}) {
        const Answer answer = run(QStringList{u"sample"_s} + limit);
        QCOMPARE(answer.code, 2);
        QVERIFY2(!answer.err.contains("device virtual"), answer.err.constData());
    }
    QCOMPARE(run({u"sample"_s, u"--suite"_s, u"sid"_s}).code, 64);
}

// A full disk, or a pipe that nobody reads: who stores the answer must not take the half of it for the whole.
void TestCommandLine::lostDataIsNoSuccess()
{
    for (const QStringList& words : {QStringList{u"catalog"_s, u"tf"_s},
                                     QStringList{u"catalog"_s, u"tf"_s, u"--json"_s}, QStringList{u"--help"_s}}) {
        QProcess process;
        process.setStandardOutputFile(u"/dev/full"_s);
        process.start(qEnvironmentVariable("CROSSWRIGHT_PROGRAM"), words);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(process.readAllStandardError().contains("standard output"));
    }
}

void TestCommandLine::theVersionIsAnObjectToo()
{
    const Answer answer = run({u"--version"_s, u"--json"_s});
    QCOMPARE(answer.code, 0);
    QCOMPARE(answer.json().value("version"_L1).toInt(), 1);
    QVERIFY(!answer.json().value("release"_L1).toString().isEmpty());
}

void TestCommandLine::aPipeWithANameIsNotWaitedFor_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("show") << QStringList{u"show"_s};
    QTest::newRow("check") << QStringList{u"check"_s, u"--no-probe"_s};
    QTest::newRow("set") << QStringList{u"set"_s};
    QTest::newRow("repair") << QStringList{u"repair"_s, u"--no-probe"_s};
    QTest::newRow("plan") << QStringList{u"plan"_s, u"--no-probe"_s};
    QTest::newRow("build") << QStringList{u"build"_s, u"--no-probe"_s, u"--yes"_s};
    QTest::newRow("probe --parse") << QStringList{u"probe"_s, u"--parse"_s, u"os-release"_s};
}

void TestCommandLine::aPipeWithANameIsNotWaitedFor()
{
    QFETCH(QStringList, words);
    const QString pipe = m_folder.filePath(u"pipe.cw.json"_s);
    QFile::remove(pipe);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    words.append(pipe);
    if (words.first() == "set"_L1)
        words.append(u"tf=2.8.0"_s);
    const Answer answer = run(words); // would not come back
    QCOMPARE(answer.code, 2);
    QVERIFY2(answer.err.contains("is a pipe"), answer.err.constData());
}

// What has a writer is read as ever: "<(…)" is /dev/fd/N, and "|" is /dev/stdin.
void TestCommandLine::whatAShellPipesIsRead()
{
    const QString file = m_folder.filePath(u"piped.cw.json"_s);
    QCOMPARE(run({u"new"_s, u"--tf"_s, u"2.8.0"_s, u"-o"_s, file}).code, 0);
    for (const QString& script : {uR"("$1" show <(cat "$2") --json)"_s, uR"(cat "$2" | "$1" show /dev/stdin --json)"_s,
                                  uR"("$1" show /dev/stdin --json <"$2")"_s}) {
        QProcess shell;
        shell.start(u"bash"_s, {u"-c"_s, script, u"bash"_s, qEnvironmentVariable("CROSSWRIGHT_PROGRAM"), file});
        QVERIFY2(shell.waitForFinished(), qPrintable(script));
        QVERIFY2(shell.exitCode() == 0, shell.readAllStandardError().constData());
        QVERIFY2(shell.readAllStandardOutput().contains("\"2.8.0\""), qPrintable(script));
    }
}

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_commandline.moc"
