// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/configure/configurecall.h"

#include <QByteArray>
#include <QList>
#include <QRegularExpression>
#include <QSet>
#include <QString>

#include <optional>

namespace cw {

/// Follows what a ./configure prints and says what is to be typed, or why it must be ended. No process, no clock: the
/// same bytes give the same answers however they are cut.
class Dialogue
{
public:
    /// Why the script must be ended.
    struct Stop
    {
        enum class Kind {
            Unknown,  ///< a question that nobody knows
            Open,     ///< a known question without an answer
            Rejected, ///< it asks again for what it was told
        };
        Kind kind = Kind::Unknown;
        QString question; ///< as printed, the last line of it
        QString variable; ///< of a known one
        QString answer;
        QString reason; ///< what the script said before it asked again; may be empty
    };

    explicit Dialogue(const ConfigureCall& call);

    /// The next piece of output. The bytes to type come back, on a terminal only.
    QByteArray feed(const QByteArray& bytes);
    /// Nothing came for a while. On a terminal a begun line is then a question without the usual ending.
    QByteArray quiet();
    const std::optional<Stop>& stop() const { return m_stop; }

    int questions() const { return m_questions; } ///< how many were asked
    /// The first thing that went wrong by the script's own words: a known failure's line, else a line that looks like one.
    QString firstError() const;
    QString failure() const { return m_failure; } ///< id of the known failure; "" none was seen
    QStringList failureParts() const { return m_failureParts; }

private:
    struct Known
    {
        QString variable;
        QRegularExpression prompt;
    };
    struct Failure
    {
        QString id;
        QRegularExpression pattern;
    };
    QByteArray answerTo(const QString& segment);
    void readLine(const QString& line);
    QString complaint() const; ///< what the script said before it asked again

    const ConfigureCall m_call;
    QRegularExpression m_asks;
    QList<Known> m_known;
    QList<Failure> m_failures;
    QString m_pending; ///< printed since the last question
    QByteArray m_cut;  ///< the begin of a character
    QString m_line;    ///< the begun line, for the errors
    QSet<QString> m_asked;
    int m_questions = 0;
    std::optional<Stop> m_stop;
    QString m_failure;
    QStringList m_failureParts;
    QString m_failureLine;
    QString m_errorLine;
    QString m_lastLine; ///< the last whole line that is no question
    bool m_inTraceback = false;
};

} // namespace cw
