// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/record.h"

#include <QList>

namespace cw {

class RecordReader;

/// Something that a release can be built into.
struct Product
{
    /// Where the artifact comes out.
    enum class From {
        Outputs, ///< the targets' own outputs, as the build events name them
        Folder,  ///< files that the build writes into `folder`
        Script,  ///< `program` run after the build writes files into ${OUT}
    };
    QString id;          ///< a value of the field `product`
    QString kind;        ///< as PlanArtifact::kind: "wheel", "library", "binary", "files"
    QStringList targets; ///< Bazel labels
    From from = From::Outputs;
    QString folder;            ///< relative to the workspace, for Folder
    QString program;           ///< relative to the workspace, for Script
    QStringList arguments;     ///< "${OUT}" output folder, "${PLATFORM}" wheel platform such as linux_aarch64
    QStringList argumentsCuda; ///< in their place for a CUDA build; empty: the same
    QString pattern;           ///< glob of the artifacts in ${OUT} or `folder`; empty: all outputs
    QStringList flags;         ///< needed for this product alone
    /// How a cross-built wheel gets its platform tag: "target" (the build stamps it itself), "argument" (`arguments`
    /// hold ${PLATFORM}), "retag" (the wheel must be renamed and its WHEEL file corrected), "" not a wheel.
    QString platform;
    bool noCuda = false; ///< nothing of it is CUDA code, whatever the release has
    QString cmakeSource; ///< where CMake builds it from, relative to the workspace; "" Bazel only
    QString cmakeTarget;
    QString cmakePattern; ///< glob of the artifacts in CMake's folder
    const QStringList& argumentsFor(bool cuda) const
    {
        return cuda && !argumentsCuda.isEmpty() ? argumentsCuda : arguments;
    }
    bool operator==(const Product&) const = default;
};

/// One way in which a release's tree can be told to compile for another machine.
struct CrossMechanism
{
    /// "platforms" (own toolchain repository, --platforms and toolchain resolution), "crosstool-starlark" (own
    /// --crosstool_top with a cc_toolchain_config), "crosstool-file" (own --crosstool_top with a CROSSTOOL text),
    /// "config" (a --config of the tree itself, named in `value`), "cuda-crosstool" (the tree's own CUDA crosstool with a
    /// cross compiler, told by `flags`), "hermetic" (the compilers that the tree downloads, told by `flags`), "container"
    /// (only inside the project's own image).
    QString kind;
    QString value;     ///< the config's name; for a crosstool the tree's own label, empty: Crosswright makes one
    QStringList archs; ///< target machines: "aarch64", "armhf"; empty: any
    QStringList flags; ///< of the build
    /// This machine's compiler runs behind a wrapper that links the framework into generators (core/emit/wrappers.h).
    bool hostWrapper = false;
    /// The tree has no compiler for CUDA code of its own: with CUDA, a build for a machine like this one needs ours as well.
    bool nativeCuda = false;
    bool cuda = false; ///< whether CUDA code can be built this way
    QString bazelMin;  ///< the first Bazel with which it works; "" unknown or no limit
    QString bazelMax;
    bool operator==(const CrossMechanism&) const = default;
};

/// A flag that a release needs, or is better built with.
struct ExtraFlag
{
    QString flag;
    QString why;
    /// What must hold: "cpu", "cuda", "clang", "wheel", "cross"; all of them. Empty: always.
    QStringList when;
    bool operator==(const ExtraFlag&) const = default;
};

/// How a source tree says what it is.
struct Project : CatalogRecord
{
    struct VersionFile
    {
        QString path;    ///< relative to the tree
        QString pattern; ///< regular expression; its groups joined by dots are the version
        bool operator==(const VersionFile&) const = default;
    };
    QList<VersionFile> versionFiles; ///< the first that exists and matches decides
    QString bazelLimitFile;          ///< relative to the tree
    QString bazelMinPattern;         ///< the first group that took part is the version
    QString bazelMaxPattern;
    static Project read(RecordReader& reader);
};

/// A release of TensorFlow, or of any other project with its shape.
struct Release : CatalogRecord
{
    QString version;        ///< "2.8.0"; the id for TensorFlow
    QString project;        ///< "tensorflow", "tinyflow": what source.project must say
    QString origin;         ///< "embedded:tinyflow": the workspace is part of the program; else empty
    QString repository;     ///< git address when there is no origin
    QString branch;         ///< "r2.8"
    QString tag;            ///< "v2.8.0": what is checked out without a source
    QStringList tags;       ///< every tag that this record speaks for
    bool submodule = false; ///< TensorFlow is a git submodule, configured by its own ./configure

    QStringList python;          ///< "3.7", "3.8" …
    bool hermeticPython = false; ///< the build downloads its own; the host's interpreter does not decide the wheel
    QString
        pythonVariable; ///< hermetic: the variable that chooses it, "TF_PYTHON_VERSION" or "HERMETIC_PYTHON_VERSION"

    QString bazelExact;        ///< the version of the published tested builds, or of .bazelversion where they differ
    QString bazelExactCuda;    ///< where the published CUDA builds used another; else ""
    QString bazelFile;         ///< what the tree's .bazelversion says
    QString bazelMin;          ///< what the tree's configure refuses to go below; "" no check
    QString bazelMax;          ///< and above; "" no check
    QString bazelWorkspaceMin; ///< what the tree's WORKSPACE refuses to go below
    QString bazelEnforcement;  ///< how ./configure reacts, in words

    QString cxxStandard; ///< what a toolchain of ours must ask for ("c++11"); "" the tree does it itself, or not known
    QMap<QString, QString> cpuNames; ///< architecture → what --cpu must say for the tree's own settings; else the same
    bool pythonProgram = false;      ///< its build starts a program called python, whichever interpreter was chosen
    /// It compiles a wheel with this machine's Python.h even where it is built for another machine (rather than with the
    /// headers that CROSSTOOL_PYTHON_INCLUDE_PATH names).
    bool hostPythonHeaders = false;

    /// The external repository from which BUILD files that every build reads take Android's rules; "" none, or not known.
    QString androidRules;

    QString configureFamily; ///< id of a ConfigureFamily; "" the tree has no ./configure that must run
    QString rcFile;          ///< what ./configure writes, relative to the workspace: its success is judged by it

    QList<Product> products;
    QList<CrossMechanism> crossMechanisms; ///< best first
    QStringList configs;                   ///< names that --config= takes; empty when not known
    QList<ExtraFlag> extraFlags;

    QString compiler; ///< of the published tested builds, "GCC 7.3.1"
    QString cuda;     ///< of the published tested builds; "" none known
    QString cudnn;
    /// "none", "environment" (1.0, 1.1), "local-paths" (answers of ./configure), "hermetic" (downloaded by the build)
    QString cudaStyle;
    /// What is built holds CUDA's runtime and uses neither its other libraries nor cuDNN: the machine that runs it needs a driver.
    bool cudaInside = false;
    QString hermeticCuda; ///< the tree's default, x.y.z
    QString hermeticCudnn;
    QStringList defaultCapabilities; ///< what ./configure offers
    QStringList releaseCapabilities; ///< of the published GPU wheels, as sm_ and compute_ names
    QString minCapability;           ///< what ./configure refuses to go below

    int ramPerJobMiB = 0; ///< what one compiler was seen to need at its peak; 0 not known
    int ramPerJobCudaMiB = 0;
    int diskMiB = 0; ///< of the output base; 0 not known

    const Product* product(const QString& productId) const;
    static Release read(RecordReader& reader);
};

} // namespace cw
