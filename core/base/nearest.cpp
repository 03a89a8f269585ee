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
    int best = std::max(3, int(typed.size()) / 3 + 1);
    for (const QString& name : names) {
        if (std::abs(int(name.size() - a.size())) >= best)
            continue; // at least so many letters are too many or too few
        const QString b = name.toLower();
        row.resize(std::size_t(b.size()) + 1);
        std::iota(row.begin(), row.end(), 0);
        for (qsizetype i = 1; i <= a.size(); ++i) {
            int diagonal = row[0];
            row[0] = int(i);
            int least = row[0];
            for (std::size_t j = 1; j < row.size(); ++j) {
                const int above = row[j];
                row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[qsizetype(j) - 1] ? 0 : 1)});
                diagonal = above;
                least = std::min(least, row[j]);
            }
            if (least >= best)
                break; // a row's least value never falls
        }
        if (row.back() < best) {
            best = row.back();
            nearest = name;
        }
    }
    return nearest;
}

} // namespace cw
