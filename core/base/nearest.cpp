// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/nearest.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <vector>

namespace cw {

QString nearestName(const QString& typed, const QStringList& names)
{
    const QString a = typed.toLower();
    QString nearest;
    std::vector<int> row;
    std::vector<int> former;  // the row above
    std::vector<int> earlier; // and the one above that
    int best = std::max(3, int(typed.size()) / 3 + 1);
    for (const QString& name : names) {
        if (a.isEmpty() || std::abs(int(name.size() - a.size())) > best)
            continue; // at least so many letters are too many or too few
        const QString b = name.toLower();
        row.resize(std::size_t(b.size()) + 1);
        std::iota(row.begin(), row.end(), 0);
        former.clear();
        for (qsizetype i = 1; i <= a.size(); ++i) {
            earlier = former;
            former = row;
            row[0] = int(i);
            int least = row[0];
            for (std::size_t j = 1; j < row.size(); ++j) {
                const auto at = qsizetype(j);
                row[j] = std::min({former[j] + 1, row[j - 1] + 1, former[j - 1] + (a[i - 1] == b[at - 1] ? 0 : 1)});
                // Two letters that changed places are one mistake.
                if (i > 1 && j > 1 && a[i - 1] == b[at - 2] && a[i - 2] == b[at - 1])
                    row[j] = std::min(row[j], earlier[j - 2] + 1);
                least = std::min(least, row[j]);
            }
            if (least > best)
                break; // two rows on it may be one less, by two letters that changed places
        }
        const auto beginsAlike = [&a](const QString& other) { return !other.isEmpty() && other[0].toLower() == a[0]; };
        const bool better =
            row.back() < best || (row.back() == best && !nearest.isEmpty() && beginsAlike(b) && !beginsAlike(nearest));
        if (better) {
            best = row.back();
            nearest = name;
        }
    }
    return nearest;
}

} // namespace cw
