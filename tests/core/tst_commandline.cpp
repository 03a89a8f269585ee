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

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_commandline.moc"
