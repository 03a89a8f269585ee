// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// %{OP} for %{TYPE}, made from matrix.cc.tpl.
#include "tinyflow/core/kernels/matrix.h"

namespace tinyflow {
namespace {

const KernelRegistrar registrar("%{OP}", DTypeOf<%{TYPE}>::value, &%{OP}<%{TYPE}>);

}  // namespace
}  // namespace tinyflow
