// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/selftest/judgement.h"
#include "core/selftest/programtarget.h"

#include <QJsonObject>

#include <functional>

namespace cw::selftest {

struct ProgramReport
{
    QString id;
    QString proves;
    QList<Check> checks;
    GpuCode gpuCode = {};
    QString output = {}; ///< what it printed when it ran
    qint64 milliseconds = 0;

    Check::State state() const { return worstOf(checks); }
    QJsonObject toJson() const;
};

struct SelfTestReport
{
    QString compiler;
    QString machine;
    QString target; ///< "here", "qemu", "device"; empty: nothing could run the programs
    QList<ProgramReport> programs;
    qint64 milliseconds = 0;

    Check::State state() const;
    QJsonObject toJson() const; ///< without "version" and "result"
};

/// What is going on.
struct News
{
    QString program;
    QString stage; ///< "build", "inspect", "run"
};
using Observer = std::function<void(const News& news)>;

/// Writes the sources below `plan.folder`, builds, inspects and runs them. `target` null: they are not run, which is a
/// remark. An Error only where nothing could be tried: Io (the folder), Cancelled (within a second; on a device between
/// two programs), or the device's own. Blocks; the thread needs no event loop.
Result<SelfTestReport> runSelfTest(const SelfTestPlan& plan, ProgramTarget* target, const Observer& observer = {},
                                   const Cancelled& cancelled = {});

} // namespace cw::selftest
