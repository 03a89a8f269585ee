// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/railmodel.h"

using namespace Qt::StringLiterals;

namespace cw {

RailModel::RailModel(QObject* parent) : QAbstractListModel(parent)
{
    const auto section = [this](const QString& text) { m_rows.append({true, PageId::Start, text, {}, {}}); };
    const auto page = [this](PageId id, const QString& iconName) {
        m_rows.append({false, id, pageName(id), iconName, {}});
    };
    section(tr("Plan"));
    page(PageId::Source, u"source"_s);
    page(PageId::Target, u"board"_s);
    page(PageId::Toolchain, u"toolchain"_s);
    page(PageId::Options, u"options"_s);
    page(PageId::Review, u"review"_s);
    section(tr("Run"));
    page(PageId::Build, u"build"_s);
    page(PageId::Deploy, u"deploy"_s);
    section(tr("Records"));
    page(PageId::History, u"history"_s);
}

QString RailModel::pageName(PageId page)
{
    switch (page) {
    case PageId::Start: return tr("Start");
    case PageId::Source: return tr("Source");
    case PageId::Target: return tr("Target and device");
    case PageId::Toolchain: return tr("Toolchain & CUDA");
    case PageId::Options: return tr("Options");
    case PageId::Review: return tr("Review");
    case PageId::Build: return tr("Build");
    case PageId::Deploy: return tr("Deploy");
    case PageId::History: return tr("History");
    }
    return {};
}

int RailModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant RailModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return row.text;
    case Qt::AccessibleDescriptionRole: {
        switch (row.state.mark) {
        case RailState::Mark::Done: return tr("complete");
        case RailState::Mark::Warning: return tr("%n warning(s)", nullptr, row.state.count);
        case RailState::Mark::Error: return tr("%n error(s)", nullptr, row.state.count);
        case RailState::Mark::Locked: return tr("locked");
        case RailState::Mark::Busy: return tr("running");
        case RailState::Mark::None: return row.state.text;
        }
        return {};
    }
    case IsSectionRole: return row.section;
    case PageRole: return int(row.page);
    case StateRole: return QVariant::fromValue(row.state);
    case IconNameRole: return row.iconName;
    default: return {};
    }
}

Qt::ItemFlags RailModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return m_rows.at(index.row()).section ? Qt::NoItemFlags
                                          : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

QModelIndex RailModel::indexOf(PageId page) const
{
    for (int i = 0; i < m_rows.size(); ++i) {
        if (!m_rows.at(i).section && m_rows.at(i).page == page)
            return index(i);
    }
    return {};
}

void RailModel::setState(PageId page, const RailState& state)
{
    const QModelIndex at = indexOf(page);
    if (!at.isValid() || m_rows.at(at.row()).state == state)
        return;
    m_rows[at.row()].state = state;
    Q_EMIT dataChanged(at, at);
}

} // namespace cw
