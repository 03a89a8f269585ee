// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/review/review.h"

#include <QAbstractItemModel>

namespace cw {

/// What a plan writes, grouped: two levels, columns File and Change. The first row stands for the steps with their
/// limits, which can be compared like a file.
class PlanFilesModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { FileColumn, ChangeColumn, ColumnCount };
    /// int: place in Review::files; stepsEntry for the first row, groupEntry for a group's row.
    static constexpr int EntryRole = Qt::UserRole + 1;
    static constexpr int stepsEntry = -1;
    static constexpr int groupEntry = -2;

    explicit PlanFilesModel(QObject* parent = nullptr);

    void setReview(const Review& review);
    QModelIndex indexOfPath(const QString& path) const; ///< "" is the steps' row

    /// The first file that changes what is on the disk; the steps' row when none does.
    QModelIndex firstChange() const;
    bool hasChanges(const QModelIndex& group) const; ///< of the disk, in a group

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Group
    {
        QString title;
        QString folder;   ///< that all its files lie below
        QList<int> files; ///< places in Review::files; those that change come first
        int changed = 0;
    };
    QVariant groupData(const Group& group, int column, int role) const;
    QVariant fileData(const Group& group, const FileReview& file, int column, int role) const;
    QVariant stepsData(int column, int role) const;

    Review m_review;
    QList<Group> m_groups;
    bool m_filled = false;
    int m_stepsAdded = 0; ///< against the last run
    int m_stepsRemoved = 0;
};

} // namespace cw
