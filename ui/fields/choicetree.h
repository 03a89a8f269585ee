// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QModelIndex>
#include <QRegularExpression>

class QTreeView;

/// What the tables of choices have in common: releases, boards, what can be built. Only in the window's thread.
namespace cw::choicetree {

/// Heads at the page's margin, rows with a hairline, copying; the focus is a whole row's. Before the columns' widths.
void setUp(QTreeView& view);

/// For a filter: each of these words must stand somewhere in a row, in any order and case.
QRegularExpression everyWord(const QString& text);

/// Shows the row as the chosen one without telling anybody; an invalid index: nothing is chosen.
void showChosen(QTreeView& view, const QModelIndex& index);

} // namespace cw::choicetree
