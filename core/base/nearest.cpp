// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/nearest.h"

#include <algorithm>

namespace cw {

QString nearestName(const QString& typed, const QStringList& names)
{
    const QString a = typed.toLower();
    QString nearest;
    int best = std::max(3, int(typed.size()) / 3 + 1);
    for (const QString& name : names) {
        const QString b = name.toLower();
        QList<int> row(b.size() + 1);
        for (qsizetype j = 0; j <= b.size(); ++j)
            row[j] = int(j);
        for (qsizetype i = 1; i <= a.size(); ++i) {
            int diagonal = row[0];
            row[0] = int(i);
            for (qsizetype j = 1; j <= b.size(); ++j) {
                const int above = row[j];
                row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] == b[j - 1] ? 0 : 1)});
                diagonal = above;
            }
        }
        if (row[b.size()] < best) {
            best = row[b.size()];
            nearest = name;
        }
    }
    return nearest;
}

} // namespace cw
