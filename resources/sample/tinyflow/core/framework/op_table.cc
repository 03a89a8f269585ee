// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
#include "tinyflow/core/framework/op_table.h"

#include <cstring>

namespace tinyflow {

const OpInfo* FindOp(const char* name) {
  for (std::size_t i = 0; i < kOpCount; ++i)
    if (std::strcmp(kOps[i].name, name) == 0) return &kOps[i];
  return nullptr;
}

}  // namespace tinyflow
