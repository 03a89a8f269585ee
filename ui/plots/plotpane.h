// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace cw {

class DataTable;
class InkLabel;
class SeriesTable;
class TimeCanvas;

/// A picture over time with its title, one sentence that says what it shows, and the table behind it (F2 or the button),
/// which can be copied and exported. Screen readers are told the sentence.
class PlotPane : public QWidget
{
    Q_OBJECT

public:
    PlotPane(const QString& title, QWidget* parent);

    QString sentence() const;
    bool isTableShown() const;
    void setTableShown(bool shown);
    bool isZoomed() const;
    void resetZoom();
    SeriesTable* table() const { return m_table; }
    /// The picture as a widget: for the focus, for pictures of it and for tests.
    QWidget* picture() const;

protected:
    /// Both are taken over. Called once, by the subclass's constructor; `name` begins the object names.
    void assemble(const QString& name, TimeCanvas* canvas, SeriesTable* table);
    void setSentence(const QString& sentence);

private:
    void attachTable(bool attached);
    void exportTable();

    QString m_title;
    InkLabel* m_sentenceLabel;
    QToolButton* m_whole;
    QToolButton* m_tableButton;
    QWidget* m_tablePage;
    QStackedWidget* m_stack;
    DataTable* m_tableView = nullptr;
    TimeCanvas* m_canvas = nullptr;
    SeriesTable* m_table = nullptr;
};

} // namespace cw
