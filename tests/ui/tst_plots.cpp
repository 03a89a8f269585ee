// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures: what is thinned away, what is said, what keys do.

#include "core/bazel/remainingtime.h"
#include "fakeprompter.h"
#include "ui/look/crossstyle.h"
#include "ui/plots/memoryplot.h"
#include "ui/plots/pointpyramid.h"
#include "ui/plots/progressplot.h"
#include "ui/plots/seriestable.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

StackPoint point(double seconds, float compilers, float swap = 0)
{
    StackPoint made;
    made.seconds = seconds;
    made.mib = {250, 20, compilers, 0};
    made.swapMiB = swap;
    return made;
}

/// Actions at a steady speed.
QList<CountPoint> steady(double seconds, double perSecond, double total)
{
    QList<CountPoint> points;
    for (int i = 0; i <= int(seconds); ++i)
        points.append({double(i), double(i) * perSecond, total});
    return points;
}

} // namespace

class TestPlots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void thinningKeepsEveryPeak();
    void thinningCostsTheSameAtAnyLength();
    void aPartIsShownWithItsNeighbours();
    void aSteadyBuildEndsWhenItShould();
    void aBuildThatSlowsDownIsNotPromisedEarly();
    void anEarlierRunImprovesTheForecast();
    void nothingIsSaidTooEarly();
    void memorySentence();
    void theTableIsTheData();
    void f2SwitchesToTheTable();
    void keysMoveTheCursor();
    void keysZoomAndReset();
    void theTableIsSaved();
    void colourFollowsThePalette();
    void theAreaHasNoGaps();
    void progressSentence();
};

void TestPlots::initTestCase()
{
    QApplication::setStyle(new CrossStyle);
    QApplication::setPalette(Tokens::light().palette());
}

void TestPlots::thinningKeepsEveryPeak()
{
    StackSeries series;
    for (int i = 0; i < 10000; ++i)
        series.append(point(i, i == 7777 ? 1500 : float(100 + i % 50)));
    for (const qsizetype most : {50, 333, 800}) {
        const QList<StackPoint> shown = series.between(0, 10000, most);
        QVERIFY(shown.size() <= most * 2 + 20);
        QVERIFY(shown.size() >= most / 2);
        const auto highest = std::max_element(shown.cbegin(), shown.cend(),
                                              [](const auto& a, const auto& b) { return a.total() < b.total(); });
        QCOMPARE(highest->seconds, 7777.0);
        QVERIFY(std::is_sorted(shown.cbegin(), shown.cend(),
                               [](const auto& a, const auto& b) { return a.seconds < b.seconds; }));
        // The newest stays whatever the zoom: the picture's end is now.
        QVERIFY(shown.last().seconds >= 9990);
    }
}

void TestPlots::thinningCostsTheSameAtAnyLength()
{
    StackSeries series;
    for (int i = 0; i < 100000; ++i)
        series.append(point(i * 0.5, float(i % 700)));
    QVERIFY(series.between(0, 50000, 600).size() <= 1220);
    QVERIFY(series.between(20000, 20100, 600).size() >= 200); // zoomed: every point
    QCOMPARE(series.size(), 100000);
}

void TestPlots::aPartIsShownWithItsNeighbours()
{
    StackSeries series;
    for (int i = 0; i < 100; ++i)
        series.append(point(i, 10));
    const QList<StackPoint> shown = series.between(40.5, 42.5, 100);
    QCOMPARE(shown.first().seconds, 40.0);
    QCOMPARE(shown.last().seconds, 43.0);
    QCOMPARE(series.indexAt(-5), 0);
    QCOMPARE(StackSeries().indexAt(3), -1);
}

void TestPlots::aSteadyBuildEndsWhenItShould()
{
    const auto rest = remainingTime(steady(100, 2, 400), 100);
    QVERIFY(rest);
    QVERIFY2(std::abs(rest->likely - 100) < 3, qPrintable(QString::number(rest->likely)));
    QVERIFY(rest->low < rest->likely && rest->likely < rest->high);
    QVERIFY(rest->high < 130);
    QCOMPARE(std::round(rest->perMinute), 120.0);
}

void TestPlots::aBuildThatSlowsDownIsNotPromisedEarly()
{
    QList<CountPoint> points = steady(60, 5, 340);
    for (int i = 61; i <= 120; ++i)
        points.append({double(i), 300 + (i - 60) * 0.3, 340});
    const auto rest = remainingTime(points, 120);
    QVERIFY(rest);
    // 22 are left: at the speed of the whole 9 s, at the present one 73 s.
    QVERIFY2(rest->likely > 30 && rest->likely < 73, qPrintable(QString::number(rest->likely)));
    QVERIFY2(rest->high > 60, qPrintable(QString::number(rest->high)));
}

