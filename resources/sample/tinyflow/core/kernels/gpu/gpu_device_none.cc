// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// In a build without CUDA.
#include "tinyflow/core/kernels/gpu/gpu_device.h"

namespace tinyflow {

std::string CudaBuild() { return "no"; }

GpuDevice FindGpu() { return {GpuState::kNotBuilt, "This build holds no CUDA code."}; }

}  // namespace tinyflow
