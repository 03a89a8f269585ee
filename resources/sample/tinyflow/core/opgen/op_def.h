// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
// What one line of ops.def says.
#ifndef TINYFLOW_CORE_OPGEN_OP_DEF_H_
#define TINYFLOW_CORE_OPGEN_OP_DEF_H_

#include <iosfwd>
#include <string>
#include <vector>

namespace tinyflow {
namespace opgen {

struct OpDef {
  std::string name;
  int inputs = 0;
  int attrs = 0;
  std::string summary;
};

// Empty lines and lines that start with '#' are skipped. Returns false and a
// sentence in *error at the first line that cannot be read.
bool ParseOps(std::istream& in, std::vector<OpDef>* ops, std::string* error);

void WriteCpp(const std::vector<OpDef>& ops, std::ostream& out);
void WritePython(const std::vector<OpDef>& ops, std::ostream& out);

}  // namespace opgen
}  // namespace tinyflow

#endif  // TINYFLOW_CORE_OPGEN_OP_DEF_H_
