// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAbstractItemView;
class QFontMetrics;
class QHelpEvent;
class QModelIndex;
class QStyleOptionViewItem;

namespace cw::cellroom {

/// Whether no shown column follows: what stands there keeps the page's margin to the edge.
bool isLastColumn(const QStyleOptionViewItem& option, const QModelIndex& index);

/// A path that has no room loses its first folders ("…/core/kernels"), nothing is cut within a word; other text is
/// shortened at its end. Empty where not even the last folder has room.
QString shortened(const QString& text, const QFontMetrics& metrics, int room);

/// The tool tip of a cell whose text is shortened: the whole text, and what the model says besides. False: the cell has
/// room for all of it.
bool tellWhole(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option, const QModelIndex& index,
               int needed);

} // namespace cw::cellroom
