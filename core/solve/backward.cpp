// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solve/backward.h"

#include "core/base/version.h"
#include "core/roads/road.h"
#include "core/rules/check.h"
#include "core/rules/rule.h"
#include "core/solve/moves.h"
#include "core/solve/search.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {

using namespace solve;

namespace {

using V = Solution::Verdict;

constexpr int costClass = 50;        // smaller differences of cost only order the choices within one release
constexpr int conditionEffort = 100; // finding out is a package's work, and the answer may be no
constexpr int idleEffort = 10000;    // more than any sum of the others
constexpr int cpuPenalty = 300;      // as in starts.cpp: a build without the GPU is worse than any package

constexpr int noPlanEffort = 500; // writing what is missing is more than any change but another board

QList<Finding> errorsOf(const QList<Finding>& findings)
{
    QList<Finding> errors;
    for (const Finding& finding : findings) {
        if (finding.severity == Finding::Severity::Error)
            errors.append(finding);
    }
    return errors;
}

QStringList unknownsOf(const QList<Finding>& findings)
{
    QStringList texts;
    for (const Finding& finding : findings) {
        if (finding.severity == Finding::Severity::Unknown && !texts.contains(finding.text))
            texts.append(finding.text);
    }
    return texts;
}

/// One release with CUDA, or without.
struct Half
{
    bool possible = false; ///< there was something to try
    std::optional<Found> found;
    QList<Finding> findings; ///< of what was found
    QList<Finding> excludedBy;
    QStringList conditions;
    Configuration asIs; ///< the best choice as things are

    V verdict(const QStringList& assumptions) const
    {
        if (!found)
            return V::No;
        if (!found->changes.isEmpty())
            return V::AfterChange;
        return conditions.isEmpty() && assumptions.isEmpty() ? V::Fits : V::Conditional;
    }
};

class Backward
{
public:
    Backward(const Catalog& catalog, const World& world, const Wish& wish)
        : m_catalog(catalog), m_world(world), m_wish(wish), m_judge(catalog)
    {}

    Solution row(const Release& release)
    {
        const Board& board = *m_world.board;
        const bool wantsCuda = m_wish.use != Wish::Cuda::Never && (board.hasGpu() || m_wish.use == Wish::Cuda::Require);
        const Half cuda = wantsCuda ? half(release, true) : Half();
        const bool fits = cuda.possible && cuda.verdict(m_world.assumptions) == V::Fits;
        const Half cpu = fits ? Half() : half(release, false);
        return fits || isBetter(cuda, cpu) ? solution(release, cuda, {}, true) : solution(release, cpu, cuda, false);
    }

    int trials() const { return m_judge.trials(); }

private:
    Half half(const Release& release, bool cuda)
    {
        Half half;
        const QList<Start> starts = startsFor(m_catalog, m_world, m_wish, release, cuda);
        if (starts.isEmpty())
            return half;
        half.possible = true;
        half.asIs = starts.first().configuration;
        half.found = cheapest(m_catalog, m_judge, m_wish, starts);
        if (half.found) {
            half.findings = check(half.found->configuration, m_catalog, half.found->facts, combinationRules());
            half.conditions = half.found->conditions + unknownsOf(half.findings);
        }
        if (!half.found || !half.found->changes.isEmpty())
            half.excludedBy = objections(half.asIs, starts.first().ground->facts);
        return half;
    }

    /// The errors that no other value of the configuration would remove; `asIs` gets the values that remove others.
    QList<Finding> objections(Configuration& asIs, const Facts& facts) const
    {
        QList<Finding> errors = errorsOf(check(asIs, m_catalog, facts, combinationRules()));
        Configuration better = asIs;
        for (const Finding& error : errors) {
            const auto repair = freeRepair(error);
            if (!repair)
                continue;
            Configuration repaired = better;
            Facts unchanged = facts;
            repair->apply(repaired, unchanged);
            // One that only leads to another error about the same field explains nothing.
            if (keeps(repaired, m_wish) && m_judge.effectOn(error, repaired, facts) == Judge::Effect::Solved)
                better = repaired;
        }
        if (better == asIs)
            return errors;
        QList<Finding> left = errorsOf(check(better, m_catalog, facts, combinationRules()));
        if (left.isEmpty())
            return errors;
        asIs = better;
        return left;
    }

    bool isBetter(const Half& cuda, const Half& cpu) const
    {
        if (!cuda.possible)
            return false;
        if (m_wish.use == Wish::Cuda::Insist && cuda.found)
            return true;
        const V withCuda = cuda.verdict(m_world.assumptions);
        const V without = cpu.verdict(m_world.assumptions);
        if (withCuda == V::AfterChange && without == V::AfterChange)
            return cuda.found->cost <= cpu.found->cost + (m_wish.use == Wish::Cuda::Require ? 0 : cpuPenalty);
        return withCuda <= without;
    }

