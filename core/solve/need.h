// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solve/solution.h"

namespace cw {

/// One thing that a build or its result needs, on this machine or on the device.
struct Need
{
    enum class Side { Host, Device };
    enum class State {
        Present,
        Fetched, ///< the build or its plan brings it
        Missing,
        Unknown, ///< nobody looked
    };
    struct Command
    {
        QStringList systems; ///< where it holds: "Debian 12", "JetPack 4.6.1"
        QString line;        ///< to copy; never run by this program
        bool operator==(const Command&) const = default;
    };
    Side side = Side::Host;
    QString id;   ///< stable: "bazel", "cross-compiler", "cuda", "jetpack" …
    QString what; ///< "Bazel 6.5.0"
    State state = State::Unknown;
    bool required = true;
    QString found = {}; ///< what is there instead, or which one is there; "" nothing, or not known
    QString why = {};
    QString source = {};          ///< where the need and its command come from
    QList<Command> commands = {}; ///< only those that the catalog or a published package list knows
    QString note = {};            ///< what to do where there is no command
    QString version = {};         ///< the one that is needed, where it is one; "" not said

    QJsonObject toJson() const;
};

QString needStateName(Need::State state); ///< "present", "fetched", "missing", "unknown"

/// All that one release needs for one board, with the choice that it was worked out for.
struct Needs
{
    Solution solution;
    QStringList assumptions;
    QList<Need> needs; ///< this machine's first, then the device's

    QJsonObject toJson() const; ///< {"needs","solution","assumptions"}
};

} // namespace cw
