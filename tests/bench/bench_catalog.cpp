// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What happens on every start of the program and on every edit of a configuration.

#include "core/catalog/catalog.h"
#include "core/selection/selection.h"

#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

class BenchCatalog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void loadTheCatalog();
    void lookUpASelection();
};

void BenchCatalog::loadTheCatalog()
{
    QBENCHMARK
    {
        const auto catalog = Catalog::load({u":/catalog"_s});
        QVERIFY(catalog);
    }
}

void BenchCatalog::lookUpASelection()
{
    const auto catalog = Catalog::load({u":/catalog"_s});
    QVERIFY(catalog);
    Configuration configuration;
    configuration.set(u"tf"_s, u"2.8.0"_s, {Provenance::Kind::User});
    configuration.set(u"board"_s, u"jetson-orin-nano"_s, {Provenance::Kind::User});
    QBENCHMARK
    {
        const Selection selection = Selection::of(configuration, *catalog, Facts());
        QVERIFY(selection.board && selection.release);
    }
}

QTEST_GUILESS_MAIN(BenchCatalog)
#include "bench_catalog.moc"
