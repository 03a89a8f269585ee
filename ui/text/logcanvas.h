// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/logselection.h"

#include <QAbstractScrollArea>

namespace cw {

/// Paints the visible rows of a log and nothing else: rows are asked for when they come into sight and given by setRows().
/// Line numbers, a mark and an ink for errors and warnings, the selection, and found text. Logs read from left to right
/// in every language.
class LogCanvas : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit LogCanvas(QWidget* parent = nullptr);

    void setState(const LogState& state);
    void setRows(int generation, qint64 first, const QList<LogRow>& rows);
    void setSearchText(const QString& text);
    void setEmptyText(const QString& text); ///< shown while there is no row

    bool isFollowing() const { return m_follow; }
    void setFollowing(bool follow);
    /// Puts the caret on a row and scrolls to it; following ends.
    void goToRow(qint64 row);

    const LogState& state() const { return m_state; }
    const LogSelection& selection() const { return m_selection; }
    void selectAll();
    qint64 topRow() const;
    qint64 currentLine() const; ///< of the file, from 0; -1: not known
    const LogRow* cachedRow(qint64 row) const;
    int visibleRows() const;

Q_SIGNALS:
    void rowsNeeded(int generation, qint64 first, qint64 count);
    void followingChanged(bool follow);
    void lineActivated(qint64 line); ///< from 0
    void copyRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    static constexpr int edge = 2; ///< pixels above and below the rows: room for the focus ring

    void measure();
    void askForRows();
    void updateScrollBars();
    void userScrolled();
    void announceCurrent();
    bool moveCurrent(const QKeyEvent* event);
    LogSelection::Place placeAt(const QPoint& point) const;
    int gutterWidth() const;
    void paintRow(QPainter* painter, qint64 row, int y) const;
    void paintSelection(QPainter* painter, const LogRow& row, qint64 at, const QRect& place) const;

    LogState m_state;
    LogSelection m_selection;
    QList<LogRow> m_rows; ///< what is known of [m_first, …)
    qint64 m_first = 0;
    int m_rowsGeneration = 0;
    QString m_searchText;
    QString m_emptyText;
    bool m_follow = true;
    bool m_asked = false;   ///< an answer is on its way
    bool m_stale = false;   ///< the last row may have grown since it was read
    bool m_setting = false; ///< the scroll bar is moved by us, not by the user
    int m_rowHeight = 16;
    int m_column = 8;
    int m_widest = 0; ///< pixels of the widest row seen
};

} // namespace cw
