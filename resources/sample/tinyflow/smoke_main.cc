// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// Prints the smoke line of a seed, for machines without Python.
#include <cstdio>
#include <cstdlib>

#include "tinyflow/c/c_api.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: smoke_main SEED\n");
    return 64;
  }
  char line[160];
  char error[256];
  if (TINY_Smoke(std::strtoull(argv[1], nullptr, 0), line, sizeof line, error, sizeof error) != 0) {
    std::fprintf(stderr, "smoke_main: %s\n", error);
    return 1;
  }
  std::printf("%s\n", line);
  return 0;
}
