// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/crossstyle.h"

#include "ui/look/direction.h"
#include "ui/look/icons.h"
#include "ui/look/metrics.h"
#include "ui/look/scrollbars.h"
#include "ui/look/stylepaint.h"
#include "ui/look/tokens.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>

using namespace Qt::StringLiterals;

namespace cw {
using namespace stylepaint;

namespace {

constexpr int ringRoom = 2;                 // around a field or button, for the focus ring
constexpr int arrowRoom = 22;               // of a combo box
constexpr int textInset = space::small - 2; // from a field's edge; a line edit adds two pixels of its own

QColor fieldEdgeOf(const QWidget* widget, const Tokens& tokens)
{
    const QString severity = widget ? widget->property(styleproperty::severity).toString() : QString();
    if (severity == "error"_L1)
        return tokens.errorInk;
    if (severity == "warning"_L1)
        return tokens.warningField;
    return tokens.fieldEdge;
}

/// The line of a combo or spin box lies on that field's own ground, up to its edge, and must not paint over it.
bool isPartOfField(const QWidget* line)
{
    const QWidget* parent = line->parentWidget();
    return qobject_cast<const QComboBox*>(parent) || qobject_cast<const QAbstractSpinBox*>(parent);
}

} // namespace

CrossStyle::CrossStyle() : QProxyStyle(QStyleFactory::create(u"Fusion"_s)) {}

void CrossStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton*>(widget) || qobject_cast<QComboBox*>(widget) || widget->inherits("QHeaderView"))
        widget->setAttribute(Qt::WA_Hover);
}

void CrossStyle::drawButtonPanel(const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    const Tokens& tokens = Tokens::of(option->palette);
    const PainterState state(painter);
    const bool enabled = has(option, State_Enabled);
    const bool accent = enabled && widget && widget->property(styleproperty::accent).toBool();
    const bool flat = widget && widget->property(styleproperty::flat).toBool();
    const bool down = has(option, State_Sunken) || has(option, State_On);
    const bool hovered = enabled && has(option, State_MouseOver);

    QColor fill = enabled ? tokens.control : tokens.window;
    if (accent)
        fill = down ? tokens.accent.darker(115) : hovered ? tokens.accent.lighter(108) : tokens.accent;
    else if (enabled && down)
        fill = has(option, State_On) && !has(option, State_Sunken) ? tokens.selection : tokens.pressed;
    else if (hovered)
        fill = tokens.hover;
    const bool bare = flat && !down && !hovered;
    painter->setBrush(bare ? QBrush(Qt::NoBrush) : QBrush(fill));
    const QColor edge = accent ? fill : enabled ? tokens.buttonEdge : tokens.hairline;
    painter->setPen(flat ? QPen(Qt::NoPen) : QPen(edge, 1));
    // The ring stands one pixel outside of the edge; the button is drawn two pixels smaller all around so that it fits.
    const QRect body = option->rect.adjusted(2, 2, -2, -2);
    painter->drawRoundedRect(edgeRect(body), radius, radius);
    if (keyboardFocus(option))
        ring(painter, option->rect, tokens);
}

void CrossStyle::drawFieldFrame(const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    const Tokens& tokens = Tokens::of(option->palette);
    const PainterState state(painter);
    painter->setBrush(has(option, State_Enabled) ? tokens.base : tokens.window);
    painter->setPen(QPen(has(option, State_Enabled) ? fieldEdgeOf(widget, tokens) : tokens.hairline, 1));
    painter->drawRoundedRect(edgeRect(option->rect.adjusted(2, 2, -2, -2)), radius, radius);
    if (keyboardFocus(option))
        ring(painter, option->rect, tokens);
}

void CrossStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const
{
    const Tokens& tokens = Tokens::of(option->palette);
    switch (element) {
    case PE_PanelButtonCommand:
    case PE_PanelButtonBevel: drawButtonPanel(option, painter, widget); return;
    case PE_PanelButtonTool:
        // Only the states of a flat tool button; at rest it is its icon and text.
        if (has(option, State_MouseOver) || has(option, State_Sunken) || has(option, State_On)
            || keyboardFocus(option)) {
            const PainterState state(painter);
            painter->setPen(Qt::NoPen);
            painter->setBrush(has(option, State_Sunken)      ? tokens.pressed
                              : has(option, State_On)        ? tokens.selection
                              : has(option, State_MouseOver) ? tokens.hover
                                                             : QColor(Qt::transparent));
            painter->drawRoundedRect(edgeRect(option->rect.adjusted(1, 1, -1, -1)), radius, radius);
            if (keyboardFocus(option))
                ring(painter, option->rect, tokens);
        }
        return;
    case PE_FrameDefaultButton:
    case PE_FrameStatusBarItem: // the focus ring and the accent say it already
    case PE_FrameLineEdit:      // drawn with the panel, since the fill and the edge share a shape
        return;
    case PE_PanelLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option); frame && frame->lineWidth > 0)
            drawFieldFrame(option, painter, widget);
        else if (!widget || !isPartOfField(widget))
            painter->fillRect(option->rect, option->palette.brush(QPalette::Base));
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: check(option, painter, false); return;
    case PE_IndicatorRadioButton: check(option, painter, true); return;
    case PE_FrameFocusRect: {
        const PainterState state(painter);
        if (qobject_cast<const QAbstractItemView*>(widget)) {
            // One cell of a table: a thin ring inside the row.
            painter->setPen(QPen(tokens.ring, 1));
            painter->drawRect(edgeRect(option->rect));
        } else if (!qobject_cast<const QAbstractButton*>(widget) || !widget->inherits("QPushButton")) {
            ring(painter, option->rect, tokens);
        }
        return;
    }
    case PE_IndicatorToolBarSeparator:
        painter->fillRect(QRect(option->rect.center().x(), option->rect.top() + space::tiny, 1,
                                option->rect.height() - 2 * space::tiny),
                          tokens.hairline);
        return;
    case PE_FrameTabBarBase:
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), tokens.hairline);
        return;
    case PE_IndicatorBranch:
        if (has(option, State_Children)) {
            const PainterState state(painter);
            QRect place(0, 0, 14, 14);
            place.moveCenter(option->rect.center());
            const bool open = has(option, State_Open);
            if (!open && option->direction == Qt::RightToLeft) { // it points to where the children will stand
                painter->translate(2 * place.center().x() + 1, 0);
                painter->scale(-1, 1);
            }
            icon(open ? u"open-list"_s : u"expand"_s, IconInk::Secondary).paint(painter, place);
        }
        return;
    case PE_PanelScrollAreaCorner: painter->fillRect(option->rect, scrolledGround(option->palette, widget)); return;
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void CrossStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const
{
    const Tokens& tokens = Tokens::of(option->palette);
    switch (element) {
    case CE_PushButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option); button && widget) {
            QColor ink = tokens.disabled;
            if (has(option, State_Enabled))
                ink = widget->property(styleproperty::accent).toBool() ? tokens.onAccent
                      : widget->property(styleproperty::flat).toBool() ? tokens.link
                                                                       : option->palette.color(QPalette::ButtonText);
            const PainterState state(painter);
            buttonLabel(*button, painter, widget, ink);
            return;
        }
        break;
    case CE_ComboBoxLabel:
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option); combo && widget) {
            if (!combo->editable)
                comboLabel(*combo, painter, widget,
                           subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget).adjusted(2, 0, 0, 0));
            return;
        }
        break;
    case CE_HeaderSection: headerSection(option, painter); return;
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, tokens.window);
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), tokens.hairline);
        return;
    case CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            QStyleOptionHeaderV2 copy;
            static_cast<QStyleOptionHeader&>(copy) = *header;
            copy.state &= ~(State_On | State_Sunken); // Fusion makes the sorted column's head bold
            copy.palette.setColor(QPalette::ButtonText, tokens.secondary);
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
        break;
    case CE_TabBarTabShape: tab(option, painter); return;
    case CE_Splitter:
        if (has(option, State_Horizontal))
            painter->fillRect(QRect(option->rect.center().x(), option->rect.top(), 1, option->rect.height()),
                              tokens.hairline);
        else
            painter->fillRect(QRect(option->rect.left(), option->rect.center().y(), option->rect.width(), 1),
                              tokens.hairline);
        return;
    case CE_ToolBar:
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, tokens.window);
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), tokens.hairline);
        return;
    case CE_ShapedFrame:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            frame && frame->frameShape == QFrame::StyledPanel && qobject_cast<const QAbstractScrollArea*>(widget)) {
            return; // panes meet at one hairline: a list paints no frame of its own
        }
        break;
    default: break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void CrossStyle::drawComboBox(const QStyleOptionComplex* option, QPainter* painter, const QWidget* widget) const
{
    drawFieldFrame(option, painter, widget);
    const QRect arrow = subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget);
    QRect place(0, 0, 12, 12);
    place.moveCenter(arrow.center());
    icon(u"open-list"_s, IconInk::Secondary)
        .paint(painter, place, Qt::AlignCenter, has(option, State_Enabled) ? QIcon::Normal : QIcon::Disabled);
}

void CrossStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                    const QWidget* widget) const
{
    if (control == CC_ComboBox) {
        drawComboBox(option, painter, widget);
        return;
    }
    if (control == CC_SpinBox) {
        drawFieldFrame(option, painter, widget);
        spinArrow(painter, subControlRect(CC_SpinBox, option, SC_SpinBoxUp, widget), true);
        spinArrow(painter, subControlRect(CC_SpinBox, option, SC_SpinBoxDown, widget), false);
        return;
    }
    if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option); bar && control == CC_ScrollBar) {
        scrollBar(*bar, painter, widget);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect CrossStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                 const QWidget* widget) const
{
    const QRect whole = option->rect;
    const auto place = [&](const QRect& rect) { return visualRect(option->direction, whole, rect); };
    if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option); bar && control == CC_ScrollBar)
        return scrollBarPart(*bar, part, widget);
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        return place(whole.adjusted(ringRoom + textInset, ringRoom + 1, -ringRoom - arrowRoom, -ringRoom - 1));
    if (control == CC_ComboBox && part == SC_ComboBoxArrow)
        return place(QRect(whole.right() + 1 - ringRoom - arrowRoom, whole.top(), arrowRoom, whole.height()));
    const QRect rect = QProxyStyle::subControlRect(control, option, part, widget);
    if (control == CC_SpinBox && part == SC_SpinBoxEditField)
        return place(place(rect).adjusted(space::tiny, 0, -2, 0));
    return rect;
}

QRect CrossStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    if (element == SE_LineEditContents && !(widget && isPartOfField(widget)))
        return rect.adjusted(space::tiny, 0, -space::tiny, 0);
    return rect;
}

int CrossStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical: return 0;
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin: return space::large;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing: return space::small;
    case PM_SplitterWidth: return 7;
    case PM_ToolBarFrameWidth: return 0;
    case PM_ToolBarItemMargin:
    case PM_ToolBarItemSpacing: return 2;
    case PM_ToolBarSeparatorExtent: return space::small + 1;
    case PM_ScrollBarExtent: return scrollBarExtent;
    case PM_ScrollBarSliderMin: return 2 * scrollBarExtent;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: return 18;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing: return space::small;
    case PM_DefaultFrameWidth:
        return qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QComboBox*>(widget)
                   ? 4
                   : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_TabBarBaseHeight: return 1;
    case PM_TabBarTabHSpace: return 24;
    case PM_TabBarTabVSpace: return 12;
    case PM_TabBarTabShiftVertical: return 0;
    case PM_HeaderMargin: return space::small;
    case PM_FocusFrameVMargin:
    case PM_FocusFrameHMargin: return 2;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QSize CrossStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                   const QWidget* widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (!option)
        return result;
    const int height = metrics::control(option->fontMetrics) + 4; // two pixels on both sides belong to the focus ring
    switch (type) {
    case CT_PushButton:
        result.setHeight(std::max(result.height(), height));
        if (widget && widget->property(styleproperty::flat).toBool()) // its text stands where other text begins
            result.setWidth(size.width() + 2 * (ringRoom + 1));
        else
            result.setWidth(std::max(result.width() + space::small, 64));
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
            button && !button->icon.isNull() && !button->text.isEmpty())
            result.rwidth() += iconGap - space::tiny; // a push button reckons with four
        break;
    case CT_ComboBox:
        result.setWidth(size.width() + 2 * ringRoom + textInset + arrowRoom + space::tiny);
        result.setHeight(std::max(size.height(), height));
        break;
    case CT_LineEdit:
        if (!widget || !isPartOfField(widget))
            result.rwidth() += 2 * space::tiny;
        result.setHeight(std::max(size.height(), height));
        break;
    case CT_SpinBox:
        result.rwidth() += space::small;
        result.setHeight(std::max(size.height(), height));
        break;
    case CT_HeaderSection:
    case CT_ItemViewItem: result.setHeight(std::max(result.height(), metrics::row(option->fontMetrics))); break;
    case CT_MenuBarItem: result.setHeight(metrics::row(option->fontMetrics)); break;
    case CT_MenuItem:
        result.setHeight(
            std::max(result.height(), metrics::row(option->fontMetrics) - (result.height() < 12 ? 100 : 0)));
        break;
    default: break;
    }
    return result;
}

void CrossStyle::drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette, bool enabled,
                              const QString& text, QPalette::ColorRole role) const
{
    QProxyStyle::drawItemText(painter, rect, flags, palette, enabled, isolated(text), role);
}

int CrossStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* data) const
{
    switch (hint) {
    case SH_ItemView_ShowDecorationSelected: return 1;
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_EtchDisabledText:
    case SH_ScrollView_FrameOnlyAroundContents:
    case SH_Widget_Animation_Duration: return 0;
    default: return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

} // namespace cw
