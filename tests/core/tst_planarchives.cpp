// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/planfixture.h"

#include <QTest>

using namespace cw;
using namespace planfixture;

/// What a plan gives a Bazel that lacks something or that may not download: stand-ins for Android's rules, folders of
/// archives.
class PlanArchivesTest : public QObject
{
    Q_OBJECT

private:
    Catalog m_catalog;

    Result<Plan> make(const Configuration& configuration) const
    {
        return makePlan(configuration, m_catalog, debian12(), places());
    }

    static QStringList buildArguments(const Plan& plan) { return step(plan, u"build"_s)->allArguments(); }

private Q_SLOTS:
    void initTestCase()
    {
        auto catalog = Catalog::load();
        QVERIFY2(catalog, catalog ? "" : qPrintable(catalog.error().sentence()));
        m_catalog = *catalog;
    }

    // Debian's Bazel has no rules for Android, and TensorFlow 2.8's BUILD files name them: stand-ins, where they are allowed.
    void standInsForAndroid()
    {
        const QMap<QString, QJsonValue> values{
            {u"tf"_s, u"2.8.0"_s}, {u"product"_s, u"tflite"_s}, {u"board"_s, u"raspberry-pi-4"_s}};
        const auto with = [&](const QMap<QString, QJsonValue>& more) {
            QMap<QString, QJsonValue> all = values;
            all.insert(more);
            return make(configuration(all));
        };
        const QString flag = u"--override_repository=build_bazel_rules_android="_s;
        const auto plain = with({});
        QVERIFY(plain);
        QVERIFY(!buildArguments(*plain).join(u' ').contains(flag));
        const auto plan = with({{u"features.android_stand_ins"_s, true}});
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
        const PlanFile* rules = file(*plan, u"/build_bazel_rules_android/android/rules.bzl"_s);
        QVERIFY(rules);
        QVERIFY(rules->path.startsWith(places().cache + "/generated/"_L1)); // never in the tree
        for (const char* rule :
             {"aar_import", "android_binary", "android_device", "android_instrumentation_test", "android_library",
              "android_local_test", "android_ndk_repository", "android_sdk_repository"})
            QVERIFY2(rules->text.contains(QByteArray("\ndef ") + rule + "(**"), rule);
        const PlanFile* workspace = file(*plan, u"/build_bazel_rules_android/WORKSPACE"_s);
        QVERIFY(workspace);
        QVERIFY(workspace->text.contains("workspace(name = \"build_bazel_rules_android\")"));
        QVERIFY(workspace->text.contains("0BSD"));
        QVERIFY(!workspace->why.isEmpty());
        QVERIFY(buildArguments(*plan).contains(flag + workspace->path.chopped(10)));
        QVERIFY(!step(*plan, u"configure"_s)->environment.contains(u"TF_NEED_ANDROID_STAND_INS"_s));
        // Its authors' own has the rules: the same configuration writes nothing.
        Facts upstream = debian12();
        upstream.set(u"host.bazel_distribution"_s, u"upstream"_s, u"test"_s, {});
        QMap<QString, QJsonValue> all = values;
        all.insert(u"features.android_stand_ins"_s, true);
        const auto own = makePlan(configuration(all), m_catalog, upstream, places());
        QVERIFY(own);
        QVERIFY(!file(*own, u"/android/rules.bzl"_s));
    }

    void foldersOfArchives()
    {
        const auto with = [&](const QMap<QString, QJsonValue>& more) {
            QMap<QString, QJsonValue> all{{u"source"_s, u"/src/re2"_s},
                                          {u"product"_s, u"target"_s},
                                          {u"target"_s, QJsonArray{u"//:re2"_s}},
                                          {u"board"_s, u"aarch64-sbsa"_s},
                                          {u"flags"_s, QJsonArray{u"--distdir=/mine"_s}}};
            all.insert(more);
            return make(configuration(all));
        };
        const auto online = with({{u"distdir"_s, u"~/archives"_s}, {u"repository_cache"_s, u"/big/cache"_s}});
        QVERIFY2(online, online ? "" : qPrintable(online.error().sentence()));
        QStringList flags = buildArguments(*online);
        QVERIFY(flags.contains(u"--distdir=/home/u/archives"_s));
        QVERIFY(flags.contains(u"--repository_cache=/big/cache"_s));
        QVERIFY(flags.indexOf(u"--distdir=/mine"_s) > flags.indexOf(u"--distdir=/home/u/archives"_s));
        QVERIFY(!flags.contains(u"--experimental_repository_disable_download"_s));
        // Offline they take the place of the stand-ins, and nothing is downloaded.
        const auto offline = with({{u"distdir"_s, u"~/archives"_s}, {u"features.offline"_s, true}});
        QVERIFY(offline);
        flags = buildArguments(*offline);
        QVERIFY(flags.contains(u"--experimental_repository_disable_download"_s));
        QVERIFY(!flags.join(u' ').contains("--repository_cache"_L1));
        QVERIFY(!file(*offline, u"rules_cc/WORKSPACE"_s));
        // How the oldest are told is not known, and no flag is made up.
        const auto old = with(
            {{u"distdir"_s, u"/d"_s}, {u"bazel"_s, u"0.10.0"_s}, {u"board"_s, u"x86_64"_s}, {u"mode"_s, u"native"_s}});
        QVERIFY(!old);
        QVERIFY2(old.error().text.contains("distdir"_L1), qPrintable(old.error().text));
    }
};

QTEST_APPLESS_MAIN(PlanArchivesTest)
#include "tst_planarchives.moc"
