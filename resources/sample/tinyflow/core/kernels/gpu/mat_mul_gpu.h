// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// The matrix product on a GPU: declared for the host's compiler, defined in a .cu.cc file.
#ifndef TINYFLOW_CORE_KERNELS_GPU_MAT_MUL_GPU_H_
#define TINYFLOW_CORE_KERNELS_GPU_MAT_MUL_GPU_H_

#include <cstddef>
#include <string>

namespace tinyflow {
namespace functor {

// Row-major, in the host's memory. False after writing a sentence to `error`.
template <class T>
struct GpuMatMul {
  bool operator()(const T* left, const T* right, T* out, std::size_t rows, std::size_t depth, std::size_t columns,
                  std::string* error) const;
};

}  // namespace functor
}  // namespace tinyflow

#endif  // TINYFLOW_CORE_KERNELS_GPU_MAT_MUL_GPU_H_
