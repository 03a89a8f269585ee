// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// The element types that tensors may have.
#ifndef TINYFLOW_CORE_FRAMEWORK_TYPES_H_
#define TINYFLOW_CORE_FRAMEWORK_TYPES_H_

#include <cstddef>
#include <cstdint>

namespace tinyflow {

enum class DType { kInt8, kUint8, kInt16, kInt32, kUint32, kInt64, kUint64, kFloat, kDouble };

// X(C++ type, enumerator, name): the one list that everything else is made from.
#define TINYFLOW_FOR_EACH_TYPE(X)         \
  X(std::int8_t, kInt8, "int8")           \
  X(std::uint8_t, kUint8, "uint8")        \
  X(std::int16_t, kInt16, "int16")        \
  X(std::int32_t, kInt32, "int32")        \
  X(std::uint32_t, kUint32, "uint32")     \
  X(std::int64_t, kInt64, "int64")        \
  X(std::uint64_t, kUint64, "uint64")     \
  X(float, kFloat, "float32")             \
  X(double, kDouble, "float64")

template <class T>
struct DTypeOf;

#define TINYFLOW_DTYPE_OF(TYPE, ENUM, NAME)          \
  template <>                                        \
  struct DTypeOf<TYPE> {                             \
    static constexpr DType value = DType::ENUM;      \
  };
TINYFLOW_FOR_EACH_TYPE(TINYFLOW_DTYPE_OF)
#undef TINYFLOW_DTYPE_OF

const char* DTypeName(DType dtype);
bool DTypeFromName(const char* name, DType* dtype);
std::size_t DTypeSize(DType dtype);

}  // namespace tinyflow

#endif  // TINYFLOW_CORE_FRAMEWORK_TYPES_H_
