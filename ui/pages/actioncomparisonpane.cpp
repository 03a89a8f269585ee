// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/actioncomparisonpane.h"

#include "ui/look/metrics.h"
#include "ui/widgets/cellroles.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/rule.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {

ActionComparisonPane::ActionComparisonPane(QWidget* parent)
    : QWidget(parent)
    , m_model(new ActionComparisonModel(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_measure(new QComboBox(this))
    , m_sentence(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
    , m_table(new DataTable(tr("Actions of both runs"), this))
{
    setObjectName(u"actionComparison"_s);
    m_measure->setObjectName(u"actionMeasure"_s);
    m_measure->setAccessibleName(tr("What is compared"));
    m_measure->addItem(tr("Time"));
    m_measure->addItem(tr("Peak memory"));
    m_sentence->setObjectName(u"actionSentence"_s);
    m_sentence->setWordWrap(true);
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(cell::SortRole);
    m_table->setObjectName(u"actionTable"_s);
    m_table->setModel(m_sorted);
    m_table->setEmptyText(tr("Neither run measured a compiler or linker."));
    m_table->setSortingEnabled(true);
    m_table->setWidths({{}, u"00000 MiB"_s, u"00000 MiB"_s, u"+0000000000 %"_s});
    m_table->sortByColumn(ActionComparisonModel::Difference, Qt::DescendingOrder);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(space::large, space::small, space::large, space::small);
    head->setSpacing(space::small);
    head->addWidget(m_measure);
    head->addWidget(m_sentence, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(new Rule(Qt::Horizontal, this));
    layout->addWidget(m_table, 1);
    connect(m_measure, &QComboBox::currentIndexChanged, this, &ActionComparisonPane::showMeasure);
}

void ActionComparisonPane::setActions(const QList<ComparedAction>& actions)
{
    m_model->setActions(actions);
    showMeasure();
}

void ActionComparisonPane::showMeasure()
{
    m_model->setMeasure(m_measure->currentIndex() == 0 ? ActionComparisonModel::Measure::Time
                                                       : ActionComparisonModel::Measure::Memory);
    m_sentence->setText(m_model->sentence());
}

} // namespace cw
