// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/celldelegate.h"

#include "ui/look/datacolour.h"
#include "ui/look/icons.h"
#include "ui/look/metrics.h"
#include "ui/widgets/cellroles.h"
#include "ui/widgets/cellroom.h"
#include "ui/widgets/inklabel.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QStyle>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int side = space::small;
constexpr int iconSide = 14;
constexpr int swatchSide = 9;
constexpr int barLength = 56;
constexpr int slack = space::tiny; // to the next column
constexpr int gap = 6;             // between the parts of a cell

/// The first column begins at the page's margin, in a tree with arrows right after its arrow.
int sideOf(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const auto* tree = qobject_cast<const QTreeView*>(option.widget);
    return index.column() == 0 && !(tree && tree->rootIsDecorated()) ? space::large : side;
}

/// The last one ends there.
int endOf(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    return cellroom::isLastColumn(option, index) ? space::large : side;
}

/// The rows of a view that wraps words are as high as their texts need; the text beside the main one may go below it.
bool wraps(const QStyleOptionViewItem& option)
{
    return option.features.testFlag(QStyleOptionViewItem::WrapText);
}

int heightOf(const QString& text, const QFont& font, int width)
{
    return QFontMetrics(font).boundingRect(QRect(0, 0, std::max(width, 1), 0), Qt::TextWordWrap, text).height();
}

QFont fontOf(const QModelIndex& index)
{
    return index.data(cell::StrongRole).toBool() ? type::strong() : type::body();
}

bool haveOneLine(const QString& text, const QFont& font, const QString& secondary, int width)
{
    const int beside = secondary.isEmpty() ? 0 : gap + QFontMetrics(type::small()).horizontalAdvance(secondary);
    return QFontMetrics(font).horizontalAdvance(text) + beside <= width;
}

IconInk iconInkOf(InkLabel::Ink ink)
{
    switch (ink) {
    case InkLabel::Ink::Good: return IconInk::Good;
    case InkLabel::Ink::Warning: return IconInk::Warning;
    case InkLabel::Ink::Error: return IconInk::Error;
    case InkLabel::Ink::Secondary: return IconInk::Secondary;
    case InkLabel::Ink::Text: break;
    }
    return IconInk::Text;
}

/// Painted from the leading side; visualRect turns it around.
class CellPainter
{
public:
    CellPainter(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index)
        : m_painter(painter)
        , m_option(option)
        , m_index(index)
        , m_tokens(Tokens::of(option.palette))
        , m_rest(option.rect.adjusted(sideOf(option, index), 0, -endOf(option, index), 0))
        , m_ink(InkLabel::Ink(index.data(cell::InkRole).toInt()))
    {}

    void paint()
    {
        paintBar();
        paintSwatch();
        paintIcon();
        paintText();
    }

private:
    QRect placed(const QRect& rect) const { return QStyle::visualRect(m_option.direction, m_option.rect, rect); }
    QRect leading(int width, int height) const
    {
        return placed(QRect(m_rest.left(), m_rest.center().y() - height / 2 + 1, width, height));
    }

    void paintBar()
    {
        const QVariant bar = m_index.data(cell::BarRole);
        if (!bar.isValid())
            return;
        // The number keeps its room whatever the width; the bar takes what is left.
        const int number = m_option.fontMetrics.horizontalAdvance(m_index.data().toString()) + side;
        const int room = std::min(barLength, m_rest.width() - number);
        if (room < 12)
            return;
        const auto colour = DataColour(m_index.data(cell::BarColourRole).toInt());
        const int length = std::max(3, int(room * std::clamp(bar.toDouble(), 0.0, 1.0)));
        m_painter->setRenderHint(QPainter::Antialiasing, false);
        m_painter->setPen(edgeOf(colour, m_tokens));
        m_painter->setBrush(fillOf(colour, m_tokens));
        m_painter->drawRect(leading(length, swatchSide - 1).adjusted(0, 0, -1, -1));
    }

    void paintSwatch()
    {
        const QVariant swatch = m_index.data(cell::SwatchRole);
        if (!swatch.isValid() || DataColour(swatch.toInt()) == DataColour::None)
            return;
        m_painter->setRenderHint(QPainter::Antialiasing, false);
        m_painter->setPen(edgeOf(DataColour(swatch.toInt()), m_tokens));
        m_painter->setBrush(fillOf(DataColour(swatch.toInt()), m_tokens));
        m_painter->drawRect(leading(swatchSide, swatchSide).adjusted(0, 0, -1, -1));
        m_rest.setLeft(m_rest.left() + swatchSide + 6);
    }

