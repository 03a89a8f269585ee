// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
#include "tinyflow/core/framework/kernel_registry.h"

#include <map>
#include <string>
#include <utility>

#include "tinyflow/core/framework/op_table.h"

namespace tinyflow {
namespace {

using Key = std::pair<std::string, DType>;

std::map<Key, KernelFn>& Kernels() {
  static auto* kernels = new std::map<Key, KernelFn>();  // never destroyed: registrars run in any order
  return *kernels;
}

}  // namespace

void RegisterKernel(const char* op, DType dtype, KernelFn fn) { Kernels()[Key(op, dtype)] = fn; }

KernelFn FindKernel(const char* op, DType dtype) {
  const auto found = Kernels().find(Key(op, dtype));
  return found == Kernels().end() ? nullptr : found->second;
}

std::size_t KernelCount() { return Kernels().size(); }

Status RunKernel(const char* op, DType dtype, KernelContext& context) {
  const OpInfo* info = FindOp(op);
  if (info == nullptr) return Status::Error(std::string("There is no operation ") + op + ".");
  if (context.inputs.size() != info->inputs || context.attrs.size() != info->attrs)
    return Status::Error(std::string(op) + " takes " + std::to_string(info->inputs) + " inputs and " +
                         std::to_string(info->attrs) + " attributes.");
  const KernelFn kernel = FindKernel(op, dtype);
  if (kernel == nullptr)
    return Status::Error(std::string(op) + " has no kernel for " + DTypeName(dtype) + ".");
  context.dtype = dtype;
  return kernel(context);
}

}  // namespace tinyflow
