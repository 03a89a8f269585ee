// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rulerun.h"

namespace cw::rules {

QString crossFact(const RuleRun& run, const char* last); ///< "host.cross.aarch64.gcc"
bool needsCross(const RuleRun& run);                     ///< whether another machine's compiler is needed
bool compilerRead(const RuleRun& run);       ///< what was read about the compiler that is named holds for this one
QString compilerVersion(const RuleRun& run); ///< of the GCC that will run; "" not known

/// Which compiler builds: the one that is named, else the one that the release is published with.
struct CompilerUsed
{
    bool clang = false;
    QString version; ///< "" not known
    static CompilerUsed of(const RuleRun& run);
};

} // namespace cw::rules
