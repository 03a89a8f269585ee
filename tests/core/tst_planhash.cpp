// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/plan/plantext.h"
#include "tests/support/planfixture.h"

#include <QJsonDocument>
#include <QTest>

#include <algorithm>

using namespace cw;
using namespace planfixture;

/// What is approved is the plan's hash: it changes with everything that is done, and with nothing else.
class PlanHashTest : public QObject
{
    Q_OBJECT

private:
    Catalog m_catalog;

    Result<Plan> make(const Configuration& configuration, const Facts& facts = debian12()) const
    {
        return makePlan(configuration, m_catalog, facts, places());
    }

private Q_SLOTS:
    void initTestCase()
    {
        auto catalog = Catalog::load();
        QVERIFY2(catalog, catalog ? "" : qPrintable(catalog.error().sentence()));
        m_catalog = *catalog;
    }

    void samePlanSameHash()
    {
        const auto first = make(tinyflow());
        const auto second = make(tinyflow());
        QCOMPARE(first->hash(), second->hash());
        const auto read = Plan::fromJson(first->toJson());
        QVERIFY2(read, read ? "" : qPrintable(read.error().sentence()));
        QVERIFY(*read == *first);
    }

    void everyFieldChangesTheHash_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QJsonValue>("value");
        QTest::newRow("jobs") << u"jobs"_s << QJsonValue(3);
        QTest::newRow("ram") << u"ram"_s << QJsonValue(4096);
        QTest::newRow("board") << u"board"_s << QJsonValue(u"raspberry-pi-4"_s);
        QTest::newRow("product") << u"product"_s << QJsonValue(u"c-library"_s);
        QTest::newRow("flags") << u"flags"_s << QJsonValue(QJsonArray{u"--copt=-Wno-x"_s});
        QTest::newRow("config") << u"config"_s << QJsonValue(QJsonArray{u"monolithic"_s});
        QTest::newRow("optimize") << u"optimize"_s << QJsonValue(QJsonArray{u"-O3"_s});
        QTest::newRow("python") << u"python"_s << QJsonValue(u"3.9"_s);
        QTest::newRow("python_include") << u"python_include"_s << QJsonValue(u"~/headers"_s);
        QTest::newRow("offline") << u"features.offline"_s << QJsonValue(true);
        QTest::newRow("static_libstdcxx") << u"features.static_libstdcxx"_s << QJsonValue(true);
        QTest::newRow("xla") << u"features.xla"_s << QJsonValue(true);
        QTest::newRow("bazel") << u"bazel"_s << QJsonValue(u"0.17.2"_s);
        QTest::newRow("compiler") << u"compiler"_s << QJsonValue(u"/opt/gcc/bin/aarch64-linux-gnu-gcc-11"_s);
        QTest::newRow("sysroot") << u"sysroot"_s << QJsonValue(u"/srv/root"_s);
    }

    void everyFieldChangesTheHash()
    {
        QFETCH(QString, field);
        QFETCH(QJsonValue, value);
        Configuration changed = tinyflow();
        changed.set(field, value, {Provenance::Kind::User});
        const auto plan = make(changed);
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
        QVERIFY(plan->hash() != make(tinyflow())->hash());
        // Not only the stored configuration: something that is done differs.
        const auto before = make(tinyflow());
        QVERIFY(plan->files != before->files || plan->steps != before->steps || plan->artifacts != before->artifacts);
    }

    // An approval given in one language holds in another; one for another command holds nowhere.
    void theHashLeavesOutTheTextsForPeople()
    {
        const auto plan = make(tinyflow());
        QVERIFY(bool(plan));
        Plan other = *plan;
        other.title += u"!"_s;
        other.files.first().why += u"!"_s;
        other.steps.first().title += u"!"_s;
        other.steps.first().why += u"!"_s;
        QCOMPARE(other.hash(), plan->hash());
        other.steps.first().arguments.append(u"!"_s);
        QVERIFY(other.hash() != plan->hash());
        other = *plan;
        other.files.first().text += '!';
        QVERIFY(other.hash() != plan->hash());
    }

    // A plan of before there was one budget says nothing of the server's heap. It opens, it is the same when it is
    // written again, and nobody can slip such a number in.
    void aPlanOfBeforeTheBudgetOpens()
    {
        const auto recorded = files::read(QStringLiteral(TEST_DATA_DIR "/ui/runs/20261121-132602-0289b1/plan.json"));
        QVERIFY(recorded);
        QJsonObject object = QJsonDocument::fromJson(*recorded).object();
        QVERIFY(!object.contains("heap_mib"_L1));
        const auto plan = Plan::fromJson(object);
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
        QCOMPARE(plan->ramMiB, 2048);
        QCOMPARE(plan->heapMiB, 0);
        QCOMPARE(plan->actionsMiB, 0);
        QCOMPARE(plan->toJson(), object);
        object.insert("heap_mib"_L1, 682);
        QVERIFY(!Plan::fromJson(object));
    }

    void theBudgetIsApproved()
    {
        const auto plan = make(tinyflow());
        QVERIFY(bool(plan));
        QCOMPARE(plan->ramMiB, 2048);
        QCOMPARE(plan->heapMiB, 682);
        QCOMPARE(plan->actionsMiB, 1366);
        const QJsonObject object = plan->toJson();
        QCOMPARE(object.value("heap_mib"_L1).toInt(), 682);
        QCOMPARE(object.value("actions_mib"_L1).toInt(), 1366);
        for (const QString& key : {u"ram_mib"_s, u"heap_mib"_s, u"actions_mib"_s}) {
            QJsonObject changed = object;
            changed.insert(key, 1000);
            QVERIFY2(!Plan::fromJson(changed), qPrintable(key));
            changed.remove(key);
            QVERIFY2(!Plan::fromJson(changed), qPrintable(key));
        }
        Configuration unlimited = tinyflow();
        unlimited.unset(u"ram"_s);
        const QJsonObject without = make(unlimited)->toJson();
        QVERIFY(!without.contains("heap_mib"_L1) && !without.contains("actions_mib"_L1));
    }
};

QTEST_GUILESS_MAIN(PlanHashTest)
#include "tst_planhash.moc"
