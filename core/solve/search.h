// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/finding.h"
#include "core/rules/rule.h"
#include "core/solve/starts.h"

#include <optional>
#include <vector>

namespace cw::solve {

/// Asks the rules about many configurations that are much alike: the rules that objected lately are asked first, so that
/// most of what cannot be is seen after a few. check() gives the same answers. One per thread.
class Judge
{
public:
    explicit Judge(const Catalog& catalog);

    std::optional<Finding> firstError(const Configuration& configuration, const Facts& facts);
    enum class Effect {
        None,   ///< the rule still objects
        Helped, ///< it does not, but another one that speaks about the same field does
        Solved,
    };
    /// What became of an error after a move.
    Effect effectOn(const Finding& error, const Configuration& configuration, const Facts& facts) const;
    int trials() const { return m_trials; }

private:
    static std::optional<Finding> errorOf(const Rule& rule, RuleRun& run);

    const Catalog& m_catalog;
    std::vector<const Rule*> m_rules;
    int m_trials = 0;
};

/// What a search found.
struct Found
{
    Configuration configuration;
    Facts facts;
    QList<Change> changes; ///< what is not so yet; without free choices
    QStringList conditions;
    int cost = 0;
};

/// The cheapest configuration without an error that the moves lead to from these starts; nothing when there is none, or
/// none within the number of trials that a release is worth.
std::optional<Found> cheapest(const Catalog& catalog, Judge& judge, const Wish& wish, const QList<Start>& starts);

/// Whether a configuration still has the versions that the wish insists on.
bool keeps(const Configuration& configuration, const Wish& wish);

} // namespace cw::solve
