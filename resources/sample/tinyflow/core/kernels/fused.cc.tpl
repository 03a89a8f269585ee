// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// %{OP} for %{TYPE}, made from fused.cc.tpl.
#include "tinyflow/core/kernels/fused.h"

namespace tinyflow {
namespace {

const KernelRegistrar registrar("%{OP}", DTypeOf<%{TYPE}>::value, &fused::Kernel<%{TYPE}>);

}  // namespace
}  // namespace tinyflow
