// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemView;

namespace cw {

/// Gives a list or tree that is no DataTable the same way to copy: Ctrl+C and a context menu, which take the selected rows
/// (the current one where none is selected) as text with tabs between the columns.
void addCopyMenu(QAbstractItemView* view);

} // namespace cw
