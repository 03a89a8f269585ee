// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deploy/busyline.h"

#include "ui/look/icons.h"
#include "ui/look/margins.h"
#include "ui/look/metrics.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/figures.h"
#include "ui/widgets/inklabel.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int iconSide = 16;
constexpr qint64 timeFromMs = 10000;

} // namespace

BusyLine::BusyLine(QWidget* parent)
    : QWidget(parent)
    , m_label(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Text, this))
    , m_cancel(linkButton(tr("Cancel"), this))
{
    m_label->setObjectName(u"busyText"_s);
    m_label->setWordWrap(true);
    m_cancel->setObjectName(u"busyCancel"_s);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(
        metrics::margins(space::large + iconSide + space::small, space::tiny, space::large, space::tiny));
    layout->setSpacing(space::small);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_cancel);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_tick.setInterval(1000);
    connect(&m_tick, &QTimer::timeout, this, [this] {
        update();
        Q_EMIT ticked();
    });
    connect(m_cancel, &QPushButton::clicked, this, &BusyLine::cancelRequested);
    hide();
}

void BusyLine::begin(const QString& text)
{
    m_text = text;
    m_clock.start();
    m_tick.start();
    m_cancel->setEnabled(true);
    m_cancel->setAccessibleName(tr("Cancel: %1").arg(text));
    update();
    show();
    // Mostly it goes out while this lasts, and the focus would jump to whatever comes next.
    auto* began = qobject_cast<QAbstractButton*>(window()->focusWidget());
    m_began = began && parentWidget()->isAncestorOf(began) ? began : nullptr;
    if (m_began)
        m_cancel->setFocus(Qt::OtherFocusReason);
}

void BusyLine::setText(const QString& text)
{
    m_text = text;
    update();
}

void BusyLine::setCancelling(const QString& text)
{
    m_cancel->setEnabled(false);
    setText(text);
}

void BusyLine::end()
{
    m_tick.stop();
    if (window()->focusWidget() == m_cancel && m_began && m_began->isEnabled() && m_began->isVisible())
        m_began->setFocus(Qt::OtherFocusReason);
    hide();
}

void BusyLine::update()
{
    const qint64 ms = elapsed();
    const QString text = ms < timeFromMs ? m_text : tr("%1  %2", "what happens, time").arg(m_text, Figures::clock(ms));
    if (m_label->text() != text)
        m_label->setText(text);
}

void BusyLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QRect place(space::large, (height() - iconSide) / 2, iconSide, iconSide);
    icon(u"waiting"_s, IconInk::Secondary).paint(&painter, QStyle::visualRect(layoutDirection(), rect(), place));
}

} // namespace cw
