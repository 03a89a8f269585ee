// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/choicesearch.h"

#include "core/choices/choices.h"
#include "ui/models/boardmodel.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QStringList wordsIn(const QString& text)
{
    static const QRegularExpression separators(u"[\\s,/()\\-:·]+"_s);
    return text.toLower().split(separators, Qt::SkipEmptyParts);
}

QStringList wordsOf(const Board& board)
{
    QStringList words =
        wordsIn(QStringList{board.id, board.name, board.aliases.join(u' '), board.partNumbers.join(u' '),
                            board.machineTypes.join(u' '), BoardModel::familyName(board.family)}
                    .join(u' '));
    words += board.arch;
    if (board.hasGpu())
        words += QStringList{u"gpu"_s, u"cuda"_s};
    if (!board.capability.isEmpty())
        words += u"sm_"_s + QString(board.capability).remove(u'.');
    return words;
}

QStringList wordsOf(const Release& release, const Catalog& catalog)
{
    QStringList words =
        wordsIn(QStringList{release.name, release.version, release.branch, release.tags.join(u' ')}.join(u' '));
    for (const Product& product : release.products)
        words += wordsIn(choiceTitle(u"product"_s, product.id, catalog));
    return words;
}

struct Entry
{
    QString id;
    QStringList words;

    bool has(const QString& word) const
    {
        return std::any_of(words.cbegin(), words.cend(), [&](const QString& each) { return each.startsWith(word); });
    }
    bool hasAll(const QStringList& all) const
    {
        return std::all_of(all.cbegin(), all.cend(), [this](const QString& word) { return has(word); });
    }
};

bool known(const QList<Entry>& entries, const QString& word)
{
    return std::any_of(entries.cbegin(), entries.cend(), [&](const Entry& entry) { return entry.has(word); });
}

QSet<QString> found(const QList<Entry>& entries, const QStringList& words)
{
    QSet<QString> ids;
    for (const Entry& entry : entries) {
        if (entry.hasAll(words))
            ids.insert(entry.id);
    }
    return ids;
}

} // namespace

ChoiceSearch::ChoiceSearch(const QString& text, const Catalog& catalog)
{
    const QStringList words = wordsIn(text);
    m_all = words.isEmpty();
    if (m_all)
        return;
    QList<Entry> boards;
    for (const Board& board : catalog.boards())
        boards.append({board.id, wordsOf(board)});
    QList<Entry> releases;
    for (const Release& release : catalog.releases())
        releases.append({release.id, wordsOf(release, catalog)});
    QStringList ofBoards;
    QStringList ofReleases;
    for (const QString& word : words) {
        if (known(boards, word))
            ofBoards.append(word);
        else if (known(releases, word))
            ofReleases.append(word);
        else
            m_unknown.append(word);
    }
    if (!m_unknown.isEmpty())
        return;
    // "pi 4 2": no board has all three, so the last word that a release knows is the release's.
    m_boards = found(boards, ofBoards);
    while (m_boards.isEmpty()) {
        const auto last = std::find_if(ofBoards.crbegin(), ofBoards.crend(),
                                       [&](const QString& word) { return known(releases, word); });
        if (last == ofBoards.crend())
            break;
        ofReleases.append(*last);
        ofBoards.removeAt(std::distance(last, ofBoards.crend()) - 1);
        m_boards = found(boards, ofBoards);
    }
    m_releases = found(releases, ofReleases);
    m_narrowsBoards = !ofBoards.isEmpty();
    m_narrowsReleases = !ofReleases.isEmpty();
}

} // namespace cw
