// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All rules over a configuration: what happens on every edit, and in the solver for every candidate.

#include "core/config/preset.h"
#include "core/rules/check.h"
#include "tests/bench/benchfacts.h"

#include <QTest>

#include <ctime>

using namespace cw;
using namespace Qt::StringLiterals;

class BenchRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyPresetWithoutFacts();
    void everyPresetWithFacts();

private:
    void run(const Facts& facts);
    std::optional<Catalog> m_catalog;
    QList<Configuration> m_configurations;
};

void BenchRules::initTestCase()
{
    const auto catalog = Catalog::load({u":/catalog"_s});
    QVERIFY(catalog);
    m_catalog = *catalog;
    const auto presets = loadPresets();
    QVERIFY(presets);
    for (const Preset& preset : *presets) {
        Configuration configuration;
        preset.apply(configuration);
        m_configurations.append(configuration);
    }
}

void BenchRules::run(const Facts& facts)
{
    qsizetype found = 0;
    const std::clock_t before = std::clock(); // processor time: other programs' load does not count
    constexpr int rounds = 200;
    for (int round = 0; round < rounds; ++round) {
        for (const Configuration& configuration : std::as_const(m_configurations))
            found += check(configuration, *m_catalog, facts).size();
    }
    const double checks = double(rounds) * double(m_configurations.size());
    qInfo("one check: %.4f ms of processor time, %.1f findings",
          double(std::clock() - before) * 1000 / CLOCKS_PER_SEC / checks, double(found) / checks);
}

void BenchRules::everyPresetWithoutFacts()
{
    run({});
}

void BenchRules::everyPresetWithFacts()
{
    run(benchFacts({{u"host.driver"_s, u"580.65"_s}, {u"host.container"_s, QJsonArray{u"podman"_s}}}));
}

QTEST_GUILESS_MAIN(BenchRules)
#include "bench_rules.moc"
