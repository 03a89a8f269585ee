// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deploy/deployment.h"

#include <QAbstractTableModel>

namespace cw {

/// The steps of a deployment, a proof or a roll back: what each found, and how long it took.
class DeployStepModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Title, Finding, Time, Mark, ColumnCount };
    enum class Job { Deploy, Verify, RollBack };

    using QAbstractTableModel::QAbstractTableModel;

    void begin(Job job);
    /// `now`: milliseconds of any steady clock.
    void take(const DeploymentEvent& event, qint64 now);
    /// For the running step's time.
    void tick(qint64 now);
    /// What a step found, once the whole is over.
    void setFinding(const QString& step, const QString& text);
    /// No step runs any more.
    void finish(qint64 now);
    QString runningTitle() const; ///< "" when none runs

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    enum class State { ToCome, Running, Done, Failed, NotReached };
    struct Row
    {
        QString id;
        QString title;
        QString finding;
        State state = State::ToCome;
        qint64 began = 0;
        qint64 ms = -1;
    };
    QVariant text(const Row& row, int column, int number) const;
    QVariant mark(const Row& row) const;
    QString word(const Row& row) const;
    int ink(const Row& row, int column) const;
    void changed(int row);

    QList<Row> m_rows;
};

} // namespace cw
