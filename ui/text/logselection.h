// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/logworker.h"

#include <QtGlobal>

#include <limits>

namespace cw {

/// What is selected in a log: from an anchor to a caret, by row and column. A value.
class LogSelection
{
public:
    struct Place
    {
        qint64 row = 0;
        qsizetype column = 0;
        // clang-tidy takes the 0 that the compiler compares with for a pointer.
        auto operator<=>(const Place&) const = default; // NOLINT(modernize-use-nullptr)
    };
    static constexpr qsizetype lineEnd = std::numeric_limits<qsizetype>::max();

    void clear() { *this = LogSelection(); }
    bool isEmpty() const { return m_anchor == m_caret; }
    qint64 currentRow() const { return m_caret.row; }

    void placeAt(Place place) ///< nothing is selected, the caret stands here
    {
        m_anchor = place;
        m_caret = place;
    }
    void extendTo(Place place) { m_caret = place; }
    /// Whole rows, from the row where the extension began to this one.
    void extendRowsTo(qint64 row)
    {
        const qint64 from = m_anchor.row;
        m_anchor = {from, row >= from ? 0 : lineEnd};
        m_caret = {row, row >= from ? lineEnd : 0};
    }
    void selectRows(qint64 first, qint64 last)
    {
        m_anchor = {first, 0};
        m_caret = {last, lineEnd};
    }

    LogRange range() const
    {
        const Place& first = m_anchor < m_caret ? m_anchor : m_caret;
        const Place& last = m_anchor < m_caret ? m_caret : m_anchor;
        return {first.row, first.column, last.row, last.column};
    }
    /// The selected columns of a row, [first, second); empty when first == second.
    std::pair<qsizetype, qsizetype> columns(qint64 row) const
    {
        const LogRange all = range();
        if (isEmpty() || row < all.firstRow || row > all.lastRow)
            return {0, 0};
        return {row == all.firstRow ? all.firstColumn : 0, row == all.lastRow ? all.lastColumn : lineEnd};
    }

private:
    Place m_anchor;
    Place m_caret;
};

} // namespace cw
