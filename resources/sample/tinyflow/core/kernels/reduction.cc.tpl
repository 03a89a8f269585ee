// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// %{OP} for %{TYPE}, made from reduction.cc.tpl.
#include "tinyflow/core/kernels/reduction.h"

namespace tinyflow {
namespace {

const KernelRegistrar registrar("%{OP}", DTypeOf<%{TYPE}>::value, &ReductionKernel<reducer::%{OP}, %{TYPE}>);

}  // namespace
}  // namespace tinyflow
