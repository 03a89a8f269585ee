// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// All rules over a configuration: what happens on every edit, and in the solver for every candidate.

#include "core/config/preset.h"
#include "core/rules/check.h"

#include <QJsonArray>
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
    Facts facts;
    const QDateTime now(QDate(2026, 11, 21), QTime(12, 0), Qt::UTC);
    const QMap<QString, QJsonValue> values{{u"host.os"_s, u"debian 12"_s},
                                           {u"host.arch"_s, u"x86_64"_s},
                                           {u"host.cores"_s, 8},
                                           {u"host.ram"_s, 32768},
                                           {u"host.disk"_s, 100000},
                                           {u"host.glibc"_s, u"2.36"_s},
                                           {u"host.gcc"_s, u"12.2.0"_s},
                                           {u"host.bazel"_s, u"4.2.3"_s},
                                           {u"host.cross.aarch64.gcc"_s, u"12.2.0"_s},
                                           {u"device.arch"_s, u"aarch64"_s},
                                           {u"device.glibc"_s, u"2.35"_s},
                                           {u"device.glibcxx"_s, u"3.4.30"_s},
                                           {u"device.python"_s, u"3.10.12"_s},
                                           {u"device.l4t"_s, u"36.4.3"_s},
                                           {u"device.ram"_s, 7620},
                                           {u"device.disk"_s, 40000},
                                           {u"host.driver"_s, u"580.65"_s},
                                           {u"host.container"_s, QJsonArray{u"podman"_s}}};
    for (auto it = values.cbegin(); it != values.cend(); ++it)
        facts.set(it.key(), it.value(), u"bench"_s, now);
    run(facts);
}

QTEST_GUILESS_MAIN(BenchRules)
#include "bench_rules.moc"
