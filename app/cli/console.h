// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QJsonObject>
#include <QString>

namespace cw::cli {

/// Data goes to standard output, everything a person reads besides it to standard error. No colour off a terminal, and
/// none where NO_COLOR is set. What a terminal would obey in a text is shown instead (core/base/safetext.h); standard
/// output that is no terminal gets its text as it is. Nothing else writes to a terminal.
class Console
{
public:
    enum class Tone { Plain, Good, Caution, Bad, Quiet, Strong };

    bool json = false; ///< --json was given: standard output carries JSON and nothing else

    void data(const QString& line) const;  ///< one line on standard output
    void object(QJsonObject object) const; ///< one JSON object on one line; "version":1 is added
    void note(const QString& line) const;  ///< one line on standard error
    void error(const Error& error) const;  ///< "crosswright: …" on standard error
    /// The last object of a verb that could not do what was asked: `result` "refused" and `error`, the sentence that
    /// error() was last given. `extra` is added.
    void refused(QJsonObject extra = {}) const;
    bool wroteObject() const { return m_wroteObject; }
    void status(
        const QString& line) const; ///< drawn over the last one on standard error, a terminal; empty: removes it
    bool lostData() const; ///< a line for standard output could not be written, which is said on standard error
    QString toned(const QString& text, Tone tone, bool onStandardError = false) const;

    static bool canAsk();                    ///< standard input and error are terminals
    bool ask(const QString& question) const; ///< yes or no; no without a terminal

private:
    mutable QString m_lastError;
    mutable bool m_wroteObject = false;
    mutable int m_lost = 0; ///< errno of the first line that could not be written
};

} // namespace cw::cli
