// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What can be built for which device: answers that are known from the catalog's facts. What must hold of every answer is
// in tst_solveproperties.cpp.

#include "solvefacts.h"

#include <QTest>

using namespace cw;
using namespace solvefacts;

namespace {

QStringList ids(const QList<Change>& changes)
{
    QStringList list;
    for (const Change& change : changes)
        list.append(change.id);
    list.sort();
    return list;
}

const QString cuda80 = u"host.cuda=[8.0] host.cuda_path=/usr/local/cuda-8.0 host.path.cuda_path=/usr/local/cuda-8.0 "
                       "host.path.cuda_path.nvcc=8.0.61 host.path.cuda_path.folders=[include,bin,lib64,nvvm] "
                       "host.path.cuda_path.target_version=8.0.61 host.path.cuda_path.stub=true "_s;

bool excludes(const Solution& row, const QString& rule)
{
    return std::any_of(row.excludedBy.begin(), row.excludedBy.end(),
                       [&](const Finding& finding) { return finding.id == rule; });
}

} // namespace

class TestSolve : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knownAnswers_data();
    void knownAnswers();
    void firstAnswers_data();
    void firstAnswers();
    void unknownsCountInTheRanking();
    void everyReleaseOnce();
    void nothingIsGreenInTheDark_data();
    void nothingIsGreenInTheDark();
    void mistakes_data();
    void mistakes();
};

