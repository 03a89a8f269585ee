// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
#if TINYFLOW_USE_CUDA
#include "tinyflow/core/kernels/gpu/gpu_device.h"

#include <cuda_runtime.h>

namespace tinyflow {
namespace {

std::string Dotted(int number, int divisor) {
  return std::to_string(number / divisor) + "." + std::to_string(number % divisor / 10);
}

// nvcc tells the list since CUDA 11.5: 800,900 for 8.0 and 9.0.
std::string Capabilities() {
#ifdef __CUDA_ARCH_LIST__
  const int numbers[] = {__CUDA_ARCH_LIST__};
  std::string list;
  for (const int number : numbers) list += (list.empty() ? "" : ",") + Dotted(number, 100);
  return list;
#else
  return "unknown";
#endif
}

}  // namespace

std::string CudaBuild() { return Dotted(CUDART_VERSION, 1000) + ":" + Capabilities(); }

GpuDevice FindGpu() {
  int count = 0;
  cudaError_t status = cudaGetDeviceCount(&count);
  if (status == cudaSuccess && count == 0) status = cudaErrorNoDevice;
  if (status != cudaSuccess)
    return {GpuState::kNone, "No NVIDIA GPU or driver answers here (CUDA error " + std::to_string(static_cast<int>(status)) +
                                 ": " + cudaGetErrorString(status) + ")."};
  cudaDeviceProp gpu{};
  status = cudaGetDeviceProperties(&gpu, 0);
  if (status != cudaSuccess)
    return {GpuState::kNone, std::string("The GPU does not tell its name (") + cudaGetErrorString(status) + ")."};
  return {GpuState::kReady, std::string(gpu.name) + ", compute capability " + std::to_string(gpu.major) + "." +
                                std::to_string(gpu.minor) + "."};
}

}  // namespace tinyflow

#endif  // TINYFLOW_USE_CUDA
