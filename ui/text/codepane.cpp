// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/codepane.h"

#include "ui/look/metrics.h"
#include "ui/look/tokens.h"
#include "ui/text/syntax.h"

#include <KSyntaxHighlighting/SyntaxHighlighter>
#include <QCoreApplication>
#include <QEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {

/// The margin is a widget of its own, since the text scrolls below it.
class CodeMargin : public QWidget
{
public:
    explicit CodeMargin(CodePane* pane) : QWidget(pane), m_pane(pane) {}

protected:
    void paintEvent(QPaintEvent* event) override { m_pane->paintMargin(event); }

private:
    CodePane* m_pane;
};

namespace {

constexpr int longestHighlighted = 2 * 1024 * 1024; // characters; longer texts would hold the window up
constexpr int mostMarks = 500;

QColor tintOf(CodePane::LineKind kind, const Tokens& tokens)
{
    switch (kind) {
    case CodePane::LineKind::Added: return tokens.addedTint;
    case CodePane::LineKind::Removed: return tokens.removedTint;
    case CodePane::LineKind::Missing: return tokens.alternate;
    case CodePane::LineKind::Same: break;
    }
    return tokens.base;
}

Qt::CaseSensitivity caseOf(const QString& text)
{
    return text == text.toLower() ? Qt::CaseInsensitive : Qt::CaseSensitive;
}

} // namespace

CodePane::CodePane(QWidget* parent)
    : QPlainTextEdit(parent)
    , m_highlighter(new KSyntaxHighlighting::SyntaxHighlighter(document()))
    , m_margin(new CodeMargin(this))
{
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setLayoutDirection(Qt::LeftToRight); // code reads from left to right in every language
    setFont(type::mono());
    setTabStopDistance(fontMetrics().horizontalAdvance(u' ') * 8);
    document()->setDocumentMargin(space::tiny);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& rect, int dy) {
        if (dy != 0)
            m_margin->scroll(0, dy);
        else
            m_margin->update(0, rect.y(), m_margin->width(), rect.height());
    });
    placeMargin();
}

void CodePane::setCode(const QString& text, const QString& definition, const QList<Line>& lines)
{
    m_lines = lines;
    m_marked.clear();
    setExtraSelections({});
    // The highlighter posts to itself the line after one whose state has changed. Those calls must go with the text that
    // they mean: such a line is no more when they arrive, and whoever goes fast from file to file met a crash.
    clear();
    QCoreApplication::removePostedEvents(m_highlighter, QEvent::MetaCall);
    if (!definition.isEmpty() && !m_highlighter->theme().isValid())
        applyTheme(); // not before: the definitions take a while to be read, and the window comes first
    m_highlighter->setDefinition(text.size() > longestHighlighted ? KSyntaxHighlighting::Definition()
                                                                  : syntax::definition(definition));
    QString shown = text;
    if (shown.endsWith(u'\n'))
        shown.chop(1); // the last line's end is no line of its own
    setPlainText(shown);
    placeMargin();
}

void CodePane::setNumbers(Numbers numbers)
{
    m_numbers = numbers;
    placeMargin();
}

CodePane::Line CodePane::lineAt(int line) const
{
    return m_lines.isEmpty() ? Line{LineKind::Same, 0, line + 1} : m_lines.value(line);
}

int CodePane::currentLine() const
{
    return textCursor().blockNumber();
}

void CodePane::goToLine(int line)
{
    QTextCursor cursor(document()->findBlockByNumber(line));
    setTextCursor(cursor);
    centerCursor();
}

int CodePane::marginWidth() const
{
    if (m_numbers == Numbers::None)
        return space::medium;
    const int digits = std::max(2, int(QString::number(blockCount()).size()));
    const int number = fontMetrics().horizontalAdvance(u'0') * digits;
    const int sign = m_lines.isEmpty() ? 0 : fontMetrics().horizontalAdvance(u'0') + space::small;
    const int columns = m_numbers == Numbers::Both ? 2 : 1;
    return space::large + columns * (number + space::medium) + sign;
}

void CodePane::placeMargin()
{
    const int width = marginWidth();
    setViewportMargins(width, 0, 0, 0);
    const QRect place = contentsRect();
    m_margin->setGeometry(place.left(), place.top(), width, viewport()->height());
    m_margin->update();
}

