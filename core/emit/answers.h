// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/catalog/bazelera.h"

#include <QMap>
#include <QString>
#include <QStringList>

namespace cw::emit {

/// What ./configure is to be told.
struct ConfigureRequest
{
    QString python;               ///< interpreter on this machine
    QString pythonLibrary;        ///< its packages; empty: let the script choose
    QStringList optimize;         ///< CC_OPT_FLAGS; goes to target *and* host compilers in most releases
    QMap<QString, bool> features; ///< "xla" → on; a name that this family does not ask is an error
};

/// The environment in which the family's ./configure asks nothing (CPU). Made from the recorded run of the real script,
/// so every family of the catalog works the same way and spelling differences (0/1, empty) are data.
Result<QMap<QString, QString>> configureAnswers(const ConfigureFamily& family, const ConfigureRequest& request);

/// The variables that any family asks: removed from the caller's environment, so that a stray one answers nothing.
QStringList configureVariables(const ConfigureFamily& family);

/// A stand-in for ldconfig, first on PATH while a cross build is configured: the scripts ask the host's library cache
/// and would take the host's CUDA for the target's.
QByteArray silentLdconfig();

/// A program named `bazel` that runs `program`: the scripts look for that name on PATH. A plain name is looked for behind
/// the folder that the forwarder itself lies in, which must be the first on PATH. No server is left running: it works in
/// `outputBase` alone. The commands in `skipped` are left out.
QByteArray bazelForwarder(const QString& program, const QString& outputBase, const QStringList& skipped);

/// A program called `python` that starts `interpreter`: Debian and Ubuntu have only python3.
QByteArray pythonForwarder(const QString& interpreter);

} // namespace cw::emit
