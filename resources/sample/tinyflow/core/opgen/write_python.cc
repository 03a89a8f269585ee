// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
#include <cctype>
#include <ostream>

#include "tinyflow/core/opgen/op_def.h"

namespace tinyflow {
namespace opgen {
namespace {

// "MatMul" becomes "mat_mul".
std::string SnakeCase(const std::string& name) {
  std::string snake;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const auto letter = static_cast<unsigned char>(name[i]);
    if (std::isupper(letter) && i > 0) snake += '_';
    snake += static_cast<char>(std::tolower(letter));
  }
  return snake;
}

}  // namespace

void WritePython(const std::vector<OpDef>& ops, std::ostream& out) {
  out << "# SPDX-FileCopyrightText: 2026 The Crosswright developers\n"
         "# SPDX-License-Identifier: 0BSD\n"
         "\"\"\"The operations. Written by //tinyflow/core/opgen.\"\"\"\n\n"
         "from tinyflow._tensor import run\n";
  for (const OpDef& op : ops) {
    std::string inputs;
    std::string attrs;
    for (int i = 0; i < op.inputs; ++i) inputs += (i ? ", " : "") + std::string(1, "xyz"[i % 3]);
    for (int i = 0; i < op.attrs; ++i) attrs += (i ? ", " : "") + ("attr" + std::to_string(i));
    const std::string parameters = inputs + (attrs.empty() ? "" : ", " + attrs);
    out << "\n\ndef " << SnakeCase(op.name) << "(" << parameters << ", dtype=None):\n"
        << "    \"\"\"" << op.summary << ".\"\"\"\n"
        << "    return run(\"" << op.name << "\", [" << inputs << "], [" << attrs << "], dtype)\n";
  }
}

}  // namespace opgen
}  // namespace tinyflow
