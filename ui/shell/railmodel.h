// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

#include <QAbstractListModel>

namespace cw {

/// The rail's rows: section heads (not selectable) and pages with their state.
class RailModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { IsSectionRole = Qt::UserRole, PageRole, StateRole, IconNameRole };

    explicit RailModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    QModelIndex indexOf(PageId page) const;
    void setState(PageId page, const RailState& state);
    static QString pageName(PageId page); ///< translated

private:
    struct Row
    {
        bool section;
        PageId page;
        QString text;
        QString iconName;
        RailState state;
    };
    QList<Row> m_rows;
};

} // namespace cw

Q_DECLARE_METATYPE(cw::RailState)
