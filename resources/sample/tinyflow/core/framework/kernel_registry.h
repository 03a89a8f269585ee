// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// Kernels register themselves under (operation, element type) when the library
// is loaded; callers find them by name.
#ifndef TINYFLOW_CORE_FRAMEWORK_KERNEL_REGISTRY_H_
#define TINYFLOW_CORE_FRAMEWORK_KERNEL_REGISTRY_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "tinyflow/core/framework/status.h"
#include "tinyflow/core/framework/tensor.h"
#include "tinyflow/core/framework/types.h"

namespace tinyflow {

struct KernelContext {
  std::vector<const Tensor*> inputs;
  std::vector<std::int64_t> attrs;
  DType dtype = DType::kInt64;  // the type the kernel was chosen for
  Tensor output;
};

using KernelFn = Status (*)(KernelContext& context);

// `op` must outlive the program: pass a string literal.
void RegisterKernel(const char* op, DType dtype, KernelFn fn);

// Null when there is no such kernel.
KernelFn FindKernel(const char* op, DType dtype);

std::size_t KernelCount();

// Finds the kernel, checks the number of inputs against the table of
// operations, and runs it. The result is in context.output.
Status RunKernel(const char* op, DType dtype, KernelContext& context);

struct KernelRegistrar {
  KernelRegistrar(const char* op, DType dtype, KernelFn fn) { RegisterKernel(op, dtype, fn); }
};

}  // namespace tinyflow

#endif  // TINYFLOW_CORE_FRAMEWORK_KERNEL_REGISTRY_H_
