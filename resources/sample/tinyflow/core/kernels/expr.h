// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// Expression templates: an elementwise formula becomes a type, and assigning it
// to an array becomes one loop without temporaries.
#ifndef TINYFLOW_CORE_KERNELS_EXPR_H_
#define TINYFLOW_CORE_KERNELS_EXPR_H_

#include <array>
#include <cstddef>

#include "tinyflow/core/kernels/functors.h"

namespace tinyflow {
namespace expr {

constexpr std::size_t kPacket = 4;

template <class T>
using Packet = std::array<T, kPacket>;

// Each expression has a Scalar type, Coeff(i) and Load(i) for kPacket elements.
template <class Derived>
struct Expression {
  const Derived& derived() const { return static_cast<const Derived&>(*this); }
};

template <class T>
class Source : public Expression<Source<T>> {
 public:
  using Scalar = T;
  explicit Source(const T* data) : data_(data) {}
  T Coeff(std::size_t i) const { return data_[i]; }
  Packet<T> Load(std::size_t i) const {
    Packet<T> packet;
    for (std::size_t k = 0; k < kPacket; ++k) packet[k] = data_[i + k];
    return packet;
  }

 private:
  const T* data_;
};

template <class T>
class Constant : public Expression<Constant<T>> {
 public:
  using Scalar = T;
  explicit Constant(T value) : value_(value) {}
  T Coeff(std::size_t) const { return value_; }
  Packet<T> Load(std::size_t) const {
    Packet<T> packet;
    packet.fill(value_);
    return packet;
  }

 private:
  T value_;
};

template <class Functor, class Arg>
class Unary : public Expression<Unary<Functor, Arg>> {
 public:
  using Scalar = typename Arg::Scalar;
  explicit Unary(const Arg& arg) : arg_(arg) {}
  Scalar Coeff(std::size_t i) const { return Functor::template Apply<Scalar>(arg_.Coeff(i)); }
  Packet<Scalar> Load(std::size_t i) const {
    Packet<Scalar> packet = arg_.Load(i);
    for (std::size_t k = 0; k < kPacket; ++k) packet[k] = Functor::template Apply<Scalar>(packet[k]);
    return packet;
  }

 private:
  Arg arg_;
};

template <class Functor, class Left, class Right>
class Binary : public Expression<Binary<Functor, Left, Right>> {
 public:
  using Scalar = typename Left::Scalar;
  Binary(const Left& left, const Right& right) : left_(left), right_(right) {}
  Scalar Coeff(std::size_t i) const {
    return Functor::template Apply<Scalar>(left_.Coeff(i), right_.Coeff(i));
  }
  Packet<Scalar> Load(std::size_t i) const {
    Packet<Scalar> packet = left_.Load(i);
    const Packet<Scalar> right = right_.Load(i);
    for (std::size_t k = 0; k < kPacket; ++k)
      packet[k] = Functor::template Apply<Scalar>(packet[k], right[k]);
    return packet;
  }

 private:
  Left left_;
  Right right_;
};

template <class To, class Arg>
class Converted : public Expression<Converted<To, Arg>> {
 public:
  using Scalar = To;
  explicit Converted(const Arg& arg) : arg_(arg) {}
  To Coeff(std::size_t i) const { return functor::Convert<To>(arg_.Coeff(i)); }
  Packet<To> Load(std::size_t i) const {
    const auto from = arg_.Load(i);
    Packet<To> packet;
    for (std::size_t k = 0; k < kPacket; ++k) packet[k] = functor::Convert<To>(from[k]);
    return packet;
  }

 private:
  Arg arg_;
};

template <class Derived>
void Assign(typename Derived::Scalar* out, const Expression<Derived>& expression, std::size_t count) {
  const Derived& formula = expression.derived();
  std::size_t i = 0;
  for (; i + kPacket <= count; i += kPacket) {
    const auto packet = formula.Load(i);
    for (std::size_t k = 0; k < kPacket; ++k) out[i + k] = packet[k];
  }
  for (; i < count; ++i) out[i] = formula.Coeff(i);
}

}  // namespace expr
}  // namespace tinyflow

#endif  // TINYFLOW_CORE_KERNELS_EXPR_H_
