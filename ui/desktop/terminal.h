// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

namespace cw {

/// A terminal program and how it takes a command.
struct Terminal
{
    QString program;       ///< absolute
    QStringList beforeRun; ///< what stands before a command: "-e", "--"

    /// `chosen` (a name or a path, with arguments of its own if wanted), else the first one found: $TERMINAL, Debian's
    /// x-terminal-emulator, and the usual ones. Missing when there is none.
    static Result<Terminal> find(const QString& chosen);

    /// Opens it in `folder`, with `command` (program and arguments, never a shell's line) or the person's shell.
    Status open(const QString& folder, const QStringList& command = {}) const;
};

} // namespace cw
