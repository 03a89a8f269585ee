// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Who asks for JSON gets an object also where nothing could be done, and always the same one, so that a program can tell
// its user why without reading standard error.

#include "tests/support/program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

class TestRefusals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areObjects_data();
    void areObjects();

private:
    QTemporaryDir m_folder;
};

void TestRefusals::areObjects_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("code");
    const QString absent = m_folder.filePath(u"absent.cw.json"_s);
    for (const QString& verb : {u"check"_s, u"plan"_s, u"show"_s, u"repair"_s, u"build"_s, u"configure"_s})
        QTest::newRow(qPrintable(verb)) << QStringList{verb, absent} << 2;
    for (const QString& verb : {u"status"_s, u"stop"_s, u"attach"_s, u"report"_s})
        QTest::newRow(qPrintable(verb)) << QStringList{verb, u"20200101-000000-abcdef"_s} << 2;
    for (const QString& verb : {u"deploy"_s, u"verify"_s, u"rollback"_s}) {
        QStringList words{verb, u"--device"_s, u"nobody"_s};
        if (verb == "deploy"_L1)
            words.append(u"some-run"_s);
        QTest::newRow(qPrintable(verb)) << words << 2;
    }
    QTest::newRow("unknown virtual device")
        << QStringList{u"device"_s, u"virtual"_s, u"create"_s, u"--profile"_s, u"toaster"_s} << 2;
    QTest::newRow("unknown verb") << QStringList{u"chek"_s} << 64;
    QTest::newRow("half a verb") << QStringList{u"device"_s} << 64;
    QTest::newRow("unknown option") << QStringList{u"check"_s, absent, u"--colour"_s} << 64;
    QTest::newRow("unknown recording") << QStringList{u"probe"_s, u"--parse"_s, u"nokind"_s, absent} << 64;
    QTest::newRow("two lists") << QStringList{u"catalog"_s, u"tf"_s, u"boards"_s} << 64;
    QTest::newRow("too few arguments") << QStringList{u"check"_s} << 64;
}

void TestRefusals::areObjects()
{
    QFETCH(QStringList, words);
    QFETCH(int, code);
    const Answer answer = answerOf(m_folder.path(), words << u"--json"_s);
    QVERIFY2(answer.code == code, answer.err.constData());
    QVERIFY2(answer.out.count('\n') == 1, answer.out.constData());
    const QJsonObject object = answer.json();
    QCOMPARE(object.value("version"_L1).toInt(), 1);
    QCOMPARE(object.value("result"_L1).toString(), u"refused"_s);
    const QString error = object.value("error"_L1).toString();
    QVERIFY(!error.isEmpty());
    QVERIFY2(answer.err.contains(error.toUtf8()), answer.err.constData());
}

QTEST_GUILESS_MAIN(TestRefusals)
#include "tst_refusals.moc"
