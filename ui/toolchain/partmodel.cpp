// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolchain/partmodel.h"

#include "ui/widgets/cellroles.h"
#include "ui/widgets/inklabel.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString iconOf(const PartOffer& offer)
{
    switch (offer.state) {
    case PartOffer::State::Here: return u"done"_s;
    case PartOffer::State::Nowhere: return u"info"_s;
    case PartOffer::State::Unknown: return {};
    case PartOffer::State::Begun: return u"pause"_s;
    case PartOffer::State::Missing: break;
    }
    return offer.canFetch() ? u"fetch"_s : u"warning"_s;
}

/// A need's phrase begins a row as a sentence does; a program's name stays as it is.
QString titleOf(const PartOffer& offer)
{
    const bool phrase = offer.kind == PartOffer::Kind::Need && offer.name.contains(u' ');
    return phrase ? offer.name.left(1).toUpper() + offer.name.mid(1) : offer.name;
}

} // namespace

void PartModel::setOffers(const QList<PartOffer>& offers)
{
    if (offers == m_offers)
        return;
    const bool sameRows = std::equal(offers.cbegin(), offers.cend(), m_offers.cbegin(), m_offers.cend(),
                                     [](const PartOffer& a, const PartOffer& b) { return a.id == b.id; });
    if (sameRows) { // the selection stays
        m_offers = offers;
        Q_EMIT dataChanged(index(0, 0), index(int(offers.size()) - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_offers = offers;
    endResetModel();
}

const PartOffer* PartModel::offer(const QModelIndex& index) const
{
    return index.isValid() && index.row() < m_offers.size() ? &m_offers.at(index.row()) : nullptr;
}

QModelIndex PartModel::indexOf(const QString& id) const
{
    for (int row = 0; row < int(m_offers.size()); ++row) {
        if (m_offers.at(row).id == id)
            return index(row, 0);
    }
    return {};
}

int PartModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_offers.size());
}

int PartModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString PartModel::word(const PartOffer& offer)
{
    switch (offer.state) {
    case PartOffer::State::Here: return tr("here");
    case PartOffer::State::Begun: return tr("begun");
    case PartOffer::State::Missing:
        return offer.kind == PartOffer::Kind::Toolkit && offer.flawed ? tr("not whole") : tr("not here");
    case PartOffer::State::Nowhere: return tr("not here");
    case PartOffer::State::Unknown: break;
    }
    return tr("not known");
}

QString PartModel::from(const PartOffer& offer)
{
    if (!offer.from.isEmpty())
        return offer.from;
    if (offer.state == PartOffer::State::Here)
        return {};
    if (offer.state == PartOffer::State::Nowhere)
        return tr("nowhere known");
    if (!offer.commands.isEmpty())
        return offer.commands.first().line;
    return offer.kind == PartOffer::Kind::Need && offer.state == PartOffer::State::Missing ? tr("you install it")
                                                                                           : QString();
}

QVariant PartModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const PartOffer& offer = m_offers.at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case Name: return titleOf(offer);
        case State: return word(offer);
        case From: return from(offer);
        default: return offer.canFetch() && offer.bytes > 0 ? fetch::sizeText(offer.bytes) : QString();
        }
    case IdRole: return offer.id;
    case cell::SecondaryRole: return column == State ? offer.there : QString();
    case cell::IconRole: return column == State ? iconOf(offer) : QString();
    case cell::RawRole: return column == Size && offer.bytes > 0 ? QVariant(offer.bytes) : QVariant();
    case Qt::TextAlignmentRole: return int(Qt::AlignVCenter | (column == Size ? Qt::AlignRight : Qt::AlignLeft));
    case cell::InkRole: return int(column == From ? InkLabel::Ink::Secondary : InkLabel::Ink::Text);
    default: return {};
    }
}

QVariant PartModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == Size ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Part");
    case State: return tr("On this machine");
    case From: return tr("Where it comes from");
    default: return tr("To download");
    }
}

} // namespace cw
