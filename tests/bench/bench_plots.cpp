// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a new measurement costs the window: three hours at two measurements a second in six groups, then one more point and
// its picture. Goal: below 16 ms, one frame at 60 Hz. Also 100,000 points, and moving the cursor.

#include "ui/look/crossstyle.h"
#include "ui/plots/memoryplot.h"
#include "ui/plots/progressplot.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTest>

#include <cmath>
#include <cstdio>
#include <functional>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

constexpr int rounds = 100;

StackPoint pointAt(int i)
{
    StackPoint point;
    point.seconds = i * 0.5;
    for (std::size_t group = 0; group < 6; ++group)
        point.mib[group] = float(200 + 150 * std::sin(i * 0.013 * double(group + 1)) + i % 7);
    point.swapMiB = i > 5000 ? 100 : 0;
    return point;
}

/// Milliseconds of one call, the mean of many.
double cost(const std::function<void(int)>& call)
{
    call(0);
    QElapsedTimer clock;
    clock.start();
    for (int i = 1; i <= rounds; ++i)
        call(i);
    return double(clock.nsecsElapsed()) / 1e6 / rounds;
}

bool print(const char* what, double ms, double goal)
{
    std::printf("%-64s %7.2f ms%s\n", what, ms, ms > goal ? "  above its goal" : "");
    return ms <= goal;
}

bool measure(int points, const char* name)
{
    MemoryPlot plot;
    plot.setGroups({{u"a"_s, DataColour::Bazel},
                    {u"b"_s, DataColour::Other},
                    {u"c"_s, DataColour::Compilers},
                    {u"d"_s, DataColour::DeviceCode},
                    {u"e"_s, DataColour::Linkers, true},
                    {u"f"_s, DataColour::Swap}});
    plot.setLimit(4096);
    plot.setLive(true);
    QList<StackPoint> past;
    for (int i = 0; i < points; ++i)
        past.append(pointAt(i));
    QElapsedTimer clock;
    clock.start();
    plot.append(past);
    std::printf("%s\n%-64s %7.2f ms\n", name, "the whole past", double(clock.nsecsElapsed()) / 1e6);
    plot.resize(900, 420);
    plot.show();
    if (!QTest::qWaitForWindowExposed(&plot))
        return false;
    QApplication::processEvents();
    print("one more point, told", cost([&](int i) { plot.append({pointAt(points + i)}); }), 2);
    points += rounds;
    bool good = print("one more point and its picture, 900×420", cost([&](int i) {
                          plot.append({pointAt(points + i)});
                          QApplication::processEvents();
                          plot.picture()->repaint();
                      }),
                      16);
    good = print("the cursor, one step", cost([&](int i) {
                     QTest::keyClick(plot.picture(), i % 2 ? Qt::Key_Left : Qt::Key_Right);
                     plot.picture()->repaint();
                 }),
                 16)
           && good;
    return good;
}

} // namespace

int main(int argc, char** argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setStyle(new CrossStyle);
    QApplication::setPalette(Tokens::light().palette());
    const bool hours = measure(3 * 3600 * 2, "three hours, two measurements a second, six groups");
    const bool many = measure(100000, "100,000 points, six groups");
    return hours && many ? 0 : 1;
}
