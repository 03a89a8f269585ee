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

constexpr int mostHalfWay = 2;

struct Node
{
    Configuration configuration;
    Facts facts;
    QList<Change> changes;
    qsizetype start = 0; ///< which one
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
    for (const Rule& rule : combinationRules())
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

Judge::Effect Judge::effectOn(const Finding& error, const Configuration& configuration, const Facts& facts) const
{
    const Selection selection = Selection::of(configuration, m_catalog, facts);
    RuleRun run(configuration, m_catalog, facts, selection);
    bool helped = false;
    for (const Rule* rule : m_rules) {
        if ((rule->id != error.id && (helped || rule->field != error.field)) || !errorOf(*rule, run))
            continue;
        if (rule->id == error.id)
            return Effect::None;
        helped = true;
    }
    return helped ? Effect::Helped : Effect::Solved;
}

bool keeps(const Configuration& configuration, const Wish& wish)
{
    const auto same = [&](const QString& field, const QString& wished) {
        const QString chosen = configuration.text(field);
        return wished.isEmpty() || chosen.isEmpty() || rules::sameLine(chosen, wished);
    };
    return same(u"cuda"_s, wish.cuda) && same(u"cudnn"_s, wish.cudnn) && same(u"python"_s, wish.python);
}

namespace {

/// A choice that came later may have made an earlier change idle: what can be left out is left out.
Found withoutIdle(Judge& judge, const Start& start, const Node& node)
{
    Found found{node.configuration, node.facts, {}, start.ground->conditions, node.cost};
    QList<Change> moves = node.changes.mid(start.changes.size());
    for (qsizetype i = moves.size() - 1; i >= 0; --i) {
        if (moves[i].side == Change::Side::Choice)
            continue;
        Configuration configuration = start.configuration;
        Facts facts = start.ground->facts;
        for (qsizetype other = 0; other < moves.size(); ++other) {
            if (other != i)
                moves[other].apply(configuration, facts);
        }
        if (judge.firstError(configuration, facts))
            continue;
        found.configuration = configuration;
        found.facts = facts;
        found.cost -= moves[i].cost;
        moves.removeAt(i);
    }
    for (const Change& change : start.changes + moves) {
        if (change.side != Change::Side::Choice)
            found.changes.append(change);
    }
    return found;
}

} // namespace

std::optional<Found> cheapest(const Catalog& catalog, Judge& judge, const Wish& wish, const QList<Start>& starts)
{
    std::priority_queue<Node, std::vector<Node>, std::greater<>> open;
    int order = 0;
    qsizetype next = 0; // starts are in order of their cost, so they wait outside until it is their turn
    for (int trial = 0; trial < mostTrials; ++trial) {
        while (next < starts.size() && (open.empty() || starts[next].cost <= open.top().cost)) {
            const Start& start = starts[next];
            open.push({start.configuration, start.ground->facts, start.changes, next, start.cost, order++});
            ++next;
        }
        if (open.empty())
            return std::nullopt;
        const Node node = open.top();
        open.pop();
        const auto error = judge.firstError(node.configuration, node.facts);
        if (!error)
            return withoutIdle(judge, starts[node.start], node);
        QMap<QString, int> halfWay; // where another objection to the field is left, not every version is worth a try
        movesAgainst(*error, node.configuration, node.facts, catalog, [&](const Change& move) {
            if (has(node, move.id))
                return true; // one of each is enough
            Configuration configuration = node.configuration;
            Facts facts = node.facts;
            move.apply(configuration, facts);
            if (!keeps(configuration, wish))
                return false;
            const Judge::Effect effect = judge.effectOn(*error, configuration, facts);
            if (effect == Judge::Effect::None)
                return false;
            open.push(
                {configuration, facts, node.changes + QList<Change>{move}, node.start, node.cost + move.cost, order++});
            return effect == Judge::Effect::Solved || ++halfWay[move.id] == mostHalfWay;
        });
    }
    return std::nullopt;
}

} // namespace cw::solve
