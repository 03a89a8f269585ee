// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/fieldform.h"

#include "ui/fields/provenancebutton.h"
#include "ui/look/margins.h"
#include "ui/look/metrics.h"
#include "ui/session/session.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/rule.h"

#include <QGridLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int labelChars = 15;
constexpr int controlChars = 33;
constexpr int allowedChars = 17;
constexpr int narrowChars = 75; // below: findings need the room under the names too

} // namespace

FieldForm::FieldForm(Session& session, FieldRow::Style style, QWidget* parent)
    : QWidget(parent), m_session(session), m_style(style), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(space::large, space::small, space::large, space::small);
    m_grid->setHorizontalSpacing(space::medium);
    m_grid->setVerticalSpacing(space::tiny);
    const int letter = fontMetrics().averageCharWidth();
    m_grid->setColumnMinimumWidth(0, letter * labelChars);
    if (style == FieldRow::Style::Table) {
        m_grid->setColumnMinimumWidth(1, letter * controlChars);
        m_grid->setColumnStretch(1, 2);
        m_grid->setColumnStretch(2, 3);
        m_grid->setColumnMinimumWidth(3, letter * allowedChars);
        m_grid->setColumnStretch(3, 1);
        m_grid->setColumnMinimumWidth(5, 16);
        int column = 0;
        for (const QString& text : {tr("Part"), tr("Wanted"), tr("Found"), tr("Allowed"), tr("From")}) {
            auto* head = new InkLabel(text, InkLabel::Kind::Small, InkLabel::Ink::Secondary, this);
            if (column == 1) // a control's edge stands a little inside of its room
                head->setContentsMargins(metrics::margins(2, 0, 0, 0));
            if (column == 4) // the words below end at the trailing side, a little inside of their buttons
                head->setContentsMargins(metrics::margins(0, 0, ProvenanceButton::inset, 0));
            m_grid->addWidget(head, 0, column, column == 4 ? Qt::AlignTrailing : Qt::Alignment());
            ++column;
        }
        m_grid->addWidget(new Rule(Qt::Horizontal, this), 1, 0, 1, FieldRow::columns);
        m_next = 2;
    } else {
        m_grid->setColumnStretch(1, 1);
    }
    // Findings follow every change of values and facts.
    connect(&session, &Session::findingsChanged, this, &FieldForm::refresh);
}

FieldRow* FieldForm::add(const QString& name, const FieldRow::Options& options)
{
    const auto field = findField(name);
    if (!field)
        return nullptr;
    auto* row = new FieldRow(m_session, *field, m_style, options, m_grid, m_next, this);
    m_next += FieldRow::gridRows;
    row->setNarrow(m_narrow);
    m_rows.append(row);
    return row;
}

QWidget* FieldForm::addHeading(const QString& text, const QString& aside)
{
    auto* heading = new QWidget(this);
    auto* line = new QHBoxLayout(heading);
    line->setContentsMargins(0, m_next > 0 ? space::medium : 0, 0, 0);
    line->addWidget(new InkLabel(text, InkLabel::Kind::Section, InkLabel::Ink::Text, heading));
    line->addWidget(new InkLabel(aside, InkLabel::Kind::Small, InkLabel::Ink::Secondary, heading), 1);
    m_grid->addWidget(heading, m_next++, 0, 1, m_style == FieldRow::Style::Table ? FieldRow::columns : 3);
    return heading;
}

FieldRow* FieldForm::row(const QString& field) const
{
    for (FieldRow* row : m_rows) {
        if (row->name() == field)
            return row;
    }
    return nullptr;
}

QStringList FieldForm::fields() const
{
    QStringList names;
    for (const FieldRow* row : m_rows)
        names.append(row->name());
    return names;
}

int FieldForm::labelWidth() const
{
    int width = fontMetrics().averageCharWidth() * labelChars;
    for (const FieldRow* row : m_rows)
        width = std::max(width, row->labelWidth());
    return width;
}

void FieldForm::setLabelWidth(int width)
{
    m_grid->setColumnMinimumWidth(0, width);
}

QList<QWidget*> FieldForm::stops() const
{
    QList<QWidget*> found;
    for (QWidget* widget = nextInFocusChain(); widget != this; widget = widget->nextInFocusChain()) {
        if (isAncestorOf(widget) && (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus)
            found.append(widget);
    }
    return found;
}

void FieldForm::orderAfter(const FieldForm& former)
{
    const QList<QWidget*> formerStops = former.stops();
    QWidget* before = formerStops.isEmpty() ? nullptr : formerStops.last();
    for (QWidget* stop : stops()) {
        if (before)
            setTabOrder(before, stop);
        before = stop;
    }
}

void FieldForm::clear()
{
    qDeleteAll(m_rows);
    m_rows.clear();
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_next = 0;
}

void FieldForm::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < fontMetrics().averageCharWidth() * narrowChars;
    if (narrow == m_narrow)
        return;
    m_narrow = narrow;
    for (FieldRow* row : std::as_const(m_rows))
        row->setNarrow(narrow);
}

void FieldForm::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void FieldForm::refresh()
{
    // Five pages of fields live at once; an edit costs the one that is seen.
    m_stale = !isVisible();
    if (m_stale)
        return;
    // Findings that come into sight lay out everything around them at once; here that is done when all rows are ready.
    m_grid->setEnabled(false);
    for (FieldRow* row : std::as_const(m_rows))
        row->refresh();
    m_grid->setEnabled(true);
    m_grid->invalidate();
}

} // namespace cw
