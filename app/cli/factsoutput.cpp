// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/factsoutput.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString valueText(const Fact& fact)
{
    if (fact.value.isArray()) {
        QStringList items;
        for (const QJsonValue& item : fact.value.toArray())
            items.append(item.isString() ? item.toString() : QString::number(item.toDouble()));
        return items.isEmpty() ? QCoreApplication::translate("cw::cli", "none") : items.join(", "_L1);
    }
    Facts one;
    one.set(u"x"_s, fact.value, {}, {});
    return one.text(u"x"_s);
}

} // namespace

void printFacts(const Facts& facts, const Console& console)
{
    if (console.json) {
        console.object({{"facts"_L1, facts.toJson()}});
        return;
    }
    qsizetype width = 0;
    for (auto it = facts.all().cbegin(); it != facts.all().cend(); ++it)
        width = std::max(width, it.key().size());
    for (auto it = facts.all().cbegin(); it != facts.all().cend(); ++it) {
        const QString value =
            it->isKnown()
                ? valueText(*it) + console.toned("  ("_L1 + it->how + ')'_L1, Console::Tone::Quiet)
                : console.toned(QCoreApplication::translate("cw::cli", "not known: %1").arg(it->unknownBecause),
                                Console::Tone::Caution);
        console.data(it.key().leftJustified(width + 2) + value);
    }
}

} // namespace cw::cli
