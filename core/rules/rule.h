// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulerun.h"

namespace cw {

/// One entry of the registry.
struct Rule
{
    QString id; ///< "bazel.range": stable
    Finding::Severity severity = Finding::Severity::Error;
    QString field;
    const char* source = ""; ///< where the rule comes from, in English: QT_TRANSLATE_NOOP("cw::Rules", …)
    void (*look)(RuleRun& run) = nullptr;
    QString meaning = {}; ///< what it looks for, one line in English, as docs/rules.md lists it
};

/// The rule that says that no road leads to a plan (core/roads). Not about the combination: the solver, which looks for
/// combinations, counts it as a cost.
inline constexpr QLatin1StringView planRule{"plan.not_yet"};

/// Every rule, in the order in which findings are shown.
const QList<Rule>& allRules();

/// Those that judge the combination: all but `planRule`.
const QList<Rule>& combinationRules();

/// The findings of these rules alone: the tests switch rules off with it, the solver asks only what excludes.
QList<Finding> check(const Configuration& configuration, const Catalog& catalog, const Facts& facts,
                     const QList<Rule>& rules, const KeptFree& kept = {});

/// Adding by theme; one file each.
void addSourceRules(QList<Rule>& rules);
void addProductRules(QList<Rule>& rules);
void addBazelRules(QList<Rule>& rules);
void addArchiveRules(QList<Rule>& rules);
void addCompilerRules(QList<Rule>& rules);
void addPythonRules(QList<Rule>& rules);
void addLimitRules(QList<Rule>& rules);
void addFlagRules(QList<Rule>& rules);
void addConfigureRules(QList<Rule>& rules);
void addReleaseRules(QList<Rule>& rules);
void addCudaRules(QList<Rule>& rules);
void addToolkitRules(QList<Rule>& rules);
void addToolkitFileRules(QList<Rule>& rules);
void addJetsonRules(QList<Rule>& rules);
void addCudnnRules(QList<Rule>& rules);
void addCapabilityRules(QList<Rule>& rules);
void addCoveringRules(QList<Rule>& rules);
void addDriverRules(QList<Rule>& rules);
void addDeviceRules(QList<Rule>& rules);
void addPlanRules(QList<Rule>& rules);
void addIgnoredRules(QList<Rule>& rules);

namespace rules {

QString tr(const char* text);
Repair setField(const char* field, const QJsonValue& value);
Repair unsetFields(const QStringList& fields, const QString& text);
bool older(const QString& a, const QString& b);    ///< both versions; false when one is none
bool sameLine(const QString& a, const QString& b); ///< one is a prefix of the other: "11.2" and "11.2.152"
QString majorMinor(const QString& version);
int majorOf(const QString& version);   ///< -1 when it is none
QString connectDevice();               ///< what to do where a fact of the device is not known
QString askTarget(const RuleRun& run); ///< the same, or: let this machine be probed, where it runs the result

} // namespace rules

} // namespace cw
