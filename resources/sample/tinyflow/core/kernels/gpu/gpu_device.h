// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// What this library knows of GPUs: what it was compiled for, and what is there.
#ifndef TINYFLOW_CORE_KERNELS_GPU_GPU_DEVICE_H_
#define TINYFLOW_CORE_KERNELS_GPU_GPU_DEVICE_H_

#include <string>

namespace tinyflow {

enum class GpuState {
  kNotBuilt,  // the library holds no CUDA code
  kNone,      // no NVIDIA GPU, or no driver that this CUDA can use
  kReady,     // a GPU answers
};

struct GpuDevice {
  GpuState state;
  std::string text;  // one sentence
};

// "no", or the CUDA version and the capabilities of the code: "11.8:8.0,9.0".
std::string CudaBuild();

// Asks the driver.
GpuDevice FindGpu();

}  // namespace tinyflow

#endif  // TINYFLOW_CORE_KERNELS_GPU_GPU_DEVICE_H_
