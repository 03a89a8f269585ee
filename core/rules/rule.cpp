// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rule.h"

#include "core/base/version.h"
#include "core/config/field.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw {

bool RuleRun::searchedInVain(const QString& fact, QString* reason) const
{
    const auto found = facts.all().constFind(fact);
    if (found == facts.all().cend() || found->isKnown() || found->unknownBecause.isEmpty())
        return false;
    // A probe that failed as a whole gives reasons too; one that read the system's name worked.
    const QString side = fact.section(u'.', 0, 0);
    if (!facts.knows(side + ".os"_L1) && !facts.knows(side + ".arch"_L1))
        return false;
    if (reason)
        *reason = found->unknownBecause;
    return true;
}

void RuleRun::found(const QString& text, const Repair& repair)
{
    found(Finding::Severity::Error, text, repair);
    m_own.last() = true;
}

void RuleRun::found(const QString& text, const QString& noRepair)
{
    found(Finding::Severity::Error, text, std::nullopt, noRepair);
    m_own.last() = true;
}

void RuleRun::found(Finding::Severity severity, const QString& text, const std::optional<Repair>& repair,
                    const QString& noRepair)
{
    Finding finding;
    finding.severity = severity;
    finding.text = text;
    finding.source = m_source;
    finding.repair = repair;
    finding.noRepair = noRepair;
    m_findings.append(finding);
    m_own.append(false);
}

void RuleRun::unknown(const QString& text, const QString& toDo)
{
    found(Finding::Severity::Unknown, text, std::nullopt, toDo);
}

QList<Finding> RuleRun::take(const Rule& rule)
{
    for (qsizetype i = 0; i < m_findings.size(); ++i) {
        Finding& finding = m_findings[i];
        finding.id = rule.id;
        if (finding.field.isEmpty())
            finding.field = rule.field;
        if (m_own[i])
            finding.severity = rule.severity;
        if (finding.source.isEmpty())
            finding.source = rule.source;
    }
    m_own.clear();
    m_source.clear();
    return std::exchange(m_findings, {});
}

const QList<Rule>& allRules()
{
    static const QList<Rule> rules = [] {
        QList<Rule> all;
        addSourceRules(all);
        addProductRules(all);
        addBazelRules(all);
        addCompilerRules(all);
        addPythonRules(all);
        addLimitRules(all);
        addFlagRules(all);
        addCudaRules(all);
        addCapabilityRules(all);
        addDeviceRules(all);
        return all;
    }();
    return rules;
}

namespace rules {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Rules", text);
}

Repair setField(const char* field, const QJsonValue& value)
{
    const QString name = QString::fromLatin1(field);
    const auto known = findField(name);
    const QString shown = known ? printValue(*known, value) : value.toString();
    return {tr("Set %1 to %2.").arg(name, shown), {{name, value}}};
}

Repair unsetFields(const QStringList& fields, const QString& text)
{
    return {text, {}, fields};
}

bool older(const QString& a, const QString& b)
{
    const auto left = Version::parse(a);
    const auto right = Version::parse(b);
    return left && right && *left < *right;
}

bool sameLine(const QString& a, const QString& b)
{
    const auto left = Version::parse(a);
    const auto right = Version::parse(b);
    return left && right && (left->isPrefixOf(*right) || right->isPrefixOf(*left));
}

QString majorMinor(const QString& version)
{
    const auto parsed = Version::parse(version);
    return parsed ? u"%1.%2"_s.arg(parsed->major()).arg(parsed->minor()) : QString();
}

int majorOf(const QString& version)
{
    const auto parsed = Version::parse(version);
    return parsed ? parsed->major() : -1;
}

QString connectDevice()
{
    return tr("Connect the device, or say it with --fact.");
}

} // namespace rules
} // namespace cw
