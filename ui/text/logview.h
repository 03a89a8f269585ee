// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/logworker.h"

#include <QThread>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace cw {

class InkLabel;
class LogCanvas;

/// A run's log: a list of its lines over the file itself, with filter, search and follow. Reads in a thread of its own,
/// in memory of some bytes a line; the window's thread only paints what is in sight.
///
/// Keys within it: Ctrl+F find, F3 and Shift+F3 next and previous, F8 and Shift+F8 next and previous error, Ctrl+G go to
/// line, End follow, Ctrl+C copy, Ctrl+A select all.
class LogView : public QWidget
{
    Q_OBJECT

public:
    explicit LogView(QWidget* parent = nullptr);
    ~LogView() override;

    /// Shows this file, also when it is not there yet; follows its end.
    void setLog(const QString& path);
    /// Whether the file is looked at for more ten times a second.
    void setLive(bool live);
    void clear();

    void showLine(qint64 line); ///< counted from 1, as shown
    void setFilter(LogQuery::Kinds kinds);
    void nextProblem(int direction); ///< 1 or -1: the next or the previous error
    void find(const QString& text);
    const LogState& state() const;

Q_SIGNALS:
    /// Double click or Enter; counted from 1.
    void lineActivated(qint64 line);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void makeBar();
    void makeShortcuts();
    void connectWorker();
    void applyFilter();
    void searchEdited(const QString& text);
    void findNext(int direction);
    void goToLine();
    void copySelection();
    void onState(const LogState& state);
    void onReached(LogWorker::Goal goal, qint64 line, qint64 row, qint64 ordinal);
    void updateTexts();
    void placeNewLines();
    template <typename Call>
    void ask(Call call);

    QThread m_thread;
    LogWorker* m_worker;
    LogCanvas* m_canvas;
    QLineEdit* m_find = nullptr;
    QToolButton* m_previous = nullptr;
    QToolButton* m_next = nullptr;
    QComboBox* m_filter = nullptr;
    QCheckBox* m_follow = nullptr;
    InkLabel* m_count = nullptr;
    QPushButton* m_newLines = nullptr;
    qint64 m_rowsWhenLeft = 0; ///< how many rows there were when following ended
    qint64 m_ordinal = 0;      ///< which of the found lines is shown, from 1
    bool m_copyCut = false;
};

} // namespace cw
