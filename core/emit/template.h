// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

/// The small tools of the emitters: what they write is Starlark, POSIX shell or plain text. Pure; any thread.
namespace cw::emit {

/// The comment that begins every generated file: 0BSD, since these files land in people's own trees.
QByteArray licenceHeader(const QByteArray& what, const QByteArray& comment = "#");

/// The text of a file below resources/templates, which is what lands in people's trees but for its "@NAME@".
QByteArray templateText(const QString& name);

/// Replaces each "@NAME@" (capital letters and "_") by its value, in one pass: a value is never read again. The text and
/// the values must have the same names (checked by assertions).
QByteArray fill(const QByteArray& text, const QMap<QByteArray, QByteArray>& values);

/// A Starlark (and CROSSTOOL) string literal with its quotation marks.
QByteArray quoted(const QString& text);
/// A Starlark list of strings on one line.
QByteArray quotedList(const QStringList& texts);

} // namespace cw::emit
