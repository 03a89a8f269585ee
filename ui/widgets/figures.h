// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace cw {

/// Numbers as people read them, in the user's locale. Memory in MiB up to 10 GiB, since limits are set in MiB.
struct Figures
{
    Q_DECLARE_TR_FUNCTIONS(cw::Figures)

public:
    static QString number(qint64 value); ///< "24,318"
    static QString duration(qint64 ms);  ///< "41 s", "2 min 31 s", "24 min", "5 h 52 min"
    static QString roughly(qint64 ms);   ///< for estimates: "40 s", "3 min", "2 h 25 min"
    static QString clock(qint64 ms);     ///< "2:31", "1:02:31": a moment of a run, or how long an action took
    static QString memory(qint64 kib);   ///< "1519 MiB", "11.2 GiB"
    static QString memoryOf(qint64 kib, qint64 limitKiB); ///< "1519 of 2048 MiB": both in the unit of the limit
    static QString bytes(qint64 count);                   ///< "812 KiB", "3.0 MiB", "412 MiB"
    static QString when(qint64 utcMs);                    ///< "today 11:02", "yesterday 14:20", "19 Nov 13:54"
    static QString timeOfDay(qint64 utcMs);               ///< "11:02"
};

} // namespace cw
