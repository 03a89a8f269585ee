// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/budget/budget.h"
#include "core/catalog/catalog.h"
#include "core/config/configuration.h"
#include "core/facts/facts.h"
#include "core/plan/plan.h"
#include "core/rules/finding.h"

#include <QObject>
#include <QTimer>
#include <QUndoStack>

#include <optional>

namespace cw {

class FactFinder;

/// What the window works on: one configuration with its undo history, the facts found so far, and everything derived
/// from them (findings at once, the plan soon after). Pages read it and ask it to change; it does no input or output
/// besides loading and saving the configuration's file. Lives in the window's thread.
class Session : public QObject
{
    Q_OBJECT

public:
    explicit Session(Catalog catalog, QObject* parent = nullptr);

    const Catalog& catalog() const { return m_catalog; }
    bool hasConfiguration() const { return m_hasConfiguration; }
    const Configuration& configuration() const { return m_configuration; }
    QString path() const { return m_path; } ///< "" until saved
    QString displayName() const;            ///< the file's name without its ending, or what it builds
    bool isModified() const { return !m_undo.isClean(); }
    QUndoStack& undoStack() { return m_undo; }

    /// A new configuration (from a preset, for instance) in place of the present one. The caller asks about changes.
    void start(const Configuration& configuration, const QString& path = {});
    void close();
    Status open(const QString& path);
    Status save(const QString& path);

    /// One edit by the user, undoable; the first one begins a configuration where there is none. Malformed text is refused with the reason and changes nothing.
    Status setText(const QString& field, const QString& text);
    void setValue(const QString& field, const QJsonValue& value);
    void unset(const QString& field);
    /// Several fields at once, undoable as one step with the edit's text; every value gets the same provenance.
    void change(const Repair& edit, const Provenance& from = {Provenance::Kind::User});
    /// A finding's repair, undoable as one step.
    void apply(const Finding& finding);
    /// What a finding offers to fetch is asked for; the page that fetches it listens.
    void requestFetch(const Finding& finding);
    /// Whether a finding's rule is to be a remark only, undoable as one step; the other findings of the rule go with it.
    void setIgnored(const QString& rule, bool ignored);
    /// Every repair, again and again until nothing changes; one undo step.
    void repairAll();
    /// All values at once, undoable as one step (what a crash left, for instance).
    void replace(const Configuration& configuration, const QString& text);

    const QList<Finding>& findings() const { return m_findings; }
    QList<Finding> findingsFor(const QString& field) const;
    int errorCount() const;

    const Facts& facts() const { return m_facts; }
    /// Later facts win over earlier ones; findings and plan follow.
    void addFacts(const Facts& facts);
    /// Facts that no longer hold (another device was chosen): every name that begins with `prefix`.
    void forgetFacts(const QString& prefix);

    /// What the person keeps of this machine; findings and plan follow.
    void setKept(const KeptFree& kept);
    /// What `jobs` and `ram` mean on the machine that builds.
    Budget budget() const;

    /// Asks host, device and source tree, off the window's thread.
    FactFinder& finder() const { return *m_finder; }

    /// The plan of the present configuration, or why there is none. Computed when first asked for after a change.
    const Result<Plan>& plan();

Q_SIGNALS:
    void configurationReplaced(); ///< another document
    void configurationChanged();  ///< any value
    void findingsChanged();
    void factsChanged();
    void planChanged();     ///< ask plan() again; at most ten times a second
    void documentChanged(); ///< path, name or modified state
    void fetchRequested(const cw::FetchOffer& offer);

private:
    friend class ConfigurationEdit;
    void replaceValues(const Configuration& configuration);
    void push(const Configuration& after, const QString& text, const QString& mergeField = {});
    void revalidate();
    Result<Plan> computePlan() const;

    Catalog m_catalog;
    FactFinder* m_finder;
    Configuration m_configuration;
    Facts m_facts;
    KeptFree m_kept;
    QList<Finding> m_findings;
    std::optional<Result<Plan>> m_plan;
    QUndoStack m_undo;
    QTimer m_planTimer;
    QString m_path;
    bool m_hasConfiguration = false;
};

} // namespace cw
