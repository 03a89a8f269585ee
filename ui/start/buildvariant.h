// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/config/preset.h"

#include <QCoreApplication>
#include <QList>

#include <optional>

namespace cw {

/// One way to build a release for a board: a product, with the GPU or without. Ready combinations (presets) come first;
/// the others are worked out by the solver.
struct BuildVariant
{
    Q_DECLARE_TR_FUNCTIONS(cw::BuildVariant)

public:
    QString product;
    bool cuda = false;
    std::optional<Preset> preset;

    QString title(const Catalog& catalog) const; ///< "Python wheel"
    QString gpuText() const;                     ///< "CUDA 11.4", "CUDA", "CPU only"
    /// What a ready combination is built with and how: "cuDNN 8.6 · JetPack 5.1.2 · built on the machine itself".
    QString detail() const;

    /// Pure. The presets as loadPresets() gives them.
    static QList<BuildVariant> of(const Board& board, const Release& release, const QList<Preset>& presets);
    /// Whether there is a ready combination.
    static bool isReady(const Board& board, const Release& release, const QList<Preset>& presets);
};

} // namespace cw
