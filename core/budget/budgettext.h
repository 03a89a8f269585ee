// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/budget/budget.h"

/// A budget in words, translated: the same on every page and on the command line. Pure; any thread.
namespace cw::budgettext {

/// What stands beside a field: the number that was written as a part of the machine ("= 8192 MiB", "= 4"), or that it is
/// not known. Empty where the field says the number itself.
QString resolvedJobs(const Budget& budget);
QString resolvedMemory(const Budget& budget);

/// What holds while the field is not set: "automatic (8)", "automatic (12288 MiB, 4096 MiB stay free)".
QString automaticJobs(const Budget& budget);
QString automaticMemory(const Budget& budget);

/// One sentence: how the whole is divided, and what it is part of. Empty without a limit.
QString division(const Budget& budget);

} // namespace cw::budgettext
