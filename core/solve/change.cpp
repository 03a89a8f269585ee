// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solve/change.h"

#include <QCoreApplication>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QJsonObject objectOf(const QMap<QString, QJsonValue>& values)
{
    QJsonObject object;
    for (auto it = values.cbegin(); it != values.cend(); ++it)
        object.insert(it.key(), it.value());
    return object;
}

} // namespace

void Change::apply(Configuration& configuration, Facts& known) const
{
    for (auto it = set.cbegin(); it != set.cend(); ++it)
        configuration.set(it.key(), it.value(), solve::chosen());
    for (const QString& field : unset)
        configuration.unset(field);
    for (auto it = facts.cbegin(); it != facts.cend(); ++it) {
        const QDateTime when = known.fact(it.key()).when;
        if (it.value().isNull())
            known.setUnknown(it.key(), solve::tr("not known after this change: %1").arg(text), when);
        else
            known.set(it.key(), it.value(), solve::tr("after this change: %1").arg(text), when);
    }
    for (auto it = added.cbegin(); it != added.cend(); ++it) {
        QStringList list = known.list(it.key());
        if (!list.contains(it.value()))
            list.append(it.value());
        known.set(it.key(), QJsonArray::fromStringList(list), solve::tr("after this change: %1").arg(text),
                  known.fact(it.key()).when);
    }
}

QJsonObject Change::toJson() const
{
    QJsonObject object{{"id"_L1, id}, {"side"_L1, sideName(side)}, {"text"_L1, text}, {"cost"_L1, cost}};
    if (!set.isEmpty())
        object.insert("set"_L1, objectOf(set));
    if (!unset.isEmpty())
        object.insert("unset"_L1, QJsonArray::fromStringList(unset));
    if (!named.isEmpty())
        object.insert("to_name"_L1, QJsonArray::fromStringList(named));
    if (!facts.isEmpty())
        object.insert("facts"_L1, objectOf(facts));
    if (!added.isEmpty()) {
        QJsonObject besides;
        for (auto it = added.cbegin(); it != added.cend(); ++it)
            besides.insert(it.key(), it.value());
        object.insert("facts_added"_L1, besides);
    }
    return object;
}

QString sideName(Change::Side side)
{
    switch (side) {
    case Change::Side::Host: return u"host"_s;
    case Change::Side::Device: return u"device"_s;
    case Change::Side::Wish: return u"wish"_s;
    case Change::Side::Choice: break;
    }
    return u"choice"_s;
}

namespace solve {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Solve", text);
}

Provenance chosen()
{
    return {Provenance::Kind::Preset, u"solver"_s, {}};
}

} // namespace solve
} // namespace cw