    Solution solution(const Release& release, const Half& half, const Half& cuda, bool withCuda) const
    {
        Solution row;
        row.tf = release.id;
        row.name = release.name;
        row.version = release.version;
        row.cuda = withCuda;
        row.verdict = half.verdict(m_world.assumptions);
        row.excludedBy = half.excludedBy;
        row.configuration = half.found ? half.found->configuration : half.asIs;
        row.configuration.name = u"%1-%2"_s.arg(m_world.board->id, release.id);
        if (half.found) {
            row.facts = half.found->facts;
            row.findings = half.findings;
            row.changes = half.found->changes;
            std::stable_sort(row.changes.begin(), row.changes.end(), [](const Change& a, const Change& b) {
                return a.side != b.side ? a.side > b.side : a.cost > b.cost; // the compromise, the device, this machine
            });
            row.conditions = m_world.assumptions + half.conditions;
            for (const Change& change : row.changes)
                row.cost += change.cost;
        } else {
            row.facts = m_world.grounds.front().facts;
            row.findings = check(row.configuration, m_catalog, row.facts, combinationRules());
        }
        if (row.verdict != V::No) {
            const Selection selection = Selection::of(row.configuration, m_catalog, row.facts);
            const auto limit = chooseRoad({row.configuration, m_catalog, selection, row.facts}).limit();
            row.notPlanned = limit ? limit->text : QString();
            row.cost += limit ? noPlanEffort : 0;
        }
        if (!withCuda && cuda.possible) {
            row.cudaExcludedBy = cuda.excludedBy;
            row.cudaConditions = cuda.found ? cuda.conditions : QStringList();
            row.cudaChanges = cuda.found ? cuda.found->changes : QList<Change>();
            if (row.verdict == V::Fits)
                row.verdict = V::CpuOnly;
            if (row.excludedBy.isEmpty() && !row.isSolution())
                row.excludedBy = cuda.excludedBy; // what is given up is CUDA itself
        }
        row.why = why(row);
        return row;
    }

    QString why(const Solution& row) const
    {
        const auto firstText = [](const QList<Finding>& findings, Finding::Severity severity) {
            for (const Finding& finding : findings) {
                if (finding.severity == severity && finding.id != "python_include.missing"_L1)
                    return finding.text;
            }
            return QString();
        };
        QStringList texts;
        for (const Change& change : row.changes)
            texts.append(change.text);
        switch (row.verdict) {
        case V::Fits: {
            const QString warning = firstText(row.findings, Finding::Severity::Warning);
            return warning.isEmpty() ? firstText(row.findings, Finding::Severity::Info) : warning;
        }
        case V::CpuOnly:
            return row.cudaExcludedBy.isEmpty() ? row.cudaConditions.value(0) : row.cudaExcludedBy.first().text;
        case V::Conditional: // what holds for every row comes last
            for (const QString& condition : row.conditions) {
                if (!m_world.assumptions.contains(condition))
                    return condition;
            }
            return row.conditions.value(0);
        case V::AfterChange: return tr("It takes %1.").arg(texts.join(", "_L1));
        case V::No: break;
        }
        return row.excludedBy.isEmpty() ? QString() : row.excludedBy.first().text;
    }

    const Catalog& m_catalog;
    const World& m_world;
    const Wish& m_wish;
    Judge m_judge;
};

/// What a row takes that needs a change: first whether the board's GPU is used, then what it costs, with what is not known
/// even then counted in.
int effort(const Solution& row)
{
    if (row.verdict != V::AfterChange)
        return 0;
    const bool idle = !row.cuda && (!row.cudaExcludedBy.isEmpty() || !row.cudaConditions.isEmpty());
    return row.cost + int(row.conditions.size()) * conditionEffort + (idle ? idleEffort : 0);
}

/// What this version cannot build comes after what it can, but where that would put the GPU behind.
bool isLate(const Solution& row)
{
    return !row.cuda && !row.notPlanned.isEmpty();
}

Result<Solutions> solveAll(const Catalog& catalog, const Facts& facts, const Wish& wish, const Release* only)
{
    if (!wish.gpu.isEmpty() && !catalog.gpu(wish.gpu))
        return Error{Error::Kind::Invalid, tr("The catalog has no GPU \"%1\".").arg(wish.gpu),
                     tr("\"crosswright catalog gpus\" lists them.")};
    const auto world = World::of(catalog, facts, wish);
    if (!world)
        return world.error();
    Solutions solutions;
    solutions.board = world->board->id;
    solutions.device = wish.device;
    solutions.assumptions = world->assumptions;
    Backward backward(catalog, *world, wish);
    const QString project = wish.project.isEmpty() ? u"tensorflow"_s : wish.project;
    for (const Release& release : catalog.releases()) {
        if (only ? &release == only : release.project == project)
            solutions.rows.append(backward.row(release));
    }
    std::stable_sort(solutions.rows.begin(), solutions.rows.end(), [](const Solution& a, const Solution& b) {
        if (a.verdict != b.verdict)
            return a.verdict < b.verdict;
        if (isLate(a) != isLate(b))
            return isLate(b);
        if (effort(a) / costClass != effort(b) / costClass)
            return effort(a) < effort(b);
        return rules::older(b.version, a.version);
    });
    solutions.trials = backward.trials();
    return solutions;
}

} // namespace

Result<Solutions> solveBackward(const Catalog& catalog, const Facts& facts, const Wish& wish)
{
    return solveAll(catalog, facts, wish, nullptr);
}

Result<Solutions> solveOne(const Catalog& catalog, const Facts& facts, const Wish& wish)
{
    const Release* release = catalog.release(wish.tf);
    if (!release)
        return Error{Error::Kind::Invalid, tr("The catalog has no release \"%1\".").arg(wish.tf),
                     tr("\"crosswright catalog tf\" lists the releases.")};
    return solveAll(catalog, facts, wish, release);
}

} // namespace cw
