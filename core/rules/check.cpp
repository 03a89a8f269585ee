// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/check.h"

#include "core/rules/rule.h"

#include <QSet>

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

} // namespace

QList<Finding> check(const Configuration& configuration, const Catalog& catalog, const Facts& facts)
{
    return check(configuration, catalog, facts, allRules());
}

QList<Finding> check(const Configuration& configuration, const Catalog& catalog, const Facts& facts,
                     const QList<Rule>& rules)
{
    const Selection selection = Selection::of(configuration, catalog, facts);
    RuleRun run(configuration, catalog, facts, selection);
    QList<Finding> findings;
    for (const Rule& rule : rules)
        run.look(rule, findings);
    return findings;
}

RepairLog applyRepairs(const Configuration& configuration, const Catalog& catalog, const Facts& facts,
                       const QStringList& ids)
{
    RepairLog log{configuration, {}, check(configuration, catalog, facts)};
    QSet<QString> done; // a rule's repair is applied once: no endless exchange between two rules
    for (bool changed = true; changed;) {
        changed = false;
        for (const Finding& finding : std::as_const(log.remaining)) {
            const bool wanted =
                ids.isEmpty() ? finding.severity >= Finding::Severity::Warning : ids.contains(finding.id);
            if (!wanted || !finding.repair || done.contains(finding.id) || !changes(log.configuration, *finding.repair))
                continue;
            for (auto it = finding.repair->set.cbegin(); it != finding.repair->set.cend(); ++it)
                log.configuration.set(it.key(), it.value(), {Provenance::Kind::Repair, finding.id});
            for (const QString& field : finding.repair->unset)
                log.configuration.unset(field);
            done.insert(finding.id);
            log.applied.append(finding);
            changed = true;
            break; // the other findings were about the configuration before this repair
        }
        if (changed)
            log.remaining = check(log.configuration, catalog, facts);
    }
    return log;
}

} // namespace cw
