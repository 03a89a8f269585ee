// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What failed programs print, as recorded, and what is made of it; when a limit counts as crossed; what runs beside each
// other come to.

#include "core/run/bazelsentence.h"
#include "core/run/failuretext.h"
#include "core/run/limitwatch.h"
#include "core/run/otherruns.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

class TestFailureText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void firstErrors_data();
    void firstErrors();
    void killedPrograms_data();
    void killedPrograms();
    void memoryIsNamedOnlyWithEvidence();
    void aLimitIsCrossedForAsLongAsItIs();
    void whatRunsComeToTogether();
};

void TestFailureText::firstErrors_data()
{
    QTest::addColumn<QString>("printed");
    QTest::addColumn<QString>("first");
    QTest::newRow("g++ after Bazel's own line")
        << u"ERROR: /w/fail/BUILD:2:11: Compiling fail/bad.cc failed: (Exit 1): process-wrapper failed: error executing command\n"
           "  exec env - PATH=/bin /usr/bin/gcc -Werror -c fail/bad.cc)\n"
           "fail/bad.cc: In function 'int bad(int)':\n"
           "fail/bad.cc:1:9: warning: unused parameter 'x' [-Wunused-parameter]\n"
           "fail/bad.cc:2:38: error: 'undeclared_thing' was not declared in this scope\n"
           "fail/bad.cc:9:1: error: another\n"_s
        << u"fail/bad.cc:2:38: error: 'undeclared_thing' was not declared in this scope"_s;
    QTest::newRow("colours") << u"\x1b[01m\x1b[Ka.cc:3:5:\x1b[m\x1b[K \x1b[01;31m\x1b[Kerror: \x1b[m\x1b[Kno"_s
                             << u"a.cc:3:5: error: no"_s;
    QTest::newRow("missing header")
        << u"a.cc:1:10: fatal error: none.h: No such file or directory\ncompilation terminated."_s
        << u"a.cc:1:10: fatal error: none.h: No such file or directory"_s;
    QTest::newRow("linker")
        << u"/usr/bin/ld: a.o: in function `main':\na.cc:3: undefined reference to `f()'\ncollect2: error: ld returned 1 exit status"_s
        << u"a.cc:3: undefined reference to `f()'"_s;
    QTest::newRow("a package that is not there")
        << u"ERROR: /w/BUILD:3:10: no such package 'x': BUILD file not found\nERROR: Analysis of target '//:a' failed"_s
        << u"ERROR: /w/BUILD:3:10: no such package 'x': BUILD file not found"_s;
    QTest::newRow("a program that is not there") << u"/usr/bin/env: 'python': No such file or directory"_s
                                                 << u"/usr/bin/env: 'python': No such file or directory"_s;
    QTest::newRow("a count is none") << u"error count: 0\nCompiling error.cc\n0 errors"_s << QString();
    QTest::newRow("nothing") << QString() << QString();
}

void TestFailureText::firstErrors()
{
    QFETCH(QString, printed);
    QTEST(firstError(printed), "first");
}

void TestFailureText::killedPrograms_data()
{
    QTest::addColumn<QString>("printed");
    QTest::addColumn<bool>("killed");
    QTest::addColumn<QString>("program");
    QTest::addColumn<bool>("itself");
    QTest::newRow("g++ 12") << u"g++: fatal error: Killed signal terminated program cc1plus\ncompilation terminated."_s
                            << true << u"cc1plus"_s << false;
    QTest::newRow("g++ 7") << u"g++: internal compiler error: Killed (program cc1plus)"_s << true << u"cc1plus"_s
                           << false;
    QTest::newRow("ld") << u"collect2: fatal error: ld terminated with signal 9 [Killed]"_s << true << u"ld"_s << false;
    QTest::newRow("clang") << u"clang: error: unable to execute command: Killed"_s << true << QString() << false;
    QTest::newRow("the driver") << u"Compiling a.cc failed: (Killed): gcc failed: error executing command"_s << true
                                << u"gcc"_s << false;
    QTest::newRow("nvcc") << u"nvcc error   : 'cicc' died due to signal 9 (Kill signal)"_s << true << u"cicc"_s
                          << false;
    QTest::newRow("its own words") << u"cc1plus: out of memory allocating 65536 bytes after a total of 12693504 bytes"_s
                                   << true << u"cc1plus"_s << true;
    QTest::newRow("an error") << u"a.cc:3:5: error: 'Killed' was not declared"_s << false << QString() << false;
}

