// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/cuda/treeentry.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <functional>

namespace cw::cuda {

constexpr QLatin1StringView treeRecordName{"crosswright-toolkit.json"};
constexpr QLatin1StringView treeRecordFormat{"crosswright-toolkit"};
constexpr int treeRecordVersion = 1;

/// What a tree is made of.
struct TreeRequest
{
    /// Unpacked packages with nvcc for this machine: Debian's (usr/lib/nvidia-cuda-toolkit), or a toolkit in NVIDIA's layout.
    QString host;
    /// Unpacked packages with the board's headers and libraries: Debian's (usr/lib/TRIPLET), or NVIDIA's targets/NAME.
    QString target;
    QString
        cupti; ///< unpacked packages with this machine's CUPTI; "": the board's, or that of `host` in NVIDIA's layout
    QString version;                                    ///< "11.8.89": for version.json
    QString targetFolder{QStringLiteral("sbsa-linux")}; ///< below targets
    QString hostTriplet{QStringLiteral("x86_64-linux-gnu")};
    QString targetTriplet{QStringLiteral("aarch64-linux-gnu")};
    QMap<QString, QString> sonames; ///< Cuda::sonames: links that NVIDIA's cross packages lack are made with them
    QString from;                   ///< where it comes from, for the record: "debian bookworm"
    bool sbsa = false;
    /// TensorFlow up to 2.8 finds no cuSOLVER version where the defines are indented; a copy of that header without the blanks
    /// takes its place.
    bool unindent = true;

    QString cudnn;        ///< folder or unpacked wheel with cuDNN's headers and library; "" none
    QString cudnnVersion; ///< of the stand-in: "8.6.0"
    bool standIn = false; ///< an empty library in place of libcudnn (and headers that say the version, without `cudnn`)
    QString compiler;     ///< C++ cross compiler, for the stand-in's empty library
    QString nccl;         ///< the same for NCCL
};

struct TreeReport
{
    QString folder;
    bool made = false; ///< false: it was there, the same
    int entries = 0;
    QStringList changed; ///< files that differ from the packages'
    QStringList notes;   ///< what a person should know, one sentence each
};

/// Makes the tree in NVIDIA's layout: bin, nvvm, targets/NAME, targets/x86_64-linux, include, lib64, extras/CUPTI,
/// version.json and an nvcc.profile of its own, so that nvcc needs neither -I nor -L. By hard links, so it costs next to no
/// disk. Made a second time from the same parts it stays as it is, to the inode. It is made beside its place and renamed
/// when whole; a folder that is neither empty nor made so is refused. `goOn` false stops it. Blocks.
Result<TreeReport> makeToolkitTree(const TreeRequest& request, const QString& folder,
                                   const std::function<bool()>& goOn = {});

} // namespace cw::cuda
