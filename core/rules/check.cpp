// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/check.h"

#include "core/rules/rule.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

bool changes(const Configuration& configuration, const Repair& repair)
{
    for (auto it = repair.set.cbegin(); it != repair.set.cend(); ++it) {
        if (!configuration.has(it.key()) || configuration.value(it.key()) != it.value())
            return true;
    }
    for (const QString& field : repair.unset) {
        if (configuration.has(field))
            return true;
    }
    return false;
}

QSet<QString> errorIds(const QList<Finding>& findings)
{
    QSet<QString> ids;
    for (const Finding& finding : findings) {
        if (finding.severity == Finding::Severity::Error)
            ids.insert(finding.id);
    }
    return ids;
}

/// A repair that says what is built and for what: what was hidden behind the mistake comes to light by it.
bool reveals(const Repair& repair)
{
    static const QStringList identity{u"tf"_s,    u"source"_s,  u"ref"_s, u"product"_s,
                                      u"board"_s, u"jetpack"_s, u"gpu"_s, u"mode"_s};
    return std::any_of(identity.begin(), identity.end(), [&](const QString& field) {
        return repair.set.contains(field) || repair.unset.contains(field);
    });
}

void apply(Configuration& configuration, const Finding& finding)
{
    for (auto it = finding.repair->set.cbegin(); it != finding.repair->set.cend(); ++it)
        configuration.set(it.key(), it.value(), {Provenance::Kind::Repair, finding.id});
    for (const QString& field : finding.repair->unset)
        configuration.unset(field);
}

/// One go at repairing.
class Repairing
{
public:
    RepairLog log;
    bool strict = false; ///< refuse a step that brings an error

    Repairing(const Configuration& configuration, const Catalog& catalog, const Facts& facts, const QStringList& ids,
              const KeptFree& kept)
        : log{configuration, {}, check(configuration, catalog, facts, kept), {}}
        , m_catalog(catalog)
        , m_facts(facts)
        , m_ids(ids)
        , m_kept(kept)
        , m_before(errorIds(log.remaining))
    {}

    void run()
    {
        while (step()) {}
    }

    /// Whether errors are left that were neither there before nor came to light.
    bool broughtErrors() const { return !(errorIds(log.remaining) - m_before).isEmpty(); }

private:
    bool wanted(const Finding& finding) const
    {
        const bool asked =
            m_ids.isEmpty() ? finding.severity >= Finding::Severity::Warning : m_ids.contains(finding.id);
        return asked && finding.repair && !m_done.contains(finding.id) && changes(log.configuration, *finding.repair);
    }

    bool step()
    {
        const auto found = std::find_if(log.remaining.cbegin(), log.remaining.cend(),
                                        [this](const Finding& finding) { return wanted(finding); });
        if (found == log.remaining.cend())
            return false;
        const Finding& finding = *found; // lives until `remaining` is replaced
        const QString id = finding.id;
        m_done.insert(id);
        Configuration next = log.configuration;
        apply(next, finding);
        const QList<Finding> after = check(next, m_catalog, m_facts, m_kept);
        const bool revealed = reveals(*finding.repair);
        if (strict && !revealed && !(errorIds(after) - errorIds(log.remaining)).isEmpty()) {
            log.refused.append(finding);
            return true;
        }
        log.configuration = next;
        log.applied.append(finding);
        log.remaining = after;
        if (revealed) {
            m_before = errorIds(after);
            // Another board, another JetPack: what was repaired for the former one may have to be repaired again.
            m_revealing.insert(id);
            m_done = m_revealing;
            log.refused.clear();
        }
        return true;
    }

    const Catalog& m_catalog;
    const Facts& m_facts;
    const QStringList& m_ids;
    const KeptFree& m_kept;
    QSet<QString> m_before;
    QSet<QString> m_done;      ///< a rule's repair is applied once: no endless exchange between two rules
    QSet<QString> m_revealing; ///< those whose repair said what is built and for what
};

} // namespace

QList<Finding> check(const Configuration& configuration, const Catalog& catalog, const Facts& facts,
                     const KeptFree& kept)
{
    return check(configuration, catalog, facts, allRules(), kept);
}

QList<Finding> check(const Configuration& configuration, const Catalog& catalog, const Facts& facts,
                     const QList<Rule>& rules, const KeptFree& kept)
{
    const Selection selection = Selection::of(configuration, catalog, facts);
    RuleRun run(configuration, catalog, facts, selection, kept);
    if (&rules != &allRules())
        run.setTrial();
    QList<Finding> findings;
    findings.reserve(32);
    for (const Rule& rule : rules)
        run.look(rule, findings);
    return findings;
}

bool isRule(const QString& id)
{
    static const QSet<QString> ids = [] {
        QSet<QString> all;
        for (const Rule& rule : allRules())
            all.insert(rule.id);
        return all;
    }();
    return ids.contains(id);
}

RepairLog applyRepairs(const Configuration& configuration, const Catalog& catalog, const Facts& facts,
                       const QStringList& ids, const KeptFree& kept)
{
    Repairing freely(configuration, catalog, facts, ids, kept);
    freely.run();
    if (!ids.isEmpty() || !freely.broughtErrors())
        return freely.log;
    // A repair led to an error that was not there and stays: the same again, taking only steps that bring none.
    Repairing strictly(configuration, catalog, facts, ids, kept);
    strictly.strict = true;
    strictly.run();
    return strictly.log;
}

} // namespace cw
