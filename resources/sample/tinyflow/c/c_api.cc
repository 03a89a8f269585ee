// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
#include "tinyflow/c/c_api.h"

#include <cstdio>
#include <string>
#include <utility>

#include "tinyflow/core/framework/kernel_registry.h"
#include "tinyflow/core/kernels/gpu/gpu_device.h"
#include "tinyflow/core/smoke/smoke.h"

struct TINY_Tensor {
  tinyflow::Tensor tensor;
};

namespace {

constexpr const char* kMachine =
#if defined(__aarch64__)
    "aarch64";
#elif defined(__arm__)
    "arm";
#elif defined(__x86_64__)
    "x86_64";
#elif defined(__i386__)
    "i386";
#elif defined(__riscv)
    "riscv";
#else
    "unknown";
#endif

constexpr const char* kCompiler =
#if defined(__clang__)
    "clang-" __clang_version__;
#elif defined(__GNUC__)
    "gcc-" __VERSION__;
#else
    "unknown";
#endif

int Report(const tinyflow::Status& status, char* error, std::size_t error_size) {
  if (status.ok()) return 0;
  std::snprintf(error, error_size, "%s", status.message().c_str());
  return 1;
}

// Extents up to 2^20 and at most 2^28 elements: no product can overflow.
bool ShapeIsSane(const int64_t* shape, std::size_t rank) {
  std::int64_t count = 1;
  for (std::size_t i = 0; i < rank; ++i) {
    if (shape[i] < 0 || shape[i] > (std::int64_t(1) << 20)) return false;
    count *= shape[i];
    if (count > (std::int64_t(1) << 28)) return false;
  }
  return true;
}

}  // namespace

extern "C" {

const char* TINY_Version(void) { return TINYFLOW_VERSION; }

const char* TINY_BuildInfo(void) {
  static const std::string* const info = [] {
    std::string compiler = kCompiler;
    compiler = compiler.substr(0, compiler.find(' '));
    return new std::string(std::string("machine=") + kMachine + " compiler=" + compiler +
                           " kernels=" + std::to_string(tinyflow::KernelCount()) + " cuda=" +
                           tinyflow::CudaBuild());
  }();
  return info->c_str();
}

int TINY_FindGpu(char* text, size_t text_size) {
  const tinyflow::GpuDevice gpu = tinyflow::FindGpu();
  std::snprintf(text, text_size, "%s", gpu.text.c_str());
  switch (gpu.state) {
    case tinyflow::GpuState::kReady:
      return 0;
    case tinyflow::GpuState::kNone:
      return 1;
    case tinyflow::GpuState::kNotBuilt:
      break;
  }
  return 2;
}

int TINY_Smoke(uint64_t seed, char* line, size_t line_size, char* error, size_t error_size) {
  std::string text;
  const tinyflow::Status status = tinyflow::Smoke(seed, &text);
  if (status.ok()) std::snprintf(line, line_size, "%s", text.c_str());
  return Report(status, error, error_size);
}

TINY_Tensor* TINY_NewTensor(const char* dtype, const int64_t* shape, size_t rank) {
  tinyflow::DType type;
  if (!tinyflow::DTypeFromName(dtype, &type) || !ShapeIsSane(shape, rank)) return nullptr;
  return new TINY_Tensor{tinyflow::Tensor(type, tinyflow::Shape(shape, shape + rank))};
}

void TINY_DeleteTensor(TINY_Tensor* tensor) { delete tensor; }

const char* TINY_TensorDType(const TINY_Tensor* tensor) { return tinyflow::DTypeName(tensor->tensor.dtype()); }

size_t TINY_TensorRank(const TINY_Tensor* tensor) { return tensor->tensor.shape().size(); }

int64_t TINY_TensorExtent(const TINY_Tensor* tensor, size_t axis) { return tensor->tensor.shape()[axis]; }

size_t TINY_TensorSize(const TINY_Tensor* tensor) { return tensor->tensor.size(); }

void* TINY_TensorData(TINY_Tensor* tensor) { return tensor->tensor.data<char>(); }

int TINY_Run(const char* op, const char* dtype, const TINY_Tensor* const* inputs, size_t input_count,
             const int64_t* attrs, size_t attr_count, TINY_Tensor** output, char* error, size_t error_size) {
  tinyflow::DType type;
  if (!tinyflow::DTypeFromName(dtype, &type))
    return Report(tinyflow::Status::Error(std::string("There is no element type ") + dtype + "."), error, error_size);
  tinyflow::KernelContext context;
  for (std::size_t i = 0; i < input_count; ++i) context.inputs.push_back(&inputs[i]->tensor);
  context.attrs.assign(attrs, attrs + attr_count);
  const tinyflow::Status status = tinyflow::RunKernel(op, type, context);
  if (status.ok()) *output = new TINY_Tensor{std::move(context.output)};
  return Report(status, error, error_size);
}

}  // extern "C"
