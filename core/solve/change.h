// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/configuration.h"
#include "core/facts/facts.h"

#include <QJsonObject>
#include <QMap>
#include <QStringList>

namespace cw {

/// One thing that would have to be other than it is. It is an edit of the configuration together with what a probe
/// would find afterwards, so that the rules can be asked whether it helps.
struct Change
{
    enum class Side {
        Choice, ///< a value of the configuration that the solver is free to choose: not counted, not shown
        Host,   ///< to install or to make here
        Device, ///< to install there
        Wish,   ///< a compromise: without CUDA, another product, another mode
    };
    Side side = Side::Choice;
    QString id;   ///< stable: "host.bazel", "device.jetpack", "wish.cpu" …; at most one of each in a solution
    QString text; ///< what would be so, for people: "Bazel 5.3.0 on this machine"
    int cost = 0; ///< what is summed up and made least; a hundred is one package on this machine
    QMap<QString, QJsonValue> set = {};
    QStringList unset = {};
    QMap<QString, QJsonValue> facts = {}; ///< what a probe would find then; null: would not be known
    QMap<QString, QString> added = {};    ///< to a fact that is a list: what a probe would find besides
    QStringList named = {}; ///< those of `set` that hold a path only the user knows: an example, to be named anew

    void apply(Configuration& configuration, Facts& known) const;
    QJsonObject toJson() const;
    bool operator==(const Change&) const = default;
};

QString sideName(Change::Side side); ///< "choice", "host", "device", "wish"

namespace solve {

QString tr(const char* text);
/// The provenance of what the solver chose.
Provenance chosen();

} // namespace solve

} // namespace cw
