// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/diffview.h"

#include "ui/look/icons.h"
#include "ui/look/metrics.h"
#include "ui/text/findbar.h"
#include "ui/widgets/inklabel.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QTextBlock>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

using Kind = CodePane::LineKind;

constexpr int columnsForTwo = 130; // characters below which two columns show too little of a line

struct Column
{
    QStringList texts;
    QList<CodePane::Line> lines;

    void add(const DiffLine& line)
    {
        texts.append(line.text);
        lines.append(line.line);
    }
    void pad(qsizetype size)
    {
        while (lines.size() < size) {
            texts.append(QString());
            lines.append({Kind::Missing, 0, 0});
        }
    }
};

} // namespace

DiffView::DiffView(QWidget* parent)
    : QWidget(parent)
    , m_summary(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
    , m_place(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
    , m_both(new CodePane(this))
    , m_split(new QSplitter(Qt::Horizontal, this))
    , m_before(new CodePane(m_split))
    , m_after(new CodePane(m_split))
    , m_find(new FindBar(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* bar = new QWidget(this);
    makeBar(bar);
    m_split->setLayoutDirection(Qt::LeftToRight); // before stands left of after, as the numbers do
    m_split->setChildrenCollapsible(false);
    layout->addWidget(bar);
    layout->addWidget(m_both, 1);
    layout->addWidget(m_split, 1);
    layout->addWidget(m_find);
    m_both->setNumbers(CodePane::Numbers::Both);
    m_both->setAccessibleName(tr("Changes"));
    m_before->setAccessibleName(tr("Before"));
    m_after->setAccessibleName(tr("After"));
    for (CodePane* pane : {m_both, m_before, m_after})
        connect(pane, &QPlainTextEdit::cursorPositionChanged, this, [this, pane] { describe(pane); });
    for (const auto& [from, to] : {std::pair(m_before, m_after), std::pair(m_after, m_before)}) {
        connect(from->verticalScrollBar(), &QScrollBar::valueChanged, to->verticalScrollBar(), &QScrollBar::setValue);
        connect(from->horizontalScrollBar(), &QScrollBar::valueChanged, to->horizontalScrollBar(),
                &QScrollBar::setValue);
    }
    const auto shortcut = [this](const QKeySequence& keys, int direction) {
        auto* made = new QShortcut(keys, this);
        made->setContext(Qt::WidgetWithChildrenShortcut);
        connect(made, &QShortcut::activated, this, [this, direction] { nextChange(direction); });
    };
    shortcut(QKeySequence(Qt::Key_F8), 1);
    shortcut(QKeySequence(Qt::SHIFT | Qt::Key_F8), -1);
    setNote({});
}

void DiffView::makeBar(QWidget* bar)
{
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(space::large, space::tiny, space::large, space::tiny);
    layout->setSpacing(space::small);
    m_summary->setObjectName(u"diffSummary"_s);
    const auto add = [bar, layout](const QString& iconName, const QString& name) {
        auto* button = new QToolButton(bar);
        button->setIcon(icon(iconName));
        button->setAutoRaise(true);
        button->setToolTip(name);
        button->setAccessibleName(name);
        layout->addWidget(button);
        return button;
    };
    layout->addWidget(m_summary, 1);
    layout->addWidget(m_place);
    m_previous = add(u"collapse-up"_s, tr("Previous change (Shift+F8)"));
    m_previous->setObjectName(u"diffPrevious"_s);
    m_next = add(u"open-list"_s, tr("Next change (F8)"));
    m_next->setObjectName(u"diffNext"_s);
    m_side = new QToolButton(bar);
    m_side->setObjectName(u"diffSideBySide"_s);
    m_side->setText(tr("Side by side"));
    m_side->setCheckable(true);
    m_side->setAutoRaise(true);
    layout->addWidget(m_side);
    connect(m_previous, &QToolButton::clicked, this, [this] { nextChange(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { nextChange(1); });
    connect(m_side, &QToolButton::toggled, this, &DiffView::arrange);
}

void DiffView::setTexts(const QByteArray& before, const QByteArray& after, const QString& definition)
{
    m_note.clear();
    m_lines = diffLines(before, after);
    Column both;
    Column left;
    Column right;
    for (const DiffLine& line : std::as_const(m_lines)) {
        both.add(line);
        if (line.line.kind == Kind::Same) { // after a change both columns go on at the same height
            left.pad(right.lines.size());
            right.pad(left.lines.size());
        }
        if (line.line.kind != Kind::Added)
            left.add(line);
        if (line.line.kind != Kind::Removed)
            right.add(line);
    }
    left.pad(right.lines.size());
    right.pad(left.lines.size());
    for (CodePane::Line& line : left.lines)
        line.after = 0;
    m_both->setCode(both.texts.join(u'\n'), definition, both.lines);
    m_before->setCode(left.texts.join(u'\n'), definition, left.lines);
    m_after->setCode(right.texts.join(u'\n'), definition, right.lines);
    arrange();
    if (const QList<int> changes = changesOf(both.lines); !changes.isEmpty())
        m_both->goToLine(changes.first());
}

void DiffView::setNote(const QString& note)
{
    m_note = note;
    m_lines.clear();
    for (CodePane* pane : {m_both, m_before, m_after})
        pane->setCode({}, {});
    arrange();
}

QString DiffView::summary() const
{
    if (!m_note.isEmpty())
        return m_note;
    const auto [added, removed] = countOf(m_lines);
    if (added == 0 && removed == 0)
        return m_lines.isEmpty() ? QString() : tr("No differences");
    //: %1: "2 lines added", %2: "1 line removed"
    return tr("%1, %2").arg(tr("%n line(s) added", nullptr, added), tr("%n line(s) removed", nullptr, removed));
}

bool DiffView::isSideBySide() const
{
    return !m_split->isHidden();
}

void DiffView::setSideBySide(bool wanted)
{
    m_side->setChecked(wanted);
}

void DiffView::arrange()
{
    const bool room = width() >= m_both->fontMetrics().horizontalAdvance(u'0') * columnsForTwo;
    m_side->setEnabled(room && !m_lines.isEmpty());
    m_side->setToolTip(room ? tr("Show before and after beside each other")
                            : tr("The window is too narrow for two columns"));
    const bool two = m_side->isChecked() && m_side->isEnabled();
    m_both->setVisible(!two);
    m_split->setVisible(two);
    m_find->setPane(two ? m_after : m_both);
    setFocusProxy(two ? m_after : m_both);
    m_summary->setText(summary());
    const qsizetype changes = changesOf(active()->lines()).size();
    m_previous->setVisible(changes > 0);
    m_next->setVisible(changes > 0);
    describe(active());
}

CodePane* DiffView::active() const
{
    return isSideBySide() ? m_after : m_both;
}

void DiffView::nextChange(int direction)
{
    const QList<int> changes = changesOf(active()->lines());
    if (changes.isEmpty())
        return;
    const int line = active()->currentLine();
    int next = direction > 0 ? changes.first() : changes.last();
    if (direction > 0) {
        const auto after = std::upper_bound(changes.begin(), changes.end(), line);
        next = after == changes.end() ? next : *after;
    } else {
        const auto at = std::lower_bound(changes.begin(), changes.end(), line);
        next = at == changes.begin() ? next : *(at - 1);
    }
    active()->goToLine(next);
}

void DiffView::describe(CodePane* pane)
{
    const QList<int> changes = changesOf(pane->lines());
    const int at = pane->currentLine();
    const auto next = std::upper_bound(changes.begin(), changes.end(), at);
    const qsizetype number = next - changes.begin();
    if (pane == active())
        m_place->setText(changes.isEmpty()
                             ? QString()
                             : tr("Change %1 of %2").arg(std::max<qsizetype>(1, number)).arg(changes.size()));
    const CodePane::Line line = pane->lines().value(at);
    const QString text = pane->textCursor().block().text();
    switch (line.kind) {
    case Kind::Added: pane->setAccessibleDescription(tr("Added, line %1: %2").arg(line.after).arg(text)); break;
    case Kind::Removed: pane->setAccessibleDescription(tr("Removed, line %1: %2").arg(line.before).arg(text)); break;
    case Kind::Missing: pane->setAccessibleDescription(tr("No line here")); break;
    case Kind::Same: pane->setAccessibleDescription(summary()); break;
    }
}

void DiffView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace cw
