// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/budget/budget.h"
#include "core/rules/finding.h"
#include "core/selection/selection.h"

#include <QSet>

#include <array>
#include <cstdint>
#include <vector>

namespace cw {

struct Rule;

namespace rules {

constexpr std::uint64_t hashSeed = 14695981039346656037ULL;

/// FNV-1a: goes on from `hash`, so that a prefix may come first.
constexpr std::uint64_t hashed(const char* text, std::uint64_t hash = hashSeed)
{
    for (; *text != '\0'; ++text)
        hash = (hash ^ std::uint64_t(static_cast<unsigned char>(*text))) * 1099511628211ULL;
    return hash;
}

std::uint64_t hashed(QStringView text);

/// The name of a field or a fact, hashed by the compiler: a rule that does not fire must cost next to nothing.
struct Name
{
    std::uint64_t hash;
    consteval Name(const char* text) : hash(hashed(text)) {} // NOLINT(google-explicit-constructor): "tf" is a name
};

/// The last part of a fact that the device and this machine have under the same name.
struct SideName
{
    std::uint64_t device, host;
    consteval SideName(const char* text) : device(hashed(text, hashed("device."))), host(hashed(text, hashed("host.")))
    {}
};

/// Values by hashed name, filled once per check.
template <typename T>
class NameTable
{
public:
    void reserve(qsizetype count)
    {
        std::size_t size = 16;
        while (size < std::size_t(count) * 2)
            size *= 2;
        m_slots.assign(size, {0, nullptr});
    }
    void insert(std::uint64_t hash, const T* value)
    {
        std::size_t at = hash & (m_slots.size() - 1);
        while (m_slots[at].second)
            at = (at + 1) & (m_slots.size() - 1);
        m_slots[at] = {hash, value};
    }
    const T* find(std::uint64_t hash) const
    {
        std::size_t at = hash & (m_slots.size() - 1);
        while (m_slots[at].second && m_slots[at].first != hash)
            at = (at + 1) & (m_slots.size() - 1);
        return m_slots[at].second;
    }

private:
    std::vector<std::pair<std::uint64_t, const T*>> m_slots;
};

} // namespace rules

/// What a rule looks at, and where it says what it found. A rule never guesses: what it needs and does not know it
/// reports as unknown. Refers to what it was made of; one thread.
class RuleRun
{
public:
    using Name = rules::Name;
    using SideName = rules::SideName;

    const Configuration& configuration;
    const Catalog& catalog;
    const Facts& facts;
    const Selection& selection;

    RuleRun(const Configuration& c, const Catalog& k, const Facts& f, const Selection& s, const KeptFree& kept = {});

    /// A field's value, its default where it is not set.
    QString text(Name field) const;
    QStringList list(Name field) const;
    int count(Name field) const;
    bool isSet(Name field) const; ///< and not empty
    bool flag(Name field) const;

    bool knows(Name fact) const { return known(fact.hash) != nullptr; }
    QString fact(Name fact) const { return textOf(known(fact.hash)); }
    QStringList factList(Name fact) const { return listOf(known(fact.hash)); }
    qint64 number(Name fact) const { return numberOf(known(fact.hash)); }
    bool factFlag(Name fact) const { return flagOf(known(fact.hash)); }
    QString how(Name fact) const; ///< where the fact was read

    /// Whether this machine is the one that runs the result: no device is named or known, and the board is this kind of machine
    /// (a workstation; or a native build, which is not for a rented server).
    bool targetIsHost() const { return m_targetIsHost; }
    /// A fact of the machine that runs the result: the device's, or this machine's where that is the target.
    QString targetName(QLatin1StringView last) const; ///< "host." or "device." before it
    bool targetKnows(SideName last) const { return target(last) != nullptr; }
    QString targetFact(SideName last) const { return textOf(target(last)); }
    QStringList targetList(SideName last) const { return listOf(target(last)); }
    qint64 targetNumber(SideName last) const { return numberOf(target(last)); }
    bool targetFlag(SideName last) const { return flagOf(target(last)); }
    /// The side that builds: the device in a native build on another machine, else this machine.
    bool buildsOnDevice() const { return m_builder == Budget::Builder::Device; }
    bool buildKnows(SideName last) const { return building(last) != nullptr; }
    QString buildFact(SideName last) const { return textOf(building(last)); }
    qint64 buildNumber(SideName last) const { return numberOf(building(last)); }
    /// What `jobs` and `ram` mean on that side; worked out when it is first asked for.
    const Budget& budget();

    /// A probe looked for it and did not find it (as opposed to: nobody looked). `reason` says what was tried.
    bool searchedInVain(const QString& fact, QString* reason = nullptr) const;

    void found(const QString& text, const Repair& repair); ///< with the rule's own severity
    void found(const QString& text, const QString& noRepair);
    void found(Finding::Severity severity, const QString& text, const std::optional<Repair>& repair,
               const QString& noRepair = {});
    void unknown(const QString& text, const QString& toDo = {});
    /// Of several repairs, best first, the first after which this finding is gone and no error came instead; none where
    /// there is no such repair. Costs a check for each that is tried. In a trial itself it is the first one.
    std::optional<Repair> firstThatHolds(const QList<Repair>& repairs);
    /// The record's source takes the place of the rule's own in what is reported next.
    void because(const QString& source) { m_source = source; }

    /// The field of the finding that was reported last, where it is not the rule's own (`features.NAME`).
    void at(const QString& field) { m_findings.last().field = field; }

    /// What can be fetched to remove the finding that was reported last.
    void fetchable(const FetchOffer& offer) { m_findings.last().fetch = offer; }

    /// Runs one rule; what it found is added to `findings`.
    void look(const Rule& rule, QList<Finding>& findings);
    /// Whoever asks wants to know what is wrong, not how it is repaired: repairs are not tried.
    void setTrial() { m_trial = true; }
    /// What was found since the last call, as findings of this rule.
    QList<Finding> take(const Rule& rule);

private:
    const Fact* known(std::uint64_t hash) const
    {
        const Fact* fact = m_facts.find(hash);
        return fact && fact->isKnown() ? fact : nullptr;
    }
    const Fact* target(SideName last) const { return known(m_targetIsHost ? last.host : last.device); }
    const Fact* building(SideName last) const { return known(buildsOnDevice() ? last.device : last.host); }
    void add(Finding::Severity severity, bool own, const QString& text, const QString& noRepair);
    void label(const Rule& rule);
    static QString textOf(const Fact* fact);
    static QStringList listOf(const Fact* fact);
    static qint64 numberOf(const Fact* fact);
    static bool flagOf(const Fact* fact);

    rules::NameTable<QJsonValue> m_fields;
    rules::NameTable<Fact> m_facts;
    KeptFree m_kept;
    Budget::Builder m_builder;
    std::optional<Budget> m_budget;
    bool m_targetIsHost = false;
    bool m_trial = false;
    const Rule* m_rule = nullptr;             ///< that looks now
    std::optional<QSet<QString>> m_errorsNow; ///< of the configuration as it is; found when first asked for
    QStringList m_ignored;                    ///< rules whose findings are remarks, since the user said so
    QList<Finding> m_findings;
    QList<bool> m_own; ///< whether the rule's severity applies
    QString m_source;
};

} // namespace cw
