// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

#include <optional>
#include <variant>

namespace cw {

/// One action of Bazel's list of running actions.
struct RunningAction
{
    enum class State {
        Waiting,   ///< "[-----]" or "[Sched]": has its turn soon
        Preparing, ///< "[Prepa]" or "[Scann]": inputs are being made ready
        Running,
    };
    QString text;          ///< "Compiling core/core_024.cc"; Bazel shortens long paths with "..."
    QString strategy = {}; ///< "local", "processwrapper-sandbox", "remote-cache, remote"; "" when not running
    int seconds = -1;      ///< since it began; counts stopped time too; -1 when not said
    State state = State::Running;
    bool operator==(const RunningAction&) const = default;
};

/// What Bazel's progress says at one moment.
struct BuildProgress
{
    enum class Phase { Loading, Analysing, Building };
    Phase phase = Phase::Loading;
    QString text;      ///< the first line without the counts: "2 actions running", "target //x (3 packages loaded)"
    qint64 done = -1;  ///< actions done, -1 before Building
    qint64 total = -1; ///< actions known to Bazel so far; useless in some versions: BazelEra::totalUseless
    int running = -1;  ///< how many actions Bazel says there are, which may be more than it lists; -1 when not said
    QList<RunningAction> actions = {};
    bool operator==(const BuildProgress&) const = default;
};

/// A line that stays: everything but progress, without colours.
struct LogLine
{
    enum class Kind { Plain, Info, Debug, Warning, Error }; ///< by Bazel's own prefix ("FAILED:" is an Error)
    Kind kind = Kind::Plain;
    QString text;
    bool operator==(const LogLine&) const = default;
};

using ProgressEvent = std::variant<LogLine, BuildProgress>;

/// Reads what Bazel writes to a terminal (or to a pipe) and separates the lines that stay from the progress that is
/// repainted. The same bytes give the same events, however they are cut into pieces.
///
/// How: a few lines of a screen are kept (cursor up and erase are all that Bazel uses). A line that is erased was never a
/// log line; a line is given out when Bazel paints below it after moving up, when it leaves the screen's height, or at the
/// end; while no cursor movement has been seen (a pipe), as soon as the next line begins. Lines in the form of progress
/// ("Loading:", "[12 / 34] …" and the indented list below) become BuildProgress and are no log lines even if nothing
/// erases them. Forms seen in 0.17.2, 0.24.1, 2.1.0, 4.2.3 and 7.7.1 (recordings in tests/data/bazel).
///
/// A value; not shared between threads. Pure: no clock.
class ProgressParser
{
public:
    /// `rows` is the terminal's height: a line further up can no longer be erased.
    explicit ProgressParser(int rows = 50) : m_rows(rows) {}

    QList<ProgressEvent> feed(QByteArrayView bytes);
    /// The stream has ended: gives out what was held back.
    QList<ProgressEvent> finish();

private:
    void control(char c);
    void escape(const QByteArray& sequence);
    void print(QByteArrayView text);
    void newLine();
    void moveUp(qsizetype lines);
    void settle(qsizetype lines);
    void settleLine(const QByteArray& line);
    void painted(const QByteArray& line);
    void endBlock();

    int m_rows;
    QList<QByteArray> m_lines = {QByteArray()}; ///< the screen from the oldest line that may still change down
    qsizetype m_row = 0;
    qsizetype m_column = 0;
    QByteArray m_escape;                  ///< an unfinished escape sequence
    bool m_moves = false;                 ///< cursor movement was seen: a terminal
    bool m_movedUp = false;               ///< since the last printed character
    bool m_inBlock = false;               ///< the last settled line belonged to progress
    std::optional<BuildProgress> m_block; ///< the progress that is being painted
    std::optional<BuildProgress> m_last;  ///< the last one given out: a repaint of the same is none
    QList<ProgressEvent> m_events;
};

} // namespace cw
