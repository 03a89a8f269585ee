#include <cstdio>
#include "tensorflow/framework.h"
#include "tensorflow/framework_is_linked.h"
int main() { std::printf("#define GENERATED %d\n", framework_number() + FRAMEWORK_IS_LINKED); }
