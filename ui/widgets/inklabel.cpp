// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/inklabel.h"

#include "ui/look/metrics.h"
#include "ui/look/tokens.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QEvent>
#include <QMenu>
#include <QPainter>
#include <QStyle>

namespace cw {
namespace {

QFont fontOf(InkLabel::Kind kind)
{
    switch (kind) {
    case InkLabel::Kind::Strong: return type::name();
    case InkLabel::Kind::Title: return type::title();
    case InkLabel::Kind::Section: return type::section();
    case InkLabel::Kind::Figure: return type::figure();
    case InkLabel::Kind::Small: return type::small();
    case InkLabel::Kind::Mono: return type::mono();
    case InkLabel::Kind::Body: break;
    }
    return type::body();
}

} // namespace

InkLabel::InkLabel(Kind kind, Ink ink, QWidget* parent) : InkLabel(QString(), kind, ink, parent) {}

InkLabel::InkLabel(const QString& text, Kind kind, Ink ink, QWidget* parent)
    : QLabel(text, parent), m_kind(kind), m_ink(ink)
{
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setForegroundRole(QPalette::WindowText); // its own ink also on a pane of Base, where Qt would take Text
    setFocusPolicy(Qt::NoFocus);             // selectable by mouse, yet no stop on the way of the Tab key
    apply();
}

QColor InkLabel::colour(Ink ink, const Tokens& tokens)
{
    switch (ink) {
    case Ink::Secondary: return tokens.secondary;
    case Ink::Good: return tokens.goodInk;
    case Ink::Warning: return tokens.warningInk;
    case Ink::Error: return tokens.errorInk;
    case Ink::Text: break;
    }
    return tokens.text;
}

void InkLabel::setInk(Ink ink)
{
    m_ink = ink;
    apply();
}

void InkLabel::setElided(bool elided)
{
    m_elided = elided;
    setTextInteractionFlags(elided ? Qt::NoTextInteraction : Qt::TextSelectableByMouse);
    updateGeometry();
    update();
}

QSize InkLabel::minimumSizeHint() const
{
    QSize size = QLabel::minimumSizeHint();
    if (m_elided)
        size.setWidth(std::min(size.width(), fontMetrics().averageCharWidth() * 8));
    return size;
}

void InkLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    // Our own palette and font were derived from the application's; derive them again when that one changes.
    if (!m_applying
        && (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationFontChange
            || event->type() == QEvent::StyleChange || event->type() == QEvent::LayoutDirectionChange))
        apply();
}

void InkLabel::contextMenuEvent(QContextMenuEvent* event)
{
    if (!m_elided) { // its text can be selected and has a menu of its own
        QLabel::contextMenuEvent(event);
        return;
    }
    QMenu menu(this);
    menu.addAction(tr("&Copy"), this, [this] { QApplication::clipboard()->setText(text()); });
    menu.exec(event->globalPos());
}

void InkLabel::paintEvent(QPaintEvent* event)
{
    if (!m_elided) {
        QLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    // A sentence is read from its beginning; a path is known by both of its ends.
    const Qt::TextElideMode mode = text().contains(u'/') || !text().contains(u' ') ? Qt::ElideMiddle : Qt::ElideRight;
    const QString shown = fontMetrics().elidedText(text(), mode, contentsRect().width());
    style()->drawItemText(&painter, contentsRect(), int(alignment()) | Qt::TextSingleLine, palette(), isEnabled(),
                          shown, foregroundRole());
    const QString tip = shown == text() ? QString() : text();
    if (toolTip() != tip)
        setToolTip(tip);
}

void InkLabel::apply()
{
    m_applying = true;
    setFont(fontOf(m_kind));
    // This one role and no other: a palette that sets them all would not hear of the application's next one.
    QPalette own;
    own.setColor(QPalette::WindowText, colour(m_ink, Tokens::of(QApplication::palette())));
    setPalette(own);
    // A selectable label lays its text out by the text's own direction, also a number or a name in a mirrored window.
    if (!(alignment() & (Qt::AlignRight | Qt::AlignHCenter)) || alignment().testFlag(Qt::AlignAbsolute)) {
        const Qt::Alignment side =
            layoutDirection() == Qt::RightToLeft ? Qt::AlignRight | Qt::AlignAbsolute : Qt::Alignment(Qt::AlignLeft);
        setAlignment((alignment() & Qt::AlignVertical_Mask) | side);
    }
    m_applying = false;
}

} // namespace cw
