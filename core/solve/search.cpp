// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solve/search.h"

#include "core/solve/moves.h"

#include <queue>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::solve {
namespace {

constexpr int mostTrials = 120; // of one search; what needs more is no "smallest change" that a person would make

struct Node
{
    Configuration configuration;
    Facts facts;
    QList<Change> changes;
    QStringList conditions;
    int cost = 0;
    int order = 0; ///< of two equals the one that was there first
    bool operator>(const Node& other) const { return cost != other.cost ? cost > other.cost : order > other.order; }
};

bool has(const Node& node, const QString& id)
{
    return std::any_of(node.changes.begin(), node.changes.end(), [&](const Change& change) { return change.id == id; });
}

} // namespace

Judge::Judge(const Catalog& catalog) : m_catalog(catalog)
{
    for (const Rule& rule : allRules())
        m_rules.push_back(&rule);
}

std::optional<Finding> Judge::errorOf(const Rule& rule, RuleRun& run)
{
    QList<Finding> findings;
    run.look(rule, findings);
    for (const Finding& finding : std::as_const(findings)) {
        if (finding.severity == Finding::Severity::Error)
            return finding;
    }
    return std::nullopt;
}

std::optional<Finding> Judge::firstError(const Configuration& configuration, const Facts& facts)
{
    ++m_trials;
    const Selection selection = Selection::of(configuration, m_catalog, facts);
    RuleRun run(configuration, m_catalog, facts, selection);
    for (std::size_t i = 0; i < m_rules.size(); ++i) {
        if (auto error = errorOf(*m_rules[i], run)) {
            const auto at = m_rules.begin() + std::ptrdiff_t(i);
            std::rotate(m_rules.begin(), at, at + 1);
            return error;
        }
    }
    return std::nullopt;
}

bool Judge::objects(const Finding& error, const Configuration& configuration, const Facts& facts) const
{
    const Selection selection = Selection::of(configuration, m_catalog, facts);
    RuleRun run(configuration, m_catalog, facts, selection);
    return std::any_of(m_rules.begin(), m_rules.end(), [&](const Rule* rule) {
        return (rule->id == error.id || rule->field == error.field) && errorOf(*rule, run);
    });
}

bool keeps(const Configuration& configuration, const Wish& wish)
{
    const auto same = [&](const QString& field, const QString& wished) {
        const QString chosen = configuration.text(field);
        return wished.isEmpty() || chosen.isEmpty() || rules::sameLine(chosen, wished);
    };
    return same(u"cuda"_s, wish.cuda) && same(u"cudnn"_s, wish.cudnn) && same(u"python"_s, wish.python);
}

std::optional<Found> cheapest(const Catalog& catalog, Judge& judge, const Wish& wish, const QList<Start>& starts)
{
    std::priority_queue<Node, std::vector<Node>, std::greater<>> open;
    int order = 0;
    qsizetype next = 0; // starts are in order of their cost, so they wait outside until it is their turn
    for (int trial = 0; trial < mostTrials; ++trial) {
        while (next < starts.size() && (open.empty() || starts[next].cost <= open.top().cost)) {
            const Start& start = starts[next++];
            open.push({start.configuration, start.ground->facts, start.changes, start.ground->conditions, start.cost,
                       order++});
        }
        if (open.empty())
            return std::nullopt;
        const Node node = open.top();
        open.pop();
        const auto error = judge.firstError(node.configuration, node.facts);
        if (!error) {
            Found found{node.configuration, node.facts, {}, node.conditions, node.cost};
            for (const Change& change : node.changes) {
                if (change.side != Change::Side::Choice)
                    found.changes.append(change);
            }
            return found;
        }
        movesAgainst(*error, node.configuration, node.facts, catalog, [&](const Change& move) {
            if (has(node, move.id))
                return true; // one of each is enough
            Configuration configuration = node.configuration;
            Facts facts = node.facts;
            move.apply(configuration, facts);
            if (!keeps(configuration, wish) || judge.objects(*error, configuration, facts))
                return false;
            open.push({configuration, facts, node.changes + QList<Change>{move}, node.conditions, node.cost + move.cost,
                       order++});
            return true;
        });
    }
    return std::nullopt;
}

} // namespace cw::solve
