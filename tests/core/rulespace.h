// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/configuration.h"
#include "core/facts/facts.h"

#include <QList>
#include <QRandomGenerator>

/// The space that the property tests of the rules walk through: the values of every field and of every fact that some
/// rule distinguishes.
namespace rulespace {

struct Values
{
    QString name;
    QList<QJsonValue> values;
};

const QList<Values>& fieldValues(); ///< every field of cw::fields() and the features that rules know
const QList<Values>& factValues();  ///< a Null value stands for "asked and not found"

/// A configuration and facts that change a little with every step, so that millions of different combinations are met
/// at the price of the change alone. The same seed gives the same walk.
class Walk
{
public:
    explicit Walk(quint32 seed) : m_random(seed) {}
    void step();
    const cw::Configuration& configuration() const { return m_configuration; }
    const cw::Facts& facts() const { return m_facts; }

private:
    void changeField();
    void changeFact();

    QRandomGenerator m_random;
    cw::Configuration m_configuration;
    cw::Facts m_facts;
};

QByteArray shown(const cw::Configuration& configuration, const cw::Facts& facts); ///< for a failure's message

} // namespace rulespace
