// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// Cast: from any element type to any other.
#include <type_traits>

#include "tinyflow/core/kernels/mixed.h"

namespace tinyflow {
namespace {

Status Cast(KernelContext& context) {
  const Tensor& x = *context.inputs[0];
  context.output = Tensor(context.dtype, x.shape());
  std::visit(
      [&x](const auto& in, auto* out) {
        using To = std::remove_pointer_t<decltype(out)>;
        expr::Assign(out, expr::Converted<To, std::decay_t<decltype(in)>>(in), x.size());
      },
      mixed::InputOf(x), mixed::OutputOf(context.output));
  return Status::Ok();
}

#define TINYFLOW_REGISTER(TYPE, ENUM, NAME) const KernelRegistrar k_##ENUM("Cast", DType::ENUM, &Cast);
TINYFLOW_FOR_EACH_TYPE(TINYFLOW_REGISTER)
#undef TINYFLOW_REGISTER

}  // namespace
}  // namespace tinyflow
