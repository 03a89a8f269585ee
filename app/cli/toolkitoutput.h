// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/console.h"
#include "core/catalog/catalog.h"
#include "core/cuda/toolkitfetch.h"

namespace cw::cli {

/// What --cudnn asks for.
Result<cuda::CudnnChoice> cudnnChoice(const QString& word);
void applyCudnn(cuda::TreeRequest& request, const cuda::CudnnChoice& choice);

/// Why a part cannot be had.
QString gapSentence(const PartSource& part);

/// The endings of the verbs: what to do with the folder, and an error.
int toolkitDone(const cuda::TreeReport& tree, const QStringList& notes, const QString& setFile, Console& console);
int toolkitError(const Error& error, Console& console);

} // namespace cw::cli
