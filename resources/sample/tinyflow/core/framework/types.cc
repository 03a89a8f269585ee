// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
#include "tinyflow/core/framework/types.h"

#include <cstring>

namespace tinyflow {
namespace {

struct Entry {
  DType dtype;
  const char* name;
  std::size_t size;
};

#define TINYFLOW_ENTRY(TYPE, ENUM, NAME) {DType::ENUM, NAME, sizeof(TYPE)},
constexpr Entry kEntries[] = {TINYFLOW_FOR_EACH_TYPE(TINYFLOW_ENTRY)};
#undef TINYFLOW_ENTRY

}  // namespace

const char* DTypeName(DType dtype) {
  for (const Entry& entry : kEntries)
    if (entry.dtype == dtype) return entry.name;
  return "unknown";
}

bool DTypeFromName(const char* name, DType* dtype) {
  for (const Entry& entry : kEntries) {
    if (std::strcmp(entry.name, name) == 0) {
      *dtype = entry.dtype;
      return true;
    }
  }
  return false;
}

std::size_t DTypeSize(DType dtype) {
  for (const Entry& entry : kEntries)
    if (entry.dtype == dtype) return entry.size;
  return 0;
}

}  // namespace tinyflow
