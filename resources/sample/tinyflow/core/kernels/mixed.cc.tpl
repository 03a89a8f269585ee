// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// %{OP} (%{TYPE}) for all element types, made from mixed.cc.tpl.
#include "tinyflow/core/kernels/mixed.h"

namespace tinyflow {
namespace {

#define TINYFLOW_REGISTER(TYPE, ENUM, NAME) \
  const KernelRegistrar k_##ENUM("%{OP}", DType::ENUM, &mixed::Kernel<functor::%{TYPE}>);
TINYFLOW_FOR_EACH_TYPE(TINYFLOW_REGISTER)
#undef TINYFLOW_REGISTER

}  // namespace
}  // namespace tinyflow
