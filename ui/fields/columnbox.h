// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QHBoxLayout;

namespace cw {

/// Groups one below the other, in as many columns as there is room for; reading order goes down a column.
class ColumnBox : public QWidget
{
    Q_OBJECT

public:
    explicit ColumnBox(QWidget* parent = nullptr);

    void add(QWidget* group);
    /// After groups were hidden or shown: those that are hidden take no place.
    void rearrange();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void arrange(int columns);

    QHBoxLayout* m_layout;
    QList<QWidget*> m_groups;
    int m_columns = 0;
};

} // namespace cw
