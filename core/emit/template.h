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

/// Replaces "@NAME@" by its value. Every name in the text must have a value (checked by an assertion).
QByteArray fill(QByteArray text, const QMap<QByteArray, QByteArray>& values);

/// A Starlark (and CROSSTOOL) string literal with its quotation marks.
QByteArray quoted(const QString& text);
/// A Starlark list of strings on one line.
QByteArray quotedList(const QStringList& texts);

} // namespace cw::emit
