// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bazel/bazelflags.h"

#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

Version version(const char* text)
{
    return *Version::parse(QString::fromLatin1(text));
}

} // namespace

class TestBazelFlags : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void limits_data();
    void limits();
    void remoteCache();
    void profile();
    void progress();
    void events();
    void totals();
};

void TestBazelFlags::limits_data()
{
    QTest::addColumn<QString>("bazel");
    QTest::addColumn<int>("ram");
    QTest::addColumn<int>("jobs");
    QTest::addColumn<int>("cores");
    QTest::addColumn<QStringList>("flags");

    const auto row = [](const char* bazel, int ram, int jobs, int cores, const QStringList& flags) {
        QTest::addRow("%s ram=%d jobs=%d cores=%d", bazel, ram, jobs, cores)
            << QString::fromLatin1(bazel) << ram << jobs << cores << flags;
    };
    // What the real programs accepted: see bazelflags.h.
    row("0.8.1", 2048, 2, 4, {u"--local_resources=2048,4.0,1.0"_s, u"--jobs=2"_s});
    row("0.17.2", 2048, 2, 4, {u"--local_resources=2048,4.0,1.0"_s, u"--jobs=2"_s});
    row("0.22.0", 2048, 2, 4, {u"--local_resources=2048,4.0,1.0"_s, u"--jobs=2"_s});
    row("0.23.2", 2048, 2, 4, {u"--local_ram_resources=2048"_s, u"--jobs=2"_s});
    row("2.1.0", 2048, 2, 4, {u"--local_ram_resources=2048"_s, u"--jobs=2"_s});
    row("4.2.3", 2048, 2, 4, {u"--local_ram_resources=2048"_s, u"--jobs=2"_s});
    row("7.7.1", 2048, 2, 4, {u"--local_ram_resources=2048"_s, u"--jobs=2"_s});
    row("8.0.0", 2048, 2, 4, {u"--local_resources=memory=2048"_s, u"--jobs=2"_s});
    row("0.17.2", 2048, 3, 0, {u"--local_resources=2048,3.0,1.0"_s, u"--jobs=3"_s});
    row("0.17.2", 2048, 0, 0, {u"--local_resources=2048,1.0,1.0"_s});
    row("0.17.2", 0, 2, 4, {u"--jobs=2"_s});
    row("4.2.3", 0, 0, 4, {});
}

void TestBazelFlags::limits()
{
    QFETCH(QString, bazel);
    QFETCH(int, ram);
    QFETCH(int, jobs);
    QFETCH(int, cores);
    QFETCH(QStringList, flags);
    QCOMPARE(bazelflags::limitFlags(*Version::parse(bazel), ram, jobs, cores), flags);
}

void TestBazelFlags::remoteCache()
{
    const QString url = u"http://127.0.0.1:8080"_s;
    QCOMPARE(bazelflags::remoteCacheFlags(version("0.24.1"), url), QStringList{u"--remote_http_cache="_s + url});
    QCOMPARE(bazelflags::remoteCacheFlags(version("0.25.1"), url), QStringList{u"--remote_cache="_s + url});
    QCOMPARE(bazelflags::remoteCacheFlags(version("4.2.3"), {}), QStringList());
}

void TestBazelFlags::profile()
{
    QCOMPARE(bazelflags::profileFlags(version("4.2.3"), u"/r/p.json"_s),
             (QStringList{u"--experimental_generate_json_trace_profile"_s, u"--profile=/r/p.json"_s}));
    QCOMPARE(bazelflags::profileFlags(version("7.7.1"), u"/r/p.json"_s).first(), u"--generate_json_trace_profile"_s);
}

void TestBazelFlags::progress()
{
    QVERIFY(
        bazelflags::progressFlags(version("4.2.3"), 4).contains(u"--color=yes"_s)); // else no cursor movement either
    QVERIFY(bazelflags::progressFlags(version("0.24.1"), 4).contains(u"--experimental_ui_actions_shown=4"_s));
    QVERIFY(!bazelflags::progressFlags(version("0.5.4"), 4).join(u' ').contains("actions_shown"_L1)); // not established
    QVERIFY(bazelflags::progressFlags(version("0.25.1"), 4).contains(u"--ui_actions_shown=4"_s));
    QVERIFY(bazelflags::progressFlags(version("4.2.3"), 0).contains(u"--ui_actions_shown=1"_s));
    QVERIFY(bazelflags::progressFlags(version("4.2.3"), 2, 0.5).contains(u"--show_progress_rate_limit=0.5"_s));
}

void TestBazelFlags::events()
{
    const QString file = u"--build_event_json_file=/r/bep.json"_s;
    QCOMPARE(bazelflags::eventFlags(version("0.5.2"), u"/r/bep.json"_s), QStringList());
    QCOMPARE(bazelflags::eventFlags(version("0.5.3"), u"/r/bep.json"_s), QStringList{file});
    QCOMPARE(bazelflags::eventFlags(version("0.10.0"), u"/r/bep.json"_s),
             (QStringList{file, u"--build_event_publish_all_actions"_s}));
}

void TestBazelFlags::totals()
{
    for (const char* good : {"0.17.2", "0.20.0", "1.2.0", "2.1.0", "4.2.3", "7.7.1"})
        QVERIFY2(bazelflags::totalIsUseful(version(good)), good);
    for (const char* bad : {"0.24.1", "0.25.1", "0.26.1"})
        QVERIFY2(!bazelflags::totalIsUseful(version(bad)), bad);
}

QTEST_GUILESS_MAIN(TestBazelFlags)
#include "tst_bazelflags.moc"
