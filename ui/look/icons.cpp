// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/icons.h"

#include "ui/look/tokens.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QColor colourOf(IconInk ink, QIcon::Mode mode, const Tokens& tokens)
{
    if (mode == QIcon::Disabled)
        return tokens.disabled;
    switch (ink) {
    case IconInk::Text: return tokens.text;
    case IconInk::Secondary: return tokens.secondary;
    case IconInk::Link: return tokens.link;
    case IconInk::Good: return tokens.goodInk;
    case IconInk::Warning: return tokens.warningInk;
    case IconInk::Error: return tokens.errorInk;
    case IconInk::OnAccent: return tokens.onAccent;
    }
    return tokens.text;
}

/// Recolours the drawing from the application's palette at the moment of painting.
class TintedSvg : public QIconEngine
{
public:
    TintedSvg(const QString& name, IconInk ink) : m_name(name), m_ink(ink) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        const QColor colour = colourOf(m_ink, mode, Tokens::of(QApplication::palette()));
        QFile file(":/icons/"_L1 + m_name + ".svg"_L1);
        if (!file.open(QIODevice::ReadOnly))
            return;
        QSvgRenderer renderer(file.readAll().replace("currentColor", colour.name().toLatin1()));
        renderer.render(painter, rect);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }

    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal) override
    {
        const QColor colour = colourOf(m_ink, mode, Tokens::of(QApplication::palette()));
        const QString key = u"cw-icon/%1/%2/%3x%4"_s.arg(m_name, colour.name()).arg(size.width()).arg(size.height());
        QPixmap result;
        if (QPixmapCache::find(key, &result))
            return result;
        result = QPixmap(size);
        result.fill(Qt::transparent);
        QPainter painter(&result);
        paint(&painter, QRect(QPoint(), size), mode, state);
        painter.end();
        QPixmapCache::insert(key, result);
        return result;
    }

    QIconEngine* clone() const override { return new TintedSvg(m_name, m_ink); }

private:
    QString m_name;
    IconInk m_ink;
};

} // namespace

QIcon icon(const QString& name, IconInk ink)
{
    return QIcon(new TintedSvg(name, ink));
}

} // namespace cw
