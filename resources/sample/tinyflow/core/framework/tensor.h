// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// A dense, row-major array of one element type.
#ifndef TINYFLOW_CORE_FRAMEWORK_TENSOR_H_
#define TINYFLOW_CORE_FRAMEWORK_TENSOR_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "tinyflow/core/framework/types.h"

namespace tinyflow {

using Shape = std::vector<std::int64_t>;

class Tensor {
 public:
  Tensor() : Tensor(DType::kInt64, Shape{0}) {}
  // All elements are zero.
  Tensor(DType dtype, Shape shape);

  DType dtype() const { return dtype_; }
  const Shape& shape() const { return shape_; }
  std::size_t size() const { return size_; }

  // T must be the type that dtype() names.
  template <class T>
  T* data() {
    return reinterpret_cast<T*>(storage_.data());
  }
  template <class T>
  const T* data() const {
    return reinterpret_cast<const T*>(storage_.data());
  }

 private:
  DType dtype_;
  Shape shape_;
  std::size_t size_;
  std::vector<std::uint64_t> storage_;  // 64-bit words keep every type aligned
};

}  // namespace tinyflow

#endif  // TINYFLOW_CORE_FRAMEWORK_TENSOR_H_
