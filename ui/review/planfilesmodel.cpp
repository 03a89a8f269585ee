// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/planfilesmodel.h"

#include "ui/text/difflines.h"
#include "ui/widgets/cellroles.h"
#include "ui/widgets/inklabel.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString groupTitle(const QString& group)
{
    if (group == "configuration"_L1)
        return PlanFilesModel::tr("Configuration");
    if (group == "toolchain"_L1)
        return PlanFilesModel::tr("Toolchain");
    if (group == "repository"_L1)
        return PlanFilesModel::tr("Stand-in repositories");
    if (group == "source"_L1)
        return PlanFilesModel::tr("Source");
    if (group == "board"_L1)
        return PlanFilesModel::tr("Scripts for the board");
    return group.isEmpty() ? PlanFilesModel::tr("Other files") : group;
}

QString commonFolder(const QString& a, const QString& b)
{
    qsizetype slash = 0;
    for (qsizetype i = 0; i < std::min(a.size(), b.size()) && a.at(i) == b.at(i); ++i) {
        if (a.at(i) == u'/')
            slash = i;
    }
    return a.left(slash);
}

/// The folders between a group's and its file: "third_party/py"; "" when it lies directly there.
QString folderBelow(const QString& group, const QString& path)
{
    const QString below = path.mid(group.size() + 1);
    return below.left(std::max<qsizetype>(0, below.lastIndexOf(u'/')));
}

QString changeText(int added, int removed)
{
    QStringList parts;
    if (added > 0)
        parts.append(u"+%1"_s.arg(added));
    if (removed > 0)
        parts.append(u"−%1"_s.arg(removed));
    return parts.join(u' ');
}

/// What a screen reader says in place of "+5 −4".
QString changeWords(int added, int removed)
{
    return PlanFilesModel::tr("%1, %2").arg(PlanFilesModel::tr("%n line(s) added", nullptr, added),
                                            PlanFilesModel::tr("%n line(s) removed", nullptr, removed));
}

} // namespace

PlanFilesModel::PlanFilesModel(QObject* parent) : QAbstractItemModel(parent) {}

void PlanFilesModel::setReview(const Review& review)
{
    beginResetModel();
    m_review = review;
    m_filled = true;
    m_groups.clear();
    QStringList names{u"configuration"_s, u"toolchain"_s, u"repository"_s, u"source"_s};
    for (const FileReview& file : review.files) {
        if (!names.contains(file.file.group))
            names.append(file.file.group);
    }
    for (const QString& name : std::as_const(names)) {
        Group group;
        group.title = groupTitle(name);
        for (int i = 0; i < int(review.files.size()); ++i) {
            const PlanFile& file = review.files.at(i).file;
            if (file.group != name)
                continue;
            const QString folder = QFileInfo(file.path).path();
            group.folder = group.files.isEmpty() ? folder : commonFolder(group.folder + u'/', folder + u'/');
            group.files.append(i);
        }
        const auto changes = [&review](int file) { return review.files.at(file).state == FileReview::State::Changed; };
        group.changed =
            int(std::stable_partition(group.files.begin(), group.files.end(), changes) - group.files.begin());
        if (!group.files.isEmpty())
            m_groups.append(group);
    }
    m_stepsAdded = 0;
    m_stepsRemoved = 0;
    if (review.earlier.lastPlan) {
        const DiffCount count = countOf(diffLines(stepsText(*review.earlier.lastPlan), stepsText(review.plan)));
        m_stepsAdded = count.added;
        m_stepsRemoved = count.removed;
    }
    endResetModel();
}

QModelIndex PlanFilesModel::indexOfPath(const QString& path) const
{
    if (path.isEmpty())
        return index(0, 0);
    for (int group = 0; group < int(m_groups.size()); ++group) {
        for (int row = 0; row < int(m_groups.at(group).files.size()); ++row) {
            if (m_review.files.at(m_groups.at(group).files.at(row)).file.path == path)
                return index(row, 0, index(group + 1, 0));
        }
    }
    return {};
}

QModelIndex PlanFilesModel::firstChange() const
{
    for (int group = 0; group < int(m_groups.size()); ++group) {
        if (m_groups.at(group).changed > 0)
            return index(0, 0, index(group + 1, 0));
    }
    return index(0, 0);
}

