// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/preset.h"
#include "ui/models/releasemodel.h"
#include "ui/start/choicesearch.h"
#include "ui/widgets/inklabel.h"

#include <QSortFilterProxyModel>

namespace cw {

/// The releases of ReleaseModel with the solver's verdict for a board in few words ("GPU", "CPU only", "Needs …", "No"),
/// best first, as far as a search leaves them. A ready combination for the board has a mark.
class ReleaseList : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit ReleaseList(const Catalog& catalog, QObject* parent = nullptr);

    void setSearch(const ChoiceSearch& search);
    /// The chosen board; null: none. Verdicts follow by setFits().
    void setBoard(const Board* board, const QList<Preset>& presets);
    void setFits(const QHash<QString, Solution>& fits, const QString& instead);
    const Solution* fit(const QString& release) const { return m_releases->fit(release); }
    QModelIndex indexOf(const QString& id) const;

    /// A verdict in few words, for a board with a GPU that CUDA can use, or one without.
    static QString verdict(const Solution& solution, bool gpu);
    /// What a change would have to bring, in a few words; "" where none is needed.
    static QString need(const Solution& solution);
    /// The first of them and how many more, for a narrow column: "Bazel 5.3.0 on this machine +1".
    static QString shortNeed(const Solution& solution);
    static InkLabel::Ink ink(const Solution& solution);
    static QString mark(const Solution& solution); ///< name of an icon

    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool filterAcceptsColumn(int column, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    int rank(const QString& release) const;

    const Catalog& m_catalog;
    ReleaseModel* m_releases;
    ChoiceSearch m_search;
    QSet<QString> m_ready; ///< releases with a ready combination for the board
    bool m_hasBoard = false;
    bool m_gpu = false;
};

} // namespace cw
