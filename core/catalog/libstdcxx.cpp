// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/libstdcxx.h"

#include "core/catalog/recordreader.h"

using namespace Qt::StringLiterals;

namespace cw {

Libstdcxx Libstdcxx::read(RecordReader& reader)
{
    Libstdcxx record;
    reader.common(record);
    record.gcc = reader.version("gcc"_L1);
    record.glibcxx = reader.version("glibcxx"_L1);
    record.cxxabi = reader.version("cxxabi"_L1);
    return record;
}

} // namespace cw