    void paintIcon()
    {
        const QString name = m_index.data(cell::IconRole).toString();
        if (name.isEmpty())
            return;
        icon(name, iconInkOf(m_ink)).paint(m_painter, leading(iconSide, iconSide));
        m_rest.setLeft(m_rest.left() + iconSide + 6);
    }

    void paintText()
    {
        const QString text = m_index.data().toString();
        const QString secondary = m_index.data(cell::SecondaryRole).toString();
        const QFont font = fontOf(m_index);
        const QFontMetrics metrics(font);
        const bool trailing = (m_index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight) != 0;
        // Each text runs in its own direction ("1408 MiB" also in a mirrored window), at the side of the cell.
        m_painter->setLayoutDirection(Qt::LayoutDirectionAuto);
        const auto edge = int(QStyle::visualAlignment(m_option.direction, trailing ? Qt::AlignRight : Qt::AlignLeft)
                              | Qt::AlignAbsolute);
        m_painter->setFont(font);
        m_painter->setPen(InkLabel::colour(m_ink, m_tokens));
        if (wraps(m_option) && !haveOneLine(text, font, secondary, m_rest.width())) {
            paintWrapped(text, secondary, edge);
            return;
        }
        const QString shown = metrics.elidedText(text, Qt::ElideMiddle, m_rest.width());
        m_painter->drawText(placed(m_rest), edge | Qt::AlignVCenter | Qt::TextSingleLine, shown);
        const int used = metrics.horizontalAdvance(text) + gap;
        if (secondary.isEmpty() || trailing || m_rest.width() - used < 24)
            return;
        m_rest.setLeft(m_rest.left() + used);
        m_painter->setFont(type::small());
        m_painter->setPen(m_tokens.secondary);
        m_painter->drawText(placed(m_rest), edge | Qt::AlignVCenter | Qt::TextSingleLine,
                            cellroom::shortened(secondary, QFontMetrics(type::small()), m_rest.width()));
    }

    void paintWrapped(const QString& text, const QString& secondary, int edge)
    {
        const int first = heightOf(text, m_painter->font(), m_rest.width());
        const int second = secondary.isEmpty() ? 0 : heightOf(secondary, type::small(), m_rest.width());
        QRect lines = m_rest;
        lines.setTop(m_rest.top() + (m_rest.height() - first - second) / 2);
        m_painter->drawText(placed(lines), edge | Qt::AlignTop | Qt::TextWordWrap, text);
        if (secondary.isEmpty())
            return;
        lines.setTop(lines.top() + first);
        m_painter->setFont(type::small());
        m_painter->setPen(m_tokens.secondary);
        m_painter->drawText(placed(lines), edge | Qt::AlignTop | Qt::TextWordWrap, secondary);
    }

    QPainter* m_painter;
    const QStyleOptionViewItem& m_option;
    const QModelIndex& m_index;
    const Tokens& m_tokens;
    QRect m_rest;
    InkLabel::Ink m_ink;
};

} // namespace

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Tokens& tokens = Tokens::of(option.palette);
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, tokens.selection);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), tokens.hairline);
    CellPainter(painter, option, index).paint();
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(tokens.ring);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -2));
    }
    painter->restore();
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString text = index.data().toString();
    const QString secondary = index.data(cell::SecondaryRole).toString();
    const int sides = endOf(option, index) + sideOf(option, index);
    int width = slack + sides + QFontMetrics(type::body()).horizontalAdvance(text);
    if (!index.data(cell::IconRole).toString().isEmpty())
        width += iconSide + 6;
    if (index.data(cell::SwatchRole).isValid())
        width += swatchSide + 6;
    if (index.data(cell::BarRole).isValid())
        width += barLength + side;
    if (!secondary.isEmpty())
        width += gap + QFontMetrics(type::small()).horizontalAdvance(secondary);
    int height = metrics::row(option.fontMetrics) + 1;
    const auto* tree = qobject_cast<const QTreeView*>(option.widget);
    if (wraps(option) && tree) {
        const bool marked = !index.data(cell::IconRole).toString().isEmpty();
        const int room = tree->columnWidth(index.column()) - sides - (marked ? iconSide + gap : 0);
        if (!haveOneLine(text, fontOf(index), secondary, room))
            height = std::max(height, heightOf(text, fontOf(index), room) + space::small
                                          + (secondary.isEmpty() ? 0 : heightOf(secondary, type::small(), room)));
    }
    return {width, height};
}

bool CellDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                             const QModelIndex& index)
{
    return cellroom::tellWhole(event, view, option, index, sizeHint(option, index).width() - slack)
           || QStyledItemDelegate::helpEvent(event, view, option, index);
}

} // namespace cw
