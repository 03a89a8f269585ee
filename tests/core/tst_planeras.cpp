// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a plan says to Bazel and to a release's tree is the catalog's, so a user's own records change the plan.

#include "core/base/files.h"
#include "tests/support/planfixture.h"

#include <QTemporaryDir>
#include <QTest>

using namespace cw;
using namespace planfixture;

namespace {

/// The embedded catalog with these records over it.
Result<Catalog> withRecords(const QByteArray& lists)
{
    const QTemporaryDir folder;
    const Status written = files::write(folder.filePath(u"mine.json"_s),
                                        R"({"format": "crosswright-catalog", "version": 1, )" + lists + '}');
    if (!written)
        return written.error();
    return Catalog::load({u":/catalog"_s, folder.path()});
}

/// The build's arguments for Tinyflow with the Bazel that was found, or a wanted one.
QStringList argumentsWith(const Catalog& catalog, const QString& bazel = {})
{
    Configuration configuration = tinyflow();
    if (!bazel.isEmpty())
        configuration.set(u"bazel"_s, bazel, {Provenance::Kind::User});
    const auto plan = makePlan(configuration, catalog, debian12(), places());
    return plan ? step(*plan, u"build"_s)->allArguments() : QStringList{plan.error().sentence()};
}

QByteArray textOf(const Plan& plan, const QString& end)
{
    const PlanFile* found = file(plan, end);
    return found ? found->text : QByteArray();
}

} // namespace

class TestPlanEras : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void overlayOfAnEra();
    void narrowerRecordWins();
    void oldOverlays();
    void mistakesAreNamed_data();
    void mistakesAreNamed();
    void overlayOfARelease();
    void toolchainFollowsTheEra();
    void uselessTotals();
};

void TestPlanEras::overlayOfAnEra()
{
    const auto before = Catalog::load({u":/catalog"_s});
    QVERIFY(before);
    const QString id = before->bazelEra(u"4.2.3"_s)->id;
    const auto catalog = withRecords(R"("bazel": [{"id": ")" + id.toUtf8() + R"(",
        "ramFlags": ["--memory_of_mine=${RAM}"], "jobsFlags": ["--jobs_of_mine=${JOBS}"],
        "startupFlags": ["--heap_of_mine=${HEAP}"], "noUserRcFlags": ["--norc_of_mine"], "heapParts": 4,
        "progressFlags": ["--shown_of_mine=${ACTIONS}"], "eventFlags": ["--events_of_mine=${FILE}"],
        "toolchainFlags": ["--toolchain_of_mine=${NAME},${FOLDER},${ARCH},${CPU}"]}])");
    QVERIFY2(catalog, catalog ? "" : qPrintable(catalog.error().sentence()));
    const QStringList arguments = argumentsWith(*catalog);
    for (const QString& mine : {u"--memory_of_mine=1536"_s, u"--jobs_of_mine=2"_s, u"--heap_of_mine=512"_s,
                                u"--norc_of_mine"_s, u"--shown_of_mine=4"_s, u"--events_of_mine=${RUN}/bep.json"_s})
        QVERIFY2(arguments.contains(mine), qPrintable(mine + u" in "_s + arguments.join(u' ')));
    const QString all = arguments.join(u' ');
    QVERIFY(all.contains("--toolchain_of_mine=crosswright_toolchain,/"_L1));
    QVERIFY(all.contains("/toolchain,aarch64,aarch64"_L1));
    for (const QString& gone : {u"--local_ram_resources"_s, u"--jobs="_s, u"--nohome_rc"_s, u"--platforms"_s})
        QVERIFY2(!all.contains(gone), qPrintable(gone));
    QVERIFY(all.contains("--output_base="_L1));         // whatever a record says
    QVERIFY(all.contains("--local_cpu_resources="_L1)); // what the record does not change stands
    QVERIFY(argumentsWith(*before).contains(u"--local_ram_resources=1366"_s));
}

void TestPlanEras::narrowerRecordWins()
{
    const auto catalog = withRecords(R"("bazel": [{"id": "mine", "from": "4.2.2", "to": "4.2.3",
        "ramFlags": ["--mine=${RAM}"], "toolchainForm": "platforms", "eventFlags": ["--events=${FILE}"]}])");
    QVERIFY(catalog);
    QVERIFY(argumentsWith(*catalog).contains(u"--mine=2048"_s));
    QVERIFY(argumentsWith(*catalog, u"4.2.1"_s).contains(u"--local_ram_resources=1366"_s));
    QCOMPARE(catalog->bazelEra(u"4.2.3"_s)->id, u"mine"_s);
}

/// Records of before a plan read them: they are still taken, placeholders or not, and a record whose id is gone (eras
/// were split) speaks for no version.
void TestPlanEras::oldOverlays()
{
    const auto catalog = withRecords(R"("bazel": [
        {"id": "0.29-2", "startupFlags": ["--host_jvm_args=-Xmx2g"], "remoteCacheFlags": ["--remote_cache=${URL}"]},
        {"id": "3-6", "ramFlags": ["--gone=${RAM}"], "profileFlags": ["--p", "--profile=${FILE}"]}])");
    QVERIFY2(catalog, catalog ? "" : qPrintable(catalog.error().sentence()));
    QCOMPARE(catalog->bazelEra(u"2.1.0"_s)->startupFlags, QStringList{u"--host_jvm_args=-Xmx2g"_s});
    QVERIFY(!catalog->bazelEraFor(u"4.2.3"_s).ramFlags.join(u' ').contains("gone"_L1));
    QVERIFY(!catalog->bazelEraFor(u"0.1"_s).ramFlags.join(u' ').contains("gone"_L1));
    QVERIFY(!catalog->bazelEraFor(u"30"_s).ramFlags.join(u' ').contains("gone"_L1));
}

