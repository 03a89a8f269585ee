// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// Reductions along one axis, which disappears from the shape.
#ifndef TINYFLOW_CORE_KERNELS_REDUCTION_H_
#define TINYFLOW_CORE_KERNELS_REDUCTION_H_

#include "tinyflow/core/framework/kernel_registry.h"
#include "tinyflow/core/kernels/functors.h"

namespace tinyflow {

namespace reducer {
using Sum = functor::Add;
using Max = functor::Maximum;
using Min = functor::Minimum;
}  // namespace reducer

template <class Functor, class T>
Status ReductionKernel(KernelContext& context) {
  const Tensor& x = *context.inputs[0];
  const std::int64_t rank = static_cast<std::int64_t>(x.shape().size());
  const std::int64_t axis = context.attrs[0] < 0 ? context.attrs[0] + rank : context.attrs[0];
  if (x.dtype() != context.dtype)
    return Status::Error("The input has another element type than the kernel.");
  if (axis < 0 || axis >= rank || x.size() == 0)
    return Status::Error("The axis does not exist or has no elements.");
  std::size_t outer = 1;
  std::size_t inner = 1;
  Shape shape;
  for (std::int64_t d = 0; d < rank; ++d) {
    const std::int64_t extent = x.shape()[static_cast<std::size_t>(d)];
    if (d < axis) outer *= static_cast<std::size_t>(extent);
    if (d > axis) inner *= static_cast<std::size_t>(extent);
    if (d != axis) shape.push_back(extent);
  }
  const std::size_t extent = static_cast<std::size_t>(x.shape()[static_cast<std::size_t>(axis)]);
  context.output = Tensor(context.dtype, shape);
  T* out = context.output.data<T>();
  const T* in = x.data<T>();
  for (std::size_t o = 0; o < outer; ++o) {
    for (std::size_t i = 0; i < inner; ++i) {
      T value = in[o * extent * inner + i];
      for (std::size_t e = 1; e < extent; ++e)
        value = Functor::template Apply<T>(value, in[(o * extent + e) * inner + i]);
      out[o * inner + i] = value;
    }
  }
  return Status::Ok();
}

}  // namespace tinyflow

#endif  // TINYFLOW_CORE_KERNELS_REDUCTION_H_
