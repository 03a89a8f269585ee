// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/record.h"

namespace cw {

class RecordReader;
struct Release;

/// An image that a project builds its own releases in.
struct Container : CatalogRecord
{
    QString image;     ///< "tensorflow/build:latest-python${PYTHON}": the target's, "3.10"; ${VERSION} the release's
    QString project;   ///< as Release::project
    QString from, to;  ///< releases, inclusive, by prefix: "2.19" contains 2.19.1
    QString arch;      ///< of the image's processor
    QString target;    ///< machine that it builds for
    bool cuda = false; ///< whether it can build CUDA code
    QStringList flags; ///< of the build, how Bazel is told of the target
    QString python;    ///< interpreter inside
    QString bazel;     ///< program inside
    QString pythonVariable; ///< of the environment, when the image has several; else ""

    bool speaksFor(const Release& release) const;
    static Container read(RecordReader& reader);
};

/// A plan that was carried out for real, so that "built" and "planned, never built" are told apart.
struct KnownBuild : CatalogRecord
{
    QString road;         ///< Road::id()
    QString project;      ///< as Release::project
    QStringList releases; ///< versions
    QStringList products; ///< values of the field `product`; empty: any
    QStringList archs;    ///< target machines
    bool cuda = false;
    QString when; ///< ISO 8601 day
    static KnownBuild read(RecordReader& reader);
};

} // namespace cw
