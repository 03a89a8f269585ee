// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/actionpalette.h"

#include "ui/dialogs/actionpalettemodel.h"
#include "ui/look/metrics.h"
#include "ui/look/tokens.h"
#include "ui/widgets/rule.h"

#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

/// The text, and its keys at the end in secondary ink.
class PaletteDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Tokens& tokens = Tokens::of(option.palette);
        painter->save();
        if (option.state.testFlag(QStyle::State_Selected))
            painter->fillRect(option.rect, tokens.selection);
        const QRect inner = option.rect.adjusted(space::medium, 0, -space::medium, 0);
        const QRect mark =
            QStyle::visualRect(option.direction, inner, QRect(inner.left(), inner.center().y() - 8, 16, 16));
        index.data(Qt::DecorationRole).value<QIcon>().paint(painter, mark);
        painter->setPen(tokens.text);
        const QRect text = QStyle::visualRect(option.direction, inner, inner.adjusted(16 + space::small, 0, 0, 0));
        const int leading = int(QStyle::visualAlignment(option.direction, Qt::AlignLeft));
        const int trailing = int(QStyle::visualAlignment(option.direction, Qt::AlignRight));
        painter->drawText(text, leading | Qt::AlignVCenter, index.data().toString());
        painter->setFont(type::small());
        painter->setPen(tokens.secondary);
        painter->drawText(inner, trailing | Qt::AlignVCenter, index.data(ActionPaletteModel::KeysRole).toString());
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return {0, metrics::row(option.fontMetrics)};
    }
};

} // namespace

ActionPalette::ActionPalette(const QList<QAction*>& actions, QWidget* parent)
    : QDialog(parent)
    , m_model(new ActionPaletteModel(actions, this))
    , m_find(new QLineEdit(this))
    , m_list(new QListView(this))
{
    setObjectName(u"actionPalette"_s);
    setWindowTitle(tr("All actions"));
    resize(520, 420);
    m_find->setObjectName(u"findAction"_s);
    m_find->setPlaceholderText(tr("What do you want to do?"));
    m_find->setAccessibleName(tr("Find an action"));
    m_find->installEventFilter(this);
    m_list->setObjectName(u"actionList"_s);
    m_list->setAccessibleName(tr("Actions"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PaletteDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    const auto markFirst = [this] { m_list->setCurrentIndex(m_model->index(0)); };
    connect(m_find, &QLineEdit::textChanged, m_model, &ActionPaletteModel::setFilter);
    connect(m_model, &QAbstractItemModel::modelReset, this, markFirst);
    connect(m_find, &QLineEdit::returnPressed, this, &ActionPalette::choose);
    connect(m_list, &QListView::activated, this, &ActionPalette::choose);
    auto* upper = new QVBoxLayout;
    upper->setContentsMargins(space::medium, space::medium, space::medium, space::medium);
    upper->addWidget(m_find);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(upper);
    layout->addWidget(new Hairline(Qt::Horizontal, this));
    layout->addWidget(m_list, 1);
    markFirst();
    m_find->setFocus();
}

bool ActionPalette::eventFilter(QObject* watched, QEvent* event)
{
    // Typing and choosing without leaving the field.
    if (watched == m_find && event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up || key->key() == Qt::Key_PageDown
            || key->key() == Qt::Key_PageUp) {
            QKeyEvent copy(key->type(), key->key(), key->modifiers());
            QCoreApplication::sendEvent(m_list, &copy);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void ActionPalette::choose()
{
    m_chosen = m_model->actionAt(m_list->currentIndex().row());
    if (m_chosen)
        accept();
}

} // namespace cw
