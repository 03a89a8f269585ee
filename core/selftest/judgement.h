// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deploy/elf.h"
#include "core/proc/process.h"
#include "core/selftest/selftestplan.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

/// How what was built and what it printed is judged. Pure; any thread.
namespace cw::selftest {

struct Check
{
    enum class State {
        Good,
        Remark, ///< not proved, and no fault of the toolchain (no GPU)
        Failed,
    };
    QString id; ///< "build", "machine", "interpreter", "glibc", "glibcxx", "gpu_code", "run"
    State state = State::Good;
    QString text; ///< one sentence
    bool operator==(const Check&) const = default;
};

/// "good", "remark", "failed".
QString stateName(Check::State state);
Check::State worstOf(const QList<Check>& checks);

/// GPU code in a file, by capability.
struct GpuCode
{
    QStringList code; ///< machine code: "8.0", "9.0a"; sorted, each once
    QStringList ptx;
    bool operator==(const GpuCode&) const = default;
};

/// What `cuobjdump -lelf -lptx FILE` printed.
GpuCode readGpuCode(const QByteArray& listing);

/// Machine, interpreter and symbol versions against the plan's target.
QList<Check> judgeFile(const ElfFile& file, const SelfTestPlan& plan);

/// The code against what was asked for and against the GPU that it will run on.
QList<Check> judgeGpuCode(const GpuCode& code, const SelfTestPlan& plan);

/// What the program did; `where` is for the sentence ("under qemu").
Check judgeRun(const Program& program, const ProcessOutcome& outcome, const QString& where);

} // namespace cw::selftest
