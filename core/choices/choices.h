// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/config/configuration.h"
#include "core/facts/facts.h"

#include <QList>

namespace cw {

/// One value that a field can take.
struct Choice
{
    QString value;  ///< as it is typed
    QString title;  ///< for people; the value itself where it needs no other name
    QString detail; ///< what tells it from the others: "Python 3.7–3.10, CUDA 11.2"
    QString origin; ///< "found on this machine", "of the release", "JetPack 6.0"; empty: just one of the catalog
    bool operator==(const Choice&) const = default;
};

/// What catalog, facts and the other choices offer for a field; those with an origin come first. A field takes other
/// values too (a path, a version that is not in the catalog); the rules judge them. Empty where there is nothing to
/// offer. Pure; any thread. Devices are the user's own: DeviceStore knows them.
QList<Choice> choicesFor(const QString& field, const Configuration& configuration, const Catalog& catalog,
                         const Facts& facts);

/// The values of a Choice field or of a catalog record as people call them; the value itself when it has no other name.
QString choiceTitle(const QString& field, const QString& value, const Catalog& catalog);

/// One `features.NAME` of the release: what its ./configure asks, and what holds when nobody answers.
struct FeatureChoice
{
    QString name;     ///< without "features."
    QString variable; ///< of ./configure; empty for a feature of the plan itself
    QString question; ///< the prompt, for people; empty when unknown
    bool standard = false;
    QString source; ///< of the catalog record
};

/// The features that the release asks about, then those of the plan.
QList<FeatureChoice> featuresFor(const Configuration& configuration, const Catalog& catalog, const Facts& facts);

} // namespace cw
