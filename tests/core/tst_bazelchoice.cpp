// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Which Bazel runs where some were fetched: the choice, the plan that uses it, and the finding that offers one.

#include "core/plan/gatherplaces.h"
#include "core/roads/planner.h"
#include "core/rules/check.h"
#include "core/selection/bazelchoice.h"

#include <QDateTime>
#include <QJsonArray>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

class TestBazelChoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void choice_data();
    void choice();
    void thePlanRunsIt();
    void theFindingOffersIt();
    void aFetchedOneSilencesTheFinding();
    void aGapIsNotOffered();

private:
    Facts factsOf(const QString& host, const QStringList& fetched) const;
    Configuration configurationOf(const QString& tf, const QString& bazel = {}) const;
    std::optional<Finding> bazelError(const Configuration& configuration, const Facts& facts) const;

    std::optional<Catalog> m_catalog;
};

void TestBazelChoice::initTestCase()
{
    const auto catalog = Catalog::load({u":/catalog"_s});
    QVERIFY(catalog);
    m_catalog = *catalog;
}

Facts TestBazelChoice::factsOf(const QString& host, const QStringList& fetched) const
{
    Facts facts;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto set = [&](const QString& name, const QJsonValue& value) { facts.set(name, value, u"a test"_s, now); };
    set(u"host.arch"_s, u"x86_64"_s);
    set(u"host.os"_s, u"debian 12"_s);
    set(u"host.ram"_s, 24000);
    set(u"host.cores"_s, 8);
    set(u"host.gcc"_s, u"12.2.0"_s);
    set(u"host.gcc_path"_s, u"/usr/bin/gcc"_s);
    set(u"host.gxx_path"_s, u"/usr/bin/g++"_s);
    set(u"host.python_path"_s, u"/usr/bin/python3"_s);
    set(u"host.python"_s, u"3.9.2"_s);
    if (host.isEmpty()) {
        facts.setUnknown(u"host.bazel"_s, u"There is no Bazel on PATH."_s, now);
    } else {
        set(u"host.bazel"_s, host);
        set(u"host.bazel_path"_s, u"/usr/bin/bazel"_s);
        set(u"host.bazel_distribution"_s, u"debian"_s);
    }
    set(u"host.bazels"_s, QJsonArray::fromStringList(fetched));
    for (const QString& version : fetched)
        set("host.bazels."_L1 + version, "/cache/bazel-"_L1 + version);
    return facts;
}

Configuration TestBazelChoice::configurationOf(const QString& tf, const QString& bazel) const
{
    Configuration configuration;
    configuration.set(u"tf"_s, tf, {Provenance::Kind::User});
    configuration.set(u"board"_s, u"x86_64"_s, {Provenance::Kind::User});
    configuration.set(u"mode"_s, u"native"_s, {Provenance::Kind::User});
    if (!bazel.isEmpty())
        configuration.set(u"bazel"_s, bazel, {Provenance::Kind::User});
    return configuration;
}

std::optional<Finding> TestBazelChoice::bazelError(const Configuration& configuration, const Facts& facts) const
{
    for (const Finding& finding : check(configuration, *m_catalog, facts)) {
        if (finding.field == "bazel"_L1 && finding.severity == Finding::Severity::Error)
            return finding;
    }
    return std::nullopt;
}

void TestBazelChoice::choice_data()
{
    QTest::addColumn<QString>("tf");
    QTest::addColumn<QString>("bazel");
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("fetched");
    QTest::addColumn<QString>("chosen"); // "" the machine's own
    // 2.8.0 was published with 4.2.1, and takes 4.2.1 to 4.99.0; 2.5.0 with 3.7.2, and takes 3.7.2 to 3.99.0.
    QTest::newRow("none fetched") << u"2.5.0"_s << u""_s << u"4.2.3"_s << u""_s << u""_s;
    QTest::newRow("the published one") << u"2.5.0"_s << u""_s << u"4.2.3"_s << u"0.24.1 3.7.2"_s << u"3.7.2"_s;
    QTest::newRow("the machine's own is the published one") << u"2.5.0"_s << u""_s << u"3.7.2"_s << u"3.7.2"_s << u""_s;
    QTest::newRow("the machine's own is inside") << u"2.8.0"_s << u""_s << u"4.2.3"_s << u"4.2.2 3.7.2"_s << u""_s;
    QTest::newRow("the published one wins inside") << u"2.8.0"_s << u""_s << u"4.2.3"_s << u"4.2.1"_s << u"4.2.1"_s;
    QTest::newRow("the nearest inside") << u"2.8.0"_s << u""_s << u"5.3.0"_s << u"3.7.2 4.2.2 6.5.0"_s << u"4.2.2"_s;
    QTest::newRow("none inside") << u"2.8.0"_s << u""_s << u"5.3.0"_s << u"3.7.2 6.5.0"_s << u""_s;
    QTest::newRow("none on the machine") << u"2.8.0"_s << u""_s << u""_s << u"4.2.2"_s << u"4.2.2"_s;
    QTest::newRow("a version that was typed")
        << u"2.8.0"_s << u"3.7.2"_s << u"4.2.3"_s << u"3.7.2 4.2.1"_s << u"3.7.2"_s;
    QTest::newRow("a line that was typed") << u"2.8.0"_s << u"3.7"_s << u"4.2.3"_s << u"3.7.0 3.7.2"_s << u"3.7.2"_s;
    QTest::newRow("typed, and the machine's own") << u"2.8.0"_s << u"4.2"_s << u"4.2.3"_s << u"4.2.1"_s << u""_s;
    QTest::newRow("typed, and nowhere") << u"2.8.0"_s << u"3.7.2"_s << u"4.2.3"_s << u"4.2.1"_s << u""_s;
    QTest::newRow("a path stays") << u"2.5.0"_s << u"/opt/bazel"_s << u"4.2.3"_s << u"3.7.2"_s << u""_s;
}