void TestSolve::knownAnswers_data()
{
    QTest::addColumn<QString>("facts");
    QTest::addColumn<QString>("wish");
    QTest::addColumn<QString>("tf");
    QTest::addColumn<QString>("verdict");
    QTest::addColumn<QString>(
        "expected"); // values of the choice; rule:ID excludes; change:ID is needed, cuda-change:ID for CUDA
    const QString cuda102 = u"host.cuda=[10.2] host.cuda_path=/usr/local/cuda-10.2 "_s;

    QTest::newRow("nano 4.6.1: 2.6.0 with CUDA 10.2, as nobody published how to cross-build it")
        << ubuntu18 + cuda102 + nano461 << u"use=require"_s << u"2.6.0"_s << u"conditional"_s
        << u"cuda=10.2 cudnn=8.2 python=3.6 jetpack=4.6.1 mode=cross"_s;
    QTest::newRow("nano 4.6.1: 2.6.0 on the CPU fits as it is")
        << ubuntu18 + nano461 << u""_s << u"2.6.0"_s << u"cpu-only"_s << u"python=3.6 mode=cross"_s;
    QTest::newRow("nano 4.6.1: 2.8.0 wants a newer Python")
        << ubuntu18 + u"host.bazel=4.2.3 host.python=3.10.4 "_s + nano461 << u"use=never"_s << u"2.8.0"_s << u"change"_s
        << u"rule:python.unsupported change:device.python"_s;
    QTest::newRow("nano 4.6.1 from Debian 12: its C library is too new")
        << debian12 + nano461 << u"use=never"_s << u"2.6.0"_s << u"change"_s
        << u"rule:glibc.older rule:bazel.range change:host.sysroot change:host.bazel bazel=3.7.2"_s;
    QTest::newRow("nano 4.6.1 from Debian 12: GCC 8 for CUDA 10.2")
        << debian12 + cuda102 + nano461 << u"use=require"_s << u"2.6.0"_s << u"change"_s
        << u"rule:compiler.nvcc change:host.gcc compiler=aarch64-linux-gnu-g++-8"_s;
    QTest::newRow("nano 4.3: CUDA 10.2 is a JetPack away")
        << ubuntu18 + cuda102 + nano43 << u"cuda=10.2 use=require"_s << u"2.6.0"_s << u"change"_s
        << u"rule:cuda.jetpack change:wish.cpu cuda-change:device.jetpack"_s;
    QTest::newRow("tx1 with JetPack 3.1: 1.5.0 with CUDA 8.0, the seed's own")
        << ubuntu16 + cuda80 + tx1jp31 << u""_s << u"1.5.0"_s << u"fits"_s
        << u"cuda=8.0 cudnn=6.0 python=3.5 jetpack=3.1 mode=cross"_s;
    QTest::newRow("tx1 with JetPack 3.2: CUDA 9.0")
        << ubuntu16 << u"board=jetson-tx1 jetpack=3.2 use=require"_s << u"1.5.0"_s << u"change"_s
        << u"cuda=9.0 cudnn=7.0 python=3.5 change:host.cuda rule:cuda.path"_s;
    QTest::newRow("orin nano with JetPack 6.2: what 2.18 downloads does not run there")
        << debian12 + orinNano62 << u"use=require"_s << u"2.18.0"_s << u"change"_s << u"rule:cuda.hermetic_tegra"_s;
    QTest::newRow("orin nano with JetPack 6.2: 2.17.0 takes CUDA from a folder")
        << debian12 + u"host.bazel=6.5.0 "_s + orinNano62 << u"use=require"_s << u"2.17.0"_s << u"change"_s
        << u"cuda=12.6 cudnn=9.3 python=3.10 rule:cuda.path change:host.cuda"_s;
    QTest::newRow("orin nano: 1.15.0 has no Python for it")
        << debian12 + orinNano62 << u"use=never"_s << u"1.15.0"_s << u"change"_s << u"rule:python.unsupported"_s;
    QTest::newRow("pi 4, Debian 12: 2.21.0 with its own Bazel")
        << debian12 + u"host.bazel=7.4.1 "_s + pi4 << u""_s << u"2.21.0"_s << u"fits"_s << u"python=3.11 mode=cross"_s;
    QTest::newRow("pi 4, Debian 12: 2.8.0 knows no Python 3.11")
        << debian12 + pi4 << u""_s << u"2.8.0"_s << u"change"_s << u"rule:python.unsupported"_s;
    QTest::newRow("pi 4, Debian 12: TensorFlow Lite 2.8.0 needs none")
        << debian12 + pi4 << u"product=tflite"_s << u"2.8.0"_s << u"fits"_s << u"mode=cross"_s;
    QTest::newRow("pi zero: the C library of 1.3.0 with an ARMv6 compiler")
        << debian12 + u"host.bazel=0.5.3"_s << u"board=raspberry-pi-0 product=c-library"_s << u"1.3.0"_s << u"change"_s
        << u"rule:compiler.armv6 change:host.armv6 product=c-library"_s;
    QTest::newRow("pi zero: no Bazel of that age")
        << debian12 << u"board=raspberry-pi-0 product=c-library"_s << u"1.3.0"_s << u"change"_s
        << u"rule:compiler.armv6 rule:bazel.cross change:host.armv6 change:host.bazel bazel=0.5.3"_s;
    QTest::newRow("nano with much swap: building on it needs nothing here")
        << u"host.os=debian_12 host.arch=x86_64 host.cores=8 host.disk=100000 host.disk_tmp=50000 host.bazel=3.7.2 "
           "host.cross.aarch64.gcc=?not_found host.glibc=2.36 host.gcc=7.5.0 host.python_numpy=true host.python=3.6.9 "_s
               + nano461 + u"device.swap=8192"_s
        << u"device=nano use=never mode=native"_s << u"2.6.0"_s << u"fits"_s << u"mode=native python=3.6"_s;
    QTest::newRow("tk1: its CUDA is too old for all")
        << debian12 << u"board=jetson-tk1 use=require"_s << u"1.15.0"_s << u"change"_s << u"change:wish.cpu"_s;
    QTest::newRow("a pc with an RTX 4060: 2.18.0 brings its CUDA")
        << debian12
               + u"host.bazel=6.5.0 device.arch=x86_64 device.python=3.11 device.glibc=2.36 device.glibcxx=3.4.30 "
                 "device.driver=555.42.06 host.driver=555.42.06"_s
        << u"board=x86_64 gpu=RTX_4060"_s << u"2.18.0"_s << u"fits"_s << u"cuda=12.5.1 cudnn=9.3.0 mode=native"_s;
    QTest::newRow("a pc with an old driver")
        << debian12
               + u"host.bazel=6.5.0 device.arch=x86_64 device.python=3.11 device.driver=450.80.02 host.driver=450.80.02"_s
        << u"board=x86_64 gpu=RTX_4060 use=require"_s << u"2.18.0"_s << u"change"_s
        << u"rule:driver.too_old change:driver"_s;
}

