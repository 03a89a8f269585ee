// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
#include <istream>
#include <sstream>

#include "tinyflow/core/opgen/op_def.h"

namespace tinyflow {
namespace opgen {

bool ParseOps(std::istream& in, std::vector<OpDef>* ops, std::string* error) {
  std::string line;
  for (int number = 1; std::getline(in, line); ++number) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    OpDef op;
    if (!(words >> op.name >> op.inputs >> op.attrs)) {
      *error = "line " + std::to_string(number) + " has no name, number of inputs and number of attributes";
      return false;
    }
    std::getline(words >> std::ws, op.summary);
    ops->push_back(op);
  }
  if (ops->empty()) *error = "no operation found";
  return !ops->empty();
}

}  // namespace opgen
}  // namespace tinyflow