void TestPlots::anEarlierRunImprovesTheForecast()
{
    // The earlier run was fast up to 300 and then took long for the last 40.
    QList<CountPoint> earlier = steady(60, 5, 340);
    for (int i = 61; i <= 260; ++i)
        earlier.append({double(i), 300 + (i - 60) * 0.2, 340});
    const QList<CountPoint> now = steady(59, 5, 340);
    const auto alone = remainingTime(now, 59);
    const auto informed = remainingTime(now, 59, earlier);
    QVERIFY(alone && informed);
    QVERIFY(alone->likely < 15);
    QVERIFY2(informed->likely > 120, qPrintable(QString::number(informed->likely)));
}

void TestPlots::nothingIsSaidTooEarly()
{
    QVERIFY(!remainingTime({}, 5));
    QVERIFY(!remainingTime(steady(5, 5, 100), 5));        // too short
    QVERIFY(!remainingTime(steady(100, 0.05, 100), 100)); // five actions
    QVERIFY(!remainingTime(steady(100, 2, 0), 100));      // this Bazel tells no total
    QVERIFY(!remainingTime(steady(50, 2, 400), 200));     // nothing happened for long
    // A second build step begins anew: what the first did says nothing.
    QList<CountPoint> points = steady(100, 3, 300);
    points.append({101, 0, 50});
    QVERIFY(!remainingTime(points, 101));
}

void TestPlots::memorySentence()
{
    MemoryPlot plot;
    QCOMPARE(plot.sentence(), u"Nothing was measured yet."_s);
    plot.setLimit(2048);
    plot.append({point(0, 100), point(151, 1249), point(200, 300)});
    plot.setPeakCause(u"cc1plus (mul.pic.o)"_s);
    QCOMPARE(plot.sentence(), u"Memory peaked at 1519 of 2048 MiB at 2:31, in cc1plus (mul.pic.o)."_s);
    QCOMPARE(plot.picture()->accessibleDescription(), plot.sentence());
    plot.setLive(true);
    QCOMPARE(plot.sentence(), u"570 of 2048 MiB now; the peak was 1519 MiB at 2:31, in cc1plus (mul.pic.o)."_s);
}

