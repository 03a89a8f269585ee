// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/bazel/bazelcommand.h"
#include "core/configure/configurecall.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace cw {

/// A file that the plan writes. Absolute path, so that Review shows where it lands.
struct PlanFile
{
    QString path;
    int mode = 0644;
    QByteArray text;
    QString why;   ///< one sentence
    QString group; ///< "source" (an embedded workspace), "toolchain", "repository", "configuration"
    bool operator==(const PlanFile&) const = default;
};

/// A program that the plan runs. Never a shell string.
struct PlanStep
{
    enum class Kind {
        Command, ///< an ordinary program; its output goes to the log
        Bazel,   ///< the build: run in a pty, watched by events and measurements
        Collect, ///< copies the artifacts into the run and hashes them (no program)
    };
    /// Whose processor the work is done on. The program itself is always started here: `docker`, `ssh`.
    enum class Where {
        Host,      ///< this machine
        Container, ///< a container on this machine
        Device,    ///< the board that the result is for, over ssh
        BuildHost, ///< another machine that builds for us, over ssh
    };
    QString id; ///< "checkout", "configure", "build", "package", "collect"
    Kind kind = Kind::Command;
    QString title;
    QString why;
    QString program = {};
    QStringList arguments = {}; ///< "${RUN}" stands for the run's directory, filled in by the runner
    std::optional<BazelCommand> bazel =
        {}; ///< a Bazel step's call; `arguments` stand before it ("run", IMAGE, "bazel")
    QMap<QString, QString> environment = {};
    QStringList unsetEnvironment = {};
    QString workingDirectory = {};
    int timeoutSeconds = 0;         ///< 0: none
    int outputLimitMiB = 0;         ///< 0: none; beyond it the step is ended (a looping ./configure)
    QStringList expectedFiles = {}; ///< the step has failed if one is not there afterwards, whatever the exit code
    QStringList skipIfExists = {};  ///< the step is skipped when all of these exist (a finished checkout)
    Where where = Where::Host;
    /// A step that runs ./configure, or stands for it: what is asked of it. It has succeeded when that is written.
    std::optional<ConfigureCall> configure = {};

    /// What the program is started with.
    QStringList allArguments() const { return bazel ? arguments + bazel->arguments() : arguments; }
    /// The call of Bazel, also of a step that was read from a plan of format version 1; nothing for any other step.
    std::optional<BazelCommand> bazelCall() const;
    static QString whereName(Where where); ///< as in plan.json: "host", "container", "device", "build-host"
    bool operator==(const PlanStep&) const = default;
};

/// What the build must produce.
struct PlanArtifact
{
    QString kind;  ///< "wheel", "library", "binary", "files"
    QString label; ///< the Bazel target whose outputs these are; empty when a step writes them
    QString
        pattern; ///< glob below `folder` when a step writes them ("*.whl"); empty: the label's outputs by build events
    QString folder; ///< absolute folder for `pattern`
    bool operator==(const PlanArtifact&) const = default;
};

/// Everything that will happen, as a value. Made by a pure function from configuration, catalog and facts
/// (core/roads/planner.h); run by the runner, and by nothing else. Saved as plan.json (docs/formats.md).
struct Plan
{
    static constexpr int formatVersion = 3;
    static constexpr QLatin1StringView format{"crosswright-plan"};

    int version = formatVersion; ///< an older plan stays as it was read, so that its hash stays what was approved
    QString road;                ///< id of the Road that made it (core/roads/road.h); "" in version 1
    bool neverBuilt = false;     ///< planned, never built: nobody is known to have carried out a plan like this one
    QJsonObject configuration;   ///< as saved, so that a run can be repeated
    QString title;               ///< "Tinyflow 1.0.0 for Jetson Orin Nano (CPU, cross)"
    QString project;             ///< "tensorflow", "tinyflow": decides the smoke test; empty for any other tree
    QString variant;             ///< "cpu" or "cuda": artifacts of the two never share a folder
    QString workspace;           ///< absolute; where Bazel runs
    QString outputBase;          ///< absolute; ours alone, one per (source, ref)
    QString bazel;               ///< program
    QString bazelVersion;        ///< decides the spelling of flags; as found or as wanted
    bool totalUseless = false;   ///< the "m" of this Bazel's [n / m] says nothing, so no remaining time is told
    int jobs = 0;
    int ramMiB = 0;        ///< the whole build's memory, which the guard holds (core/budget); 0: no limit
    int heapMiB = 0;       ///< of it the heap of Bazel's server; 0 in plans of before there was one budget: besides it
    int actionsMiB = 0;    ///< of it what Bazel may plan its actions with; 0 in those plans: all of it
    QString targetMachine; ///< ELF machine of the artifacts: "x86_64", "aarch64", "arm"
    QList<PlanFile> files;
    QList<PlanStep> steps;
    QList<PlanArtifact> artifacts;

    /// SHA-256 of everything above: what a person approved is what runs.
    QString hash() const;

    QJsonObject toJson() const;                              ///< with format, version and hash
    static Result<Plan> fromJson(const QJsonObject& object); ///< refuses a hash that does not fit the content
    bool operator==(const Plan&) const = default;
};

} // namespace cw
