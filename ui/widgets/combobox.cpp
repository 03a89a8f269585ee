// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/combobox.h"

#include "ui/look/icons.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace cw {

QString ComboBox::wholeText() const
{
    if (const QLineEdit* line = lineEdit())
        return line->text().isEmpty() ? line->placeholderText() : line->text();
    return currentText();
}

bool ComboBox::isShortened() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    const int room =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width() - 2;
    // A line keeps two pixels free on either side.
    return fontMetrics().horizontalAdvance(wholeText()) > room - (isEditable() ? 2 : 0);
}

bool ComboBox::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !isShortened())
        return QComboBox::event(event);
    // What it means stands on the widget around it, or here.
    QString meaning;
    for (const QWidget* each = this; each && meaning.isEmpty() && !each->isWindow(); each = each->parentWidget())
        meaning = each->toolTip();
    const QString tip = meaning.isEmpty() ? wholeText() : wholeText() + u'\n' + meaning;
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tip, this);
    return true;
}

void ComboBox::keyPressEvent(QKeyEvent* event)
{
    if (!isEditable() && event->matches(QKeySequence::Copy)) {
        QGuiApplication::clipboard()->setText(wholeText());
        event->accept();
        return;
    }
    QComboBox::keyPressEvent(event);
}

void ComboBox::contextMenuEvent(QContextMenuEvent* event)
{
    if (isEditable()) { // the line has a menu of its own
        QComboBox::contextMenuEvent(event);
        return;
    }
    QMenu menu(this);
    menu.addAction(icon(u"copy"_s), tr("&Copy"), this, [this] { QGuiApplication::clipboard()->setText(wholeText()); });
    menu.exec(event->globalPos());
}

} // namespace cw
