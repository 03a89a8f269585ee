// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// The smoke test: a 64-bit seed goes through many kernels and becomes one line
// of text, the same on every machine. SMOKE.md defines it exactly, so that
// another program can work out the same line.
#ifndef TINYFLOW_CORE_SMOKE_SMOKE_H_
#define TINYFLOW_CORE_SMOKE_SMOKE_H_

#include <cstdint>
#include <string>

#include "tinyflow/core/framework/status.h"

namespace tinyflow {

Status Smoke(std::uint64_t seed, std::string* line);

}  // namespace tinyflow

#endif  // TINYFLOW_CORE_SMOKE_SMOKE_H_
