// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/preset.h"
#include "core/selection/selection.h"

#include <QList>
#include <QString>

#include <optional>

namespace cw {

struct PlanDraft;

/// What a road looks at before it says whether it leads to a plan. Refers to what it was made of.
struct RoadQuestion
{
    const Configuration& configuration;
    const Catalog& catalog;
    const Selection& selection;
    const Facts& facts;

    /// The result is for another machine than this one. A machine that nobody looked at is taken for an x86_64.
    bool foreign() const;
    /// The release's own way to this machine that `kind` names ("config", "cuda-crosstool" …), null when it has none.
    const CrossMechanism* mechanism(const QString& kind) const;
};

/// Why a road does not lead to a plan.
struct RoadLimit
{
    QString field;     ///< the one that would have to be another
    QString text;      ///< one sentence
    QString toDo = {}; ///< one sentence; empty where nothing helps
    /// The configuration asks for this road and no other: no further road is tried, and this is the reason to say.
    /// Otherwise the road is only not the one that was asked for.
    bool asked = true;
};

/// One way from a configuration to a plan: by a cross toolchain of our own, on the board, in a container … Roads have no
/// state; pure; any thread.
class Road
{
public:
    Road() = default;
    Road(const Road&) = delete;
    Road& operator=(const Road&) = delete;
    virtual ~Road() = default;

    virtual QString id() const = 0;   ///< a value of the field `road`, and `road` in plan.json
    virtual QString name() const = 0; ///< for people, translated: "cross toolchain made by Crosswright"
    /// Nothing where the road leads to a plan, else the one reason why it does not.
    virtual std::optional<RoadLimit> fits(const RoadQuestion& question) const = 0;
    /// Adds files, steps and artifacts. Called only where it fits. Missing: something must be known and is not.
    virtual Status add(PlanDraft& draft) const = 0;
};

/// Every road, in the order in which they are tried.
const QList<const Road*>& allRoads();

/// The name of the road that a plan came by, translated; "" where this program does not know the id.
QString roadName(const QString& id);

/// The road that a configuration takes, or why none leads anywhere.
struct RoadChoice
{
    struct Refusal
    {
        const Road* road = nullptr;
        RoadLimit limit;
    };
    const Road* road = nullptr; ///< the first that fits
    QList<Refusal> refused;     ///< those before it; all of them when none fits

    /// The reason to say when no road fits: that of the road that was asked for. Nothing where one fits.
    std::optional<RoadLimit> limit() const;
};

/// What stands against every cross build on this machine: TensorRT, and Python headers that nobody has.
std::optional<RoadLimit> crossLimit(const RoadQuestion& question);

/// Asks the roads in turn; the field `road` leaves only the one that it names. Null and no refusals where there is
/// nothing to plan yet (no board, no source): the rules say that.
RoadChoice chooseRoad(const RoadQuestion& question);

/// The same of a ready combination, on a machine that nobody looked at.
RoadChoice chooseRoad(const Preset& preset, const Catalog& catalog);

} // namespace cw
