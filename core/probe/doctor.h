// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/cuda.h"
#include "core/facts/facts.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace cw::probe {

/// What `doctor` looks after. "build" is any build on this machine, the others add to it.
QStringList doctorJobs(); ///< "build", "cross-aarch64", "cross-armhf", "deploy", "virtual"

/// One thing that a job needs.
struct Need
{
    enum class State { Present, Lacking, Poor, Unknown }; ///< Poor: there, but little or unusual (disk, memory)
    QString id;                                           ///< stable: "g++-aarch64", "bazel", "rsync"
    QString job;                                          ///< the first job that needs it
    State state = State::Unknown;
    bool required = true; ///< without it the job cannot be done; else it is slower or less
    QString text;         ///< one sentence: what is there, or what is lacking and what it is for
    QStringList packages; ///< that bring it on this distribution; empty when it is there or no package is known
};

/// What this host has and lacks for the jobs. Pure. `distribution` is the host's record in the catalog, null when unknown
/// (it says whether Bazel is packaged).
QList<Need> examine(const Facts& host, const QStringList& jobs, const Distribution* distribution);

/// The one command that installs everything lacking that is packaged ("apt-get install -y …", for root); "" when nothing
/// is or the distribution's tool is not known. It is printed, never run.
QString installCommand(const QList<Need>& needs, const Facts& host);

} // namespace cw::probe