void TestFailureText::killedPrograms()
{
    QFETCH(QString, printed);
    const auto killed = killedProgram(printed);
    QTEST(killed.has_value(), "killed");
    QTEST(killed.value_or(KilledProgram()).program, "program");
    QTEST(killed.value_or(KilledProgram()).saidItself, "itself");
}

void TestFailureText::memoryIsNamedOnlyWithEvidence()
{
    BazelFailure failure;
    failure.victim = {{"program"_L1, u"cc1plus"_s}, {"label"_L1, u"//a:b"_s}, {"peak_mib"_L1, 812}};
    QVERIFY(!bazelSentence(1, {}, failure).ofMemory); // the kernel does not tell
    failure.kernelKnown = true;
    QVERIFY(!bazelSentence(1, {}, failure).ofMemory);
    QVERIFY(!bazelSentence(1, {}, failure).text.contains("memory"_L1));
    failure.kernelKills = 1;
    QVERIFY(bazelSentence(1, {}, failure).ofMemory);
    QVERIFY(bazelSentence(1, {}, failure).text.contains("812 MiB"_L1));
    QVERIFY(bazelSentence(37, {}, failure).ofMemory);
    failure.kernelKills = 0;
    QVERIFY(!bazelSentence(37, {}, failure).text.contains("memory"_L1));
    failure.victim.insert("said_itself"_L1, true);
    QVERIFY(bazelSentence(1, {}, failure).ofMemory);
}

void TestFailureText::aLimitIsCrossedForAsLongAsItIs()
{
    LimitWatch watch(1000);
    using Change = LimitWatch::Change;
    QCOMPARE(watch.take(0, 1000), Change::None); // up to the limit
    QCOMPARE(watch.take(400, 1200), Change::Began);
    QCOMPARE(watch.take(800, 1500), Change::None);
    QCOMPARE(watch.take(1200, 900), Change::None);  // it was above until then
    QCOMPARE(watch.take(1600, 1100), Change::None); // a dip
    QCOMPARE(watch.take(2000, 900), Change::None);
    QCOMPARE(watch.take(4000, 900), Change::Ended);
    QCOMPARE(watch.ms(), 1600);
    QCOMPARE(watch.peakKiB(), 1500);
    QCOMPARE(watch.take(5000, 1001), Change::Began);
    QCOMPARE(watch.finish(6000), Change::Ended);
    QCOMPARE(watch.finish(7000), Change::None);
    QCOMPARE(watch.times(), 2);
    QCOMPARE(watch.totalMs(), 2600);
    LimitWatch none(0);
    QCOMPARE(none.take(0, 1 << 30), Change::None);
}

void TestFailureText::whatRunsComeToTogether()
{
    const MachineSize machine{8, 16384};
    QCOMPARE(sharingSentence({u"a"_s, 4, 8192}, {}, machine), QString());
    QCOMPARE(sharingSentence({u"a"_s, 4, 8192}, {{u"b"_s, 4, 8192}}, machine), QString()); // they just fit
    QVERIFY(sharingSentence({u"a"_s, 4, 8192}, {{u"b"_s, 4, 8193}}, machine).contains("16385 MiB"_L1));
    QVERIFY(sharingSentence({u"a"_s, 4, 8192}, {{u"b"_s, 5, 1024}}, machine).contains("9 jobs on 8 cores"_L1));
    QVERIFY(sharingSentence({u"a"_s, 1, 8192}, {{u"b"_s, 1, 0}}, machine).contains("limit"_L1));
}

QTEST_GUILESS_MAIN(TestFailureText)
#include "tst_failuretext.moc"
