// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The catalog against what was collected for it. The collection (jetpack.json, gpus.json, tf_versions.json …) is not part of
// the repository: its counts are written down here, and where CROSSWRIGHT_FACTS names the folder the values themselves are
// compared. And: every value of every record names where it was read.

#include "core/base/files.h"
#include "core/base/version.h"
#include "core/catalog/catalog.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

const Catalog& embedded()
{
    static const Catalog loaded = [] {
        auto result = Catalog::load({u":/catalog"_s});
        return result ? *result : Catalog();
    }();
    return loaded;
}

/// A file of the collection; null where the collection is not there.
QJsonDocument collected(const QString& file)
{
    const QString folder = qEnvironmentVariable("CROSSWRIGHT_FACTS");
    if (folder.isEmpty())
        return {};
    const auto text = files::read(folder + u'/' + file);
    return text ? QJsonDocument::fromJson(*text) : QJsonDocument();
}

QJsonArray listOf(const QString& file, const QString& list)
{
    const QJsonDocument document = collected(file);
    if (document.isNull() && qEnvironmentVariableIsSet("CROSSWRIGHT_FACTS"))
        qFatal("CROSSWRIGHT_FACTS has no %s", qPrintable(file));
    return list.isEmpty() ? document.array() : document.object().value(list).toArray();
}

int familyCount(const QStringList& families)
{
    int count = 0;
    for (const Board& board : embedded().boards())
        count += families.contains(board.family);
    return count;
}

int projectCount(const QString& project)
{
    int count = 0;
    for (const Release& release : embedded().releases())
        count += release.project == project;
    return count;
}

/// "11 (10 for 11.4.0)" → "11"; null → "".
QString firstWord(const QJsonValue& value)
{
    return value.toString().section(u' ', 0, 0);
}

QString unknownless(const QJsonValue& value)
{
    const QString text = firstWord(value);
    return text.endsWith(u'?') ? QString() : text;
}

} // namespace

class TestCatalogFacts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void counts_data();
    void counts();
    void everyValueNamesItsSource();
    void cudaIsWhatWasCollected();
    void gpusAreWhatWasCollected();
    void jetPacksAreWhatWasCollected();
    void boardsAndJetPacksAgree();
    void releasesAreWhatWasCollected();
    void symbolVersions();
};

void TestCatalogFacts::counts_data()
{
    QTest::addColumn<int>("here");
    QTest::addColumn<int>("expected"); // records in the collection of 2026-11-21
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("list");
    const Catalog& c = embedded();
    const auto row = [](const char* name, qsizetype here, int expected, const char* file, const char* list) {
        QTest::newRow(name) << int(here) << expected << QString::fromLatin1(file) << QString::fromLatin1(list);
    };
    row("TensorFlow minors 1.0 to 2.21", projectCount(u"tensorflow"_s), 38, "tf/tf_versions.json", "");
    row("TensorFlow Serving branches r1.0 to r2.20", projectCount(u"serving"_s), 35, "", "");
    row("configure families", c.configureFamilies().size(), 19, "", "");
    // Two came later, from NVIDIA's own list.
    row("GPUs", c.gpus().size() - 2, 278, "nvidia/gpus.json", "gpus");
    row("CUDA lines 7.5 to 13.4", c.cuda().size(), 31, "nvidia/cuda.json", "cuda");
    row("JetPacks 2.0 to 7.2.1", c.jetpacks().size(), 56, "nvidia/jetpack.json", "jetpack");
    row("architectures of nvcc", c.architectures().size(), 26, "", "");
    row("AWS families", familyCount({u"cloud"_s}), 11, "nvidia/boards.json", "aws");
    row("servers and workstations", familyCount({u"server"_s, u"workstation"_s}), 2, "nvidia/boards.json", "generic");
    // One row of the collection is "5.0 / 5.1.5".
    row("cuDNN", c.cudnn().size() - 1, 26, "nvidia/cudnn.json", "cudnn");
    // The seven rows of the collection hold Pi 1 and Zero as one.
    row("Raspberry Pis", familyCount({u"raspberry-pi"_s}) - 1, 7, "nvidia/boards.json", "cpu_boards");
    // 21 modules, and four boards that stand for several of them.
    row("Jetsons", familyCount({u"jetson"_s}) - 4, 21, "nvidia/boards.json", "jetson");
    row("GCCs with a libstdc++ of their own", c.libstdcxx().size(), 19, "", "");
}

