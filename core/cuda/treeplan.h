// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cuda/toolkittree.h"

namespace cw::cuda {

/// What a tree will hold, before anything is made.
struct TreePlan
{
    QList<TreeEntry> entries;
    QStringList folders; ///< that must exist although nothing lies in them
    QStringList changed;
    QStringList notes;
    QString cudnnVersion; ///< that was put in, "" none
};

/// Reads the parts' folders and writes nothing (a stand-in's library is compiled into `scratch`). An error says which part
/// is not what it should be.
Result<TreePlan> planTree(const TreeRequest& request, const QString& scratch);

/// cuDNN's entries, into `plan`.
Status addCudnn(TreePlan& plan, const TreeRequest& request, const QString& scratch);
/// NCCL's.
Status addNccl(TreePlan& plan, const TreeRequest& request);

} // namespace cw::cuda
