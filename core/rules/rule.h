// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/finding.h"
#include "core/rules/selection.h"

namespace cw {

/// What a rule looks at, and where it says what it found. A rule never guesses: what it needs and does not know it
/// reports as unknown.
class RuleRun
{
public:
    const Configuration& configuration;
    const Catalog& catalog;
    const Facts& facts;
    const Selection& selection;

    RuleRun(const Configuration& c, const Catalog& k, const Facts& f, const Selection& s)
        : configuration(c), catalog(k), facts(f), selection(s)
    {}

    QString text(const char* field) const { return configuration.text(QLatin1StringView(field)); }
    bool knows(const char* fact) const { return facts.knows(QLatin1StringView(fact)); }
    QString fact(const char* fact) const { return facts.text(QLatin1StringView(fact)); }
    /// A probe looked for it and did not find it (as opposed to: nobody looked). `reason` says what was tried.
    bool searchedInVain(const QString& fact, QString* reason = nullptr) const;

    void found(const QString& text, const Repair& repair); ///< with the rule's own severity
    void found(const QString& text, const QString& noRepair);
    void found(Finding::Severity severity, const QString& text, const std::optional<Repair>& repair,
               const QString& noRepair = {});
    void unknown(const QString& text, const QString& toDo = {});
    /// The record's source takes the place of the rule's own in what is reported next.
    void because(const QString& source) { m_source = source; }

    /// The field of the finding that was reported last, where it is not the rule's own (`features.NAME`).
    void at(const QString& field) { m_findings.last().field = field; }

    QList<Finding> take(const struct Rule& rule);

private:
    QList<Finding> m_findings;
    QList<bool> m_own; ///< whether the rule's severity applies
    QString m_source;
};

struct Rule
{
    QString id; ///< "bazel.range": stable
    Finding::Severity severity = Finding::Severity::Error;
    QString field;
    QString source; ///< where the rule comes from
    void (*look)(RuleRun& run) = nullptr;
};

/// Every rule, in the order in which findings are shown.
const QList<Rule>& allRules();

/// Adding by theme; one file each.
void addSourceRules(QList<Rule>& rules);
void addProductRules(QList<Rule>& rules);
void addBazelRules(QList<Rule>& rules);
void addCompilerRules(QList<Rule>& rules);
void addPythonRules(QList<Rule>& rules);
void addLimitRules(QList<Rule>& rules);
void addFlagRules(QList<Rule>& rules);
void addCudaRules(QList<Rule>& rules);
void addCapabilityRules(QList<Rule>& rules);
void addDeviceRules(QList<Rule>& rules);

namespace rules {

QString tr(const char* text);
Repair setField(const char* field, const QJsonValue& value);
Repair unsetFields(const QStringList& fields, const QString& text);
bool older(const QString& a, const QString& b);    ///< both versions; false when one is none
bool sameLine(const QString& a, const QString& b); ///< one is a prefix of the other: "11.2" and "11.2.152"
QString majorMinor(const QString& version);
int majorOf(const QString& version); ///< -1 when it is none
QString connectDevice();             ///< "Connect the device, or give the fact with --fact."

} // namespace rules

} // namespace cw
