// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// Elementwise kernels of one element type.
#ifndef TINYFLOW_CORE_KERNELS_CWISE_H_
#define TINYFLOW_CORE_KERNELS_CWISE_H_

#include "tinyflow/core/framework/kernel_registry.h"
#include "tinyflow/core/kernels/expr.h"

namespace tinyflow {

template <class Functor, class T>
Status BinaryKernel(KernelContext& context) {
  const Tensor& x = *context.inputs[0];
  const Tensor& y = *context.inputs[1];
  if (x.dtype() != context.dtype || y.dtype() != context.dtype)
    return Status::Error("The inputs have another element type than the kernel.");
  if (x.shape() != y.shape()) return Status::Error("The inputs differ in shape.");
  context.output = Tensor(context.dtype, x.shape());
  using Arg = expr::Source<T>;
  expr::Assign(context.output.data<T>(),
               expr::Binary<Functor, Arg, Arg>(Arg(x.data<T>()), Arg(y.data<T>())), x.size());
  return Status::Ok();
}

template <class Functor, class T>
Status UnaryKernel(KernelContext& context) {
  const Tensor& x = *context.inputs[0];
  if (x.dtype() != context.dtype)
    return Status::Error("The input has another element type than the kernel.");
  context.output = Tensor(context.dtype, x.shape());
  using Arg = expr::Source<T>;
  expr::Assign(context.output.data<T>(), expr::Unary<Functor, Arg>(Arg(x.data<T>())), x.size());
  return Status::Ok();
}

}  // namespace tinyflow

#endif  // TINYFLOW_CORE_KERNELS_CWISE_H_