bool PlanFilesModel::hasChanges(const QModelIndex& group) const
{
    return group.isValid() && group.internalId() == 0 && group.row() > 0 && m_groups.at(group.row() - 1).changed > 0;
}

QModelIndex PlanFilesModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    // The internal id is 0 on the first level and the parent's row below.
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) : quintptr(0));
}

QModelIndex PlanFilesModel::parent(const QModelIndex& index) const
{
    if (!index.isValid() || index.internalId() == 0)
        return {};
    return createIndex(int(index.internalId()), 0, quintptr(0));
}

int PlanFilesModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return m_filled ? int(m_groups.size()) + 1 : 0;
    if (parent.internalId() != 0 || parent.column() != 0 || parent.row() == 0)
        return 0;
    return int(m_groups.value(parent.row() - 1).files.size());
}

int PlanFilesModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant PlanFilesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::TextAlignmentRole)
        return index.column() == ChangeColumn ? int(Qt::AlignRight | Qt::AlignVCenter)
                                              : int(Qt::AlignLeft | Qt::AlignVCenter);
    if (index.internalId() == 0)
        return index.row() == 0 ? stepsData(index.column(), role)
                                : groupData(m_groups.at(index.row() - 1), index.column(), role);
    const Group& group = m_groups.at(int(index.internalId()) - 1);
    const int entry = group.files.at(index.row());
    return role == EntryRole ? QVariant(entry) : fileData(group, m_review.files.at(entry), index.column(), role);
}

QVariant PlanFilesModel::stepsData(int column, int role) const
{
    const QString change = changeText(m_stepsAdded, m_stepsRemoved);
    switch (role) {
    case EntryRole: return stepsEntry;
    case Qt::DisplayRole:
        if (column == FileColumn)
            return tr("Steps and limits");
        return !change.isEmpty() ? change : m_review.earlier.lastPlan ? tr("same") : QString();
    case Qt::ToolTipRole: return tr("Everything that will run, in order, and compared with the last run");
    case cell::IconRole: return column == FileColumn ? u"terminal"_s : QString();
    case cell::InkRole: return int(InkLabel::Ink::Text);
    default: return {};
    }
}

QVariant PlanFilesModel::groupData(const Group& group, int column, int role) const
{
    switch (role) {
    case EntryRole: return groupEntry;
    case Qt::DisplayRole: return column == FileColumn ? QVariant(group.title) : QVariant(int(group.files.size()));
    case Qt::ToolTipRole: return group.folder;
    case cell::StrongRole: return column == FileColumn;
    case cell::InkRole: return int(InkLabel::Ink::Secondary);
    default: return {};
    }
}

QVariant PlanFilesModel::fileData(const Group& group, const FileReview& file, int column, int role) const
{
    using State = FileReview::State;
    switch (role) {
    case Qt::DisplayRole:
        if (column == FileColumn)
            return QFileInfo(file.file.path).fileName(); // names are never shortened; the folder beside them may be
        return file.state == State::New    ? tr("new")
               : file.state == State::Same ? tr("same")
                                           : changeText(file.added, file.removed);
    case Qt::ToolTipRole: return file.file.path + u'\n' + file.file.why;
    case Qt::AccessibleTextRole:
        return column == ChangeColumn && file.state == State::Changed ? changeWords(file.added, file.removed)
                                                                      : QVariant();
    case cell::SecondaryRole: return column == FileColumn ? folderBelow(group.folder, file.file.path) : QString();
    case cell::IconRole:
        if (column != FileColumn)
            return {};
        return file.state == State::New ? u"new"_s : file.state == State::Same ? u"same"_s : u"changed"_s;
    case cell::InkRole:
        return int(file.state == State::Same && column == ChangeColumn ? InkLabel::Ink::Secondary
                                                                       : InkLabel::Ink::Text);
    default: return {};
    }
}

QVariant PlanFilesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return section == FileColumn ? tr("File") : tr("Change");
    if (role == Qt::TextAlignmentRole)
        return section == FileColumn ? int(Qt::AlignLeft | Qt::AlignVCenter) : int(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

Qt::ItemFlags PlanFilesModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::NoItemFlags;
}

} // namespace cw
