// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/emptystate.h"

#include "ui/look/metrics.h"
#include "ui/widgets/inklabel.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace cw {

EmptyState::EmptyState(QWidget* parent)
    : QWidget(parent)
    , m_title(new InkLabel(InkLabel::Kind::Figure, InkLabel::Ink::Text, this))
    , m_sentence(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
{
    m_sentence->setWordWrap(true);
    m_sentence->setMaximumWidth(m_sentence->fontMetrics().averageCharWidth() * 80);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::large, space::huge, space::large, space::large);
    layout->setSpacing(space::small);
    layout->addWidget(m_title);
    layout->addWidget(m_sentence);
    layout->addStretch(1);
}

void EmptyState::setTexts(const QString& title, const QString& sentence)
{
    m_title->setText(title);
    m_sentence->setText(sentence);
}

void EmptyState::setAct(QPushButton* act)
{
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->insertWidget(2, act, 0, Qt::AlignLeading);
}

} // namespace cw
