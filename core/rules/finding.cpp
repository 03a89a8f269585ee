// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/finding.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw {

QString severityName(Finding::Severity severity)
{
    switch (severity) {
    case Finding::Severity::Error: return u"error"_s;
    case Finding::Severity::Warning: return u"warning"_s;
    case Finding::Severity::Unknown: return u"unknown"_s;
    case Finding::Severity::Info: break;
    }
    return u"info"_s;
}

Finding::Severity worst(const QList<Finding>& findings)
{
    auto result = Finding::Severity::Info;
    for (const Finding& finding : findings)
        result = std::max(result, finding.severity);
    return result;
}

QString FetchOffer::command() const
{
    return "crosswright %1 fetch %2"_L1.arg(what, version);
}

QJsonObject Finding::toJson() const
{
    QJsonObject object{{"id"_L1, id},         {"severity"_L1, severityName(severity)},
                       {"field"_L1, field},   {"text"_L1, text},
                       {"source"_L1, source}, {"repair"_L1, QJsonValue()}};
    if (repair) {
        QJsonObject set;
        for (auto it = repair->set.cbegin(); it != repair->set.cend(); ++it)
            set.insert(it.key(), it.value());
        object.insert("repair"_L1, QJsonObject{{"text"_L1, repair->text},
                                               {"set"_L1, set},
                                               {"unset"_L1, QJsonArray::fromStringList(repair->unset)}});
    }
    if (fetch) {
        QJsonObject offer{{"what"_L1, fetch->what}, {"version"_L1, fetch->version}, {"command"_L1, fetch->command()}};
        if (fetch->bytes > 0)
            offer.insert("bytes"_L1, fetch->bytes);
        object.insert("fetch"_L1, offer);
    }
    if (!noRepair.isEmpty())
        object.insert("no_repair"_L1, noRepair);
    if (ignored)
        object.insert("ignored"_L1, severityName(*ignored));
    return object;
}

} // namespace cw
