// SPDX-License-Identifier: 0BSD
// Smoke program 2: adds two vectors on the GPU and checks every element.
// Proves nvcc, the target's CUDA runtime and that the file holds code for this GPU.
// Ends with 0 when the sum is right, 1 when the GPU failed, 77 ("skipped") when there is no GPU.
#include <cstddef>
#include <cstdio>
#include <cuda_runtime.h>
#include <vector>

namespace {

constexpr int kNoGpu = 77;

__global__ void add(const float* left, const float* right, float* sum, int count)
{
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < count)
        sum[i] = left[i] + right[i];
}

/// True when `status` is fine; otherwise says what failed.
bool ok(cudaError_t status, const char* what)
{
    if (status == cudaSuccess)
        return true;
    std::printf("%s failed (CUDA error %d: %s).\n", what, static_cast<int>(status), cudaGetErrorString(status));
    return false;
}

/// Device memory that frees itself; `data` is null when there was none to be had.
struct DeviceVector
{
    float* data = nullptr;
    explicit DeviceVector(std::size_t count)
    {
        if (!ok(cudaMalloc(reinterpret_cast<void**>(&data), count * sizeof(float)), "Reserving GPU memory"))
            data = nullptr;
    }
    ~DeviceVector() { cudaFree(data); }
    DeviceVector(const DeviceVector&) = delete;
    DeviceVector& operator=(const DeviceVector&) = delete;
};

int runOnGpu()
{
    constexpr int count = 1 << 20;
    constexpr std::size_t bytes = count * sizeof(float);
    std::vector<float> left(count), right(count), sum(count, -1.0f);
    for (int i = 0; i < count; ++i) {
        left[i] = 0.5f * static_cast<float>(i % 1024);
        right[i] = static_cast<float>(i % 77);
    }

    const DeviceVector a(count), b(count), c(count);
    if (!a.data || !b.data || !c.data)
        return 1;
    if (!ok(cudaMemcpy(a.data, left.data(), bytes, cudaMemcpyHostToDevice), "Copying to the GPU")
        || !ok(cudaMemcpy(b.data, right.data(), bytes, cudaMemcpyHostToDevice), "Copying to the GPU"))
        return 1;

    constexpr int threads = 256;
    add<<<(count + threads - 1) / threads, threads>>>(a.data, b.data, c.data, count);
    // A file without code for this GPU fails here: "no kernel image is available".
    if (!ok(cudaGetLastError(), "Starting the kernel") || !ok(cudaDeviceSynchronize(), "Running the kernel")
        || !ok(cudaMemcpy(sum.data(), c.data, bytes, cudaMemcpyDeviceToHost), "Copying from the GPU"))
        return 1;

    for (int i = 0; i < count; ++i) {
        // Both summands are exact in a float, so the sum has to be exact as well.
        if (sum[i] != left[i] + right[i]) {
            std::printf("Wrong sum at element %d: %g, expected %g.\n", i, sum[i], left[i] + right[i]);
            return 1;
        }
    }
    std::printf("Vector sum of %d elements is right.\n", count);
    return 0;
}

} // namespace

int main()
{
    int devices = 0;
    const cudaError_t status = cudaGetDeviceCount(&devices);
    if (status != cudaSuccess || devices == 0) {
        const cudaError_t reason = status != cudaSuccess ? status : cudaErrorNoDevice;
        std::printf("No NVIDIA GPU or driver answers here (CUDA error %d: %s); the program itself is sound.\n",
                    static_cast<int>(reason), cudaGetErrorString(reason));
        return kNoGpu;
    }
    cudaDeviceProp gpu{};
    if (!ok(cudaGetDeviceProperties(&gpu, 0), "Asking the GPU for its name"))
        return 1;
    int runtime = 0, driver = 0;
    cudaRuntimeGetVersion(&runtime);
    cudaDriverGetVersion(&driver);
    std::printf("GPU: %s, compute capability %d.%d; CUDA runtime %d.%d, driver for CUDA %d.%d.\n", gpu.name, gpu.major,
                gpu.minor, runtime / 1000, runtime % 1000 / 10, driver / 1000, driver % 1000 / 10);
    return runOnGpu();
}
