// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: 0BSD
#include <cinttypes>
#include <cstdio>
#include <ostream>

#include "tinyflow/core/lib/splitmix.h"
#include "tinyflow/core/opgen/op_def.h"

namespace tinyflow {
namespace opgen {

void WriteCpp(const std::vector<OpDef>& ops, std::ostream& out) {
  out << "// Written by //tinyflow/core/opgen.\n"
         "#include \"tinyflow/core/framework/op_table.h\"\n\n"
         "namespace tinyflow {\n\n"
         "const OpInfo kOps[] = {\n";
  for (const OpDef& op : ops)
    out << "    {\"" << op.name << "\", " << op.inputs << ", " << op.attrs << ", \"" << op.summary << "\"},\n";
  out << "};\nconst std::size_t kOpCount = " << ops.size() << ";\n\nconst std::uint64_t kMixTable[256] = {\n";
  SplitMix64 stream(0x74696e79666c6f77u);  // "tinyflow" in ASCII
  for (int i = 0; i < 256; ++i) {
    char text[32];
    std::snprintf(text, sizeof text, "0x%016" PRIx64 "u,", stream.Next());
    out << (i % 4 == 0 ? "    " : " ") << text << (i % 4 == 3 ? "\n" : "");
  }
  out << "};\n\n}  // namespace tinyflow\n";
}

}  // namespace opgen
}  // namespace tinyflow
