// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What every verb has in common, on the real program: help, streams, empty arguments and what counts as a mistake of
// the one who asked.

#include "tests/support/program.h"

#include <QTemporaryDir>
#include <QTest>

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

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_commandline.moc"
