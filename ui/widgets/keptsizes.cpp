// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/keptsizes.h"

#include <QSettings>
#include <QSplitter>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString keyOf(const QSplitter& splitter)
{
    return u"panes/%1/%2"_s.arg(splitter.objectName(),
                                splitter.orientation() == Qt::Horizontal ? u"beside"_s : u"below"_s);
}

} // namespace

bool restoreSizes(QSplitter& splitter)
{
    QList<int> sizes;
    int sum = 0;
    for (const QVariant& each : QSettings().value(keyOf(splitter)).toList()) {
        sizes.append(std::max(0, each.toInt()));
        sum += sizes.last();
    }
    if (sizes.size() != splitter.count() || sum == 0)
        return false;
    splitter.setSizes(sizes);
    return true;
}

void keepSizes(QSplitter* splitter)
{
    restoreSizes(*splitter);
    QObject::connect(splitter, &QSplitter::splitterMoved, splitter, [splitter] {
        QVariantList sizes;
        for (const int size : splitter->sizes())
            sizes.append(size);
        QSettings().setValue(keyOf(*splitter), sizes);
    });
}

} // namespace cw
