// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
#if TINYFLOW_USE_CUDA
#include "tinyflow/core/kernels/gpu/mat_mul_gpu.h"

#include <cstdint>
#include <cuda_runtime.h>
#include <type_traits>

#include "tinyflow/core/kernels/gpu/gpu_device.h"

namespace tinyflow {
namespace {

// Integers wrap as in the kernels of the CPU: the sum is kept unsigned.
template <class T, bool = std::is_integral<T>::value>
struct SumType {
  using Type = typename std::make_unsigned<T>::type;
};
template <class T>
struct SumType<T, false> {
  using Type = T;
};

template <class T>
__global__ void MatMulKernel(const T* left, const T* right, T* out, int rows, int depth, int columns) {
  using Sum = typename SumType<T>::Type;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows || column >= columns) return;
  Sum sum = 0;
  for (int k = 0; k < depth; ++k)
    sum += static_cast<Sum>(left[row * depth + k]) * static_cast<Sum>(right[k * columns + column]);
  out[row * columns + column] = static_cast<T>(sum);
}

// Remembers the first step that failed.
class Steps {
 public:
  bool Ok(cudaError_t status, const char* what) {
    if (status != cudaSuccess && error_.empty())
      error_ = std::string(what) + " failed on the GPU (CUDA error " + std::to_string(static_cast<int>(status)) + ": " +
               cudaGetErrorString(status) + ").";
    return error_.empty();
  }
  const std::string& error() const { return error_; }

 private:
  std::string error_;
};

template <class T>
class Buffer {
 public:
  Buffer(Steps& steps, std::size_t count) {
    if (!steps.Ok(cudaMalloc(reinterpret_cast<void**>(&data_), count * sizeof(T)), "Reserving memory")) data_ = nullptr;
  }
  ~Buffer() { cudaFree(data_); }
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  T* data() const { return data_; }

 private:
  T* data_ = nullptr;
};

}  // namespace

namespace functor {

template <class T>
bool GpuMatMul<T>::operator()(const T* left, const T* right, T* out, std::size_t rows, std::size_t depth,
                              std::size_t columns, std::string* error) const {
  if (rows == 0 || depth == 0 || columns == 0) {
    for (std::size_t i = 0; i < rows * columns; ++i) out[i] = T();
    return true;
  }
  // Beyond this the grid and the kernel's 32-bit indices end.
  if (rows > 65535 * 16 || rows * depth > 0x7fffffff || depth * columns > 0x7fffffff || rows * columns > 0x7fffffff) {
    *error = "The matrices are too large for the kernel of the GPU.";
    return false;
  }
  const GpuDevice gpu = FindGpu();
  if (gpu.state != GpuState::kReady) {
    *error = gpu.text;
    return false;
  }
  Steps steps;
  const Buffer<T> a(steps, rows * depth), b(steps, depth * columns), c(steps, rows * columns);
  if (steps.error().empty() &&
      steps.Ok(cudaMemcpy(a.data(), left, rows * depth * sizeof(T), cudaMemcpyHostToDevice), "Copying there") &&
      steps.Ok(cudaMemcpy(b.data(), right, depth * columns * sizeof(T), cudaMemcpyHostToDevice), "Copying there")) {
    const dim3 threads(16, 16);
    const dim3 blocks(static_cast<unsigned>((columns + 15) / 16), static_cast<unsigned>((rows + 15) / 16));
    MatMulKernel<T><<<blocks, threads>>>(a.data(), b.data(), c.data(), static_cast<int>(rows), static_cast<int>(depth),
                                         static_cast<int>(columns));
    // Code for another GPU fails here: "no kernel image is available".
    if (steps.Ok(cudaGetLastError(), "The matrix product") &&
        steps.Ok(cudaDeviceSynchronize(), "The matrix product"))
      steps.Ok(cudaMemcpy(out, c.data(), rows * columns * sizeof(T), cudaMemcpyDeviceToHost), "Copying back");
  }
  *error = steps.error();
  return error->empty();
}

template struct GpuMatMul<std::int32_t>;
template struct GpuMatMul<std::int64_t>;
template struct GpuMatMul<float>;
template struct GpuMatMul<double>;

}  // namespace functor
}  // namespace tinyflow

#endif  // TINYFLOW_USE_CUDA
