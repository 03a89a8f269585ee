// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/record.h"

#include <QList>

namespace cw {

class RecordReader;

/// A range of Bazel versions that spell their flags alike. `${RAM}` is MiB, `${CPU}` cores, `${JOBS}` jobs.
struct BazelEra : CatalogRecord
{
    QString from; ///< first version, inclusive
    QString to;   ///< last version known to behave so, inclusive, by prefix: "6" contains 6.5.0

    QStringList ramFlags; ///< {"--local_ram_resources=${RAM}"} or {"--local_resources=${RAM},${CPU},1.0"}
    QStringList cpuFlags; ///< {"--local_cpu_resources=${CPU}"}; empty where `ramFlags` hold both
    QStringList jobsFlags;
    QStringList startupFlags;     ///< for a server within a small memory
    QStringList remoteCacheFlags; ///< `${URL}`
    QStringList profileFlags;     ///< `${FILE}`
    QStringList eventFlags;       ///< `${FILE}`: the build event file with every action
    QStringList crossMechanisms;  ///< kinds of CrossMechanism that work
    QStringList repositories;     ///< external repositories that even an offline C++ build needs
    bool totalUseless = false;    ///< the "m" of [n / m] says nothing

    bool contains(const QString& version) const;
    static BazelEra read(RecordReader& reader);
};

/// How one family of ./configure scripts is answered without a prompt.
struct ConfigureFamily : CatalogRecord
{
    struct Question
    {
        QString variable; ///< of the environment; "" the answer can only be typed
        QString prompt;   ///< regular expression of what the script prints, for a pty
        QString kind;     ///< "yesno", "path", "version", "text" …
        QString standard; ///< the answer when Enter is pressed, as printed; "" none
        QString when;     ///< in words: "always", "TF_NEED_CUDA=1"
        bool operator==(const Question&) const = default;
    };
    QStringList versions;        ///< minors of TensorFlow: "2.4" … "2.8"
    QString script;              ///< "configure" (bash) or "configure.py"
    QMap<QString, QString> cpu;  ///< complete environment for a CPU build, as it was run; paths are the recording's
    QMap<QString, QString> cuda; ///< the same with CUDA
    QList<Question> questions;

    /// The variable by which this family asks for a feature ("xla" → TF_ENABLE_XLA); several had other names over the
    /// years. "" when it does not ask for it.
    QString featureVariable(const QString& feature) const;
    static ConfigureFamily read(RecordReader& reader);
};

} // namespace cw
