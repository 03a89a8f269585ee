// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/facts/facts.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw {

bool Facts::knows(const QString& name) const
{
    return m_facts.value(name).isKnown();
}

QString Facts::text(const QString& name) const
{
    const QJsonValue value = m_facts.value(name).value;
    if (value.isDouble())
        return double(value.toInteger()) == value.toDouble() ? QString::number(value.toInteger())
                                                             : QString::number(value.toDouble());
    return value.isBool() ? (value.toBool() ? u"true"_s : u"false"_s) : value.toString();
}

QStringList Facts::list(const QString& name) const
{
    QStringList result;
    for (const QJsonValue& item : m_facts.value(name).value.toArray())
        result.append(item.toString());
    return result;
}

qint64 Facts::number(const QString& name) const
{
    const QJsonValue value = m_facts.value(name).value;
    return value.isString() ? value.toString().toLongLong() : value.toInteger();
}

bool Facts::flag(const QString& name) const
{
    const QJsonValue value = m_facts.value(name).value;
    return value.toBool() || value.toString() == "true"_L1 || value.toString() == "yes"_L1 || value.toInteger() == 1;
}

void Facts::set(const QString& name, const QJsonValue& value, const QString& how, const QDateTime& when)
{
    m_facts.insert(name, {value, how, when, {}});
}

void Facts::setUnknown(const QString& name, const QString& because, const QDateTime& when)
{
    m_facts.insert(name, {QJsonValue(), {}, when, because});
}

void Facts::merge(const Facts& other)
{
    for (auto it = other.m_facts.cbegin(); it != other.m_facts.cend(); ++it)
        m_facts.insert(it.key(), it.value());
}

QJsonObject Facts::toJson() const
{
    QJsonObject object;
    for (auto it = m_facts.cbegin(); it != m_facts.cend(); ++it) {
        QJsonObject entry{{"value"_L1, it->value}};
        if (!it->how.isEmpty())
            entry.insert("how"_L1, it->how);
        if (it->when.isValid())
            entry.insert("when"_L1, it->when.toUTC().toString(Qt::ISODate));
        if (!it->unknownBecause.isEmpty())
            entry.insert("unknown"_L1, it->unknownBecause);
        object.insert(it.key(), entry);
    }
    return object;
}

Facts Facts::fromJson(const QJsonObject& object)
{
    Facts result;
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QJsonObject entry = it.value().toObject();
        result.m_facts.insert(it.key(), {entry.value("value"_L1), entry.value("how"_L1).toString(),
                                         QDateTime::fromString(entry.value("when"_L1).toString(), Qt::ISODate),
                                         entry.value("unknown"_L1).toString()});
    }
    return result;
}

} // namespace cw