void TestPlots::theTableIsTheData()
{
    MemoryPlot plot;
    const QAbstractItemModelTester tester(plot.table(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    plot.append({point(0, 100), point(61, 200, 12)});
    QCOMPARE(plot.table()->rowCount(), 2);
    QCOMPARE(plot.table()->columnCount(), 7);
    QCOMPARE(plot.table()->index(1, 0).data().toString(), u"1:01"_s);
    QCOMPARE(plot.table()->index(1, 3).data().toString(), u"200"_s);
    QCOMPARE(plot.table()->index(1, 5).data().toString(), u"470"_s);
    QCOMPARE(plot.table()->index(1, 6).data().toString(), u"12"_s);
    QCOMPARE(plot.table()->headerData(5, Qt::Horizontal, Qt::DisplayRole).toString(), u"Total, MiB"_s);
    plot.clear();
    QCOMPARE(plot.table()->rowCount(), 0);
}

void TestPlots::f2SwitchesToTheTable()
{
    MemoryPlot plot;
    plot.append({point(0, 100), point(10, 200)});
    plot.resize(600, 300);
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
    plot.picture()->setFocus();
    QTest::keyClick(plot.picture(), Qt::Key_F2);
    QVERIFY(plot.isTableShown());
    auto* table = plot.findChild<QWidget*>(u"memoryPlotTable"_s);
    QTRY_VERIFY(table->hasFocus());
    auto* copy = plot.findChild<QAbstractButton*>(u"memoryPlotCopy"_s);
    QTest::mouseClick(copy, Qt::LeftButton);
    const QString copied = QApplication::clipboard()->text();
    QVERIFY2(copied.startsWith("Time\tBazel, MiB\tOther, MiB\tCompilers, MiB"_L1), qPrintable(copied));
    QCOMPARE(copied.count(u'\n'), 2);
    QTest::keyClick(table, Qt::Key_F2);
    QVERIFY(!plot.isTableShown());
    QTRY_VERIFY(plot.picture()->hasFocus());
}

void TestPlots::keysMoveTheCursor()
{
    MemoryPlot plot;
    plot.append({point(0, 100), point(10, 200), point(20, 300)});
    plot.resize(600, 300);
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
    QWidget* picture = plot.picture();
    QTest::keyClick(picture, Qt::Key_Right);
    QTest::keyClick(picture, Qt::Key_Right);
    // What stands in the cursor's box is what a screen reader is told.
    QVERIFY2(picture->accessibleDescription().startsWith("0:10 470 MiB, Compilers 200 MiB"_L1),
             qPrintable(picture->accessibleDescription()));
    QTest::keyClick(picture, Qt::Key_Left);
    QVERIFY(picture->accessibleDescription().startsWith("0:00 370 MiB"_L1));
    QTest::keyClick(picture, Qt::Key_Left); // the first point stays
    QVERIFY(picture->accessibleDescription().startsWith("0:00"_L1));
    QTest::keyClick(picture, Qt::Key_Escape);
    QCOMPARE(picture->accessibleDescription(), plot.sentence());
}

void TestPlots::keysZoomAndReset()
{
    MemoryPlot plot;
    for (int i = 0; i < 200; ++i)
        plot.append({point(i, 100)});
    plot.resize(600, 300);
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
    auto* whole = plot.findChild<QToolButton*>(u"memoryPlotWhole"_s);
    QVERIFY(!whole->isVisible());
    QTest::keyClick(plot.picture(), Qt::Key_Plus);
    QVERIFY(plot.isZoomed());
    QVERIFY(whole->isVisible());
    QTest::keyClick(plot.picture(), Qt::Key_0);
    QVERIFY(!plot.isZoomed());
    QTest::keyClick(plot.picture(), Qt::Key_Plus);
    plot.append({point(300, 100)}); // new data does not throw the reader out
    QVERIFY(plot.isZoomed());
    QTest::mouseClick(whole, Qt::LeftButton);
    QVERIFY(!plot.isZoomed());
}

void TestPlots::theTableIsSaved()
{
    FakePrompter prompter;
    const QTemporaryDir folder;
    prompter.path = folder.filePath(u"memory.csv"_s);
    MemoryPlot plot;
    plot.append({point(0, 100.5F), point(10, 200)});
    plot.setTableShown(true);
    plot.findChild<QAbstractButton*>(u"memoryPlotSave"_s)->click();
    QFile file(prompter.path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    QCOMPARE(lines.at(0), "Time,\"Bazel, MiB\",\"Other, MiB\",\"Compilers, MiB\",\"Linkers, MiB\",\"Total, MiB\","
                          "\"Swap, MiB\"\r");
    QCOMPARE(lines.at(1), "0:00,250.0,20.0,100.5,0.0,370.5,0.0\r");
    prompter.path = u"/proc/nowhere/memory.csv"_s;
    plot.findChild<QAbstractButton*>(u"memoryPlotSave"_s)->click();
    QCOMPARE(prompter.told, u"The table was not saved"_s);
}

void TestPlots::colourFollowsThePalette()
{
    MemoryPlot plot;
    plot.append({point(0, 900), point(100, 900)});
    plot.resize(700, 300);
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
    const auto has = [&plot](const QColor& colour) {
        const QImage image = plot.picture()->grab().toImage();
        for (int x = 0; x < image.width(); x += 3) {
            for (int y = 0; y < image.height(); y += 3) {
                if (image.pixelColor(x, y) == colour)
                    return true;
            }
        }
        return false;
    };
    QTRY_VERIFY(has(Tokens::light().compilers));
    QApplication::setPalette(Tokens::darkScheme().palette());
    QTRY_VERIFY(has(Tokens::darkScheme().compilers));
    QVERIFY(has(Tokens::darkScheme().base));
    QApplication::setPalette(Tokens::light().palette());
    QTRY_VERIFY(has(Tokens::light().compilers));
}

void TestPlots::theAreaHasNoGaps()
{
    MemoryPlot plot;
    for (int i = 0; i <= 1000; ++i)
        plot.append({point(i, 1000)});
    plot.resize(500, 300);
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
    const QColor wanted = Tokens::light().compilers;
    for (int width = 500; width < 540; width += 3) {
        plot.resize(width, 300);
        const auto gaps = [&plot, &wanted] {
            const QImage image = plot.picture()->grab().toImage();
            // A row through the middle of the compilers' area, from its first pixel to its last.
            const int y = image.height() / 2;
            int first = -1;
            int last = -1;
            int others = 0;
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y) != wanted)
                    continue;
                first = first < 0 ? x : first;
                last = x;
            }
            for (int x = first; x <= last && first >= 0; ++x)
                others += image.pixelColor(x, y) != wanted ? 1 : 0;
            // Swatches beside the area stand apart; the area itself is more than half of the picture.
            return last - first > image.width() / 2 ? others : -1;
        };
        QTRY_COMPARE(gaps(), 0);
    }
}

void TestPlots::progressSentence()
{
    ProgressPlot plot;
    const QAbstractItemModelTester tester(plot.table(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(plot.sentence(), u"No action was counted."_s);
    plot.append(steady(120, 2, 400));
    plot.setNow(120, true);
    QVERIFY(plot.remaining());
    QCOMPARE(plot.sentence(), u"240 of 400 actions, 120 a minute."_s);
    plot.setNow(130, false);
    QVERIFY(!plot.remaining());
    QCOMPARE(plot.sentence(), u"240 of 400 actions in 2 min, 120 a minute."_s);
}

QTEST_MAIN(TestPlots)
#include "tst_plots.moc"
