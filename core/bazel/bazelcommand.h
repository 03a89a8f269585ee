// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace cw {

/// One call of Bazel in its parts, so that nobody has to read a command line back. The order of `options` counts: of
/// two that say different things Bazel takes the last. A value; any thread.
struct BazelCommand
{
    QStringList startup = {};                  ///< before the command: --output_base=…, --host_jvm_args=…
    QString command = QStringLiteral("build"); ///< "build", "test", "shutdown"
    QString eventsFile = {};                   ///< the build event file, one JSON object a line; "" none is written
    QStringList eventFlags = {};               ///< as the version spells it; `eventsFile` is filled in already
    QString profileFile = {};                  ///< the timeline as a JSON trace; "" none is written
    QStringList profileFlags = {};
    QStringList terminalFlags = {}; ///< for a terminal that a program reads; left out where a person reads
    QStringList options = {};
    QStringList targets = {}; ///< after "--"

    /// Program arguments in the order in which Bazel wants them.
    QStringList arguments() const;
    /// The same without `terminalFlags`: for a script that a person runs.
    QStringList plainArguments() const;
    /// Another command for the same server ("shutdown", "info"): the startup options decide which server that is.
    QStringList sameServer(const QString& otherCommand) const;

    /// Takes the arguments of a plan of format version 1 apart, which kept them as one list. Nothing else calls it.
    static BazelCommand fromArguments(const QStringList& arguments);

    bool operator==(const BazelCommand&) const = default;
};

} // namespace cw