void TestSolve::knownAnswers()
{
    QFETCH(QString, facts);
    QFETCH(QString, wish);
    QFETCH(QString, tf);
    QFETCH(QString, verdict);
    QFETCH(QString, expected);
    const Solutions solutions = solved(facts, wish);
    const Solution* row = rowOf(solutions, tf);
    QVERIFY(row);
    QStringList against;
    for (const Finding& finding : row->excludedBy)
        against.append(finding.id + u": "_s + finding.text);
    const QString said = u"%1: %2; changes %3; conditions: %4; against it: %5"_s.arg(
        verdictName(row->verdict), row->why, ids(row->changes).join(u','), row->conditions.join(u" | "_s),
        against.join(u" | "_s));
    QVERIFY2(verdictName(row->verdict) == verdict, qPrintable(said));
    for (const QString& each : expected.split(u' ', Qt::SkipEmptyParts)) {
        if (each.startsWith("rule:"_L1))
            QVERIFY2(excludes(*row, each.mid(5)), qPrintable(each + u" in "_s + said));
        else if (each.startsWith("cuda-change:"_L1))
            QVERIFY2(ids(row->cudaChanges).contains(each.mid(12)), qPrintable(each + u" in "_s + said));
        else if (each.startsWith("change:"_L1))
            QVERIFY2(ids(row->changes).contains(each.mid(7)), qPrintable(each + u" in "_s + said));
        else
            QCOMPARE(row->choice(each.section(u'=', 0, 0)), each.section(u'=', 1));
    }
}

void TestSolve::firstAnswers_data()
{
    QTest::addColumn<QString>("facts");
    QTest::addColumn<QString>("wish");
    QTest::addColumn<QString>("first");
    QTest::newRow("tx1: the newest with CUDA as it is") << ubuntu16 + cuda80 + tx1jp31 << u""_s << u"1.5.0 fits"_s;
    QTest::newRow("nano: the newest that takes Python 3.6") << ubuntu18 + nano461 << u"use=never"_s << u"2.6.0 fits"_s;
    QTest::newRow("nano: the same, and its GPU is idle") << ubuntu18 + nano461 << u""_s << u"2.6.0 cpu-only"_s;
    QTest::newRow("pi 4 with Bazel 7") << debian12 + u"host.bazel=7.4.1 "_s + pi4 << u""_s << u"2.21.0 fits"_s;
}

void TestSolve::firstAnswers()
{
    QFETCH(QString, facts);
    QFETCH(QString, wish);
    QFETCH(QString, first);
    const Solutions solutions = solved(facts, wish);
    QCOMPARE(solutions.rows.first().tf + u' ' + verdictName(solutions.rows.first().verdict), first);
}

// What nobody is known to have built does not stand before what only takes more packages.
void TestSolve::unknownsCountInTheRanking()
{
    const Solutions solutions = solved(debian12 + nano461, {});
    QStringList order;
    for (const Solution& row : solutions.rows) {
        if (row.verdict == Solution::Verdict::AfterChange)
            order.append(row.tf);
    }
    QVERIFY2(order.contains(u"2.6.0"_s) && order.contains(u"2.21.0"_s), qPrintable(order.join(u' ')));
    QVERIFY2(order.indexOf(u"2.6.0"_s) < order.indexOf(u"2.21.0"_s), qPrintable(order.join(u' ')));
}