void TestBazelChoice::choice()
{
    QFETCH(QString, tf);
    QFETCH(QString, bazel);
    QFETCH(QString, host);
    QFETCH(QString, fetched);
    QFETCH(QString, chosen);
    const Facts facts = factsOf(host, fetched.split(u' ', Qt::SkipEmptyParts));
    const Configuration configuration = configurationOf(tf, bazel);
    const auto got = fetchedBazelFor(configuration, facts, Selection::of(configuration, *m_catalog, facts));
    QCOMPARE(got ? got->version : QString(), chosen);
    if (got)
        QCOMPARE(got->program, "/cache/bazel-"_L1 + chosen);
}

void TestBazelChoice::thePlanRunsIt()
{
    const Configuration configuration = configurationOf(u"2.5.0"_s);
    const PlanPlaces places = *gatherPlaces(configuration, *m_catalog, {});
    const auto before = makePlan(configuration, *m_catalog, factsOf(u"4.2.3"_s, {}), places);
    QVERIFY2(before, qPrintable(before ? QString() : before.error().sentence()));
    QCOMPARE(before->bazelVersion, u"4.2.3"_s);
    const auto plan = makePlan(configuration, *m_catalog, factsOf(u"4.2.3"_s, {u"3.7.2"_s}), places);
    QVERIFY2(plan, qPrintable(plan ? QString() : plan.error().sentence()));
    QCOMPARE(plan->bazelVersion, u"3.7.2"_s);
    QCOMPARE(plan->bazel, u"/cache/bazel-3.7.2"_s);
    bool ran = false;
    for (const PlanStep& step : plan->steps) {
        ran = ran || step.program == "/cache/bazel-3.7.2"_L1;
        QVERIFY(step.program != "/usr/bin/bazel"_L1);
        QVERIFY(!step.environment.contains(u"USE_BAZEL_VERSION"_s)); // only a wrapper reads it
    }
    QVERIFY(ran);
}

void TestBazelChoice::theFindingOffersIt()
{
    const auto finding = bazelError(configurationOf(u"2.5.0"_s), factsOf(u"4.2.3"_s, {}));
    QVERIFY(finding);
    QVERIFY2(finding->fetch, qPrintable(finding->text));
    QCOMPARE(finding->fetch->version, u"3.7.2"_s);
    QCOMPARE(finding->fetch->command(), u"crosswright bazel fetch 3.7.2"_s);
    QCOMPARE(finding->toJson().value("fetch"_L1).toObject().value("command"_L1).toString(), finding->fetch->command());
    // The size is the catalog's, where it knows one.
    const auto old = bazelError(configurationOf(u"1.14.0"_s), factsOf({}, {}));
    QVERIFY(old && old->fetch);
    QCOMPARE(old->fetch->version, u"0.24.1"_s);
    QCOMPARE(old->fetch->bytes, fetchableBazel(*m_catalog, u"0.24.1"_s, u"x86_64"_s)->downloadBytes());
    QVERIFY(old->fetch->bytes > 1000000);
    // A version that was typed.
    const auto typed = bazelError(configurationOf(u"2.5.0"_s, u"3.7.2"_s), factsOf(u"4.2.3"_s, {}));
    QVERIFY(typed && typed->fetch && typed->id == "bazel.not_installed"_L1);
}

void TestBazelChoice::aFetchedOneSilencesTheFinding()
{
    for (const QString& typed : {QString(), u"3.7.2"_s}) {
        const auto finding = bazelError(configurationOf(u"2.5.0"_s, typed), factsOf(u"4.2.3"_s, {u"3.7.2"_s}));
        QVERIFY2(!finding, qPrintable(finding ? finding->text : QString()));
    }
    QVERIFY(!bazelError(configurationOf(u"2.5.0"_s), factsOf({}, {u"3.7.2"_s}))); // none on the machine at all
    // A wrong path, where the right one lies in the cache: a repair, nothing to fetch.
    Facts facts = factsOf(u"4.2.3"_s, {u"3.7.2"_s});
    const QDateTime now = QDateTime::currentDateTimeUtc();
    facts.set(u"host.path.bazel"_s, u"/opt/bazel"_s, u"a test"_s, now);
    facts.set(u"host.path.bazel.version"_s, u"5.3.0"_s, u"a test"_s, now);
    const auto path = bazelError(configurationOf(u"2.5.0"_s, u"/opt/bazel"_s), facts);
    QVERIFY(path && path->repair && !path->fetch);
    QCOMPARE(path->repair->set.value(u"bazel"_s).toString(), u"3.7.2"_s);
}

void TestBazelChoice::aGapIsNotOffered()
{
    const auto finding = bazelError(configurationOf(u"1.5.0"_s, u"0.5.4"_s), factsOf(u"4.2.3"_s, {}));
    QVERIFY(finding);
    QVERIFY(!finding->fetch);
    QVERIFY(finding->noRepair.contains(u"path"_s));
}

QTEST_GUILESS_MAIN(TestBazelChoice)
#include "tst_bazelchoice.moc"
