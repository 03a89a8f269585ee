// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QKeyEvent;
class QStackedWidget;
class QWidget;

namespace cw {

/// Keeps the keyboard's focus where it can be seen. A page that is shown while nothing on it can have the focus yet, and
/// a control that goes away with the focus, would leave it with nobody: then it goes to the first stop of the page, or to
/// the rail. In the window itself Enter presses the button that has the focus, as Space does and as it is in dialogs.
/// Shift+F10 opens the context menu of what has the focus, in dialogs too, as the Menu key does.
/// A field without typing to take back leaves Undo and Redo to the window, so that a repair is undone from the field that
/// it repaired. GUI thread.
class FocusKeeper : public QObject
{
    Q_OBJECT
public:
    /// All three outlive it: the pages, what has the focus when a page has no stop, the window of both.
    FocusKeeper(QStackedWidget& pages, QWidget& rail, QWidget& window);

    /// Leads to the page that is shown: to the control that had the focus there, else to its first one, as soon as there
    /// is one. A key that is pressed meanwhile counts more.
    void enterPage();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void lookLater();
    void look();
    [[nodiscard]] bool press(QObject* watched, const QKeyEvent& key) const;

    QStackedWidget& m_pages;
    QWidget& m_rail;
    QWidget& m_window;
    bool m_waiting = false; ///< look() is on its way
    bool m_wanted = false;  ///< the page shall have the focus
};

} // namespace cw
