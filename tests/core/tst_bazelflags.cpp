// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a build is told, by the embedded catalog's records: the rows are what the real programs took (presets/catalog/
// bazel.json says which).

#include "core/bazel/bazelflags.h"
#include "core/catalog/catalog.h"

#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

const BazelEra& era(const char* version)
{
    static const Result<Catalog> catalog = Catalog::load({u":/catalog"_s});
    return catalog->bazelEraFor(QString::fromLatin1(version));
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
    void filledIn();
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
    const QStringList old{u"--local_resources=2048,4.0,1.0"_s, u"--jobs=2"_s};
    for (const char* bazel : {"0.4.2", "0.8.1", "0.17.2", "0.18.0", "0.22.0"})
        row(bazel, 2048, 2, 4, old);
    const QStringList two{u"--local_ram_resources=2048"_s, u"--local_cpu_resources=4"_s, u"--jobs=2"_s};
    for (const char* bazel : {"0.23.0", "0.23.2", "0.24.1", "0.29.1", "2.1.0", "4.2.3", "6.5.0", "7.7.1"})
        row(bazel, 2048, 2, 4, two);
    const QStringList named{u"--local_resources=memory=2048"_s, u"--local_resources=cpu=4"_s, u"--jobs=2"_s};
    for (const char* bazel : {"8.0.0", "9.9.9", "20.1"}) // later than all: as the newest
        row(bazel, 2048, 2, 4, named);
    row("0.17.2", 2048, 3, 0, {u"--local_resources=2048,3.0,1.0"_s, u"--jobs=3"_s});
    row("0.17.2", 2048, 0, 0, {u"--local_resources=2048,1.0,1.0"_s});
    row("0.17.2", 0, 2, 4, {u"--jobs=2"_s});
    row("4.2.3", 2048, 0, 4, {u"--local_ram_resources=2048"_s});
    row("4.2.3", 0, 0, 4, {});
}

void TestBazelFlags::limits()
{
    QFETCH(QString, bazel);
    QFETCH(int, ram);
    QFETCH(int, jobs);
    QFETCH(int, cores);
    QFETCH(QStringList, flags);
    QCOMPARE(bazelflags::limitFlags(era(bazel.toLatin1().constData()), ram, jobs, cores), flags);
}

void TestBazelFlags::remoteCache()
{
    const QString url = u"http://127.0.0.1:8080"_s;
    QCOMPARE(bazelflags::remoteCacheFlags(era("0.24.1"), url), QStringList{u"--remote_http_cache="_s + url});
    QCOMPARE(bazelflags::remoteCacheFlags(era("0.25.1"), url), QStringList{u"--remote_cache="_s + url});
    QCOMPARE(bazelflags::remoteCacheFlags(era("4.2.3"), {}), QStringList());
}

void TestBazelFlags::profile()
{
    QCOMPARE(bazelflags::profileFlags(era("4.2.3"), u"/r/p.json"_s),
             (QStringList{u"--experimental_generate_json_trace_profile"_s, u"--profile=/r/p.json"_s}));
    QCOMPARE(bazelflags::profileFlags(era("7.7.1"), u"/r/p.json"_s).first(), u"--generate_json_trace_profile"_s);
}

void TestBazelFlags::progress()
{
    // Without colour Bazel 4.2.3 takes out cursor movement too, and repaints can no longer be told from lines that stay.
    QVERIFY(bazelflags::progressFlags(era("4.2.3"), 4).contains(u"--color=yes"_s));
    QVERIFY(bazelflags::progressFlags(era("0.24.1"), 4).contains(u"--experimental_ui_actions_shown=4"_s));
    QVERIFY(!bazelflags::progressFlags(era("0.5.4"), 4).join(u' ').contains("actions_shown"_L1)); // not established
    QVERIFY(bazelflags::progressFlags(era("0.28.1"), 4).contains(u"--ui_actions_shown=4"_s));
    QVERIFY(bazelflags::progressFlags(era("4.2.3"), 0).contains(u"--ui_actions_shown=1"_s));
    QVERIFY(bazelflags::progressFlags(era("4.2.3"), 2, 0.5).contains(u"--show_progress_rate_limit=0.5"_s));
}

void TestBazelFlags::events()
{
    const QString file = u"--build_event_json_file=/r/bep.json"_s;
    QCOMPARE(bazelflags::eventFlags(era("0.5.2"), u"/r/bep.json"_s), QStringList());
    QCOMPARE(bazelflags::eventFlags(era("0.5.3"), u"/r/bep.json"_s), QStringList{file});
    QCOMPARE(bazelflags::eventFlags(era("0.10.0"), u"/r/bep.json"_s),
             (QStringList{file, u"--build_event_publish_all_actions"_s}));
}

void TestBazelFlags::filledIn()
{
    const QStringList flags{u"--a=${A}"_s, u"--b=${A},${B}"_s, u"--c"_s, u"--open=${A"_s};
    QCOMPARE(BazelEra::filled(flags, {{u"A"_s, u"1"_s}}), (QStringList{u"--a=1"_s, u"--c"_s}));
    // A value may hold what the runner fills in later; it is not looked at again.
    QCOMPARE(BazelEra::filled(flags, {{u"A"_s, u"${RUN}/${B}"_s}, {u"B"_s, u"2"_s}}),
             (QStringList{u"--a=${RUN}/${B}"_s, u"--b=${RUN}/${B},2"_s, u"--c"_s}));
}

QTEST_GUILESS_MAIN(TestBazelFlags)
#include "tst_bazelflags.moc"
