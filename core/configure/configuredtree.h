// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/bazelera.h"

#include <QMap>
#include <QString>
#include <QStringList>

namespace cw {

/// What a tree was configured with, by hand or by anybody: read back from the lines that its ./configure left.
struct ConfiguredTree
{
    QString file; ///< absolute; the first of the files that were read, "" when the tree is not configured
    QMap<QString, QString> answers; ///< as far as the lines tell
    QMap<QString, bool>
        features;       ///< "xla": answers that differ from those of a build for the CPU as the catalog has it
    QStringList flags;  ///< what somebody added: options of "build" that no answer explains
    QStringList others; ///< lines that are neither

    /// Reads the files of `family` in the minor `version` below `folder`. Blocking, local.
    static ConfiguredTree read(const ConfigureFamily& family, const QString& version, const QString& folder);
};

} // namespace cw
