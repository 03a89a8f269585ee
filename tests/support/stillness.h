// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QImage>
#include <QPixmap>
#include <QTest>
#include <QThreadPool>
#include <QWidget>

#include <utility>

namespace cw::test {

/// Waits until nothing is read in the background and the picture of `widget` has not changed for `quietMs` and
/// several pictures, since one alone may take longer than that: what comes from other threads and what is laid out in
/// several turns is there then, however busy the machine is. False after 10 s.
inline bool waitUntilStill(QWidget& widget, int quietMs = 300)
{
    constexpr int leastSame = 4;
    QImage before;
    QElapsedTimer quiet;
    int same = 0;
    return QTest::qWaitFor(
        [&] {
            const QImage now = widget.grab().toImage();
            if (QThreadPool::globalInstance()->activeThreadCount() > 0 || now != std::exchange(before, now)
                || !quiet.isValid()) {
                quiet.start();
                same = 0;
            }
            return ++same > leastSame && quiet.hasExpired(quietMs);
        },
        10000);
}

} // namespace cw::test
