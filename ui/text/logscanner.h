// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/logspan.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

#include <optional>
#include <vector>

namespace cw {

/// Finds the lines that stay in a log's bytes, and where they lie in the file. It leaves out what cw::ProgressParser
/// leaves out (Bazel's repainted display), but keeps places instead of texts, so that a log of gigabytes needs a few bytes
/// a line. The same bytes give the same spans, however they are cut into pieces. A value; not shared between threads.
class LogScanner
{
public:
    /// Appends the spans of the lines that can no longer change.
    void feed(QByteArrayView bytes, std::vector<LogSpan>& spans);
    /// The lines after those, as they are now: a terminal may still move up to them, and the last may be unfinished.
    std::vector<LogSpan> tail() const;
    qint64 offset() const { return m_offset; } ///< bytes taken so far

private:
    void line(QByteArrayView raw, qint64 offset, std::vector<LogSpan>& spans);
    void settle(qsizetype lines, std::vector<LogSpan>& spans);

    qint64 m_offset = 0;
    /// The lowest lines of the terminal; nothing for those of Bazel's display.
    QList<std::optional<LogSpan>> m_screen;
    QByteArray m_rest;      ///< of an unfinished line
    bool m_display = false; ///< a repainted display was seen: Bazel on a terminal
    bool m_inBlock = false; ///< the last line belonged to the display
};

} // namespace cw
