// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

/// Text that somebody else wrote (a device, a log, a tree, a name, a catalog) on its way to a place that obeys text. These
/// are the only ways there; tst_layering looks for others. Pure; any thread.
namespace cw::safe {

/// One word for a POSIX shell, quoted so that the shell sees exactly `word`; unchanged when it holds only harmless
/// characters. (A NUL cannot stand in an argument; what follows one is dropped.)
QString shellWord(const QString& word);

/// For the rest of a comment's line in a script ("# " + …): nothing in it ends the line.
QByteArray shellComment(const QString& text);

/// For a terminal: control characters are shown ("\x1b"), so that they do nothing; so are those that turn the direction
/// of writing (Unicode's bidirectional controls). Line breaks and tabs stay.
QString terminal(const QString& text);

/// The same for a text that must stay on one line.
QString line(const QString& text);

/// For HTML, as content or within quotes.
QString html(const QString& text);

} // namespace cw::safe
