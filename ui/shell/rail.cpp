// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/rail.h"

#include "ui/look/metrics.h"
#include "ui/look/tokens.h"
#include "ui/shell/raildelegate.h"
#include "ui/shell/railmodel.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/rule.h"

#include <QKeyEvent>
#include <QListView>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {

Rail::Rail(QWidget* parent)
    : QWidget(parent)
    , m_model(new RailModel(this))
    , m_list(new QListView(this))
    , m_name(new InkLabel(InkLabel::Kind::Section, InkLabel::Ink::Text, this))
    , m_release(new InkLabel(InkLabel::Kind::Small, InkLabel::Ink::Secondary, this))
    , m_target(new InkLabel(InkLabel::Kind::Small, InkLabel::Ink::Secondary, this))
    , m_note(new QWidget(this))
    , m_noteStrong(new InkLabel(InkLabel::Kind::Small, InkLabel::Ink::Text, m_note))
    , m_noteText(new InkLabel(InkLabel::Kind::Small, InkLabel::Ink::Secondary, m_note))
{
    setFixedWidth(metrics::railWidth(fontMetrics()));
    setObjectName(u"rail"_s);
    m_name->setObjectName(u"railName"_s);
    m_name->setElided(true); // a file's name may be as long as it likes
    for (InkLabel* label : {m_release, m_target})
        label->setWordWrap(true);

    m_list->setObjectName(u"railList"_s);
    m_list->setAccessibleName(tr("Pages"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new RailDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->installEventFilter(this);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& current, const QModelIndex& previous) {
                // A list that gets the focus makes its first row the current one. Nobody asked for that page; the first start
                // would never be seen.
                if (!previous.isValid())
                    return;
                if (current.isValid() && !current.data(RailModel::IsSectionRole).toBool())
                    Q_EMIT pageRequested(PageId(current.data(RailModel::PageRole).toInt()));
            });
    for (const auto signal : {&QListView::clicked, &QListView::activated}) {
        connect(m_list, signal, this, [this](const QModelIndex& index) {
            if (!index.data(RailModel::IsSectionRole).toBool())
                Q_EMIT pageRequested(PageId(index.data(RailModel::PageRole).toInt()));
        });
    }

    m_noteStrong->setWordWrap(true);
    m_noteText->setWordWrap(true);
    auto* note = new QVBoxLayout(m_note);
    note->setContentsMargins(space::large, space::medium, space::large, space::medium);
    note->setSpacing(2);
    note->addWidget(m_noteStrong);
    note->addWidget(m_noteText);
    m_note->hide();

    auto* head = new QVBoxLayout;
    head->setContentsMargins(space::large, space::medium, space::large, space::small);
    head->setSpacing(2);
    head->addWidget(m_name);
    head->addWidget(m_release);
    head->addWidget(m_target);
    auto* column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_list, 1);
    column->addWidget(m_note);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(column, 1);
    layout->addWidget(new Rule(Qt::Vertical, this));
}

void Rail::setDocument(const QString& name, const QString& release, const QString& target)
{
    m_name->setText(name);
    m_release->setText(release);
    m_target->setText(target);
}

void Rail::setNote(const QString& strong, const QString& text)
{
    m_noteStrong->setText(strong);
    m_noteText->setText(text);
    m_note->setVisible(!strong.isEmpty());
}

void Rail::setCurrent(PageId page)
{
    const QSignalBlocker blocker(m_list->selectionModel());
    const QModelIndex index = m_model->indexOf(page);
    if (index.isValid())
        m_list->setCurrentIndex(index);
    else // a current row that is none: without one, a list that gets the focus takes its first page
        m_list->selectionModel()->setCurrentIndex(m_model->index(0), QItemSelectionModel::Clear);
    m_list->viewport()->update();
}

void Rail::setState(PageId page, const RailState& state)
{
    m_model->setState(page, state);
}

bool Rail::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool first = key == Qt::Key_Home || key == Qt::Key_PageUp;
        if (first || key == Qt::Key_End || key == Qt::Key_PageDown) {
            // The first row is a heading, and the list would not move to it.
            m_list->setCurrentIndex(m_model->indexOf(first ? PageId::Source : PageId::History));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void Rail::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), Tokens::of(palette()).rail);
}

} // namespace cw
