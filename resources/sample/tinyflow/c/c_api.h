// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
/* tinyflow for C: what libtinyflow_framework.so offers to other languages. */
#ifndef TINYFLOW_C_C_API_H_
#define TINYFLOW_C_C_API_H_

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* "1.0.0" */
const char* TINY_Version(void);

/* "machine=aarch64 compiler=gcc-12.2.0 kernels=158 cuda=no", for the machine this was compiled for. With CUDA code its version and
   the compute capabilities that it is for: "cuda=11.8:8.0,9.0". */
const char* TINY_BuildInfo(void);

/* Asks for a GPU and writes one sentence to `text`; 256 bytes are enough. 0: one answers; 1: none does; 2: this library
   holds no CUDA code. */
int TINY_FindGpu(char* text, size_t text_size);

/* Functions below return 0, or 1 after writing a sentence to `error`. */

/* The line that SMOKE.md defines, with its final NUL; 160 bytes are enough. */
int TINY_Smoke(uint64_t seed, char* line, size_t line_size, char* error, size_t error_size);

typedef struct TINY_Tensor TINY_Tensor;

/* `dtype` is a name such as "int32". All elements are zero. NULL if there is no
   such type, an extent is negative or above 2^20, or there are more than 2^28 elements. */
TINY_Tensor* TINY_NewTensor(const char* dtype, const int64_t* shape, size_t rank);
void TINY_DeleteTensor(TINY_Tensor* tensor);
const char* TINY_TensorDType(const TINY_Tensor* tensor);
size_t TINY_TensorRank(const TINY_Tensor* tensor);
int64_t TINY_TensorExtent(const TINY_Tensor* tensor, size_t axis);
size_t TINY_TensorSize(const TINY_Tensor* tensor);
void* TINY_TensorData(TINY_Tensor* tensor);

/* The caller deletes *output. */
int TINY_Run(const char* op, const char* dtype, const TINY_Tensor* const* inputs, size_t input_count,
             const int64_t* attrs, size_t attr_count, TINY_Tensor** output, char* error, size_t error_size);

#ifdef __cplusplus
}
#endif

#endif /* TINYFLOW_C_C_API_H_ */
