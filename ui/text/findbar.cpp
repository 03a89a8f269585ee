// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/findbar.h"

#include "ui/look/icons.h"
#include "ui/look/metrics.h"
#include "ui/text/codepane.h"
#include "ui/widgets/inklabel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QShortcut>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace cw {

FindBar::FindBar(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLineEdit(this))
    , m_count(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(space::large, space::small, space::large, space::small);
    layout->setSpacing(space::small);
    m_text->setObjectName(u"findText"_s);
    m_text->setAccessibleName(tr("Find"));
    m_text->setPlaceholderText(tr("Find"));
    m_text->setMaximumWidth(m_text->fontMetrics().averageCharWidth() * 40);
    m_text->addAction(icon(u"find"_s, IconInk::Secondary), QLineEdit::LeadingPosition);
    layout->addWidget(m_text, 1);
    const auto add = [this, layout](const QString& iconName, const QString& name, auto act) {
        auto* button = new QToolButton(this);
        button->setIcon(icon(iconName));
        button->setAutoRaise(true);
        button->setToolTip(name);
        button->setAccessibleName(name);
        connect(button, &QToolButton::clicked, this, act);
        layout->addWidget(button);
    };
    add(u"collapse-up"_s, tr("Previous match (Shift+F3)"), [this] { step(-1); });
    add(u"open-list"_s, tr("Next match (F3)"), [this] { step(1); });
    layout->addWidget(m_count);
    layout->addStretch(1);
    add(u"close"_s, tr("Close (Esc)"), [this] { close(); });
    connect(m_text, &QLineEdit::textChanged, this, &FindBar::edited);
    connect(m_text, &QLineEdit::returnPressed, this, [this] { step(1); });

    const auto shortcut = [this, parent](const QKeySequence& keys, auto act) {
        auto* made = new QShortcut(keys, parent);
        made->setContext(Qt::WidgetWithChildrenShortcut);
        connect(made, &QShortcut::activated, this, act);
    };
    shortcut(QKeySequence::Find, [this] { open(); });
    shortcut(QKeySequence(Qt::Key_F3), [this] { step(1); });
    shortcut(QKeySequence(Qt::SHIFT | Qt::Key_F3), [this] { step(-1); });
    hide();
}

void FindBar::open()
{
    show();
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
    edited();
}

void FindBar::close()
{
    hide();
    if (m_pane) {
        m_pane->markAll({});
        m_pane->setFocus(Qt::OtherFocusReason);
    }
}

void FindBar::edited()
{
    if (m_pane)
        report(m_pane->findText(m_text->text(), 1, true));
}

void FindBar::step(int direction)
{
    if (isHidden() || m_text->text().isEmpty()) {
        open();
        return;
    }
    if (m_pane)
        report(m_pane->findText(m_text->text(), direction, false));
}

void FindBar::report(bool found)
{
    const int places = m_pane->places(m_text->text());
    m_count->setText(m_text->text().isEmpty() ? QString()
                     : found                  ? tr("%n match(es)", nullptr, places)
                                              : tr("Not found"));
}

void FindBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace cw
