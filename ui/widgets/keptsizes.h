// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QSplitter;

namespace cw {

/// The sizes that a person gave to the panes of a splitter, kept in the window's settings under "panes/" and the
/// splitter's object name; beside each other and above each other are two different things. False: none are kept, and the
/// splitter is left alone.
bool restoreSizes(QSplitter& splitter);

/// restoreSizes() now, and keeps every later move.
void keepSizes(QSplitter* splitter);

} // namespace cw
