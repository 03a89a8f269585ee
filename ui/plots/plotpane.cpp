// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/plotpane.h"

#include "core/base/files.h"
#include "ui/look/icons.h"
#include "ui/look/margins.h"
#include "ui/look/metrics.h"
#include "ui/plots/seriestable.h"
#include "ui/plots/timecanvas.h"
#include "ui/shell/prompter.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/inklabel.h"

#include <QDir>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QToolButton* smallButton(const QString& iconName, const QString& text, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setIcon(icon(iconName, IconInk::Secondary));
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(text);
    button->setToolTip(text);
    return button;
}

} // namespace

PlotPane::PlotPane(const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_title(title)
    , m_sentenceLabel(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
    , m_whole(smallButton(u"zoom-out"_s, tr("Show the whole run (0)"), this))
    , m_tableButton(smallButton(u"table"_s, tr("Show as a table (F2)"), this))
    , m_tablePage(new QWidget(this))
    , m_stack(new QStackedWidget(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_sentenceLabel->setObjectName(u"plotSentence"_s);
    m_sentenceLabel->setWordWrap(true);
    m_sentenceLabel->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::MinimumExpanding);
    m_tableButton->setCheckable(true);
    m_whole->hide();

    auto* head = new QHBoxLayout;
    head->setContentsMargins(metrics::margins(space::large, space::small, space::small, 0));
    head->setSpacing(space::small);
    auto* name = new InkLabel(title, InkLabel::Kind::Section, InkLabel::Ink::Text, this);
    head->addWidget(name, 0, Qt::AlignTop);
    head->addWidget(m_sentenceLabel, 1, Qt::AlignTop);
    head->addWidget(m_whole, 0, Qt::AlignTop);
    head->addWidget(m_tableButton, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_stack, 1);

    connect(m_whole, &QToolButton::clicked, this, &PlotPane::resetZoom);
    connect(m_tableButton, &QToolButton::toggled, this, &PlotPane::setTableShown);
    auto* key = new QShortcut(QKeySequence(Qt::Key_F2), this);
    key->setContext(Qt::WidgetWithChildrenShortcut);
    connect(key, &QShortcut::activated, m_tableButton, &QToolButton::toggle);
}

void PlotPane::assemble(const QString& name, TimeCanvas* canvas, SeriesTable* table)
{
    m_canvas = canvas;
    m_table = table;
    setObjectName(name);
    canvas->setObjectName(name + "Picture"_L1);
    m_whole->setObjectName(name + "Whole"_L1);
    m_tableButton->setObjectName(name + "TableButton"_L1);
    m_stack->addWidget(canvas);

    m_tableView = new DataTable(tr("%1 as a table").arg(m_title), this);
    m_tableView->setObjectName(name + "Table"_L1);
    // A view lays out all rows after each new one: it gets them only while it is shown.
    m_tableView->setModel(new SeriesTable({}, {}, m_tableView));
    auto* copy = linkButton(tr("Copy"), this);
    copy->setObjectName(name + "Copy"_L1);
    auto* save = linkButton(tr("Save as CSV…"), this);
    save->setObjectName(name + "Save"_L1);
    auto* acts = new QHBoxLayout;
    acts->setContentsMargins(space::large - 3, space::tiny, space::large - 3, space::tiny);
    acts->setSpacing(space::medium);
    acts->addWidget(copy);
    acts->addWidget(save);
    acts->addStretch(1);
    auto* page = new QVBoxLayout(m_tablePage);
    page->setContentsMargins(0, space::tiny, 0, 0);
    page->setSpacing(0);
    page->addWidget(m_tableView, 1);
    page->addLayout(acts);
    m_stack->addWidget(m_tablePage);
    connect(copy, &QPushButton::clicked, m_tableView, &DataTable::copy);
    connect(save, &QPushButton::clicked, this, &PlotPane::exportTable);
    connect(canvas, &TimeCanvas::zoomChanged, m_whole, &QToolButton::setVisible);
    canvas->setReadingName(m_title, {});
}

QString PlotPane::sentence() const
{
    return m_sentenceLabel->text();
}

void PlotPane::setSentence(const QString& sentence)
{
    if (m_sentenceLabel->text() == sentence)
        return;
    m_sentenceLabel->setText(sentence);
    m_canvas->setReadingName(m_title, sentence);
}

bool PlotPane::isTableShown() const
{
    return m_stack->currentWidget() == m_tablePage;
}

void PlotPane::setTableShown(bool shown)
{
    if (isTableShown() == shown)
        return;
    const bool focused = m_stack->currentWidget()->isAncestorOf(focusWidget()) || m_canvas->hasFocus();
    m_tableButton->setChecked(shown);
    m_tableButton->setToolTip(shown ? tr("Show as a picture (F2)") : tr("Show as a table (F2)"));
    m_tableButton->setAccessibleName(m_tableButton->toolTip());
    attachTable(shown);
    m_stack->setCurrentWidget(shown ? m_tablePage : static_cast<QWidget*>(m_canvas));
    if (shown)
        m_tableView->scrollToBottom();
    if (focused)
        (shown ? static_cast<QWidget*>(m_tableView) : m_canvas)->setFocus(Qt::OtherFocusReason);
}

void PlotPane::attachTable(bool attached)
{
    QAbstractItemModel* before = m_tableView->model();
    if (attached == (before == m_table))
        return;
    m_tableView->setModel(attached ? m_table : new SeriesTable({}, {}, m_tableView));
    if (before != m_table)
        delete before;
    if (!attached)
        return;
    for (int column = 0; column < m_table->columnCount(); ++column)
        m_tableView->header()->resizeSection(column, m_tableView->fontMetrics().averageCharWidth() * 16);
}

bool PlotPane::isZoomed() const
{
    return m_canvas->isZoomed();
}

void PlotPane::resetZoom()
{
    m_canvas->resetZoom();
}

QWidget* PlotPane::picture() const
{
    return m_canvas;
}

void PlotPane::exportTable()
{
    const QString path =
        Prompter::instance().saveFile(this, tr("Save the table"), QDir::home().filePath(m_title.toLower() + ".csv"_L1),
                                      tr("Comma-separated values (*.csv)"));
    if (path.isEmpty())
        return;
    if (const auto written = files::write(path, DataTable::csv(*m_table)); !written)
        Prompter::instance().tell(this, tr("The table was not saved"), written.error().sentence());
}

} // namespace cw
