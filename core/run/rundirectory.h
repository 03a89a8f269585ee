// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/plan/plan.h"

#include <QList>
#include <QString>

namespace cw {

/// What a run was asked to do besides its plan; kept in the first event of the journal.
struct RunOptions
{
    QString untilStep;       ///< run the steps up to and including this id; empty: all
    bool keepServer = false; ///< leave Bazel's server running after a run that ended by itself
    QString continues;       ///< id of the broken, stopped or failed run whose output base this one goes on with
};

/// A run's folder: the truth about the run. Only its runner writes there; everybody else reads. A value: it holds the
/// path, not the content. Layout and formats: docs/formats.md, "Run directory". Blocking file access; any thread.
class RunDirectory
{
public:
    RunDirectory() = default;
    explicit RunDirectory(const QString& path) : m_path(path) {}

    /// Makes the folder (owner-only) below paths::runs() with plan.json, a journal that holds `run-created`, and the
    /// reserve that lets a run on a full disk write its end.
    static Result<RunDirectory> create(const Plan& plan, const RunOptions& options = {});

    /// The newest first.
    static QList<RunDirectory> all();

    /// By id, by a unique beginning of an id, or by the folder's path; an empty `wanted` is the newest run.
    static Result<RunDirectory> find(const QString& wanted);

    bool isNull() const { return m_path.isEmpty(); }
    QString path() const { return m_path; }
    QString id() const; ///< the folder's name: 20261121-101500-a1b2c3

    QString planFile() const { return below("plan.json"); }
    QString journalFile() const { return below("journal.jsonl"); }
    QString logFile() const { return below("log"); }
    QString measurementsFile() const { return below("samples"); }
    QString eventsFile() const
    {
        return below("bep.json");
    } ///< Bazel's build events; the plan names it "${RUN}/bep.json"
    QString artifactsFolder() const { return below("artifacts"); }
    QString artifactsFile() const { return below("artifacts.json"); }
    QString reportFile() const { return below("report.json"); }
    QString failuresFolder() const { return below("failures"); } ///< what failing actions printed
    QString lockFile() const { return below("runner.lock"); }
    QString reserveFile() const { return below("reserve"); }
    QString summaryFile() const { return below("summary.json"); } ///< core/run/runsummaryfile.h
    QString socketFile() const; ///< in paths::runtime(), since a socket's path is limited to 108 bytes

    Result<Plan> plan() const; ///< refused when its content does not fit its hash

    bool operator==(const RunDirectory&) const = default;

private:
    QString below(const char* name) const { return m_path + QLatin1Char('/') + QLatin1StringView(name); }

    QString m_path;
};

} // namespace cw
