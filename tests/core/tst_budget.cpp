// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The one budget of a build, as a table: what is written and what the machine has, and what may be used.

#include "core/budget/budget.h"
#include "core/budget/budgettext.h"
#include "core/config/edit.h"
#include "core/preferences/preferences.h"

#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

using Origin = Budget::Origin;
using Builder = Budget::Builder;

namespace {

Facts factsOf(const QString& text)
{
    Facts facts;
    for (const QString& each : text.split(u' ', Qt::SkipEmptyParts))
        facts.set(each.section(u'=', 0, 0), each.section(u'=', 1).toInt(), u"test"_s, {});
    return facts;
}

Configuration configurationOf(const QStringList& edits)
{
    Configuration configuration;
    const auto edited = applyEdits(configuration, edits);
    Q_ASSERT(bool(edited));
    return configuration;
}

constexpr auto machine = "host.cores=8 host.ram=16384";

} // namespace

class TestBudget : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void table_data()
    {
        QTest::addColumn<QStringList>("edits");
        QTest::addColumn<QString>("facts");
        QTest::addColumn<int>("keptCores");
        QTest::addColumn<int>("keptMiB");
        QTest::addColumn<int>("jobs");
        QTest::addColumn<int>("total");
        QTest::addColumn<int>("heap");
        QTest::addColumn<int>("jobsFrom");
        QTest::addColumn<int>("memoryFrom");
        const auto row = [](const char* name, const char* edits, const char* facts, int keptCores, int keptMiB,
                            int jobs, int total, int heap, Origin jobsFrom, Origin memoryFrom) {
            QTest::newRow(name) << QString::fromLatin1(edits).split(u'|', Qt::SkipEmptyParts)
                                << QString::fromLatin1(facts) << keptCores << keptMiB << jobs << total << heap
                                << int(jobsFrom) << int(memoryFrom);
        };
        const auto set = Origin::Configuration;
        const auto kept = Origin::Preferences;
        const auto cores = Origin::Machine;
        const auto none = Origin::Unlimited;
        row("nothing is known or said", "", "", 0, 0, 0, 0, 0, none, none);
        row("nothing is said", "", machine, 0, 0, 0, 0, 0, cores, none);
        row("numbers", "jobs=4|ram=2048", machine, 0, 0, 4, 2048, 682, set, set);
        row("numbers need no machine", "jobs=4|ram=6144", "", 0, 0, 4, 6144, 2048, set, set);
        row("the configuration wins", "jobs=4|ram=2048", machine, 2, 4096, 4, 2048, 682, set, set);
        row("kept free", "", machine, 2, 4096, 6, 12288, 4096, kept, kept);
        row("kept free of a machine that nobody looked at", "", "", 2, 4096, 0, 0, 0, none, none);
        row("all cores kept", "", machine, 8, 0, 1, 0, 0, kept, none);
        row("all memory kept", "", machine, 0, 16384, 0, 1024, 512, cores, kept);
        row("one of each", "jobs=4", machine, 2, 4096, 4, 12288, 4096, set, kept);
        row("half", "jobs=HOST_CPUS*.5|ram=HOST_RAM*.5", machine, 0, 0, 4, 8192, 2730, set, set);
        row("percent", "jobs=50%|ram=25%", machine, 0, 0, 4, 4096, 1365, set, set);
        row("half of an odd number", "jobs=HOST_CPUS*.5", "host.cores=3 host.ram=3964", 0, 0, 1, 0, 0, set, none);
        row("half of one core", "jobs=HOST_CPUS*.5", "host.cores=1", 0, 0, 1, 0, 0, set, none);
        row("leave some", "jobs=leave 1|ram=leave 4 GiB", machine, 0, 0, 7, 12288, 4096, set, set);
        row("leave more than there is", "ram=HOST_RAM-32GiB|jobs=HOST_CPUS-9", machine, 0, 0, 1, 1024, 512, set, set);
        row("the seed's limits", "ram=2048,0.5,0.5", "host.cores=4 host.ram=3994", 0, 0, 1, 2048, 682, set, set);
        row("old instructions with whole cores", "ram=3072,6.0,1.0", "", 0, 0, 6, 3072, 1024, set, set);
        row("jobs win over them", "jobs=2|ram=3072,6.0,1.0", "", 0, 0, 2, 3072, 1024, set, set);
        row("the heap is bounded above", "ram=64GiB", "", 0, 0, 0, 65536, 4096, none, set);
        row("the heap is bounded below", "ram=1200", "", 0, 0, 0, 1200, 512, none, set);
        row("the heap is half at most", "ram=600", "", 0, 0, 0, 600, 300, none, set);
        row("next to nothing", "ram=1", "", 0, 0, 0, 1, 0, none, set);
    }

    void table()
    {
        QFETCH(QStringList, edits);
        QFETCH(QString, facts);
        QFETCH(int, keptCores);
        QFETCH(int, keptMiB);
        Preferences preferences;
        preferences.keptCores = keptCores;
        preferences.keptMiB = keptMiB;
        const Budget budget = Budget::of(configurationOf(edits), factsOf(facts), KeptFree::of(preferences));
        QTEST(budget.jobs, "jobs");
        QTEST(budget.totalMiB, "total");
        QTEST(budget.heapMiB, "heap");
        QTEST(int(budget.jobsFrom), "jobsFrom");
        QTEST(int(budget.memoryFrom), "memoryFrom");
        QCOMPARE(budget.heapMiB + budget.actionsMiB, budget.totalMiB); // the whole is the whole
        QVERIFY(budget.jobsUnknown.isEmpty() && budget.memoryUnknown.isEmpty());
        QVERIFY(budget.totalMiB == 0 || budget.actionsMiB > 0);
    }

    /// What the machine has not is never made up.
    void unknownMachine()
    {
        for (const QString& written : {u"HOST_RAM*.5"_s, u"50%"_s, u"leave 4 GiB"_s, u"HOST_RAM-1"_s}) {
            const Budget budget =
                Budget::of(configurationOf({"ram="_L1 + written}), factsOf(u"host.cores=8"_s), {2, 4096});
            QCOMPARE(budget.totalMiB, 0);
            QCOMPARE(int(budget.memoryFrom), int(Origin::Configuration));
            QVERIFY2(budget.memoryUnknown.contains(u'"' + written + u'"'), qPrintable(budget.memoryUnknown));
            QCOMPARE(budgettext::division(budget), budget.memoryUnknown);
            QVERIFY(!budgettext::resolvedMemory(budget).isEmpty());
        }
        const Budget budget = Budget::of(configurationOf({u"jobs=HOST_CPUS*.5"_s}), factsOf(u"host.ram=8"_s), {2, 0});
        QCOMPARE(budget.jobs, 0);
        QCOMPARE(budget.atOnce(), 0);
        QVERIFY(budget.jobsUnknown.contains("HOST_CPUS*.5"_L1));
    }

    void atOnce_data()
    {
        QTest::addColumn<QStringList>("edits");
        QTest::addColumn<QString>("facts");
        QTest::addColumn<int>("most");
        QTest::newRow("cores") << QStringList{} << u"host.cores=8"_s << 8;
        QTest::newRow("jobs") << QStringList{u"jobs=3"_s} << u""_s << 3;
        QTest::newRow("fewer jobs") << QStringList{u"jobs=3"_s} << u"host.cores=8"_s << 3;
        QTest::newRow("fewer cores") << QStringList{u"jobs=30"_s} << u"host.cores=8"_s << 8;
        QTest::newRow("neither") << QStringList{} << u""_s << 0;
    }

    void atOnce()
    {
        QFETCH(QStringList, edits);
        QFETCH(QString, facts);
        QTEST(Budget::of(configurationOf(edits), factsOf(facts), {}).atOnce(), "most");
    }

    /// What is kept is kept of this machine; on a device its own memory counts.
    void aDeviceThatBuilds()
    {
        const Facts facts = factsOf(u"host.cores=8 host.ram=16384 device.cores=4 device.ram=3994"_s);
        const Budget budget = Budget::of(configurationOf({u"ram=HOST_RAM*.5"_s}), facts, {2, 4096}, Builder::Device);
        QCOMPARE(budget.totalMiB, 1997);
        QCOMPARE(budget.jobs, 0);
        QCOMPARE(budget.atOnce(), 4);
    }

    void theHeapIsDataOfTheBazel()
    {
        const HeapShare other{4, 256, 1000};
        QCOMPARE(other.of(0), 0);
        QCOMPARE(other.of(400), 200);
        QCOMPARE(other.of(800), 256);
        QCOMPARE(other.of(2000), 500);
        QCOMPARE(other.of(100000), 1000);
        QCOMPARE((HeapShare{0, 512, 4096}.of(8192)), 0); // left to Java
        QCOMPARE((HeapShare{4, 512, 0}.of(65536)), 16384);
        const Budget budget = Budget::of(configurationOf({u"ram=2000"_s}), {}, {}, Builder::Host, other);
        QCOMPARE(budget.heapMiB, 500);
        QCOMPARE(budget.actionsMiB, 1500);
    }

    void words()
    {
        const auto text = [](const QStringList& edits, const char* facts, const KeptFree& kept) {
            const Budget budget = Budget::of(configurationOf(edits), factsOf(QString::fromLatin1(facts)), kept);
            return QStringList{budgettext::resolvedJobs(budget), budgettext::resolvedMemory(budget),
                               budgettext::automaticJobs(budget), budgettext::automaticMemory(budget)};
        };
        QCOMPARE(text({}, "", {}), (QStringList{u""_s, u""_s, u"automatic"_s, u"automatic"_s}));
        QCOMPARE(text({}, machine, {}), (QStringList{u""_s, u""_s, u"automatic (8)"_s, u"automatic"_s}));
        QCOMPARE(text({}, machine, {2, 4096}), (QStringList{u""_s, u""_s, u"automatic (6, 2 of the cores stay free)"_s,
                                                            u"automatic (12288 MiB, 4096 MiB stay free)"_s}));
        QCOMPARE(text({u"jobs=50%"_s, u"ram=50%"_s}, machine, {}).mid(0, 2), (QStringList{u"= 4"_s, u"= 8192 MiB"_s}));
        QCOMPARE(text({u"ram=2048,0.5,0.5"_s}, machine, {}).mid(1, 2),
                 (QStringList{u"= 2048 MiB"_s, u"automatic (1)"_s}));
        QCOMPARE(text({u"jobs=4"_s, u"ram=4GiB"_s}, machine, {}).mid(0, 2), (QStringList{u""_s, u""_s}));
        QCOMPARE(budgettext::division(Budget::of(configurationOf({u"ram=2048"_s}), {}, {})),
                 u"Of 2048 MiB Bazel's server gets 682 MiB at most; 1366 MiB are for compilers and linkers."_s);
        QCOMPARE(budgettext::division({}), QString());
    }
};

QTEST_GUILESS_MAIN(TestBudget)
#include "tst_budget.moc"
