// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// GpuMatMul for the registry; the computing is in mat_mul_gpu.cu.cc.
#include <cstdint>

#include "tinyflow/core/framework/kernel_registry.h"
#include "tinyflow/core/kernels/gpu/mat_mul_gpu.h"

namespace tinyflow {
namespace {

template <class T>
Status GpuMatMul(KernelContext& context) {
  const Tensor& x = *context.inputs[0];
  const Tensor& y = *context.inputs[1];
  if (x.dtype() != context.dtype || y.dtype() != context.dtype)
    return Status::Error("The inputs have another element type than the kernel.");
  if (x.shape().size() != 2 || y.shape().size() != 2 || x.shape()[1] != y.shape()[0])
    return Status::Error("The inputs are not matrices that fit each other.");
  context.output = Tensor(context.dtype, {x.shape()[0], y.shape()[1]});
  std::string error;
  const functor::GpuMatMul<T> multiply;
  if (!multiply(x.data<T>(), y.data<T>(), context.output.data<T>(), static_cast<std::size_t>(x.shape()[0]),
                static_cast<std::size_t>(x.shape()[1]), static_cast<std::size_t>(y.shape()[1]), &error))
    return Status::Error(error);
  return Status::Ok();
}

const KernelRegistrar kInt32("GpuMatMul", DType::kInt32, GpuMatMul<std::int32_t>);
const KernelRegistrar kInt64("GpuMatMul", DType::kInt64, GpuMatMul<std::int64_t>);
const KernelRegistrar kFloat("GpuMatMul", DType::kFloat, GpuMatMul<float>);
const KernelRegistrar kDouble("GpuMatMul", DType::kDouble, GpuMatMul<double>);

}  // namespace
}  // namespace tinyflow
