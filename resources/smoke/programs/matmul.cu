// SPDX-License-Identifier: 0BSD
// Smoke program 3: multiplies two matrices with cuBLAS and compares with the CPU's product.
// Proves that the target's cuBLAS can be linked, loaded and called.
// Ends with 0 when the product is right, 1 when something failed, 77 ("skipped") when there is no GPU.
#include <cstddef>
#include <cstdio>
#include <cublas_v2.h>
#include <cuda_runtime.h>
#include <vector>

namespace {

constexpr int kNoGpu = 77;
constexpr int kRows = 96;   // of the left matrix and of the product
constexpr int kInner = 128; // columns of the left, rows of the right matrix
constexpr int kColumns = 80;

bool ok(cudaError_t status, const char* what)
{
    if (status == cudaSuccess)
        return true;
    std::printf("%s failed (CUDA error %d: %s).\n", what, static_cast<int>(status), cudaGetErrorString(status));
    return false;
}

// The number only: cublasGetStatusString came with CUDA 11.4.2.
bool ok(cublasStatus_t status, const char* what)
{
    if (status == CUBLAS_STATUS_SUCCESS)
        return true;
    std::printf("%s failed (cuBLAS status %d).\n", what, static_cast<int>(status));
    return false;
}

/// A matrix in GPU memory that frees itself; `data` is null when the copy failed.
struct DeviceMatrix
{
    float* data = nullptr;
    explicit DeviceMatrix(const std::vector<float>& host)
    {
        const std::size_t bytes = host.size() * sizeof(float);
        if (!ok(cudaMalloc(reinterpret_cast<void**>(&data), bytes), "Reserving GPU memory")) {
            data = nullptr;
        } else if (!ok(cudaMemcpy(data, host.data(), bytes, cudaMemcpyHostToDevice), "Copying to the GPU")) {
            cudaFree(data);
            data = nullptr;
        }
    }
    ~DeviceMatrix() { cudaFree(data); }
    DeviceMatrix(const DeviceMatrix&) = delete;
    DeviceMatrix& operator=(const DeviceMatrix&) = delete;
};

/// Small whole numbers, so that no rounding can hide a mistake.
std::vector<float> matrix(int rows, int columns, int seed)
{
    std::vector<float> values(static_cast<std::size_t>(rows) * columns);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<float>((static_cast<int>(i) * 7 + seed) % 13 - 6);
    return values;
}

/// left * right on the CPU; column by column, as cuBLAS keeps matrices.
std::vector<float> productOnCpu(const std::vector<float>& left, const std::vector<float>& right)
{
    std::vector<float> product(static_cast<std::size_t>(kRows) * kColumns);
    for (int column = 0; column < kColumns; ++column) {
        for (int row = 0; row < kRows; ++row) {
            double sum = 0;
            for (int k = 0; k < kInner; ++k)
                sum += static_cast<double>(left[row + k * kRows]) * right[k + column * kInner];
            product[row + column * kRows] = static_cast<float>(sum);
        }
    }
    return product;
}

int multiply(cublasHandle_t handle)
{
    const std::vector<float> left = matrix(kRows, kInner, 1);
    const std::vector<float> right = matrix(kInner, kColumns, 5);
    const std::vector<float> expected = productOnCpu(left, right);
    std::vector<float> product(expected.size(), -1.0f);

    const DeviceMatrix a(left), b(right), c(product);
    if (!a.data || !b.data || !c.data)
        return 1;
    const float one = 1.0f, zero = 0.0f;
    if (!ok(cublasSgemm(handle, CUBLAS_OP_N, CUBLAS_OP_N, kRows, kColumns, kInner, &one, a.data, kRows, b.data, kInner,
                        &zero, c.data, kRows),
            "The matrix product")
        || !ok(cudaMemcpy(product.data(), c.data, product.size() * sizeof(float), cudaMemcpyDeviceToHost),
               "Copying from the GPU"))
        return 1;

    int different = 0;
    for (std::size_t i = 0; i < product.size(); ++i)
        different += product[i] == expected[i] ? 0 : 1;
    if (different != 0) {
        std::printf("Wrong matrix product: %d of %d elements differ from the CPU's.\n", different, kRows * kColumns);
        return 1;
    }
    std::printf("Matrix product %dx%d by %dx%d is the same as the CPU's.\n", kRows, kInner, kInner, kColumns);
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
    cublasHandle_t handle = nullptr;
    if (!ok(cublasCreate(&handle), "Starting cuBLAS"))
        return 1;
    int version = 0;
    if (ok(cublasGetVersion(handle, &version), "Asking cuBLAS for its version"))
        std::printf("cuBLAS %d.\n", version);
    const int result = multiply(handle);
    cublasDestroy(handle);
    return result;
}
