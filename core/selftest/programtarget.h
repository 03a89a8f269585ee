// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/deviceshell.h"
#include "core/selftest/selftestplan.h"

#include <functional>
#include <memory>

namespace cw::selftest {

/// True: give up. Asked several times a second.
using Cancelled = std::function<bool()>;

/// Runs a program here to its end or its limit; both streams are one. Its whole process group is ended with it. Errors:
/// Missing, Process (it could not be started), Cancelled. Blocks, within an event loop of its own.
Result<ProcessOutcome> runWatched(const Command& command, const QString& folder, int timeoutMs,
                                  const Cancelled& cancelled);

/// Where the built programs run.
class ProgramTarget
{
public:
    virtual ~ProgramTarget() = default;
    virtual QString id() const = 0;    ///< "here", "qemu", "device"
    virtual QString where() const = 0; ///< for a sentence: "under qemu"
    /// Runs the file `name` of the plan's folder. An error means that it could not be tried.
    virtual Result<ProcessOutcome> run(const QString& name, const Cancelled& cancelled) = 0;
};

/// This machine, which is like the target.
std::unique_ptr<ProgramTarget> runHere(const SelfTestPlan& plan);

/// qemu-user with the folders that the cross compiler links against; null where there is no emulator for the machine.
std::unique_ptr<ProgramTarget> runUnderQemu(const SelfTestPlan& plan);

/// The device: files go to a folder of their own below /tmp there, which is removed in the end. `shell` outlives it.
/// Its programs have a limit; a cancellation is seen between two of them.
std::unique_ptr<ProgramTarget> runOnDevice(const SelfTestPlan& plan, DeviceShell& shell, const QString& name);

} // namespace cw::selftest