void TestCatalogFacts::counts()
{
    QFETCH(int, here);
    QFETCH(int, expected);
    QFETCH(QString, file);
    QFETCH(QString, list);
    QCOMPARE(here, expected);
    if (!file.isEmpty() && !collected(file).isNull())
        QCOMPARE(int(listOf(file, list).size()), expected);
}

void TestCatalogFacts::everyValueNamesItsSource()
{
    static const QStringList ownWords{u"id"_s, u"aliases"_s, u"name"_s, u"note"_s, u"source"_s};
    int values = 0;
    const auto look = [&](const auto& records) {
        for (const auto& record : records) {
            for (const QString& field : record.json.keys()) {
                if (ownWords.contains(field))
                    continue;
                ++values;
                const QString source = record.source(field);
                QVERIFY2(source.size() > 3 && !source.contains("names no source"_L1),
                         qPrintable(record.id + u' ' + field));
            }
            // A source for a field that is not there is a typing mistake.
            for (const QString& field : record.json.value("source"_L1).toObject().keys()) {
                static const QStringList mayBeUnknown{
                    u"*"_s,   u"python"_s, u"gcc"_s, u"glibc"_s, u"minorCompatDriver"_s, u"capabilityMax"_s,
                    u"ptx"_s, u"drivers"_s};
                QVERIFY2(record.json.contains(field) || mayBeUnknown.contains(field),
                         qPrintable(record.id + " has a source for "_L1 + field));
            }
        }
    };
    const Catalog& c = embedded();
    look(c.projects());
    look(c.releases());
    look(c.boards());
    look(c.gpus());
    look(c.architectures());
    look(c.cuda());
    look(c.cudnn());
    look(c.jetpacks());
    look(c.distributions());
    look(c.libstdcxx());
    look(c.bazelEras());
    look(c.configureFamilies());
    QVERIFY(values > 4000);
}

void TestCatalogFacts::cudaIsWhatWasCollected()
{
    for (const QJsonValue& value : listOf(u"nvidia/cuda.json"_s, u"cuda"_s)) {
        const QJsonObject row = value.toObject();
        const QString version = row.value("version"_L1).toString();
        const Cuda* const cuda = embedded().cuda(version);
        QVERIFY2(cuda, qPrintable(version));
        QCOMPARE(cuda->id, version);
        const auto same = [&](const QString& mine, const char* field) {
            return mine == firstWord(row.value(QLatin1StringView(field)));
        };
        QVERIFY2(same(cuda->capabilityMin, "cc_min") && same(cuda->capabilityMax, "cc_max"), qPrintable(version));
        QVERIFY2(same(cuda->gccMin, "gcc_min") && same(cuda->gccMax, "gcc_max"), qPrintable(version));
        QVERIFY2(same(cuda->clangMin, "clang_min") && same(cuda->clangMax, "clang_max"), qPrintable(version));
        QVERIFY2(same(cuda->ptx, "ptx_isa") && same(cuda->minorCompatDriver, "minor_compat_driver_min"),
                 qPrintable(version));
        const QJsonObject drivers = row.value("driver_linux_x86_64_min"_L1).toObject();
        QCOMPARE(cuda->drivers.size(), drivers.size());
        for (auto it = drivers.begin(); it != drivers.end(); ++it)
            QCOMPARE(cuda->drivers.value(it.key()), it->toString());
    }
}

void TestCatalogFacts::gpusAreWhatWasCollected()
{
    for (const QJsonValue& value : listOf(u"nvidia/gpus.json"_s, u"gpus"_s)) {
        const QJsonObject row = value.toObject();
        const QString name = row.value("name"_L1).toString();
        const Gpu* const gpu = embedded().gpu(name);
        QVERIFY2(gpu, qPrintable(name));
        QCOMPARE(gpu->capability, row.value("cc"_L1).toString());
    }
}

