#include <iostream>
#include "tensorflow/framework.h"
#include "tensorflow/kernel.h"
#include "tensorflow/ops.h"
#include "tensorflow/plain.h"
int main() {
  std::cout << "generated " << GENERATED << " plain " << PLAIN << " framework " << framework_number() << " kernel "
            << kernel_text() << " pointer " << sizeof(void*) << std::endl;
}
