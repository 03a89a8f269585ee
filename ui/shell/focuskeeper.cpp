// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/focuskeeper.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRadioButton>
#include <QScrollArea>
#include <QStackedWidget>

namespace cw {
namespace {

bool canHaveFocus(const QWidget& widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
}

/// The stop of the Tab key inside that had the focus last, else the first one, or null.
QWidget* stopIn(QWidget* inside)
{
    if (!inside)
        return nullptr;
    QWidget* last = inside->focusWidget();
    if (last && last != inside && canHaveFocus(*last))
        return last;
    for (QWidget* widget = inside->nextInFocusChain(); widget != inside; widget = widget->nextInFocusChain()) {
        if (inside->isAncestorOf(widget) && !widget->focusProxy() && canHaveFocus(*widget))
            return widget;
    }
    return nullptr;
}

QLineEdit* lineOf(QObject* watched)
{
    if (auto* combo = qobject_cast<QComboBox*>(watched))
        return combo->lineEdit();
    if (auto* box = qobject_cast<QAbstractSpinBox*>(watched))
        return box->findChild<QLineEdit*>();
    return qobject_cast<QLineEdit*>(watched);
}

/// A line would take the keys of Undo and Redo even where it can do nothing with them.
bool isNothingToTheLine(QObject* watched, const QKeyEvent& key)
{
    const bool undo = key.matches(QKeySequence::Undo);
    if (!undo && !key.matches(QKeySequence::Redo))
        return false;
    const QLineEdit* line = lineOf(watched);
    return line && !(undo ? line->isUndoAvailable() : line->isRedoAvailable());
}

/// Many keyboards have no Menu key, the only one for which Qt asks for a context menu on this platform.
bool openContextMenu(QObject* watched, const QKeyEvent& key)
{
    auto* widget = qobject_cast<QWidget*>(watched);
    if (key.key() != Qt::Key_F10 || key.modifiers() != Qt::ShiftModifier || !widget || !widget->hasFocus())
        return false;
    const QPoint place = widget->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, place, widget->mapToGlobal(place));
    QApplication::sendEvent(widget, &asked);
    return true;
}

/// A scrolled page shows what the focus goes to only where the focus was on it already.
void bringIntoSight(QWidget* focused)
{
    if (!focused || !focused->isVisible() || !focused->visibleRegion().isEmpty())
        return;
    for (QWidget* parent = focused->parentWidget(); parent; parent = parent->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(parent))
            area->ensureWidgetVisible(focused);
    }
}

} // namespace

FocusKeeper::FocusKeeper(QStackedWidget& pages, QWidget& rail, QWidget& window)
    : QObject(&window), m_pages(pages), m_rail(rail), m_window(window)
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        bringIntoSight(now);
        lookLater();
    });
    connect(&pages, &QStackedWidget::currentChanged, this, &FocusKeeper::lookLater);
    qApp->installEventFilter(this);
}

void FocusKeeper::enterPage()
{
    const QWidget* focused = m_window.focusWidget();
    m_wanted = !focused || !m_pages.currentWidget() || !m_pages.currentWidget()->isAncestorOf(focused);
    lookLater();
}

void FocusKeeper::lookLater()
{
    if (m_waiting)
        return;
    m_waiting = true;
    // Once everything that comes with the change is done: most controls that go away hand the focus on themselves.
    QMetaObject::invokeMethod(this, &FocusKeeper::look, Qt::QueuedConnection);
}

void FocusKeeper::look()
{
    m_waiting = false;
    if (!m_window.isVisible() || QApplication::activeModalWidget() || QApplication::activePopupWidget())
        return; // looked at again when they give the focus back
    const QWidget* focused = m_window.focusWidget();
    // A page as a whole has the focus where Qt found no stop on it: nothing shows that.
    const bool lost = !focused || focused->parentWidget() == &m_pages || !focused->isVisible() || !focused->isEnabled();
    if (!lost && !m_wanted)
        return;
    if (QWidget* stop = stopIn(m_pages.currentWidget())) {
        m_wanted = false;
        stop->setFocus(Qt::OtherFocusReason);
    } else if (QWidget* rail = stopIn(&m_rail); rail && lost) {
        m_wanted = true;
        rail->setFocus(Qt::OtherFocusReason);
    }
}

bool FocusKeeper::press(QObject* watched, const QKeyEvent& key) const
{
    if ((key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter) || (key.modifiers() & ~Qt::KeypadModifier) != 0)
        return false;
    auto* button = qobject_cast<QAbstractButton*>(watched);
    // In a dialog Enter is the default button's.
    if (!button || button->window() != &m_window || !button->hasFocus() || !button->isEnabled()
        || qobject_cast<QCheckBox*>(button) || qobject_cast<QRadioButton*>(button))
        return false;
    if (!key.isAutoRepeat())
        button->animateClick();
    return true;
}

bool FocusKeeper::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
        if (m_wanted && watched->isWidgetType())
            m_wanted = false;
        return press(watched, *static_cast<const QKeyEvent*>(event))
               || openContextMenu(watched, *static_cast<const QKeyEvent*>(event));
    case QEvent::ShortcutOverride:
        if (!isNothingToTheLine(watched, *static_cast<const QKeyEvent*>(event)))
            return false;
        event->ignore();
        return true;
    case QEvent::EnabledChange:
    case QEvent::Show:
        if (m_wanted)
            lookLater();
        return false;
    default: return false;
    }
}

} // namespace cw
