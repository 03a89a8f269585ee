// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace cw::probe {

/// One answer of the probe script: a command's output with its exit code.
struct Section
{
    QString name;
    QString how; ///< the command or file, for people
    int exitCode = -1;
    bool complete = false; ///< false: the output was cut off before its end
    QByteArray output;

    /// Why there is nothing to read: the command's own last line, or that it was cut off.
    QString reason() const;
};

/// The script's whole output, cut at the frames that carry `nonce`. What stands outside (a login shell's greeting) is
/// dropped; a section without its end is kept as incomplete. Pure; any input.
QList<Section> parseReply(const QByteArray& output, const QByteArray& nonce);

} // namespace cw::probe
