// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solve/offers.h"

#include <QAbstractTableModel>

namespace cw {

/// The parts of a build's toolchain: whether each is here, where it can come from, and how much that is.
class PartModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, State, From, Size, ColumnCount };
    enum Role { IdRole = Qt::UserRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setOffers(const QList<PartOffer>& offers);
    const QList<PartOffer>& offers() const { return m_offers; }
    const PartOffer* offer(const QModelIndex& index) const; ///< null for an invalid one
    QModelIndex indexOf(const QString& id) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    static QString word(const PartOffer& offer); ///< "here", "not here"
    static QString from(const PartOffer& offer);

private:
    QList<PartOffer> m_offers;
};

} // namespace cw
