// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/preferencepane.h"

#include "ui/look/metrics.h"
#include "ui/widgets/inklabel.h"

#include <QGridLayout>
#include <QLabel>
#include <QRegularExpression>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {

PreferencePane::PreferencePane(const QString& title, const QString& iconName, QWidget* parent)
    : QWidget(parent), m_title(title), m_iconName(iconName), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(space::huge, space::large, space::huge, space::large);
    m_column->setSpacing(space::small);
}

QGridLayout* PreferencePane::addGroup(const QString& head)
{
    if (m_column->count() > 0)
        m_column->addSpacing(space::medium);
    if (!head.isEmpty())
        m_column->addWidget(new InkLabel(head, InkLabel::Kind::Section, InkLabel::Ink::Text, this));
    auto* form = new QGridLayout;
    form->setHorizontalSpacing(space::large);
    form->setVerticalSpacing(space::small);
    form->setColumnStretch(1, 1);
    m_column->addLayout(form);
    return form;
}

InkLabel* PreferencePane::addRow(QGridLayout* form, const QString& label, QWidget* field, const QString& hint)
{
    const int row = form->rowCount();
    auto* below = new InkLabel(hint, InkLabel::Kind::Small, InkLabel::Ink::Secondary, this);
    below->setWordWrap(true);
    below->setVisible(!hint.isEmpty());
    below->setIndent(2); // a field's edge stands two pixels in, for the ring of the focus
    if (label.isEmpty()) {
        form->addWidget(field, row, 0, 1, 2);
    } else {
        auto* text = new QLabel(label, this);
        text->setBuddy(field);
        form->addWidget(text, row, 0);
        form->addWidget(field, row, 1);
        field->setAccessibleName(QString(label).remove(QRegularExpression(u"\\(&.\\)"_s)).remove(u'&'));
    }
    form->addWidget(below, row + 1, 1);
    if (!hint.isEmpty())
        field->setAccessibleDescription(hint);
    return below;
}

} // namespace cw
