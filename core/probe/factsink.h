// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facts/facts.h"

#include <QDateTime>
#include <QString>

namespace cw::probe {

/// Where a parser puts what it read: short names ("l4t") below a prefix ("device."), with the origin of the text. A
/// parser only ever sets what the text states completely; what it cannot read it leaves alone.
struct FactSink
{
    Facts& facts;
    QString prefix; ///< "host." or "device."
    QString how;    ///< the command or file that the text came from
    QDateTime when; ///< UTC

    void known(const QString& name, const QJsonValue& value) const { facts.set(prefix + name, value, how, when); }
    void unknown(const QString& name, const QString& because) const
    {
        if (!has(name))
            facts.setUnknown(prefix + name, because, when);
    }
    bool has(const QString& name) const { return facts.knows(prefix + name); }
};

} // namespace cw::probe
