// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace cw {

/// What a person asks the solver for. Everything may be left empty: then the facts decide, or the solver chooses.
struct Wish
{
    enum class Cuda {
        Prefer,  ///< with CUDA where the board has a GPU that can, else without
        Require, ///< a build without is a compromise that is offered as a change
        Insist,  ///< with CUDA whatever it takes, else without; and no other product than the wished one
        Never,
    };
    QString tf;                  ///< a release, as Catalog::release() finds it; forward only
    QString board;               ///< catalog id; empty: the device's own
    QString jetpack;             ///< "what if this JetPack were on it"; empty: as found
    QString gpu;                 ///< by name, for boards whose GPU is chosen
    QString cuda, cudnn, python; ///< versions that are insisted on
    QString product;             ///< empty: the wheel
    QString mode;                ///< empty: native where the machine is the same, else cross
    QString device;              ///< name of the device, so that building on it can be considered
    QString project;             ///< empty: "tensorflow"
    Cuda use = Cuda::Prefer;
    bool operator==(const Wish&) const = default;
};

} // namespace cw
