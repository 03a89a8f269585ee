// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/configure/dialogue.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr qsizetype longestPending = 16 * 1024; // the longest question has 700 letters
constexpr qsizetype longestLine = 4 * 1024;

/// The prompt as it is found among other text: a colon may still be on its way.
QRegularExpression anywhere(QString prompt)
{
    if (prompt.startsWith(u'^'))
        prompt.remove(0, 1);
    if (prompt.endsWith(u':'))
        prompt.chop(1);
    return QRegularExpression(prompt);
}

/// Whole characters; the begin of one waits in `cut`.
QString decoded(QByteArray& cut, const QByteArray& bytes)
{
    cut += bytes;
    qsizetype whole = cut.size();
    while (whole > 0 && cut.size() - whole < 4 && (uchar(cut[whole - 1]) & 0xC0) == 0x80)
        --whole;
    if (whole > 0 && uchar(cut[whole - 1]) >= 0xC0) {
        const uchar first = uchar(cut[whole - 1]);
        const qsizetype length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
        if (cut.size() - (whole - 1) < length)
            --whole;
        else
            whole = cut.size();
    } else {
        whole = cut.size();
    }
    QString text = QString::fromUtf8(cut.first(whole));
    cut.remove(0, whole);
    return text.remove(u'\r');
}

} // namespace

Dialogue::Dialogue(const ConfigureCall& call) : m_call(call), m_asks(call.asks)
{
    for (const ConfigureQuestion& question : call.questions)
        m_known.append({question.variable, anywhere(question.prompt)});
    for (const ConfigureCall::Failure& failure : call.failures)
        m_failures.append({failure.id, QRegularExpression(failure.pattern)});
}

QByteArray Dialogue::feed(const QByteArray& bytes)
{
    const QString text = decoded(m_cut, bytes);
    for (const QChar letter : text) {
        if (letter == u'\n') {
            readLine(m_line);
            m_line.clear();
        } else if (m_line.size() < longestLine) {
            m_line.append(letter);
        }
    }
    QByteArray typed;
    m_pending += text;
    while (!m_stop && !m_call.asks.isEmpty()) {
        const auto match = m_asks.match(m_pending);
        if (!match.hasMatch())
            break;
        const QString segment = m_pending.first(match.capturedEnd());
        m_pending.remove(0, match.capturedEnd());
        typed += answerTo(segment);
    }
    if (m_pending.size() > longestPending)
        m_pending = m_pending.last(longestPending / 2);
    return m_stop ? QByteArray() : typed;
}

QByteArray Dialogue::quiet()
{
    const QString begun = m_pending.section(u'\n', -1).trimmed();
    if (m_stop || !m_call.terminal || begun.isEmpty() || begun == ":"_L1)
        return {};
    const QString segment = m_pending;
    m_pending.clear();
    return answerTo(segment);
}

QByteArray Dialogue::answerTo(const QString& segment)
{
    ++m_questions;
    const QString question = segment.trimmed().section(u'\n', -1).trimmed();
    const auto kept = std::find_if(m_call.kept.begin(), m_call.kept.end(),
                                   [&](const auto& each) { return segment.contains(each.text); });
    if (kept != m_call.kept.end()) {
        if (m_asked.contains(kept->text))
            m_stop = Stop{Stop::Kind::Rejected, question, {}, kept->answer, complaint()};
        m_asked.insert(kept->text);
        return kept->answer.toUtf8() + '\n';
    }
    const Known* known = nullptr;
    qsizetype latest = -1;
    for (const Known& each : m_known) {
        const auto match = each.prompt.match(segment);
        if (match.hasMatch() && match.capturedStart() > latest) {
            known = &each;
            latest = match.capturedStart();
        }
    }
    if (!known) {
        m_stop = Stop{Stop::Kind::Unknown, question, {}, {}, {}};
        return {};
    }
    if (!m_call.isAnswered(known->variable)) {
        m_stop = Stop{Stop::Kind::Open, question, known->variable, {}, {}};
        return {};
    }
    // The environment holds the answer, so being asked at all means that it was not taken; an empty one is asked for once.
    const QString answer = m_call.answer(known->variable);
    if (!answer.isEmpty() || m_asked.contains(known->variable)) {
        m_stop = Stop{Stop::Kind::Rejected, question, known->variable, answer, complaint()};
        return {};
    }
    m_asked.insert(known->variable);
    return "\n";
}

void Dialogue::readLine(const QString& line)
{
    const QString text = line.trimmed();
    if (text.isEmpty())
        return;
    if (m_failure.isEmpty()) {
        for (const Failure& failure : m_failures) {
            const auto match = failure.pattern.match(text);
            if (match.hasMatch()) {
                m_failure = failure.id;
                m_failureLine = text;
                m_failureParts = match.capturedTexts().sliced(1);
                break;
            }
        }
    }
    // Of a traceback only its last line, the first that is not indented, says what is wrong.
    static const QRegularExpression looksWrong(
        u"\\b(error|errors|invalid|cannot|could not|not found|no such|failed|refused|permission denied)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    if (m_inTraceback && !line.startsWith(u' ')) {
        m_inTraceback = false;
        if (m_errorLine.isEmpty())
            m_errorLine = text;
    } else if (text.startsWith("Traceback "_L1)) {
        m_inTraceback = true;
    } else if (!m_inTraceback && m_errorLine.isEmpty() && looksWrong.match(text).hasMatch()) {
        m_errorLine = text;
    }
    if (m_call.asks.isEmpty() || !m_asks.match(text).hasMatch())
        m_lastLine = text;
}

QString Dialogue::complaint() const
{
    return firstError().isEmpty() ? m_lastLine : firstError();
}

QString Dialogue::firstError() const
{
    return m_failureLine.isEmpty() ? m_errorLine : m_failureLine;
}

} // namespace cw
