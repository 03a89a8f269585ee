// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/record.h"

namespace cw {

class RecordReader;

/// A Bazel that somebody else than its authors built, where that one lacks something.
struct BazelPackage : CatalogRecord
{
    QString distribution;    ///< as the fact host.bazel_distribution says it: "debian"
    QString from;            ///< first version, inclusive
    QString to;              ///< last, inclusive, by prefix
    QStringList absentRules; ///< rules that are built into the authors' Bazel of that version and not into this one

    bool speaksFor(const QString& packager, const QString& version) const;
    /// It has none of the rules for Android, which the authors' own has.
    bool lacksAndroid() const { return absentRules.contains(QLatin1StringView("android_library")); }
    static BazelPackage read(RecordReader& reader);
};

} // namespace cw
