// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pageheader.h"

#include "ui/look/metrics.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/taborder.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {

PageHeader::PageHeader(const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_title(new InkLabel(title, InkLabel::Kind::Title, InkLabel::Ink::Text, this))
    , m_sentence(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
    , m_acts(new QHBoxLayout)
{
    m_title->setObjectName(u"pageTitle"_s);
    m_sentence->setObjectName(u"pageSentence"_s);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::AutoText);

    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_title);
    texts->addWidget(m_sentence);
    m_acts->setSpacing(space::tiny);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(space::large, space::medium, space::large, space::medium);
    layout->setSpacing(space::large);
    layout->addLayout(texts, 1);
    layout->addLayout(m_acts);
    layout->setAlignment(m_acts, Qt::AlignTop);
}

void PageHeader::setTitle(const QString& title)
{
    m_title->setText(title);
}

void PageHeader::setSentence(const QString& sentence)
{
    m_sentence->setText(sentence);
}

QString PageHeader::sentence() const
{
    return m_sentence->text();
}

void PageHeader::addAct(QWidget* act)
{
    QWidget* before = m_acts->isEmpty() ? this : m_acts->itemAt(m_acts->count() - 1)->widget();
    m_acts->addWidget(act);
    tabAfter(*before, *act); // the first stops of the page, whenever they were made
}

} // namespace cw
