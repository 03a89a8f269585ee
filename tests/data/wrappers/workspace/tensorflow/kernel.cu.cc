#include "tensorflow/kernel.h"
#ifndef STAND_IN_NVCC
#error "not compiled by nvcc"
#endif
const char* kernel_text() { return QUOTED; }
