// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deploy/deploystepmodel.h"

#include "ui/widgets/cellroles.h"
#include "ui/widgets/figures.h"
#include "ui/widgets/inklabel.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {

void DeployStepModel::begin(Job job)
{
    beginResetModel();
    m_rows.clear();
    const auto add = [this](const QString& id, const QString& title) { m_rows.append({id, title, {}}); };
    switch (job) {
    case Job::Deploy:
        add(u"look"_s, tr("Look"));
        add(u"preflight"_s, tr("Compare"));
        add(u"upload"_s, tr("Upload"));
        add(u"install"_s, tr("Install"));
        add(u"smoke"_s, tr("Prove"));
        add(u"switch"_s, tr("Switch"));
        break;
    case Job::Verify: add(u"smoke"_s, tr("Prove")); break;
    case Job::RollBack:
        add(u"look"_s, tr("Look"));
        add(u"smoke"_s, tr("Prove"));
        add(u"switch"_s, tr("Switch"));
        break;
    }
    endResetModel();
}

void DeployStepModel::take(const DeploymentEvent& event, qint64 now)
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row& row) { return row.id == event.step; });
    if (found == m_rows.end()) {
        if (event.state != DeploymentEvent::State::Started)
            return;
        // Clearing up after a failure.
        const int at = int(m_rows.size());
        beginInsertRows({}, at, at);
        m_rows.append({event.step, tr("Clear up"), event.text, State::Running, now, 0});
        endInsertRows();
        return;
    }
    Row& row = *found;
    switch (event.state) {
    case DeploymentEvent::State::Started:
        row.state = State::Running;
        row.began = now;
        row.ms = 0;
        row.finding = event.text;
        break;
    case DeploymentEvent::State::Progress:
        if (event.total > 0)
            row.finding =
                tr("%1 of %2", "bytes sent, in all").arg(Figures::bytes(event.bytes), Figures::bytes(event.total));
        break;
    case DeploymentEvent::State::Finished:
        row.state = State::Done;
        row.ms = now - row.began;
        if (row.id == "upload"_L1)
            row.finding = tr("same SHA-256 on both sides");
        break;
    case DeploymentEvent::State::Failed:
        row.state = State::Failed;
        row.ms = now - row.began;
        row.finding = event.text;
        break;
    }
    changed(int(found - m_rows.begin()));
}

void DeployStepModel::tick(qint64 now)
{
    for (int i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].state == State::Running) {
            m_rows[i].ms = now - m_rows[i].began;
            changed(i);
        }
    }
}

void DeployStepModel::setFinding(const QString& step, const QString& text)
{
    for (int i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].id == step) {
            m_rows[i].finding = text;
            changed(i);
        }
    }
}

void DeployStepModel::finish(qint64 now)
{
    for (int i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        if (row.state == State::Running) {
            row.state = State::Failed;
            row.ms = now - row.began;
        } else if (row.state == State::ToCome) {
            row.state = State::NotReached;
        }
        changed(i);
    }
}

QString DeployStepModel::runningTitle() const
{
    for (const Row& row : m_rows) {
        if (row.state == State::Running)
            return row.finding;
    }
    return {};
}

void DeployStepModel::changed(int row)
{
    Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

int DeployStepModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int DeployStepModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DeployStepModel::text(const Row& row, int column, int number) const
{
    switch (column) {
    case Title: return u"%1  %2"_s.arg(number).arg(row.title);
    case Time: return row.ms < 0 ? QString() : row.ms < 1000 ? tr("< 1 s") : Figures::duration(row.ms);
    case Mark: return {};
    default: break;
    }
    return row.state == State::NotReached || row.state == State::ToCome ? word(row) : row.finding;
}

QString DeployStepModel::word(const Row& row) const
{
    switch (row.state) {
    case State::ToCome: return tr("to come");
    case State::Running: return tr("running");
    case State::Done: return tr("done");
    case State::Failed: return tr("failed");
    case State::NotReached: break;
    }
    return tr("not reached");
}

QVariant DeployStepModel::mark(const Row& row) const
{
    switch (row.state) {
    case State::Running: return u"waiting"_s;
    case State::Done: return u"done"_s;
    case State::Failed: return u"error"_s;
    case State::ToCome:
    case State::NotReached: break;
    }
    return {};
}

int DeployStepModel::ink(const Row& row, int column) const
{
    using Ink = InkLabel::Ink;
    if (row.state == State::ToCome || row.state == State::NotReached)
        return int(Ink::Secondary);
    if (row.state == State::Failed)
        return int(column == Finding || column == Mark ? Ink::Error : Ink::Text);
    if (column == Mark)
        return int(row.state == State::Done ? Ink::Good : Ink::Text);
    if (column == Finding && row.state == State::Done)
        return int(Ink::Secondary);
    return int(Ink::Text);
}

QVariant DeployStepModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole: return text(row, index.column(), index.row() + 1);
    case Qt::ToolTipRole: return row.finding;
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (index.column() == Time ? Qt::AlignRight : Qt::AlignLeft));
    case cell::IconRole: return index.column() == Mark ? mark(row) : QVariant();
    // A mark is a word for screen readers and in copies.
    case Qt::AccessibleTextRole:
    case cell::RawRole: return index.column() == Mark ? QVariant(word(row)) : QVariant();
    case cell::InkRole: return ink(row, index.column());
    default: return {};
    }
}

QVariant DeployStepModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == Time ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Title: return tr("Step");
    case Finding: return tr("Result");
    case Time: return tr("Time");
    default: return {};
    }
}

} // namespace cw
