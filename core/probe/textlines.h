// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace cw::probe {

/// Whether the bytes are text at all: no control characters besides white space and escape. Other encodings than UTF-8
/// are let through (a header's © in Latin-1); no parser looks for what lies outside ASCII.
bool isText(const QByteArray& bytes);

/// The lines that end with a line end, without it ("\n" or "\r\n"). A last line without one may have been cut off, so it
/// is not among them. Nothing for bytes that are not text.
QStringList completeLines(const QByteArray& bytes);

/// The whole text with "\r\n" as "\n"; empty for bytes that are not text.
QString wholeText(const QByteArray& bytes);

/// The dotted version "a.b.c" that is numerically the greater.
bool versionLess(const QString& left, const QString& right);

} // namespace cw::probe
