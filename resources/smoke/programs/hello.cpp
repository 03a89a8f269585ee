// SPDX-License-Identifier: 0BSD
// Smoke program 1: says which machine it was compiled for and which it runs on.
// Proves the C++ compiler, the C and C++ libraries and the loader of the target.
#include <climits>
#include <cstdint>
#include <cstring>
#include <iostream>
#include <string>
#include <sys/utsname.h>

namespace {

const char* compiledFor()
{
#if defined(__aarch64__)
    return "aarch64";
#elif defined(__arm__)
    return "arm";
#elif defined(__x86_64__)
    return "x86_64";
#else
    return "unknown";
#endif
}

const char* byteOrder()
{
    const std::uint32_t number = 1;
    unsigned char first = 0;
    std::memcpy(&first, &number, 1);
    return first == 1 ? "little" : "big";
}

} // namespace

int main()
{
    utsname machine{};
    const std::string running = uname(&machine) == 0 ? machine.machine : "unknown";
    std::cout << "Hello from C++. Compiled for " << compiledFor() << ", running on " << running << ".\n"
              << "Sizes: pointer " << sizeof(void*) * CHAR_BIT << " bit, long " << sizeof(long) * CHAR_BIT
              << " bit, long double " << sizeof(long double) * CHAR_BIT << " bit; " << byteOrder() << " endian.\n";
    return std::cout.good() ? 0 : 1;
}