void TestPlanEras::mistakesAreNamed_data()
{
    QTest::addColumn<QByteArray>("field");
    QTest::addColumn<QString>("says");
    QTest::newRow("misspelled") << QByteArray(R"("ramFlags": ["--a", "--m=${RAMM}"])")
                                << u"${RAMM} is not filled in here; only ${RAM}, ${CPU} can stand there"_s;
    QTest::newRow("another list's") << QByteArray(R"("jobsFlags": ["--m=${FILE}"])") << u"only ${JOBS} can"_s;
    QTest::newRow("open") << QByteArray(R"("cpuFlags": ["--m=${CPU"])") << u"${CPU is not filled in"_s;
    QTest::newRow("none at all") << QByteArray(R"("noUserRcFlags": ["--m=${CPU}"])") << u"nothing is filled in here"_s;
    QTest::newRow("form") << QByteArray(R"("toolchainForm": "starlark")")
                          << u"one of crosstool-file, crosstool-starlark, platforms is expected"_s;
    QTest::newRow("no part") << QByteArray(R"("heapParts": 0)") << u"a whole number from 1"_s;
}

void TestPlanEras::mistakesAreNamed()
{
    QFETCH(QByteArray, field);
    QFETCH(QString, says);
    const auto catalog = withRecords(R"("bazel": [{"id": "mine", "from": "4", "to": "4", )" + field + "}]");
    QVERIFY(!catalog);
    QVERIFY2(catalog.error().sentence().contains(says), qPrintable(catalog.error().sentence()));
}

void TestPlanEras::overlayOfARelease()
{
    const Configuration wanted = configuration({{u"tf"_s, u"2.8.0"_s},
                                                {u"board"_s, u"raspberry-pi-4-32bit"_s},
                                                {u"product"_s, u"c-library"_s},
                                                {u"bazel"_s, u"4.2.1"_s}});
    const auto embedded = Catalog::load({u":/catalog"_s});
    const auto catalog = withRecords(R"("releases": [{"id": "2.8.0", "project": "tensorflow", "cxxStandard": "c++20",
        "cpuNames": {"armhf": "arm_of_mine"}, "pythonProgram": false}])");
    QVERIFY2(catalog, catalog ? "" : qPrintable(catalog.error().sentence()));
    const auto plain = makePlan(wanted, *embedded, debian12(), places());
    const auto plan = makePlan(wanted, *catalog, debian12(), places());
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
    QVERIFY2(plain, plain ? "" : qPrintable(plain.error().sentence()));
    QVERIFY(step(*plain, u"build"_s)->allArguments().contains(u"--cpu=armhf"_s));
    QVERIFY(step(*plan, u"build"_s)->allArguments().contains(u"--cpu=arm_of_mine"_s));
    QVERIFY(textOf(*plan, u"/toolchain/cc_toolchain_config.bzl"_s).contains("-std=c++20"));
    QVERIFY(!textOf(*plain, u"/toolchain/cc_toolchain_config.bzl"_s).contains("-std="));
    QVERIFY(!textOf(*plain, u"/programs/python"_s).isEmpty());
    QVERIFY(textOf(*plan, u"/programs/python"_s).isEmpty());
}

void TestPlanEras::toolchainFollowsTheEra()
{
    const auto catalog = Catalog::load({u":/catalog"_s});
    QVERIFY(catalog);
    const auto planWith = [&](const QString& bazel) {
        Configuration configuration = tinyflow();
        configuration.set(u"bazel"_s, bazel, {Provenance::Kind::User});
        return makePlan(configuration, *catalog, debian12(), places());
    };
    QVERIFY(!textOf(*planWith(u"0.22.0"_s), u"/toolchain/CROSSTOOL"_s).isEmpty());
    QVERIFY(textOf(*planWith(u"0.23.0"_s), u"/toolchain/CROSSTOOL"_s).isEmpty());
    QVERIFY(!textOf(*planWith(u"0.27.0"_s), u"/toolchain/BUILD"_s).contains("toolchain_type"));
    QVERIFY(textOf(*planWith(u"0.28.1"_s), u"/toolchain/BUILD"_s).contains("toolchain_type"));
    const auto old = planWith(u"0.4.5"_s);
    QVERIFY(!old);
    QVERIFY2(old.error().hint.contains("0.5.3"_L1), qPrintable(old.error().sentence()));
}

void TestPlanEras::uselessTotals()
{
    const auto catalog = Catalog::load({u":/catalog"_s});
    QVERIFY(catalog);
    for (const auto& [bazel, useless] : {std::pair{u"0.24.1"_s, true}, {u"2.1.0"_s, false}, {u"4.2.3"_s, false}}) {
        Configuration configuration = tinyflow();
        configuration.set(u"bazel"_s, bazel, {Provenance::Kind::User});
        const auto plan = makePlan(configuration, *catalog, debian12(), places());
        QVERIFY(plan);
        QCOMPARE(plan->totalUseless, useless);
        // The key is there only when it is so: plans of before keep their hash.
        QCOMPARE(plan->toJson().contains("total_useless"_L1), useless);
        const auto again = Plan::fromJson(plan->toJson());
        QVERIFY(again);
        QCOMPARE(*again, *plan);
    }
}

QTEST_GUILESS_MAIN(TestPlanEras)
#include "tst_planeras.moc"
