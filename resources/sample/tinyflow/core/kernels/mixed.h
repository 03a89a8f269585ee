// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// Kernels whose two inputs and output may each have any element type: one loop
// for each of the 9 x 9 x 9 combinations.
#ifndef TINYFLOW_CORE_KERNELS_MIXED_H_
#define TINYFLOW_CORE_KERNELS_MIXED_H_

#include <type_traits>
#include <variant>

#include "tinyflow/core/framework/kernel_registry.h"
#include "tinyflow/core/kernels/expr.h"

namespace tinyflow {
namespace mixed {

using Input = std::variant<expr::Source<std::int8_t>, expr::Source<std::uint8_t>, expr::Source<std::int16_t>,
                           expr::Source<std::int32_t>, expr::Source<std::uint32_t>, expr::Source<std::int64_t>,
                           expr::Source<std::uint64_t>, expr::Source<float>, expr::Source<double>>;
using Output = std::variant<std::int8_t*, std::uint8_t*, std::int16_t*, std::int32_t*, std::uint32_t*, std::int64_t*,
                            std::uint64_t*, float*, double*>;

inline Input InputOf(const Tensor& tensor) {
  switch (tensor.dtype()) {
#define TINYFLOW_CASE(TYPE, ENUM, NAME) \
  case DType::ENUM:                     \
    return expr::Source<TYPE>(tensor.data<TYPE>());
    TINYFLOW_FOR_EACH_TYPE(TINYFLOW_CASE)
#undef TINYFLOW_CASE
  }
  return expr::Source<std::int8_t>(nullptr);
}

inline Output OutputOf(Tensor& tensor) {
  switch (tensor.dtype()) {
#define TINYFLOW_CASE(TYPE, ENUM, NAME) \
  case DType::ENUM:                     \
    return tensor.data<TYPE>();
    TINYFLOW_FOR_EACH_TYPE(TINYFLOW_CASE)
#undef TINYFLOW_CASE
  }
  return static_cast<std::int8_t*>(nullptr);
}

template <class T>
T ScalarOf(const Tensor& tensor) {
  return std::visit([](const auto& source) { return functor::Convert<T>(source.Coeff(0)); }, InputOf(tensor));
}

// A y of one element is used for all elements of x.
template <class Functor>
Status Kernel(KernelContext& context) {
  const Tensor& x = *context.inputs[0];
  const Tensor& y = *context.inputs[1];
  if (x.shape() != y.shape() && y.size() != 1) return Status::Error("The inputs differ in shape.");
  context.output = Tensor(context.dtype, x.shape());
  const std::size_t count = x.size();
  if (y.size() == 1) {
    std::visit(
        [count, &y](const auto& left, auto* out) {
          using T = std::remove_pointer_t<decltype(out)>;
          using Left = expr::Converted<T, std::decay_t<decltype(left)>>;
          expr::Assign(out, expr::Binary<Functor, Left, expr::Constant<T>>(Left(left), expr::Constant<T>(ScalarOf<T>(y))),
                       count);
        },
        InputOf(x), OutputOf(context.output));
    return Status::Ok();
  }
  std::visit(
      [count](const auto& left, const auto& right, auto* out) {
        using T = std::remove_pointer_t<decltype(out)>;
        using Left = expr::Converted<T, std::decay_t<decltype(left)>>;
        using Right = expr::Converted<T, std::decay_t<decltype(right)>>;
        expr::Assign(out, expr::Binary<Functor, Left, Right>(Left(left), Right(right)), count);
      },
      InputOf(x), InputOf(y), OutputOf(context.output));
  return Status::Ok();
}

}  // namespace mixed
}  // namespace tinyflow

#endif  // TINYFLOW_CORE_KERNELS_MIXED_H_