void TestCatalogFacts::jetPacksAreWhatWasCollected()
{
    for (const QJsonValue& value : listOf(u"nvidia/jetpack.json"_s, u"jetpack"_s)) {
        const QJsonObject row = value.toObject();
        const QString version = row.value("jetpack"_L1).toString();
        const JetPack* const jetpack = embedded().jetpack(version);
        QVERIFY2(jetpack, qPrintable(version));
        for (const auto& [mine, field] : {std::pair{jetpack->ubuntu, "ubuntu"}, std::pair{jetpack->glibc, "glibc"},
                                          std::pair{jetpack->python, "python"}}) {
            if (!mine.isEmpty())
                QVERIFY2(row.value(QLatin1StringView(field)).toString().startsWith(mine), qPrintable(version));
        }
        for (const auto& [mine, field] : {std::pair{jetpack->cuda, "cuda"}, std::pair{jetpack->cudnn, "cudnn"},
                                          std::pair{jetpack->tensorrt, "tensorrt"}}) {
            // "7.0.74-76", "8.0.34 (TX1) / 6.5.53 (TK1)", "5.0.0?": the first version, unknown with a question mark.
            const QString word = unknownless(row.value(QLatin1StringView(field)));
            QVERIFY2(word.startsWith(mine),
                     qPrintable(version + u' ' + QLatin1StringView(field) + u' ' + mine + u' ' + word));
        }
    }
}

/// A JetPack that a board claims to run is one whose own list has the board, its parent or a variant of it.
void TestCatalogFacts::boardsAndJetPacksAgree()
{
    int pairs = 0;
    for (const Board& board : embedded().boards()) {
        QStringList family{board.id, board.parent};
        for (const Board& other : embedded().boards()) {
            if (other.parent == board.id)
                family.append(other.id);
        }
        for (const JetPack& jetpack : embedded().jetpacks()) {
            if (!board.runsJetPack(jetpack.id))
                continue;
            ++pairs;
            QVERIFY2(std::any_of(jetpack.boards.begin(), jetpack.boards.end(),
                                 [&](const QString& each) { return family.contains(each); }),
                     qPrintable(board.id + " claims JetPack "_L1 + jetpack.id));
        }
    }
    QVERIFY(pairs > 300);
    const Board* const orin = embedded().board(u"jetson-agx-orin"_s);
    QVERIFY(orin && orin->runsJetPack(u"6.2"_s) && orin->runsJetPack(u"7.2"_s) && !orin->runsJetPack(u"7.0"_s));
}

void TestCatalogFacts::releasesAreWhatWasCollected()
{
    for (const QJsonValue& value : listOf(u"tf/tf_versions.json"_s, {})) {
        const QJsonObject row = value.toObject();
        const QString minor = row.value("version"_L1).toString();
        const Release* const release = embedded().release(minor);
        QVERIFY2(release, qPrintable(minor));
        QStringList python;
        for (const QJsonValue& each : row.value("python"_L1).toArray())
            python.append(each.toString());
        QCOMPARE(release->python, python);
        QCOMPARE(release->branch, row.value("git_branch"_L1).toString());
        QCOMPARE(release->tag, row.value("git_tag"_L1).toString());
        QCOMPARE(release->bazelExact, row.value("bazel_exact"_L1).toString());
        QCOMPARE(release->bazelFile, row.value("bazelversion_file"_L1).toString());
        QCOMPARE(release->bazelMin, row.value("bazel_min"_L1).toString());
        QCOMPARE(release->bazelMax, row.value("bazel_max"_L1).toString());
        QCOMPARE(release->bazelWorkspaceMin, row.value("bazel_workspace_min"_L1).toString());
        QCOMPARE(release->compiler, row.value("host_compiler"_L1).toString());
        QCOMPARE(release->cuda, row.value("cuda"_L1).toString());
        QCOMPARE(release->cudnn, row.value("cudnn"_L1).toString());
        QCOMPARE(release->minCapability, row.value("min_compute_capability"_L1).toString());
        QCOMPARE(release->defaultCapabilities.join(u','), row.value("default_compute_capabilities"_L1).toString());
        QCOMPARE(release->releaseCapabilities.join(u','), row.value("release_compute_capabilities"_L1).toString());
        const QJsonArray configs = row.value("configs"_L1).toArray();
        if (!configs.isEmpty())
            QCOMPARE(release->configs.size(), configs.size());
        const Product* const wheel = release->product(u"wheel"_s);
        QVERIFY(wheel);
        QCOMPARE(wheel->targets.value(0), row.value("wheel_target"_L1).toString());
        const QJsonObject output = row.value("wheel_output"_L1).toObject();
        QCOMPARE(wheel->from == Product::From::Script, output.value("kind"_L1).toString() == "script"_L1);
    }
}

