// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulerun.h"

#include "core/config/field.h"
#include "core/rules/rule.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw {
namespace rules {

std::uint64_t hashed(QStringView text)
{
    std::uint64_t hash = hashSeed;
    for (const QChar c : text)
        hash = (hash ^ std::uint64_t(c.unicode() & 0xFFU)) * 1099511628211ULL;
    return hash;
}

namespace {

/// The defaults of the fields that have one, ready to be looked up.
const QList<std::pair<std::uint64_t, QJsonValue>>& standards()
{
    static const QList<std::pair<std::uint64_t, QJsonValue>> all = [] {
        QList<std::pair<std::uint64_t, QJsonValue>> result;
        for (const Field& field : fields()) {
            if (!field.standard.isNull() && !field.standard.isUndefined())
                result.append({hashed(field.name), field.standard});
        }
        return result;
    }();
    return all;
}

} // namespace
} // namespace rules

RuleRun::RuleRun(const Configuration& c, const Catalog& k, const Facts& f, const Selection& s, const KeptFree& kept)
    : configuration(c), catalog(k), facts(f), selection(s), m_kept(kept), m_builder(builderOf(s, c, f))
{
    const auto& values = configuration.values();
    m_fields.reserve(values.size() + rules::standards().size());
    for (auto it = values.cbegin(); it != values.cend(); ++it)
        m_fields.insert(rules::hashed(it.key()), &it->value);
    for (const auto& [hash, value] : rules::standards()) {
        if (!m_fields.find(hash))
            m_fields.insert(hash, &value);
    }
    m_facts.reserve(facts.all().size());
    for (auto it = facts.all().cbegin(); it != facts.all().cend(); ++it)
        m_facts.insert(rules::hashed(it.key()), &*it);

    m_ignored = list("ignored");
    const Board* board = selection.board;
    const bool sameMachine = !knows("host.arch") || fact("host.arch") == selection.arch;
    m_targetIsHost = board && sameMachine && text("device").isEmpty() && !knows("device.arch")
                     && (board->family == "workstation"_L1 || (selection.native && board->family != "cloud"_L1));
}

QString RuleRun::text(Name field) const
{
    const QJsonValue* value = m_fields.find(field.hash);
    return value ? value->toString() : QString();
}

QStringList RuleRun::list(Name field) const
{
    QStringList result;
    if (const QJsonValue* value = m_fields.find(field.hash)) {
        for (const QJsonValue& item : value->toArray())
            result.append(item.toString());
    }
    return result;
}

int RuleRun::count(Name field) const
{
    const QJsonValue* value = m_fields.find(field.hash);
    return value ? value->toInt() : 0;
}

bool RuleRun::isSet(Name field) const
{
    const QJsonValue* value = m_fields.find(field.hash);
    return value && !(value->isString() && value->toString().isEmpty());
}

bool RuleRun::flag(Name field) const
{
    const QJsonValue* value = m_fields.find(field.hash);
    return value && value->toBool();
}

QString RuleRun::how(Name fact) const
{
    const Fact* found = m_facts.find(fact.hash);
    return found ? found->how : QString();
}

QString RuleRun::textOf(const Fact* fact)
{
    if (!fact)
        return {};
    const QJsonValue& value = fact->value;
    if (value.isDouble())
        return double(value.toInteger()) == value.toDouble() ? QString::number(value.toInteger())
                                                             : QString::number(value.toDouble());
    return value.isBool() ? (value.toBool() ? u"true"_s : u"false"_s) : value.toString();
}

QStringList RuleRun::listOf(const Fact* fact)
{
    QStringList result;
    if (fact) {
        for (const QJsonValue& item : fact->value.toArray())
            result.append(item.toString());
    }
    return result;
}

qint64 RuleRun::numberOf(const Fact* fact)
{
    if (!fact)
        return 0;
    return fact->value.isString() ? fact->value.toString().toLongLong() : fact->value.toInteger();
}

bool RuleRun::flagOf(const Fact* fact)
{
    if (!fact)
        return false;
    const QJsonValue& value = fact->value;
    return value.toBool() || value.toString() == "true"_L1 || value.toString() == "yes"_L1 || value.toInteger() == 1;
}

const Budget& RuleRun::budget()
{
    if (!m_budget)
        m_budget = Budget::of(configuration, facts, m_kept, m_builder, heapShareOf(configuration, catalog, facts));
    return *m_budget;
}

