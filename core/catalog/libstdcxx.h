// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/record.h"

namespace cw {

class RecordReader;

/// The symbol versions that programs built with a GCC may ask of libstdc++.so.6, from that GCC on to the next record.
struct Libstdcxx : CatalogRecord
{
    QString gcc;     ///< first release with it: "12.1"
    QString glibcxx; ///< "3.4.30"
    QString cxxabi;  ///< "1.3.13"; "" not established
    static Libstdcxx read(RecordReader& reader);
};

} // namespace cw
