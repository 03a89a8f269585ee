// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// What the elementwise kernels compute. Integer arithmetic wraps modulo 2^bits,
// for signed types too: it is done on 64-bit unsigned words and cut off.
#ifndef TINYFLOW_CORE_KERNELS_FUNCTORS_H_
#define TINYFLOW_CORE_KERNELS_FUNCTORS_H_

#include <cstdint>
#include <tuple>
#include <type_traits>

namespace tinyflow {
namespace functor {

template <class T>
using Word = std::conditional_t<std::is_integral_v<T>, std::uint64_t, T>;

// Converts between element types: integers wrap; a floating-point number that
// an integer type cannot hold becomes 0.
template <class To, class From>
To Convert(From x) {
  if constexpr (std::is_floating_point_v<From> && std::is_integral_v<To>) {
    return x > From(-9.2e18) && x < From(9.2e18) ? static_cast<To>(static_cast<std::int64_t>(x)) : To(0);
  } else {
    return static_cast<To>(x);
  }
}

#define TINYFLOW_BINARY(NAME, EXPRESSION)         \
  struct NAME {                                   \
    template <class T>                            \
    static T Apply(T x, T y) {                    \
      return EXPRESSION;                          \
    }                                             \
  };

TINYFLOW_BINARY(Add, static_cast<T>(Word<T>(x) + Word<T>(y)))
TINYFLOW_BINARY(Sub, static_cast<T>(Word<T>(x) - Word<T>(y)))
TINYFLOW_BINARY(Mul, static_cast<T>(Word<T>(x) * Word<T>(y)))
TINYFLOW_BINARY(Maximum, x < y ? y : x)
TINYFLOW_BINARY(Minimum, y < x ? y : x)
TINYFLOW_BINARY(SquaredDifference, Mul::Apply<T>(Sub::Apply<T>(x, y), Sub::Apply<T>(x, y)))
TINYFLOW_BINARY(BitwiseAnd, static_cast<T>(x & y))
TINYFLOW_BINARY(BitwiseOr, static_cast<T>(x | y))
TINYFLOW_BINARY(BitwiseXor, static_cast<T>(x ^ y))
#undef TINYFLOW_BINARY

#define TINYFLOW_UNARY(NAME, EXPRESSION)          \
  struct NAME {                                   \
    template <class T>                            \
    static T Apply(T x) {                         \
      return EXPRESSION;                          \
    }                                             \
  };

TINYFLOW_UNARY(Neg, static_cast<T>(Word<T>(0) - Word<T>(x)))
TINYFLOW_UNARY(Abs, x < T(0) ? Neg::Apply<T>(x) : x)
TINYFLOW_UNARY(Square, static_cast<T>(Word<T>(x) * Word<T>(x)))
TINYFLOW_UNARY(Sign, static_cast<T>((T(0) < x) - (x < T(0))))
TINYFLOW_UNARY(Relu, T(0) < x ? x : T(0))
TINYFLOW_UNARY(Increment, static_cast<T>(Word<T>(x) + Word<T>(1)))
TINYFLOW_UNARY(Twice, static_cast<T>(Word<T>(x) + Word<T>(x)))
TINYFLOW_UNARY(Thrice, static_cast<T>(Word<T>(x) * Word<T>(3)))
TINYFLOW_UNARY(Complement, static_cast<T>(Word<T>(0) - Word<T>(x) - Word<T>(1)))
#undef TINYFLOW_UNARY

struct Halve {  // integers are rounded down
  template <class T>
  static T Apply(T x) {
    if constexpr (std::is_integral_v<T>)
      return static_cast<T>(x >> 1);
    else
      return x / 2;
  }
};

// The functions that FusedCwise may chain, by their numbers.
using Fusible = std::tuple<Neg, Abs, Square, Sign, Relu, Increment, Twice, Thrice, Complement, Halve>;

}  // namespace functor
}  // namespace tinyflow

#endif  // TINYFLOW_CORE_KERNELS_FUNCTORS_H_
