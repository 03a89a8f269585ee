// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

/// POSIX shell text for people to copy and for the exported script. The program itself never runs such text: it runs
/// program and argument list. Pure; any thread.
namespace cw::emit {

/// The word as it must be typed: unchanged when it holds only harmless characters, else in single quotes.
QString shellQuoted(const QString& word);

/// As shellQuoted, but "${RUN}" stays a variable of the shell ("$RUN" in double quotes), and so do the other names given.
QString shellQuotedWithRun(const QString& word, const QStringList& variables = {QStringLiteral("RUN")});

/// `VARIABLE=value … program argument …` with `env -u` for what must not be set.
QString shellCommand(const QString& program, const QStringList& arguments,
                     const QMap<QString, QString>& environment = {}, const QStringList& unsetEnvironment = {},
                     const QStringList& variables = {QStringLiteral("RUN")});

} // namespace cw::emit
