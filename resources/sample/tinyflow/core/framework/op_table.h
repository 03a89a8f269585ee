// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// The table of operations. Its text is written by the code generator
// //tinyflow/core/opgen from //tinyflow/core/ops:ops.def while building.
#ifndef TINYFLOW_CORE_FRAMEWORK_OP_TABLE_H_
#define TINYFLOW_CORE_FRAMEWORK_OP_TABLE_H_

#include <cstddef>
#include <cstdint>

namespace tinyflow {

struct OpInfo {
  const char* name;
  std::size_t inputs;
  std::size_t attrs;
  const char* summary;
};

extern const OpInfo kOps[];
extern const std::size_t kOpCount;

// 256 constants, computed on the machine that builds; see SMOKE.md.
extern const std::uint64_t kMixTable[256];

// Null when there is no such operation.
const OpInfo* FindOp(const char* name);

}  // namespace tinyflow

#endif  // TINYFLOW_CORE_FRAMEWORK_OP_TABLE_H_
