// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What holds for everything a person does: kept in a file, inherited by what is started, used by plans.

#include "core/base/files.h"
#include "core/base/paths.h"
#include "core/plan/gatherplaces.h"
#include "core/preferences/cachefolder.h"
#include "core/preferences/preferences.h"
#include "core/preferences/translation.h"
#include "core/proc/process.h"
#include "tests/support/planfixture.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

class TestPreferences : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(m_folder->filePath(u"config"_s)));
        qputenv("XDG_CACHE_HOME", QFile::encodeName(m_folder->filePath(u"cache"_s)));
    }

    void noFileMeansTheDefaults()
    {
        const auto preferences = Preferences::load();
        QVERIFY(preferences);
        QCOMPARE(*preferences, Preferences());
        QVERIFY(preferences->notifications && preferences->alarms && preferences->inhibitSleep);
    }

    void savedIsLoadedAgain()
    {
        Preferences preferences;
        preferences.language = u"de"_s;
        preferences.scheme = u"dark"_s;
        preferences.httpsProxy = u"http://user:secret@proxy.example:3128"_s;
        preferences.noProxy = u"localhost,.example"_s;
        preferences.notifications = false;
        preferences.keptCores = 2;
        preferences.keptMiB = 4096;
        QVERIFY(preferences.save());
        const auto again = Preferences::load();
        QVERIFY(again);
        QCOMPARE(*again, preferences);
        const auto others = QFileDevice::ReadGroup | QFileDevice::ReadOther;
        QVERIFY(!(QFile::permissions(Preferences::file()) & others));
    }

    void whatCannotBeUnderstoodIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("newer") << QByteArray(R"({"format":"crosswright-preferences","version":2})");
        QTest::newRow("other format") << QByteArray(R"({"format":"crosswright-plan","version":1})");
        QTest::newRow("proxy") << QByteArray(
            R"({"format":"crosswright-preferences","version":1,"http_proxy":"proxy:3128"})");
        QTest::newRow("folder") << QByteArray(
            R"({"format":"crosswright-preferences","version":1,"cache_folder":"big/disk"})");
    }
    void whatCannotBeUnderstoodIsRefused()
    {
        QFETCH(QByteArray, text);
        QVERIFY(files::makeFolder(paths::config()));
        QVERIFY(files::write(Preferences::file(), text));
        QVERIFY(!Preferences::load());
    }

    void aPasswordIsNotRepeated()
    {
        const auto fine = checkProxy(u"socks9://user:secret@host"_s);
        QVERIFY(!fine);
        QVERIFY(!fine.error().sentence().contains("secret"_L1));
    }

    void proxiesReachWhatIsStartedAndGoAgain()
    {
        qputenv("http_proxy", "http://before.example:1");
        qunsetenv("https_proxy");
        Preferences preferences;
        preferences.httpProxy = u"http://mine.example:3128"_s;
        preferences.httpsProxy = u"http://mine.example:3129"_s;
        preferences.exportToEnvironment();
        const auto said = [] {
            const auto ended =
                runProcess({.program = u"sh"_s, .arguments = {u"-c"_s, u"echo \"$http_proxy $https_proxy\""_s}});
            return ended ? ended->output.trimmed() : QByteArray("not started");
        };
        QCOMPARE(said(), QByteArray("http://mine.example:3128 http://mine.example:3129"));
        Preferences().exportToEnvironment();
        QCOMPARE(said(), QByteArray("http://before.example:1"));
        QVERIFY(!qEnvironmentVariableIsSet("https_proxy"));
    }

    void theCacheMayLieElsewhere()
    {
        Preferences preferences;
        preferences.cacheFolder = m_folder->filePath(u"big"_s);
        preferences.exportToEnvironment();
        QCOMPARE(paths::cache(), m_folder->filePath(u"big"_s));
        Preferences().exportToEnvironment();
        QCOMPARE(paths::cache(), m_folder->filePath(u"cache/crosswright"_s));
    }

    void keptLimitsReachThePlan_data()
    {
        QTest::addColumn<bool>("set");
        QTest::addColumn<int>("keptCores");
        QTest::addColumn<int>("keptMiB");
        QTest::addColumn<int>("jobs");
        QTest::addColumn<int>("ram");
        // 16 cores and 32768 MiB below
        QTest::newRow("nothing kept") << false << 0 << 0 << 0 << 0;
        QTest::newRow("kept") << false << 2 << 4096 << 14 << 28672;
        QTest::newRow("more kept than there is") << false << 99 << 99999 << 1 << 1024;
        QTest::newRow("the configuration decides") << true << 2 << 4096 << 3 << 2000;
    }
    void keptLimitsReachThePlan()
    {
        QFETCH(bool, set);
        QFETCH(int, keptCores);
        QFETCH(int, keptMiB);
        const auto catalog = Catalog::load();
        QVERIFY(catalog);
        Preferences preferences;
        preferences.keptCores = keptCores;
        preferences.keptMiB = keptMiB;
        QVERIFY(preferences.save());
        Facts facts = planfixture::debian12();
        facts.set(u"host.cores"_s, 16, u"test"_s, QDateTime::currentDateTimeUtc());
        facts.set(u"host.ram"_s, 32768, u"test"_s, QDateTime::currentDateTimeUtc());
        Configuration configuration = planfixture::tinyflow();
        configuration.unset(u"jobs"_s);
        configuration.unset(u"ram"_s);
        if (set) {
            configuration.set(u"jobs"_s, 3, {Provenance::Kind::User});
            configuration.set(u"ram"_s, 2000, {Provenance::Kind::User});
        }
        const auto places = gatherPlaces(configuration, *catalog, facts);
        QVERIFY(places);
        const auto plan = makePlan(configuration, *catalog, facts, *places);
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
        QTEST(plan->jobs, "jobs");
        QTEST(plan->ramMiB, "ram");
    }

    void theCacheIsMeasuredAndItsPartsRemoved()
    {
        const QString cache = paths::cache();
        QVERIFY(files::write(cache + "/output/aaa/big"_L1, QByteArray(500'000, 'x')));
        QVERIFY(files::write(cache + "/output/bbb/small"_L1, QByteArray(5'000, 'x')));
        QVERIFY(files::write(cache + "/sources/ccc/mid/file"_L1, QByteArray(50'000, 'x')));
        QVERIFY(QFile::link(m_folder->path(), cache + "/output/link"_L1)); // must not be followed
        auto parts = cacheParts(cache, [] { return true; });
        QCOMPARE(parts.size(), 4);
        QCOMPARE(parts.first().name, u"output/aaa"_s);
        QVERIFY(parts.first().bytes >= 500'000 && parts.first().bytes < 600'000);
        QCOMPARE(parts.at(1).name, u"sources/ccc"_s);

        // As Bazel leaves it: folders that nobody may write.
        QVERIFY(QFile::setPermissions(cache + "/sources/ccc/mid"_L1, files::permissions(0555)));
        QVERIFY(removeCachePart(cache, parts.at(1).path));
        QVERIFY(!QFileInfo::exists(parts.at(1).path));
        QVERIFY(removeCachePart(cache, cache + "/output/link"_L1));
        QVERIFY(QFileInfo::exists(cache + "/output/aaa/big"_L1)); // through the link nothing was removed
    }

    void nothingOutsideTheCacheIsRemoved()
    {
        const QString cache = paths::cache();
        const QString outside = m_folder->filePath(u"outside/file"_s);
        QVERIFY(files::write(outside, "x"));
        QVERIFY(files::makeFolder(cache));
        QVERIFY(QFile::link(m_folder->filePath(u"outside"_s), cache + "/output"_L1));
        QVERIFY(!removeCachePart(cache, outside));
        QVERIFY(!removeCachePart(cache, cache));
        QVERIFY(!removeCachePart(cache, cache + "/../../outside/file"_L1));
        QVERIFY(!removeCachePart(cache, cache + "/output/file"_L1)); // a link in the way
        QVERIFY(QFileInfo::exists(outside));
    }

    void englishWhereNothingElseIsKnown()
    {
        QCOMPARE(Translation::languages().first(), u"en"_s);
        QCOMPARE(Translation::choose(u"tlh"_s), u"en"_s);
        qputenv("LC_ALL", "C.UTF-8");
        qputenv("LANGUAGE", "de:zh_CN");
        QCOMPARE(Translation::choose({}), u"en"_s); // what scripts read must not follow LANGUAGE
        qunsetenv("LANGUAGE");
    }

    void aLanguageIsFoundByItsKin()
    {
        if (!Translation::languages().contains(u"zh_CN"_s))
            QSKIP("built without Qt's linguist tools: there are no texts to choose from");
        QCOMPARE(Translation::choose(u"de_AT"_s), u"de"_s);
        QCOMPARE(Translation::choose(u"zh-Hans-CN"_s), u"zh_CN"_s);
        QCOMPARE(Translation::choose(u"zh_TW"_s), u"en"_s);
        const Translation german(u"de"_s);
        const Translation english(u"en"_s);
        // Wherever the extraction filed it: the same text is found from another context.
        const QString there = german.translate("cw::Rail", "Pages");
        QVERIFY(!there.isEmpty() && there != "Pages"_L1);
        QCOMPARE(german.translate("cw::nowhere", "Pages"), there);
        QCOMPARE(english.translate("cw::BuildsPane", "%n core(s)", nullptr, 1), u"%n core"_s);
        QVERIFY(english.translate("cw::Rail", "Pages").isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestPreferences)
#include "tst_preferences.moc"
