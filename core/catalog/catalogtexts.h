// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace cw {

/// Texts of the catalog's files in the language of the program; what a user's own file says stays as it is.
QString shownText(const QString& english); ///< a name, or one text of "sources"
QString shownNote(const QString& english); ///< a record's "note", sentence by sentence

} // namespace cw
