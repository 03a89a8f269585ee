// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace cw {

/// What models give besides text, so that CellDelegate can paint it. No model knows a colour.
namespace cell {
enum Role {
    SecondaryRole = Qt::UserRole + 100, ///< QString: further text in the same cell, in secondary ink
    IconRole,                           ///< QString: name of an icon before the text
    InkRole,                            ///< int(InkLabel::Ink): of the text and its icon
    SwatchRole,                         ///< int(DataColour): a small square before the text
    BarRole,                            ///< double 0…1: a bar before the number, in the colour of BarColourRole
    BarColourRole,                      ///< int(DataColour)
    StrongRole,                         ///< bool: semibold text
    SortRole,                           ///< what a column is sorted by
    RawRole,                            ///< what is copied and exported in place of the shown text
};
} // namespace cell

} // namespace cw