void CodePane::paintMargin(QPaintEvent* event)
{
    const Tokens& tokens = Tokens::of(palette());
    QPainter painter(m_margin);
    painter.fillRect(event->rect(), tokens.base);
    painter.setFont(font());
    const int digit = painter.fontMetrics().horizontalAdvance(u'0');
    const int sign = m_lines.isEmpty() ? 0 : digit + space::small;
    const int right = m_margin->width() - space::medium - sign;
    const int second = m_numbers == Numbers::Both ? (right - space::large - space::medium) / 2 : 0;
    const int height = qRound(blockBoundingRect(firstVisibleBlock()).height());
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const int top = qRound(blockBoundingGeometry(block).translated(contentOffset()).top());
        if (top > event->rect().bottom())
            break;
        const int all = qRound(blockBoundingRect(block).height());
        const Line line = lineAt(block.blockNumber());
        if (line.kind != LineKind::Same)
            painter.fillRect(QRect(0, top, m_margin->width(), all), tintOf(line.kind, tokens));
        painter.setPen(line.kind == LineKind::Added     ? tokens.addedInk
                       : line.kind == LineKind::Removed ? tokens.removedInk
                                                        : tokens.secondary);
        const auto number = [&](int value, int end) {
            if (value > 0)
                painter.drawText(QRect(0, top, end, height), Qt::AlignRight | Qt::AlignTop | Qt::AlignAbsolute,
                                 QString::number(value));
        };
        if (m_numbers == Numbers::Both) {
            number(line.before, right - second - space::medium);
            number(line.after, right);
        } else if (m_numbers == Numbers::One) {
            number(line.after > 0 ? line.after : line.before, right);
        }
        if (line.kind == LineKind::Added || line.kind == LineKind::Removed)
            painter.drawText(QRect(right + space::small, top, digit, height),
                             Qt::AlignLeft | Qt::AlignTop | Qt::AlignAbsolute,
                             line.kind == LineKind::Added ? u"+"_s : u"−"_s);
    }
}

void CodePane::paintEvent(QPaintEvent* event)
{
    if (!m_lines.isEmpty()) {
        const Tokens& tokens = Tokens::of(palette());
        QPainter painter(viewport());
        for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
            const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
            if (place.top() > event->rect().bottom())
                break;
            if (const LineKind kind = lineAt(block.blockNumber()).kind; kind != LineKind::Same)
                painter.fillRect(QRectF(0, place.top(), viewport()->width(), place.height()), tintOf(kind, tokens));
        }
    }
    QPlainTextEdit::paintEvent(event);
}

void CodePane::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    placeMargin();
}

void CodePane::showEvent(QShowEvent* event)
{
    QPlainTextEdit::showEvent(event);
    // A line that was gone to while hidden had no height to be centred in.
    QMetaObject::invokeMethod(this, &QPlainTextEdit::centerCursor, Qt::QueuedConnection);
}

void CodePane::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        if (m_highlighter->theme().isValid())
            applyTheme();
        markAll(m_marked);
        m_margin->update();
    } else if (event->type() == QEvent::ApplicationFontChange) {
        setFont(type::mono());
        placeMargin();
    }
}

void CodePane::applyTheme()
{
    m_highlighter->setTheme(syntax::theme(palette()));
    m_highlighter->rehighlight();
}

bool CodePane::findText(const QString& text, int direction, bool fromHere)
{
    markAll(text);
    if (text.isEmpty())
        return false;
    QTextDocument::FindFlags flags;
    flags.setFlag(QTextDocument::FindBackward, direction < 0);
    flags.setFlag(QTextDocument::FindCaseSensitively, caseOf(text) == Qt::CaseSensitive);
    QTextCursor from = textCursor();
    if (fromHere)
        from.setPosition(from.selectionStart());
    QTextCursor found = document()->find(text, from, flags);
    if (found.isNull()) { // round the end
        from.movePosition(direction < 0 ? QTextCursor::End : QTextCursor::Start);
        found = document()->find(text, from, flags);
    }
    if (found.isNull())
        return false;
    setTextCursor(found);
    return true;
}

int CodePane::places(const QString& text) const
{
    return text.isEmpty() ? 0 : int(toPlainText().count(text, caseOf(text)));
}

void CodePane::markAll(const QString& text)
{
    m_marked = text;
    const Tokens& tokens = Tokens::of(palette());
    QList<QTextEdit::ExtraSelection> marks;
    QTextDocument::FindFlags flags;
    flags.setFlag(QTextDocument::FindCaseSensitively, caseOf(text) == Qt::CaseSensitive);
    for (QTextCursor at = text.isEmpty() ? QTextCursor() : document()->find(text, 0, flags);
         !at.isNull() && marks.size() < mostMarks; at = document()->find(text, at, flags)) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = at;
        mark.format.setBackground(tokens.warningTint);
        marks.append(mark);
    }
    setExtraSelections(marks);
}

} // namespace cw