void TestSolve::everyReleaseOnce()
{
    QStringList releases;
    for (const Release& release : catalog().releases()) {
        if (release.project == "tensorflow"_L1)
            releases.append(release.id);
    }
    releases.sort();
    QCOMPARE(releases.size(), 38);
    for (const Board& board : catalog().boards()) {
        const Solutions solutions = solved(debian12, u"board="_s + board.id);
        QStringList rows;
        for (const Solution& row : solutions.rows) {
            rows.append(row.tf);
            QVERIFY2(row.isSolution() || !row.excludedBy.isEmpty(), qPrintable(board.id + u' ' + row.tf));
            QVERIFY2(row.verdict == Solution::Verdict::Fits || !row.why.isEmpty(),
                     qPrintable(board.id + u' ' + row.tf));
        }
        rows.sort();
        QCOMPARE(rows, releases);
    }
}

void TestSolve::nothingIsGreenInTheDark_data()
{
    QTest::addColumn<QString>("facts");
    QTest::addColumn<QString>("wish");
    QTest::newRow("nothing known") << u""_s << u"board=raspberry-pi-4"_s;
    QTest::newRow("this machine only") << debian12 << u"board=raspberry-pi-4"_s;
    QTest::newRow("this machine only, a Jetson") << ubuntu18 << u"board=jetson-nano"_s;
    QTest::newRow("as if a JetPack were there") << ubuntu18 << u"board=jetson-nano jetpack=4.6.1"_s;
    QTest::newRow("the device only") << pi4 << u""_s;
    QTest::newRow("the device's C library not known")
        << debian12 + u"host.bazel=7.4.1 "_s + pi4 + u"device.glibc=?failed"_s << u""_s;
    QTest::newRow("the device's Python not known")
        << debian12 + u"host.bazel=7.4.1 "_s + pi4 + u"device.python=?failed device.pythons=?failed"_s << u""_s;
    QTest::newRow("which Bazel is not known") << debian12 + pi4 + u"host.bazel=?it_does_not_say"_s << u""_s;
}

void TestSolve::nothingIsGreenInTheDark()
{
    QFETCH(QString, facts);
    QFETCH(QString, wish);
    for (const Solution& row : solved(facts, wish).rows) {
        QVERIFY2(row.verdict >= Solution::Verdict::Conditional, qPrintable(row.tf));
        if (row.verdict == Solution::Verdict::Conditional)
            QVERIFY2(!row.conditions.isEmpty(), qPrintable(row.tf));
    }
}

void TestSolve::mistakes_data()
{
    QTest::addColumn<QString>("wish");
    QTest::addColumn<QString>("word");
    QTest::newRow("no board") << u""_s << u"board"_s;
    QTest::newRow("wrong board") << u"board=jetson-nanno"_s << u"jetson-nanno"_s;
    QTest::newRow("wrong JetPack") << u"board=jetson-nano jetpack=99"_s << u"99"_s;
    QTest::newRow("wrong GPU") << u"board=x86_64 gpu=Voodoo"_s << u"Voodoo"_s;
}

void TestSolve::mistakes()
{
    QFETCH(QString, wish);
    QFETCH(QString, word);
    const auto result = solveBackward(catalog(), Facts(), wishOf(wish));
    QVERIFY(!result);
    QCOMPARE(result.error().kind, Error::Kind::Invalid);
    QVERIFY2(result.error().text.contains(word), qPrintable(result.error().text));
    const auto one = solveOne(catalog(), Facts(), wishOf(u"board=jetson-nano tf=9.9"_s));
    QVERIFY(!one && one.error().text.contains("9.9"_L1));
}

QTEST_GUILESS_MAIN(TestSolve)
#include "tst_solve.moc"
