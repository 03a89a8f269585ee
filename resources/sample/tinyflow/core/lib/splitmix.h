// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// The 64-bit generator "splitmix64": the same numbers on every machine.
#ifndef TINYFLOW_CORE_LIB_SPLITMIX_H_
#define TINYFLOW_CORE_LIB_SPLITMIX_H_

#include <cstdint>

namespace tinyflow {

class SplitMix64 {
 public:
  explicit SplitMix64(std::uint64_t seed) : state_(seed) {}

  std::uint64_t Next();

 private:
  std::uint64_t state_;
};

}  // namespace tinyflow

#endif  // TINYFLOW_CORE_LIB_SPLITMIX_H_
