// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QDateTime>
#include <QJsonObject>
#include <QJsonValue>
#include <QMap>
#include <QString>
#include <QStringList>

namespace cw {

/// One thing that was found out, or that could not be found out.
struct Fact
{
    QJsonValue value = {};       ///< Null when unknown
    QString how = {};            ///< the command or file it was read from, or "given by --fact"
    QDateTime when = {};         ///< UTC
    QString unknownBecause = {}; ///< why it is not known; empty for a known fact

    bool isKnown() const { return !value.isNull() && !value.isUndefined(); }
    bool operator==(const Fact&) const = default;
};

/// What a probe found, by dotted name: `host.*` (this machine), `source.*` (the tree), `device.*` (where it goes).
/// The names are listed in docs/formats.md. A name that is absent was never asked; one that is present and not known
/// was asked and failed. Both are "unknown" to a rule, never green. Value type; any thread.
class Facts
{
public:
    bool knows(const QString& name) const;
    Fact fact(const QString& name) const { return m_facts.value(name); }
    QString text(const QString& name) const; ///< "" when unknown; numbers as text
    QStringList list(const QString& name) const;
    qint64 number(const QString& name) const; ///< 0 when unknown
    bool flag(const QString& name) const;

    void set(const QString& name, const QJsonValue& value, const QString& how, const QDateTime& when);
    void setUnknown(const QString& name, const QString& because, const QDateTime& when);
    void merge(const Facts& other); ///< the other's facts win
    const QMap<QString, Fact>& all() const { return m_facts; }

    QJsonObject toJson() const;
    static Facts fromJson(const QJsonObject& object);
    bool operator==(const Facts&) const = default;

private:
    QMap<QString, Fact> m_facts;
};

} // namespace cw
