// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// Reads ops.def and writes the table of operations as C++ or their functions as Python.
#include <cstring>
#include <fstream>
#include <iostream>

#include "tinyflow/core/opgen/op_def.h"

int main(int argc, char** argv) {
  using tinyflow::opgen::OpDef;
  if (argc != 4 || (std::strcmp(argv[1], "--cpp") != 0 && std::strcmp(argv[1], "--python") != 0)) {
    std::cerr << "usage: opgen --cpp|--python OPS.DEF OUTPUT\n";
    return 64;
  }
  std::ifstream in(argv[2]);
  std::vector<OpDef> ops;
  std::string error = "cannot be opened";
  if (!in || !tinyflow::opgen::ParseOps(in, &ops, &error)) {
    std::cerr << "opgen: " << argv[2] << ": " << error << "\n";
    return 1;
  }
  std::ofstream out(argv[3]);
  if (std::strcmp(argv[1], "--cpp") == 0)
    tinyflow::opgen::WriteCpp(ops, out);
  else
    tinyflow::opgen::WritePython(ops, out);
  out.close();
  if (!out) {
    std::cerr << "opgen: " << argv[3] << ": cannot be written\n";
    return 1;
  }
  return 0;
}
