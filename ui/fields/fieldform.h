// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/fieldrow.h"

#include <QWidget>

class QGridLayout;

namespace cw {

class Session;

/// Rows of fields in common columns. Follows the session.
class FieldForm : public QWidget
{
    Q_OBJECT

public:
    FieldForm(Session& session, FieldRow::Style style, QWidget* parent = nullptr);

    FieldRow* add(const QString& field, const FieldRow::Options& options = {});
    QWidget* addHeading(const QString& text, const QString& aside = {});
    FieldRow* row(const QString& field) const;
    const QList<FieldRow*>& rows() const { return m_rows; }
    QStringList fields() const;

    /// What the longest name needs; forms of one page share one column of names.
    int labelWidth() const;
    void setLabelWidth(int width);

    /// Lets the Tab key come here from the last stop of another form, for rows that were made after the window: they stand
    /// at the end of its order.
    void orderAfter(const FieldForm& former);

    /// Removes every row, for a form that follows what the release asks.
    void clear();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    QList<QWidget*> stops() const; ///< of the Tab key, in its order

    Session& m_session;
    FieldRow::Style m_style;
    QGridLayout* m_grid;
    QList<FieldRow*> m_rows;
    int m_next = 0;
    bool m_narrow = false;
    bool m_stale = false; ///< something changed while the form was not seen
};

} // namespace cw
