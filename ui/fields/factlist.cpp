// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/factlist.h"

#include "core/base/safetext.h"
#include "ui/look/metrics.h"
#include "ui/widgets/inklabel.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace cw {

FactList::FactList(const QString& heading, QWidget* parent)
    : QWidget(parent), m_heading(heading), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(space::medium);
    m_grid->setVerticalSpacing(space::tiny);
    m_grid->setColumnStretch(1, 1);
    rebuild();
}

void FactList::setHeading(const QString& heading, const QString& aside)
{
    if (heading == m_heading && aside == m_aside)
        return;
    m_heading = heading;
    m_aside = aside;
    rebuild();
}

void FactList::setLines(const QList<FactLine>& lines)
{
    if (lines == m_lines)
        return;
    m_lines = lines;
    rebuild();
}

void FactList::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    // The notes hold their colour in the text.
    if (event->type() == QEvent::PaletteChange)
        rebuild();
}

void FactList::rebuild()
{
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    int row = 0;
    if (!m_heading.isEmpty()) {
        m_grid->addWidget(new InkLabel(m_heading, InkLabel::Kind::Section, InkLabel::Ink::Text, this), row, 0, 1, 2);
        ++row;
    }
    if (!m_aside.isEmpty()) {
        auto* aside = new InkLabel(m_aside, InkLabel::Kind::Small, InkLabel::Ink::Secondary, this);
        aside->setWordWrap(true);
        m_grid->addWidget(aside, row, 0, 1, 2);
        ++row;
    }
    for (const FactLine& line : std::as_const(m_lines)) {
        auto* label = new InkLabel(line.label, InkLabel::Kind::Body, InkLabel::Ink::Secondary, this);
        label->setToolTip(line.tip);
        m_grid->addWidget(label, row, 0, Qt::AlignTop);
        const bool known = !line.value.isEmpty();
        auto* value = new InkLabel(InkLabel::Kind::Body, known ? InkLabel::Ink::Text : InkLabel::Ink::Secondary, this);
        value->setTextFormat(Qt::RichText);
        QString html = safe::html((known ? line.value : tr("not known")));
        if (!line.note.isEmpty() && !known) // two words that say something together
            html += u", "_s + safe::html(line.note);
        else if (!line.note.isEmpty())
            html += u"  <span style=\"color:%1\">%2</span>"_s.arg(palette().color(QPalette::PlaceholderText).name(),
                                                                  safe::html(line.note));
        value->setText(html);
        value->setWordWrap(true);
        value->setToolTip(line.tip);
        value->setAccessibleName(line.label + u": "_s + (known ? line.value : tr("not known")) + u' ' + line.note);
        m_grid->addWidget(value, row, 1);
        ++row;
    }
    setVisible(row > 0);
}

QString FactList::text() const
{
    QStringList lines;
    if (!m_heading.isEmpty())
        lines << m_heading;
    for (const FactLine& line : m_lines)
        lines << u"%1\t%2\t%3"_s.arg(line.label, line.value.isEmpty() ? tr("not known") : line.value, line.note)
                     .trimmed();
    return lines.join(u'\n');
}

void FactList::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu menu(this);
    menu.addAction(tr("Copy"), this, [this] { QGuiApplication::clipboard()->setText(text()); });
    menu.exec(event->globalPos());
}

} // namespace cw
