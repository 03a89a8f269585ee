// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
#include "tinyflow/core/framework/tensor.h"

#include <utility>

namespace tinyflow {
namespace {

std::size_t Count(const Shape& shape) {
  std::size_t count = 1;
  for (std::int64_t extent : shape) count *= static_cast<std::size_t>(extent);
  return count;
}

}  // namespace

Tensor::Tensor(DType dtype, Shape shape)
    : dtype_(dtype),
      shape_(std::move(shape)),
      size_(Count(shape_)),
      storage_((size_ * DTypeSize(dtype) + 7) / 8, 0) {}

}  // namespace tinyflow
