// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace cw {

/// The history as it was asked for: by words (all of them must occur in title, id, board, result or message) and result.
class RunFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    enum class Results { All, Good, Bad, Live };

    explicit RunFilter(QObject* parent = nullptr);

    void setWords(const QString& text);
    void setResults(Results results);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
    Results m_results = Results::All;
};

} // namespace cw
