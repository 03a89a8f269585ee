// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"

#include <QSet>

namespace cw {

/// One search for two lists: each word is the beginning of a word of the boards or of the releases, so that "pi 4 2.8"
/// finds the Raspberry Pi 4 and TensorFlow 2.8.0. A word that both know belongs to the boards as long as a board is left.
/// A value; pure.
class ChoiceSearch
{
public:
    ChoiceSearch() = default; ///< finds everything
    ChoiceSearch(const QString& text, const Catalog& catalog);

    bool isEmpty() const { return m_all; }
    bool hasBoard(const QString& id) const { return m_all || m_boards.contains(id); }
    bool hasRelease(const QString& id) const { return m_all || m_releases.contains(id); }
    bool narrowsBoards() const { return m_narrowsBoards; }
    bool narrowsReleases() const { return m_narrowsReleases; }
    /// Whether there is something in both lists.
    bool matches() const { return m_all || (!m_boards.isEmpty() && !m_releases.isEmpty()); }
    /// The words that neither a board nor a release has.
    QStringList unknownWords() const { return m_unknown; }

private:
    bool m_all = true;
    bool m_narrowsBoards = false;
    bool m_narrowsReleases = false;
    QSet<QString> m_boards;
    QSet<QString> m_releases;
    QStringList m_unknown;
};

} // namespace cw
