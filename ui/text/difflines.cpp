// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/difflines.h"

#include "core/plan/plandiff.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

using Kind = CodePane::LineKind;

/// Goes through the whole of both texts; the diff only has the changes and three lines around each.
class Walk
{
public:
    explicit Walk(const QByteArray& after) : m_after(QString::fromUtf8(after).split(u'\n'))
    {
        if (m_after.last().isEmpty())
            m_after.removeLast();
    }

    void sameUntil(int oldNumber)
    {
        while (m_old < oldNumber)
            same();
    }
    void restSame()
    {
        while (m_new <= m_after.size())
            same();
    }
    void take(QChar sign, const QString& text)
    {
        if (sign == u'-')
            m_lines.append({{Kind::Removed, m_old++, 0}, text});
        else if (sign == u'+')
            m_lines.append({{Kind::Added, 0, m_new++}, text});
        else
            same();
    }
    QList<DiffLine> lines() const { return m_lines; }

private:
    void same()
    {
        m_lines.append({{Kind::Same, m_old, m_new}, m_after.value(m_new - 1)});
        ++m_old;
        ++m_new;
    }

    QStringList m_after;
    QList<DiffLine> m_lines;
    int m_old = 1;
    int m_new = 1;
};

} // namespace

QList<DiffLine> diffLines(const QByteArray& before, const QByteArray& after)
{
    static const QRegularExpression hunk(u"^@@ -(\\d+)(?:,(\\d+))? \\+\\d+(?:,\\d+)? @@$"_s);
    const QStringList diff = textDiff(before, after, u"before"_s, u"after"_s).split(u'\n');
    Walk walk(after);
    for (qsizetype i = 2; i < diff.size();
         ++i) { // every line of a hunk begins with its sign, so no text looks like a head
        const QString& line = diff.at(i);
        if (line.startsWith(u'@')) {
            const QRegularExpressionMatch match = hunk.match(line);
            const int first = match.captured(1).toInt();
            const bool none = match.captured(2) == u'0'; // then `first` is the line before
            walk.sameUntil(none ? first + 1 : first);
        } else if (!line.isEmpty() && !line.startsWith(u'\\')) { // a note about a missing last newline
            walk.take(line.front(), line.mid(1));
        }
    }
    walk.restSame();
    return walk.lines();
}

DiffCount countOf(const QList<DiffLine>& lines)
{
    DiffCount count;
    for (const DiffLine& line : lines) {
        count.added += line.line.kind == Kind::Added ? 1 : 0;
        count.removed += line.line.kind == Kind::Removed ? 1 : 0;
    }
    return count;
}

QList<int> changesOf(const QList<CodePane::Line>& lines)
{
    QList<int> changes;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines.at(i).kind != Kind::Same && (i == 0 || lines.at(i - 1).kind == Kind::Same))
            changes.append(int(i));
    }
    return changes;
}

} // namespace cw
