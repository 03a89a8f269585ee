// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solve/need.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw {

QString needStateName(Need::State state)
{
    switch (state) {
    case Need::State::Present: return u"present"_s;
    case Need::State::Fetched: return u"fetched"_s;
    case Need::State::Missing: return u"missing"_s;
    case Need::State::Unknown: break;
    }
    return u"unknown"_s;
}

QJsonObject Need::toJson() const
{
    QJsonObject object{{"side"_L1, side == Side::Host ? "host"_L1 : "device"_L1},
                       {"id"_L1, id},
                       {"what"_L1, what},
                       {"state"_L1, needStateName(state)},
                       {"required"_L1, required},
                       {"found"_L1, found},
                       {"why"_L1, why},
                       {"source"_L1, source}};
    QJsonArray lines;
    for (const Command& command : commands)
        lines.append(
            QJsonObject{{"systems"_L1, QJsonArray::fromStringList(command.systems)}, {"command"_L1, command.line}});
    object.insert("commands"_L1, lines);
    if (!note.isEmpty())
        object.insert("note"_L1, note);
    return object;
}

QJsonObject Needs::toJson() const
{
    QJsonArray list;
    for (const Need& need : needs)
        list.append(need.toJson());
    return {{"needs"_L1, list},
            {"solution"_L1, solution.toJson()},
            {"assumptions"_L1, QJsonArray::fromStringList(assumptions)}};
}

} // namespace cw