bool RuleRun::searchedInVain(const QString& fact, QString* reason) const
{
    const Fact* found = m_facts.find(rules::hashed(fact));
    if (!found || found->isKnown() || found->unknownBecause.isEmpty())
        return false;
    // A probe that failed as a whole gives reasons too; one that read the system's name worked.
    const bool host = fact.startsWith("host."_L1);
    if (host ? !knows("host.os") && !knows("host.arch") : !knows("device.os") && !knows("device.arch"))
        return false;
    if (reason)
        *reason = found->unknownBecause;
    return true;
}

void RuleRun::add(Finding::Severity severity, bool own, const QString& text, const QString& noRepair)
{
    Finding& finding = m_findings.emplaceBack();
    finding.severity = severity;
    finding.text = text;
    finding.source = m_source;
    finding.noRepair = noRepair;
    m_own.append(own);
}

void RuleRun::found(const QString& text, const Repair& repair)
{
    add(Finding::Severity::Error, true, text, {});
    m_findings.last().repair = repair;
}

void RuleRun::found(const QString& text, const QString& noRepair)
{
    add(Finding::Severity::Error, true, text, noRepair);
}

void RuleRun::found(Finding::Severity severity, const QString& text, const std::optional<Repair>& repair,
                    const QString& noRepair)
{
    add(severity, false, text, noRepair);
    m_findings.last().repair = repair;
}

void RuleRun::unknown(const QString& text, const QString& toDo)
{
    add(Finding::Severity::Unknown, false, text, toDo);
}

void RuleRun::look(const Rule& rule, QList<Finding>& findings)
{
    m_rule = &rule;
    rule.look(*this);
    if (!m_findings.isEmpty()) {
        label(rule);
        for (Finding& finding : m_findings)
            findings.append(std::move(finding));
        m_findings.clear(); // keeps its memory for the next rule
    }
    m_source.clear();
}

namespace {

QSet<QString> errorsOf(const Configuration& configuration, const Catalog& catalog, const Facts& facts,
                       const KeptFree& kept)
{
    const Selection selection = Selection::of(configuration, catalog, facts);
    RuleRun trial(configuration, catalog, facts, selection, kept);
    trial.setTrial();
    QList<Finding> findings;
    for (const Rule& rule : allRules())
        trial.look(rule, findings);
    QSet<QString> ids;
    for (const Finding& finding : std::as_const(findings)) {
        if (finding.severity == Finding::Severity::Error)
            ids.insert(finding.id);
    }
    return ids;
}

} // namespace

std::optional<Repair> RuleRun::firstThatHolds(const QList<Repair>& repairs)
{
    if (repairs.isEmpty())
        return std::nullopt;
    if (m_trial)
        return repairs.first();
    if (!m_errorsNow)
        m_errorsNow = errorsOf(configuration, catalog, facts, m_kept);
    for (const Repair& repair : repairs) {
        Configuration next = configuration;
        for (auto it = repair.set.cbegin(); it != repair.set.cend(); ++it)
            next.set(it.key(), it.value(), {Provenance::Kind::Repair, {}});
        for (const QString& field : repair.unset)
            next.unset(field);
        const QSet<QString> after = errorsOf(next, catalog, facts, m_kept);
        if ((!m_rule || !after.contains(m_rule->id)) && (after - *m_errorsNow).isEmpty())
            return repair;
    }
    return std::nullopt;
}

QList<Finding> RuleRun::take(const Rule& rule)
{
    label(rule);
    return std::exchange(m_findings, {});
}

void RuleRun::label(const Rule& rule)
{
    for (qsizetype i = 0; i < m_findings.size(); ++i) {
        Finding& finding = m_findings[i];
        finding.id = rule.id;
        if (finding.field.isEmpty())
            finding.field = rule.field;
        if (m_own[i])
            finding.severity = rule.severity;
        if (finding.severity != Finding::Severity::Info && m_ignored.contains(rule.id))
            finding.ignored = std::exchange(finding.severity, Finding::Severity::Info);
        if (finding.source.isEmpty())
            finding.source = rules::tr(rule.source);
    }
    m_own.clear();
    m_source.clear();
}

QString RuleRun::targetName(QLatin1StringView last) const
{
    return (m_targetIsHost ? "host."_L1 : "device."_L1) + last;
}

} // namespace cw
