// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/planfixture.h"

#include <QTest>

using namespace cw;
using namespace planfixture;

/// What cannot be planned is said in one clear sentence.
class PlanRefusalsTest : public QObject
{
    Q_OBJECT

private:
    Catalog m_catalog;

    Result<Plan> make(const Configuration& configuration, const Facts& facts = debian12()) const
    {
        return makePlan(configuration, m_catalog, facts, places());
    }

    static QStringList buildArguments(const Plan& plan) { return step(plan, u"build"_s)->allArguments(); }

private Q_SLOTS:
    void initTestCase()
    {
        auto catalog = Catalog::load();
        QVERIFY2(catalog, catalog ? "" : qPrintable(catalog.error().sentence()));
        m_catalog = *catalog;
    }

    // --override_repository came with 0.5.0, build events with 0.5.3: such a build would end at its first line.
    void whatBazelDoesNotKnowIsNotPlanned()
    {
        const auto library = [&](const QString& bazel, const QString& board, const QString& mode) {
            return make(configuration({{u"tf"_s, u"1.3.0"_s},
                                       {u"product"_s, u"c-library"_s},
                                       {u"board"_s, board},
                                       {u"mode"_s, mode},
                                       {u"bazel"_s, bazel}}));
        };
        const auto cross = library(u"0.4.5"_s, u"raspberry-pi-3"_s, u"cross"_s);
        QVERIFY(!cross);
        QVERIFY2(cross.error().hint.contains("0.5.3"_L1), qPrintable(cross.error().sentence()));
        QVERIFY(!library(u"0.5.2"_s, u"x86_64"_s, u"native"_s)); // what it made is read from the events
        const auto first = library(u"0.5.3"_s, u"raspberry-pi-3"_s, u"cross"_s);
        QVERIFY2(first, first ? "" : qPrintable(first.error().sentence()));
        QVERIFY(!buildArguments(*first).contains(u"--build_event_publish_all_actions"_s));
    }

    void whatCannotBePlannedSaysSo_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QString>("word");
        QTest::newRow("tensorrt") << u"tensorrt"_s << QJsonValue(u"8.6"_s) << u"TensorRT"_s;
        QTest::newRow("container") << u"mode"_s << QJsonValue(u"container"_s) << u"image"_s;
        QTest::newRow("serving") << u"product"_s << QJsonValue(u"serving"_s) << u"Serving"_s;
        QTest::newRow("unknown board") << u"board"_s << QJsonValue(u"toaster"_s) << u"board"_s;
        QTest::newRow("no product") << u"product"_s << QJsonValue(u"tflite"_s) << u"tflite"_s;
        QTest::newRow("no target") << u"product"_s << QJsonValue(u"target"_s) << u"target"_s;
        QTest::newRow("feature nobody asks") << u"features.warp"_s << QJsonValue(true) << u"features.warp"_s;
        QTest::newRow("clang") << u"compiler"_s << QJsonValue(u"/usr/bin/clang"_s) << u"gcc"_s;
    }

    void whatCannotBePlannedSaysSo()
    {
        QFETCH(QString, field);
        QFETCH(QJsonValue, value);
        QFETCH(QString, word);
        Configuration changed = tinyflow();
        changed.set(field, value, {Provenance::Kind::User});
        const auto plan = make(changed);
        QVERIFY(!plan);
        QVERIFY2(plan.error().text.contains(word), qPrintable(plan.error().text));
        QVERIFY(plan.error().text.endsWith(u'.'));
        QCOMPARE(plan.error().text.count(u'\n'), 0);
    }

    // Every release and board of the catalog gives a plan or one clear sentence, and never stops the program.
    void everyCombinationOfTheCatalog()
    {
        int plans = 0;
        int refusals = 0;
        for (const Release& release : m_catalog.releases()) {
            for (const Board& board : m_catalog.boards()) {
                Configuration changed = tinyflow(board.id);
                changed.set(u"tf"_s, release.id, {Provenance::Kind::User});
                const auto plan = make(changed);
                ++(plan ? plans : refusals);
                if (!plan)
                    QVERIFY(plan.error().text.size() > 20 && plan.error().text.endsWith(u'.'));
            }
        }
        QVERIFY(plans > 500);
        QVERIFY(refusals > 50);
    }
};

QTEST_APPLESS_MAIN(PlanRefusalsTest)
#include "tst_planrefusals.moc"
