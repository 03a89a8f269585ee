// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/preferencepane.h"

#include "ui/look/metrics.h"
#include "ui/widgets/inklabel.h"

#include <QFormLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace cw {

PreferencePane::PreferencePane(const QString& title, const QString& iconName, QWidget* parent)
    : QWidget(parent), m_title(title), m_iconName(iconName), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(space::huge, space::large, space::huge, space::large);
    m_column->setSpacing(space::small);
}

QFormLayout* PreferencePane::addGroup(const QString& head)
{
    if (m_column->count() > 0)
        m_column->addSpacing(space::medium);
    if (!head.isEmpty())
        m_column->addWidget(new InkLabel(head, InkLabel::Kind::Section, InkLabel::Ink::Text, this));
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(space::large);
    form->setVerticalSpacing(space::small);
    form->setLabelAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    form->setFormAlignment(Qt::AlignLeading | Qt::AlignTop);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_column->addLayout(form);
    return form;
}

InkLabel* PreferencePane::addRow(QFormLayout* form, const QString& label, QWidget* field, const QString& hint)
{
    auto* cell = new QVBoxLayout;
    cell->setContentsMargins(0, 0, 0, 0);
    cell->setSpacing(space::tiny);
    cell->addWidget(field);
    auto* below = new InkLabel(hint, InkLabel::Kind::Small, InkLabel::Ink::Secondary, this);
    below->setWordWrap(true);
    below->setVisible(!hint.isEmpty());
    cell->addWidget(below);
    if (label.isEmpty()) {
        form->addRow(cell);
    } else {
        auto* text = new QLabel(label, this);
        text->setBuddy(field);
        text->setMinimumHeight(field->sizeHint().height()); // one baseline with the field, not with field and hint
        text->setAlignment(Qt::AlignLeading | Qt::AlignVCenter);
        form->addRow(text, cell);
        field->setAccessibleName(QString(label).remove(u'&'));
    }
    if (!hint.isEmpty())
        field->setAccessibleDescription(hint);
    return below;
}

} // namespace cw
