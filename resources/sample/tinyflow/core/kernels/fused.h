// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// FusedCwise: any three functions of functor::Fusible in one pass. Every
// combination is a loop of its own, chosen at run time from a table. This is
// what makes the compiler work hard, as TensorFlow's kernels do.
#ifndef TINYFLOW_CORE_KERNELS_FUSED_H_
#define TINYFLOW_CORE_KERNELS_FUSED_H_

#include <array>
#include <tuple>
#include <utility>

#include "tinyflow/core/framework/kernel_registry.h"
#include "tinyflow/core/kernels/expr.h"

namespace tinyflow {
namespace fused {

constexpr std::size_t kFunctions = std::tuple_size<functor::Fusible>::value;

template <std::size_t I>
using Function = std::tuple_element_t<I, functor::Fusible>;

template <class T>
using Loop = void (*)(T* out, const T* in, std::size_t count);

// First `A`, then `B`, then `C`.
template <class T, class A, class B, class C>
void Run(T* out, const T* in, std::size_t count) {
  using S = expr::Source<T>;
  using First = expr::Unary<A, S>;
  using Second = expr::Unary<B, First>;
  expr::Assign(out, expr::Unary<C, Second>(Second(First(S(in)))), count);
}

template <class T, std::size_t... I>
constexpr std::array<Loop<T>, sizeof...(I)> MakeTable(std::index_sequence<I...>) {
  return {{&Run<T, Function<I / (kFunctions * kFunctions)>, Function<I / kFunctions % kFunctions>,
                Function<I % kFunctions>>...}};
}

template <class T>
Status Kernel(KernelContext& context) {
  static constexpr auto kTable =
      MakeTable<T>(std::make_index_sequence<kFunctions * kFunctions * kFunctions>());
  const Tensor& x = *context.inputs[0];
  if (x.dtype() != context.dtype)
    return Status::Error("The input has another element type than the kernel.");
  std::size_t index = 0;
  for (std::int64_t number : context.attrs) {
    if (number < 0 || number >= static_cast<std::int64_t>(kFunctions))
      return Status::Error("There is no elementwise function of that number.");
    index = index * kFunctions + static_cast<std::size_t>(number);
  }
  context.output = Tensor(context.dtype, x.shape());
  kTable[index](context.output.data<T>(), x.data<T>(), x.size());
  return Status::Ok();
}

}  // namespace fused
}  // namespace tinyflow

#endif  // TINYFLOW_CORE_KERNELS_FUSED_H_
