// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/record.h"

namespace cw {

class RecordReader;

/// Which versions of something a run of releases takes: "1.15 to 2.2 take cuDNN up to 7". One fact, one record; several
/// may speak for one release, and all of them hold.
struct Bound : CatalogRecord
{
    /// Where a bound is looked up.
    struct Case
    {
        QString project, version; ///< of the release; the version as it was asked for ("2.11.1")
        QString product;          ///< value of the field `product`
        QString arch;             ///< of the target
        QString cuda;             ///< line, "" a CPU build
        bool cross = false;
    };

    QString of; ///< "cuda", "cudnn", "cudnn-at-run-time", "gcc", "clang", "bazel", "python", "numpy", "protobuf",
                ///< "capability", "native" (built on the machine itself: not at all)
    QString project;
    QString from, to;         ///< releases, inclusive, by prefix; "" from the first, to the last
    QString min, max;         ///< versions, inclusive, `max` by prefix
    QStringList broken;       ///< versions between them, by prefix, that do not work
    QStringList products;     ///< values of the field `product`; empty: any
    QStringList archs;        ///< of the target; empty: any
    QString cudaBuild;        ///< "yes", "no": only in builds with, without CUDA
    QString cudaMin, cudaMax; ///< only with these CUDA lines
    bool crossOnly = false;   ///< only where the target is another machine
    bool sameMinor = false;   ///< of cuDNN at run time: the minor number must be the built one
    bool warns = false;       ///< was seen, and need not stop everybody: a warning
    QString why;              ///< one of `reasons()`
    static const QStringList& reasons();

    bool speaksFor(const Case& one) const;
    bool allows(const QString& version) const; ///< true for what is no version
    static Bound read(RecordReader& reader);
};

/// A wheel that somebody published, so that it need not be built.
struct PublishedWheel : CatalogRecord
{
    QString project;      ///< as Release::project
    QString version;      ///< "2.12.0"
    QStringList python;   ///< "3.8"
    QString arch;         ///< of the machine that runs it
    QStringList jetpacks; ///< for these only; empty: any system
    QString glibc;        ///< the oldest that it runs with, "2.17"; "" not known
    QString cuda;         ///< "" for the CPU
    QString cudnn;
    QString where;     ///< "https://pypi.org/project/tensorflow/2.12.0/"
    QString publisher; ///< "Google", "NVIDIA"
    static PublishedWheel read(RecordReader& reader);
};

} // namespace cw
