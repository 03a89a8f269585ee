// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/record.h"

#include <QList>

namespace cw {

class RecordReader;

/// A range of Bazel versions that spell their flags alike: the only place that knows a spelling. A flag's `${NAME}` is
/// filled in by filled(); which names a list may hold stands beside it, any other is refused when the catalog is read.
struct BazelEra : CatalogRecord
{
    QString from; ///< first version, inclusive
    QString to;   ///< last version known to behave so, inclusive, by prefix: "6" contains 6.5.0

    QStringList startupFlags;  ///< `${IDLE}` s until a server that nobody talks to ends, `${HEAP}` MiB of its heap
    QStringList noUserRcFlags; ///< startup options that keep ~/.bazelrc from being read; empty: cannot be told
    QStringList ramFlags;      ///< `${RAM}` MiB, `${CPU}` cores: how much Bazel may plan with at once
    QStringList cpuFlags;      ///< `${CPU}`; empty where `ramFlags` hold both
    QStringList jobsFlags;     ///< `${JOBS}` actions at once
    QStringList progressFlags; ///< for a terminal that a program reads; `${ACTIONS}` listed, `${SECONDS}` per repaint
    QStringList remoteCacheFlags;     ///< `${URL}`, http://
    QStringList distdirFlags;         ///< `${FOLDER}` of archives that is looked into before anything is downloaded
    QStringList repositoryCacheFlags; ///< `${FOLDER}` that keeps what was downloaded, by its sum
    QStringList noDownloadFlags;      ///< nothing is downloaded; empty: cannot be told
    QStringList profileFlags;         ///< `${FILE}`: the timeline as a JSON trace
    QStringList eventFlags;           ///< `${FILE}`: build events, one JSON object per line; empty: there are none

    /// How a generated cross toolchain is written: "crosstool-file" (a CROSSTOOL text), "crosstool-starlark"
    /// (cc_toolchain_config), "platforms" (the same, with platforms and a toolchain() for toolchain resolution); "" this
    /// Bazel cannot be given one from outside the tree.
    QString toolchainForm;
    QStringList
        toolchainFlags; ///< `${NAME}` of the toolchain's repository, its `${FOLDER}`, `${ARCH}`, `${CPU}` of --cpu
    QStringList crossMechanisms; ///< kinds of CrossMechanism that work

    QStringList repositories;  ///< external repositories that even an offline C++ build asks for
    bool standIns = false;     ///< the stand-ins that this program writes for them work
    bool totalUseless = false; ///< the "m" of [n / m] says nothing

    int heapParts = 0; ///< the server's heap is one of so many equal parts of the build's memory; 0: Java's default
    int heapLeastMiB = 0;
    int heapMostMiB = 0;

    /// It can be given a compiler for another machine from outside the tree and says what it made.
    bool crosses() const { return !toolchainForm.isEmpty() && !eventFlags.isEmpty(); }
    /// False for everything when the record names no version at all.
    bool contains(const QString& version) const;
    /// `flags` with each `${NAME}` replaced; a flag with a name that has no value is left out.
    static QStringList filled(const QStringList& flags, const QMap<QString, QString>& values);
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
    /// A line that the script leaves behind. `${VARIABLE}` is the answer; a list of words makes a line of each.
    struct Write
    {
        QString line;
        QString variable;            ///< whose answer it is; "" it stands there whatever was answered
        QMap<QString, QString> when; ///< answers that lead to it; "*": any answer that is not empty
        QString
            compare; ///< how the value is compared: "" as it stands, "path", "first-path" (of a list by commas), "version"
                     ///< (the written one may be shorter), "extra" (may be there, nothing misses it)
        QString file;         ///< below the folder of the script; "" the first of `rcFiles`
        QStringList versions; ///< minors that write it; empty: all of the family
        bool operator==(const Write&) const = default;
    };
    QStringList versions;        ///< minors of TensorFlow: "2.4" … "2.8"
    QString script;              ///< "configure" (bash) or "configure.py"
    QMap<QString, QString> cpu;  ///< complete environment for a CPU build, as it was run; paths are the recording's
    QMap<QString, QString> cuda; ///< the same with CUDA
    QList<Question> questions;
    QList<Write> writes;
    bool terminal = false;      ///< it prints its questions on a terminal only, and must not find the input at its end
    bool withoutScript = false; ///< `writes` is all that it does: the same can be written without it
    QString asks;               ///< regular expression of what every question ends with
    QStringList noByEmpty;      ///< variables whose "0" means yes; a no is the empty text
    QStringList rcFiles;        ///< what it writes anew, below its folder
    QStringList roots;          ///< what Bazel reads by itself, below the workspace
    QStringList changes;        ///< files of the source that it changes, below its folder
    QStringList skippedBazel;   ///< commands of Bazel that it runs for nothing: "clean", "fetch"

    /// The variable by which this family asks for a feature ("xla" → TF_ENABLE_XLA); several had other names over the
    /// years. "" when it does not ask for it.
    QString featureVariable(const QString& feature) const;
    static ConfigureFamily read(RecordReader& reader);
};

/// What a ./configure prints when it cannot go on; the sentence for people stands in core/configure.
struct ConfigureFailure : CatalogRecord
{
    QString pattern; ///< regular expression on one line; its groups are named in the sentence

    static ConfigureFailure read(RecordReader& reader);
};

} // namespace cw
