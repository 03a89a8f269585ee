// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session.h"

#include "core/config/field.h"
#include "core/plan/gatherplaces.h"
#include "core/roads/planner.h"
#include "core/rules/check.h"
#include "core/selection/selection.h"
#include "ui/session/configurationedit.h"
#include "ui/session/factfinder.h"

#include <QFileInfo>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw {

Session::Session(Catalog catalog, QObject* parent)
    : QObject(parent), m_catalog(std::move(catalog)), m_finder(new FactFinder(*this))
{
    connect(&m_undo, &QUndoStack::cleanChanged, this, &Session::documentChanged);
    // A plan is asked for by several pages after one edit; one signal per burst is enough.
    m_planTimer.setSingleShot(true);
    m_planTimer.setInterval(100);
    connect(&m_planTimer, &QTimer::timeout, this, &Session::planChanged);
}

QString Session::displayName() const
{
    if (!m_configuration.name.isEmpty())
        return m_configuration.name;
    if (!m_path.isEmpty()) {
        const QString name = QFileInfo(m_path).fileName();
        return name.endsWith(".cw.json"_L1) ? name.chopped(8) : name;
    }
    return m_hasConfiguration ? tr("Untitled") : QString();
}

void Session::start(const Configuration& configuration, const QString& path)
{
    m_undo.clear();
    m_path = path;
    m_hasConfiguration = true;
    replaceValues(configuration);
    Q_EMIT configurationReplaced();
    Q_EMIT documentChanged();
}

void Session::close()
{
    start({});
    m_hasConfiguration = false;
    revalidate();
    Q_EMIT documentChanged();
}

Status Session::open(const QString& path)
{
    const auto configuration = Configuration::load(path);
    if (!configuration)
        return configuration.error();
    start(*configuration, QFileInfo(path).absoluteFilePath());
    return Done{};
}

Status Session::save(const QString& path)
{
    if (auto saved = m_configuration.save(path); !saved)
        return saved;
    m_path = QFileInfo(path).absoluteFilePath();
    m_undo.setClean();
    Q_EMIT documentChanged();
    return Done{};
}

Status Session::setText(const QString& name, const QString& text)
{
    const auto field = findField(name);
    if (!field)
        return field.error();
    if (text.trimmed().isEmpty()) {
        unset(name);
        return Done{};
    }
    const auto value = parseValue(*field, text);
    if (!value)
        return value.error();
    setValue(name, *value);
    return Done{};
}

void Session::setValue(const QString& name, const QJsonValue& value)
{
    if (m_configuration.has(name) && m_configuration.value(name) == value)
        return;
    Configuration after = m_configuration;
    after.set(name, value, {Provenance::Kind::User});
    const auto field = findField(name);
    push(after, tr("Change %1").arg(field ? field->title : name), name);
}

void Session::unset(const QString& name)
{
    if (!m_configuration.has(name))
        return;
    Configuration after = m_configuration;
    after.unset(name);
    const auto field = findField(name);
    push(after, tr("Clear %1").arg(field ? field->title : name));
}

void Session::apply(const Finding& finding)
{
    if (!finding.repair)
        return;
    change(*finding.repair, {Provenance::Kind::Repair, finding.id});
}

void Session::requestFetch(const Finding& finding)
{
    if (finding.fetch)
        Q_EMIT fetchRequested(*finding.fetch);
}

void Session::setIgnored(const QString& rule, bool ignored)
{
    QStringList rules = m_configuration.list(u"ignored"_s);
    if (rules.contains(rule) == ignored)
        return;
    if (ignored)
        rules.append(rule);
    else
        rules.removeAll(rule);
    const QString text = ignored ? tr("Ignore %1").arg(rule) : tr("Stop ignoring %1").arg(rule);
    if (rules.isEmpty())
        change({text, {}, {u"ignored"_s}});
    else
        change({text, {{u"ignored"_s, QJsonArray::fromStringList(rules)}}});
}

void Session::change(const Repair& edit, const Provenance& from)
{
    Configuration after = m_configuration;
    for (auto it = edit.set.cbegin(); it != edit.set.cend(); ++it)
        after.set(it.key(), it.value(), from);
    for (const QString& field : edit.unset)
        after.unset(field);
    if (after != m_configuration)
        push(after, edit.text);
}

void Session::repairAll()
{
    const Configuration after = applyRepairs(m_configuration, m_catalog, m_facts, {}, m_kept).configuration;
    if (after != m_configuration)
        push(after, tr("Repair all"));
}

void Session::replace(const Configuration& configuration, const QString& text)
{
    if (configuration != m_configuration)
        push(configuration, text);
}

void Session::push(const Configuration& after, const QString& text, const QString& mergeField)
{
    // Whoever goes to a page and chooses something, without a ready combination before, has begun.
    const bool first = !m_hasConfiguration;
    m_hasConfiguration = true;
    m_undo.push(new ConfigurationEdit(*this, m_configuration, after, text, mergeField));
    if (first)
        Q_EMIT documentChanged();
}

QList<Finding> Session::findingsFor(const QString& field) const
{
    QList<Finding> result;
    for (const Finding& finding : m_findings) {
        if (finding.field == field)
            result.append(finding);
    }
    return result;
}

int Session::errorCount() const
{
    return int(std::count_if(m_findings.cbegin(), m_findings.cend(),
                             [](const Finding& finding) { return finding.severity == Finding::Severity::Error; }));
}

void Session::addFacts(const Facts& facts)
{
    m_facts.merge(facts);
    Q_EMIT factsChanged();
    revalidate();
}

void Session::forgetFacts(const QString& prefix)
{
    Facts kept;
    for (auto it = m_facts.all().cbegin(); it != m_facts.all().cend(); ++it) {
        if (it.key().startsWith(prefix))
            continue;
        if (it->isKnown())
            kept.set(it.key(), it->value, it->how, it->when);
        else
            kept.setUnknown(it.key(), it->unknownBecause, it->when);
    }
    m_facts = kept;
    Q_EMIT factsChanged();
    revalidate();
}

void Session::setKept(const KeptFree& kept)
{
    if (kept == m_kept)
        return;
    m_kept = kept;
    revalidate();
}

Budget Session::budget() const
{
    const Selection selection = Selection::of(m_configuration, m_catalog, m_facts);
    return Budget::of(m_configuration, m_facts, m_kept, builderOf(selection, m_configuration, m_facts),
                      heapShareOf(m_configuration, m_catalog, m_facts));
}

const Result<Plan>& Session::plan()
{
    if (!m_plan) {
        m_plan = computePlan();
    }
    return *m_plan;
}

Result<Plan> Session::computePlan() const
{
    if (!m_hasConfiguration)
        return Error{Error::Kind::Missing, tr("Nothing is chosen yet.")};
    const auto places = gatherPlaces(m_configuration, m_catalog, m_facts);
    if (!places)
        return places.error();
    PlanPlaces planned = *places;
    planned.keptCores = m_kept.cores; // as the pages show them
    planned.keptMiB = m_kept.memoryMiB;
    return makePlan(m_configuration, m_catalog, m_facts, planned);
}

void Session::replaceValues(const Configuration& configuration)
{
    m_configuration = configuration;
    Q_EMIT configurationChanged();
    revalidate();
}

void Session::revalidate()
{
    m_findings = m_hasConfiguration ? check(m_configuration, m_catalog, m_facts, m_kept) : QList<Finding>();
    m_plan.reset();
    Q_EMIT findingsChanged();
    m_planTimer.start();
}

} // namespace cw
