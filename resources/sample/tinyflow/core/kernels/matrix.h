// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// Kernels on matrices (and, for Cumsum, on rows of any tensor).
#ifndef TINYFLOW_CORE_KERNELS_MATRIX_H_
#define TINYFLOW_CORE_KERNELS_MATRIX_H_

#include "tinyflow/core/framework/kernel_registry.h"
#include "tinyflow/core/kernels/functors.h"

namespace tinyflow {

template <class T>
Status MatMul(KernelContext& context) {
  const Tensor& x = *context.inputs[0];
  const Tensor& y = *context.inputs[1];
  if (x.dtype() != context.dtype || y.dtype() != context.dtype)
    return Status::Error("The inputs have another element type than the kernel.");
  if (x.shape().size() != 2 || y.shape().size() != 2 || x.shape()[1] != y.shape()[0])
    return Status::Error("The inputs are not matrices that fit each other.");
  const std::size_t rows = static_cast<std::size_t>(x.shape()[0]);
  const std::size_t depth = static_cast<std::size_t>(x.shape()[1]);
  const std::size_t columns = static_cast<std::size_t>(y.shape()[1]);
  context.output = Tensor(context.dtype, {x.shape()[0], y.shape()[1]});
  T* out = context.output.data<T>();
  const T* left = x.data<T>();
  const T* right = y.data<T>();
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t k = 0; k < depth; ++k) {
      const T factor = left[i * depth + k];
      for (std::size_t j = 0; j < columns; ++j)
        out[i * columns + j] = functor::Add::Apply<T>(
            out[i * columns + j], functor::Mul::Apply<T>(factor, right[k * columns + j]));
    }
  }
  return Status::Ok();
}

template <class T>
Status Transpose(KernelContext& context) {
  const Tensor& x = *context.inputs[0];
  if (x.dtype() != context.dtype || x.shape().size() != 2)
    return Status::Error("The input is not a matrix of the kernel's element type.");
  const std::size_t rows = static_cast<std::size_t>(x.shape()[0]);
  const std::size_t columns = static_cast<std::size_t>(x.shape()[1]);
  context.output = Tensor(context.dtype, {x.shape()[1], x.shape()[0]});
  T* out = context.output.data<T>();
  const T* in = x.data<T>();
  for (std::size_t i = 0; i < rows; ++i)
    for (std::size_t j = 0; j < columns; ++j) out[j * rows + i] = in[i * columns + j];
  return Status::Ok();
}

template <class T>
Status Cumsum(KernelContext& context) {
  const Tensor& x = *context.inputs[0];
  if (x.dtype() != context.dtype || x.shape().empty())
    return Status::Error("The input has no axis or another element type than the kernel.");
  const std::size_t row = static_cast<std::size_t>(x.shape().back());
  context.output = Tensor(context.dtype, x.shape());
  T* out = context.output.data<T>();
  const T* in = x.data<T>();
  for (std::size_t i = 0; i < x.size(); ++i)
    out[i] = i % row == 0 ? in[i] : functor::Add::Apply<T>(out[i - 1], in[i]);
  return Status::Ok();
}

}  // namespace tinyflow

#endif  // TINYFLOW_CORE_KERNELS_MATRIX_H_