void TestCatalogFacts::symbolVersions()
{
    const Catalog& c = embedded();
    QVERIFY(!c.libstdcxx(u"4.7.4"_s));
    QCOMPARE(c.libstdcxx(u"4.8.0"_s)->glibcxx, u"3.4.18"_s);
    QCOMPARE(c.libstdcxx(u"4.8.1"_s)->glibcxx, u"3.4.19"_s);
    QCOMPARE(c.libstdcxx(u"4.8"_s)->glibcxx, u"3.4.19"_s); // any 4.8
    QCOMPARE(c.libstdcxx(u"9"_s)->glibcxx, u"3.4.28"_s);   // any 9
    QCOMPARE(c.libstdcxx(u"9.1.0"_s)->glibcxx, u"3.4.26"_s);
    QCOMPARE(c.libstdcxx(u"9.2"_s)->glibcxx, u"3.4.27"_s);
    QCOMPARE(c.libstdcxx(u"7.1.0"_s)->glibcxx, u"3.4.23"_s);
    QCOMPARE(c.libstdcxx(u"7.5.0"_s)->glibcxx, u"3.4.24"_s);
    QCOMPARE(c.libstdcxx(u"10.2.1"_s)->glibcxx, u"3.4.28"_s);
    QCOMPARE(c.libstdcxx(u"12.2.0"_s)->cxxabi, u"1.3.13"_s);
    QCOMPARE(c.libstdcxx(u"15.2"_s)->glibcxx, u"3.4.34"_s);
    QVERIFY(c.libstdcxx(u"15.2"_s)->cxxabi.isEmpty()); // not established
    QCOMPARE(c.libstdcxx(u"16"_s)->glibcxx, u"3.4.35"_s);
    QVERIFY(!c.libstdcxx(u"17"_s)); // nobody has looked: not "as 16"
    QVERIFY(!c.libstdcxx(QString()));
    QVERIFY(!c.libstdcxx(u"clang"_s));
    // A distribution's libstdc++ is of one of these GCCs: both versions are of the same record.
    for (const Distribution& distribution : c.distributions()) {
        bool same = false;
        for (const Libstdcxx& record : c.libstdcxx())
            same = same || (record.glibcxx == distribution.glibcxx && record.cxxabi == distribution.cxxabi);
        QVERIFY2(same, qPrintable(distribution.id));
        // … and never older than its own compiler's.
        const Libstdcxx* const own = c.libstdcxx(distribution.gcc);
        QVERIFY2(own && !(Version::parse(own->glibcxx) > Version::parse(distribution.glibcxx)),
                 qPrintable(distribution.id));
    }
    QCOMPARE(c.jetpack(u"4.6.1"_s)->glibcxx, u"3.4.25"_s);
    for (const JetPack& jetpack : c.jetpacks()) {
        const Distribution* const ubuntu = c.distribution("ubuntu "_L1 + jetpack.ubuntu);
        if (ubuntu)
            QCOMPARE(jetpack.glibcxx, ubuntu->glibcxx);
    }
    QCOMPARE(c.distribution(u"raspbian 12"_s)->id, u"debian-12"_s);
    QCOMPARE(c.board(u"jetson-orin-nano"_s)->soc, u"tegra234"_s);
    QCOMPARE(c.architecture(u"7.0"_s)->lastDriver, u"580"_s);
    QCOMPARE(c.cuda(u"13.2"_s)->crossPackages.value(u"sbsa-linux"_s), u"cuda-cross-sbsa-13-2"_s);
}

QTEST_GUILESS_MAIN(TestCatalogFacts)
#include "tst_catalogfacts.moc"
