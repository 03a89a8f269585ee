// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
#include "tinyflow/core/smoke/smoke.h"

#include <cinttypes>
#include <cstdio>
#include <initializer_list>
#include <utility>

#include "tinyflow/core/framework/kernel_registry.h"
#include "tinyflow/core/framework/op_table.h"
#include "tinyflow/core/lib/splitmix.h"

namespace tinyflow {
namespace {

// Runs kernels one after the other; the first error stops all that follow.
class Graph {
 public:
  Tensor Run(const char* op, DType dtype, std::initializer_list<const Tensor*> inputs,
             std::vector<std::int64_t> attrs = {}) {
    KernelContext context;
    context.inputs = inputs;
    context.attrs = std::move(attrs);
    if (status_.ok()) status_ = RunKernel(op, dtype, context);
    return std::move(context.output);
  }

  const Status& status() const { return status_; }

 private:
  Status status_ = Status::Ok();
};

template <class T, class Draw>
Tensor Filled(const Shape& shape, Draw draw) {
  Tensor tensor(DTypeOf<T>::value, shape);
  for (std::size_t i = 0; i < tensor.size(); ++i) tensor.data<T>()[i] = draw(i);
  return tensor;
}

// Folds 64-bit words into one.
class Digest {
 public:
  void Add(std::uint64_t word) {
    value_ ^= word;
    value_ = (value_ << 27) | (value_ >> 37);
    value_ = value_ * 0x9e3779b97f4a7c15u + 0x1b873593u;
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0x6a09e667f3bcc908u;
};

}  // namespace

Status Smoke(std::uint64_t seed, std::string* line) {
  SplitMix64 stream(seed);
  const auto small = [&stream](std::size_t) { return static_cast<std::int64_t>(stream.Next() % 2001) - 1000; };
  const auto word = [&stream](std::size_t) { return stream.Next(); };
  const auto byte = [&stream](std::size_t) { return static_cast<std::int8_t>(stream.Next() & 0xff); };
  const auto number = [&stream] { return static_cast<std::int64_t>(stream.Next() % 9); };
  const auto table = [](std::size_t i) { return kMixTable[i % 256]; };

  // The order of the draws is part of the definition.
  const Tensor a = Filled<std::int64_t>({24, 32}, small);
  const Tensor b = Filled<std::int64_t>({32, 20}, small);
  const std::int64_t f1 = number(), f2 = number(), f3 = number();
  const Tensor x = Filled<std::uint64_t>({20, 24}, word);
  const Tensor e = Filled<std::int8_t>({20, 24}, byte);
  const std::int64_t g1 = number(), g2 = number(), g3 = number();
  const Tensor k = Filled<std::uint64_t>({20, 24}, table);

  Graph graph;
  const Tensor c = graph.Run("MatMul", DType::kInt64, {&a, &b});
  const Tensor f = graph.Run("FusedCwise", DType::kInt64, {&c}, {f1, f2, f3});
  const Tensor t = graph.Run("Transpose", DType::kInt64, {&f});
  const Tensor y = graph.Run("Cast", DType::kUint64, {&t});
  const Tensor m = graph.Run("Mul", DType::kUint64, {&x, &y});
  const Tensor s = graph.Run("Add", DType::kUint64, {&m, &x});
  const Tensor o = graph.Run("BitwiseXor", DType::kUint64, {&s, &k});
  const Tensor p = graph.Run("Cumsum", DType::kUint64, {&o});
  const Tensor g = graph.Run("MixedAdd", DType::kInt32, {&o, &e});
  const Tensor h = graph.Run("FusedCwise", DType::kInt32, {&g}, {g1, g2, g3});
  const Tensor w = graph.Run("Cast", DType::kInt64, {&h});
  const Tensor q = graph.Run("Sum", DType::kInt64, {&w}, {1});
  const Tensor r = graph.Run("Max", DType::kInt32, {&h}, {0});
  if (!graph.status().ok()) return graph.status();

  std::uint64_t trace = 0;
  for (std::size_t i = 0; i < 20; ++i) trace += static_cast<std::uint64_t>(c.data<std::int64_t>()[i * 20 + i]);
  std::int32_t max = r.data<std::int32_t>()[0];
  Digest digest;
  for (std::size_t i = 0; i < q.size(); ++i) digest.Add(static_cast<std::uint64_t>(q.data<std::int64_t>()[i]));
  for (std::size_t i = 0; i < r.size(); ++i) {
    const std::int32_t value = r.data<std::int32_t>()[i];
    if (value > max) max = value;
    digest.Add(static_cast<std::uint64_t>(static_cast<std::int64_t>(value)));
  }
  for (std::size_t i = 0; i < p.size(); ++i) digest.Add(p.data<std::uint64_t>()[i]);

  char text[160];
  std::snprintf(text, sizeof text,
                "tinyflow-smoke/1 seed=%016" PRIx64 " trace=%016" PRIx64 " max=%" PRId32 " digest=%016" PRIx64, seed,
                trace, max, digest.value());
  *line = text;
  return Status::Ok();
}

}  // namespace tinyflow
