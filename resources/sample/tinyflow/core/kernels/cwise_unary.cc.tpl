// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// %{OP} for %{TYPE}, made from cwise_unary.cc.tpl.
#include "tinyflow/core/kernels/cwise.h"

namespace tinyflow {
namespace {

const KernelRegistrar registrar("%{OP}", DTypeOf<%{TYPE}>::value, &UnaryKernel<functor::%{OP}, %{TYPE}>);

}  // namespace
}  // namespace tinyflow
