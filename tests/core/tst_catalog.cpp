// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The catalog: that the embedded data loads, is sourced and documented, and what the look-ups find.

#include "core/base/files.h"
#include "core/base/version.h"
#include "core/catalog/catalog.h"
#include "core/catalog/crossbazel.h"

#include <QRegularExpression>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

const Catalog& embedded()
{
    static const Catalog catalog = [] {
        const auto loaded = Catalog::load({u":/catalog"_s});
        if (!loaded)
            qFatal("%s", qPrintable(loaded.error().sentence()));
        return *loaded;
    }();
    return catalog;
}

} // namespace

class TestCatalog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyListIsThere();
    void everyRecordNamesItsSource();
    void everyKeyIsDocumented();
    void noSpellingMeansTwoThings();
    void contractIds_data();
    void contractIds();
    void referencesResolve();
    void releaseLookUp();
    void gpuLookUp_data();
    void gpuLookUp();
    void versionLookUps();
    void bazelErasFollowEachOther();
    void nearestBazelEra();
    void crossBazel();
    void buildFactsOfReleases();
    void jetPackRanges();
    void nearest();
};

void TestCatalog::everyListIsThere()
{
    const Catalog& catalog = embedded();
    int tensorflow = 0;
    for (const Release& release : catalog.releases())
        tensorflow += release.project == "tensorflow"_L1;
    QCOMPARE(tensorflow, 38); // the counts of the collected facts
    QCOMPARE(catalog.gpus().size(), 280);
    QCOMPARE(catalog.jetpacks().size(), 56);
    QCOMPARE(catalog.cuda().size(), 31);
    QCOMPARE(catalog.architectures().size(), 26);
    QCOMPARE(catalog.configureFamilies().isEmpty(), false);
    QVERIFY(catalog.boards().size() >= 40);
    QVERIFY(catalog.cudnn().size() >= 26);
    QVERIFY(catalog.distributions().size() >= 6);
}

void TestCatalog::everyRecordNamesItsSource()
{
    QStringList without;
    const auto look = [&](const auto& records) {
        for (const auto& record : records) {
            const QString source = record.source();
            if (source.isEmpty() || source.contains("names no source"_L1))
                without.append(record.id);
        }
    };
    look(embedded().releases());
    look(embedded().boards());
    look(embedded().gpus());
    look(embedded().architectures());
    look(embedded().cuda());
    look(embedded().cudnn());
    look(embedded().jetpacks());
    look(embedded().distributions());
    look(embedded().bazelEras());
    look(embedded().parts());
    look(embedded().licences());
    look(embedded().toolkitFiles());
    look(embedded().bazelSources());
    look(embedded().configureFamilies());
    QCOMPARE(without, QStringList()); // a key that resolves nowhere is refused by the loader itself
}

void TestCatalog::everyKeyIsDocumented()
{
    const auto formats = files::read(QStringLiteral(CROSSWRIGHT_SOURCE_DIR "/docs/formats.md"));
    QVERIFY(formats);
    const auto look = [&](const auto& records) {
        for (const auto& record : records) {
            for (const QString& key : record.json.keys())
                QVERIFY2(formats->contains('`' + key.toUtf8() + '`'), qPrintable(record.id + u' ' + key));
        }
    };
    look(embedded().projects());
    look(embedded().releases());
    look(embedded().boards());
    look(embedded().gpus());
    look(embedded().architectures());
    look(embedded().cuda());
    look(embedded().cudnn());
    look(embedded().jetpacks());
    look(embedded().distributions());
    look(embedded().bazelEras());
    look(embedded().parts());
    look(embedded().licences());
    look(embedded().toolkitFiles());
    look(embedded().bazelSources());
    look(embedded().configureFamilies());
}

void TestCatalog::noSpellingMeansTwoThings()
{
    QStringList twice;
    const auto look = [&](const auto& records) {
        QMap<QString, QString> seen;
        for (const auto& record : records) {
            for (const QString& spelling : QStringList{record.id} + record.aliases) {
                const QString key = spelling.toLower();
                if (seen.contains(key) && seen.value(key) != record.id)
                    twice.append(key);
                seen.insert(key, record.id);
            }
        }
    };
    look(embedded().releases());
    look(embedded().boards());
    look(embedded().gpus());
    look(embedded().jetpacks());
    look(embedded().distributions());
    QCOMPARE(twice, QStringList());
}

void TestCatalog::contractIds_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("arch");
    for (const QString& id :
         {u"jetson-tx1"_s, u"jetson-tx2"_s, u"jetson-nano"_s, u"jetson-xavier-nx"_s, u"jetson-agx-xavier"_s,
          u"jetson-orin-nano"_s, u"jetson-orin-nx"_s, u"jetson-agx-orin"_s, u"jetson-thor"_s, u"jetson-orin-nano-4gb"_s,
          u"raspberry-pi-4"_s, u"raspberry-pi-5"_s, u"aarch64-sbsa"_s})
        QTest::newRow(qPrintable(id)) << id << u"aarch64"_s;
    for (const QString& id : {u"jetson-tk1"_s, u"raspberry-pi-0"_s, u"raspberry-pi-1"_s, u"raspberry-pi-2"_s,
                              u"raspberry-pi-3"_s, u"raspberry-pi-4-32bit"_s})
        QTest::newRow(qPrintable(id)) << id << u"armhf"_s;
    for (const QString& id :
         {u"x86_64"_s, u"aws-p2"_s, u"aws-p3"_s, u"aws-p4"_s, u"aws-p5"_s, u"aws-g4"_s, u"aws-g5"_s, u"aws-g6"_s})
        QTest::newRow(qPrintable(id)) << id << u"x86_64"_s;
}

void TestCatalog::contractIds()
{
    QFETCH(QString, id);
    QFETCH(QString, arch);
    const Board* board = embedded().board(id);
    QVERIFY(board);
    QCOMPARE(board->id, id);
    QCOMPARE(board->arch, arch);
    QVERIFY(!board->flags.isEmpty());
    QVERIFY(!board->triplet.isEmpty());
}

void TestCatalog::referencesResolve()
{
    const Catalog& catalog = embedded();
    for (const Board& board : catalog.boards()) {
        if (!board.parent.isEmpty())
            QVERIFY2(catalog.board(board.parent), qPrintable(board.id));
        if (!board.capability.isEmpty())
            QVERIFY2(catalog.architecture(board.capability), qPrintable(board.id));
        for (const QString& model : board.models)
            QVERIFY2(QRegularExpression(model).isValid(), qPrintable(model));
    }
    for (const JetPack& jetpack : catalog.jetpacks()) {
        for (const QString& board : jetpack.boards)
            QVERIFY2(catalog.board(board), qPrintable(jetpack.id + u' ' + board));
    }
    QStringList projects;
    for (const Project& project : catalog.projects()) {
        projects.append(project.id);
        for (const Project::VersionFile& file : project.versionFiles)
            QVERIFY2(QRegularExpression(file.pattern).isValid(), qPrintable(file.pattern));
        QVERIFY(QRegularExpression(project.bazelMinPattern).isValid());
        QVERIFY(QRegularExpression(project.bazelMaxPattern).isValid());
    }
    for (const Release& release : catalog.releases()) {
        QVERIFY2(projects.contains(release.project), qPrintable(release.id));
        if (!release.configureFamily.isEmpty())
            QVERIFY2(catalog.configureFamily(release.configureFamily), qPrintable(release.id));
        QVERIFY2(!release.products.isEmpty(), qPrintable(release.id));
        if (!release.bazelExact.isEmpty())
            QVERIFY2(catalog.bazelEra(release.bazelExact), qPrintable(release.id));
        QVERIFY(!release.origin.isEmpty() || !release.repository.isEmpty());
    }
}

void TestCatalog::releaseLookUp()
{
    const Catalog& catalog = embedded();
    for (const QString& name : {u"2.8.0"_s, u"2.8"_s, u"v2.8.0"_s, u"r2.8"_s, u"tensorflow-2.8.0"_s}) {
        QVERIFY2(catalog.release(name), qPrintable(name));
        QCOMPARE(catalog.release(name)->id, u"2.8.0"_s);
    }
    QCOMPARE(catalog.release(u"v1.5.1"_s)->id, u"1.5.0"_s); // a tag that the record speaks for
    QVERIFY(!catalog.release(u"9.9"_s));
    QVERIFY(!catalog.release(QString()));
    QCOMPARE(catalog.releaseFor(u"tensorflow"_s, u"2.8.4"_s)->id, u"2.8.0"_s);
    QVERIFY(!catalog.releaseFor(u"tensorflow"_s, u"2.80.0"_s));
    QVERIFY(!catalog.releaseFor(u"somethingelse"_s, u"2.8.0"_s));

    const Release& old = *catalog.release(u"1.5.0"_s);
    QCOMPARE(old.bazelExact, u"0.8.0"_s);
    QCOMPARE(old.bazelMin, u"0.5.4"_s);
    QCOMPARE(old.bazelMax, QString()); // nothing refuses a newer one
    QCOMPARE(old.crossMechanisms.first().kind, u"crosstool-file"_s);
    QVERIFY(old.crossMechanisms.first().cuda);
    QCOMPARE(old.product(u"wheel"_s)->program, u"bazel-bin/tensorflow/tools/pip_package/build_pip_package"_s);
    QVERIFY(!old.product(u"tflite"_s));
    const Release& lite = *catalog.release(u"2.8.0"_s);
    QCOMPARE(lite.product(u"tflite"_s)->targets, QStringList{u"//tensorflow/lite/c:tensorflowlite_c"_s});
    QCOMPARE(lite.cuda, u"11.2"_s);
    QCOMPARE(catalog.release(u"2.18.0"_s)->product(u"wheel"_s)->from, Product::From::Folder);
    QVERIFY(catalog.release(u"2.18.0"_s)->hermeticPython);
}

void TestCatalog::gpuLookUp_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("capability");
    QTest::newRow("short") << u"RTX 4060"_s << u"8.9"_s;
    QTest::newRow("brand") << u"NVIDIA GeForce RTX 4060"_s << u"8.9"_s;
    QTest::newRow("case") << u"rtx 4060"_s << u"8.9"_s;
    QTest::newRow("no spaces") << u"rtx4060"_s << u"8.9"_s;
    QTest::newRow("data centre") << u"Tesla V100"_s << u"7.0"_s;
    QTest::newRow("a digit more is another GPU") << u"RTX 40600"_s << QString();
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("brand words alone") << u"NVIDIA GeForce"_s << QString();
}

void TestCatalog::gpuLookUp()
{
    QFETCH(QString, name);
    QFETCH(QString, capability);
    const Gpu* gpu = embedded().gpu(name);
    QCOMPARE(gpu ? gpu->capability : QString(), capability);
}

void TestCatalog::versionLookUps()
{
    const Catalog& catalog = embedded();
    QCOMPARE(catalog.cuda(u"11.2.152"_s)->id, u"11.2"_s);
    QVERIFY(!catalog.cuda(u"11.20"_s));
    QVERIFY(!catalog.cuda(u"x"_s));
    QCOMPARE(catalog.cudnn(u"7.6.4"_s)->id, u"7.6.3-7.6.4"_s); // inside a record's range
    QCOMPARE(catalog.cudnn(u"8.9"_s)->version, u"8.9.4"_s);
    QVERIFY(!catalog.cudnn(u"99"_s));
    QCOMPARE(catalog.architecture(u"8.7"_s)->id, u"87"_s);
    QCOMPARE(catalog.architecture(u"sm_87"_s)->id, u"87"_s);
    QCOMPARE(catalog.architecture(u"compute_90a"_s)->id, u"90a"_s);
    QVERIFY(!catalog.architecture(u"8.5"_s));
    QCOMPARE(catalog.jetpack(u"4.6.2"_s)->glibc, u"2.27"_s);
    QCOMPARE(catalog.jetpack(u"r32.7.2"_s)->id, u"4.6.2"_s);
    QCOMPARE(catalog.jetpack(u"5.0 DP"_s)->id, u"5.0-dp"_s);
    QCOMPARE(catalog.distribution(u"debian 12"_s)->bazel, u"4.2.3"_s);
}

void TestCatalog::bazelErasFollowEachOther()
{
    const Catalog& catalog = embedded();
    QCOMPARE(catalog.bazelEra(u"0.17.2"_s)->ramFlags, QStringList{u"--local_resources=${RAM},${CPU}.0,1.0"_s});
    QCOMPARE(catalog.bazelEra(u"0.22.0"_s)->ramFlags, catalog.bazelEra(u"0.17.2"_s)->ramFlags);
    QCOMPARE(catalog.bazelEra(u"0.23.0"_s)->ramFlags, QStringList{u"--local_ram_resources=${RAM}"_s});
    QCOMPARE(catalog.bazelEra(u"0.23.2"_s)->ramFlags, QStringList{u"--local_ram_resources=${RAM}"_s});
    QCOMPARE(catalog.bazelEra(u"4.2.3"_s)->ramFlags, QStringList{u"--local_ram_resources=${RAM}"_s});
    QVERIFY(catalog.bazelEra(u"6.5.0"_s));
    QCOMPARE(catalog.bazelEra(u"7.7.1"_s)->id, u"7"_s);
    QVERIFY(!catalog.bazelEra(u"20.0"_s));
    QVERIFY(!catalog.bazelEra(u"no_version"_s));
    for (const QString& version :
         {u"0.4.2"_s, u"0.5.2"_s, u"0.5.3"_s, u"0.5.4"_s, u"0.8.0"_s, u"0.16.1"_s, u"0.17.0"_s, u"0.18.1"_s,
          u"0.28.1"_s, u"0.29.1"_s, u"2.1.0"_s, u"3.0.0"_s, u"5.3.0"_s, u"6.1.0"_s, u"8.0.0"_s}) {
        int spoken = 0;
        for (const BazelEra& era : catalog.bazelEras())
            spoken += era.contains(version);
        QVERIFY2(spoken == 1, qPrintable(version));
    }
}

/// A version that no record speaks for is spelled like its neighbour.
void TestCatalog::nearestBazelEra()
{
    const Catalog& catalog = embedded();
    QCOMPARE(catalog.bazelEraFor(u"20.0"_s).id, catalog.bazelEras().last().id);
    QCOMPARE(catalog.bazelEraFor(u"0.1"_s).id, catalog.bazelEras().first().id);
    QCOMPARE(catalog.bazelEraFor(u"no_version"_s).id, catalog.bazelEras().first().id);
    QCOMPARE(catalog.bazelEraFor(u"4.2.3"_s).id, catalog.bazelEra(u"4.2.3"_s)->id);
    QVERIFY(Catalog().bazelEraFor(u"4.2.3"_s).ramFlags.isEmpty());
}

/// --override_repository came with 0.5.0, the build events with 0.5.3 (Bazel's CHANGELOG).
void TestCatalog::crossBazel()
{
    const Catalog& catalog = embedded();
    QCOMPARE(leastCrossBazel(catalog), u"0.5.3"_s);
    QVERIFY(leastCrossBazel(Catalog()).isEmpty());
    for (const QString& old : {u"0.4.5"_s, u"0.5.2"_s, u"0.1"_s})
        QVERIFY2(tooOldToCross(catalog, old), qPrintable(old));
    for (const QString& fits : {u"0.5.3"_s, u"0.5.4"_s, u"0.17.2"_s, u"4.2.3"_s, u"9.1"_s, u"no_version"_s, QString()})
        QVERIFY2(!tooOldToCross(catalog, fits), qPrintable(fits));
    QCOMPARE(bazelFor(catalog, *catalog.release(u"1.0.0"_s), true), u"0.5.3"_s);
    QCOMPARE(bazelFor(catalog, *catalog.release(u"1.0.0"_s), false), u"0.4.2"_s);
    QCOMPARE(bazelFor(catalog, *catalog.release(u"2.8.0"_s), true), u"4.2.1"_s);
}

/// What used to be asked by version in the planner stands in the records.
void TestCatalog::buildFactsOfReleases()
{
    const Catalog& catalog = embedded();
    for (const Release& release : catalog.releases()) {
        if (release.project != "tensorflow"_L1)
            continue;
        const Version version = *Version::parse(release.version);
        const char* const id = qPrintable(release.id);
        QVERIFY2((release.cxxStandard == "c++11"_L1) == (version < *Version::parse(u"2.1")), id);
        QVERIFY2(release.cpuNames.contains(u"armhf"_s) == (version < *Version::parse(u"2.3")), id);
        QVERIFY2(release.pythonProgram == !release.hermeticPython, id);
        QVERIFY2(release.hostPythonHeaders == !release.hermeticPython, id);
        for (const QString& field : {u"cxxStandard"_s, u"cpuNames"_s, u"pythonProgram"_s, u"hostPythonHeaders"_s})
            QVERIFY2(!release.json.contains(field) || release.source(field) != release.source(), id);
        // The packing program takes the folder first in every release, and is gone from 2.17 on.
        const Product* wheel = release.product(u"wheel"_s);
        QVERIFY2(wheel, id);
        if (version < *Version::parse(u"2.17")) {
            QVERIFY2(wheel->from == Product::From::Script && wheel->argumentsFor(false).first() == "${OUT}"_L1, id);
            QVERIFY2(wheel->argumentsFor(true).first() == "${OUT}"_L1, id);
            QVERIFY2(!wheel->argumentsFor(false).contains(u"--gpu"_s), id);
        } else {
            QVERIFY2(wheel->from == Product::From::Folder && wheel->folder.endsWith("/wheel_house"_L1), id);
            QVERIFY2(wheel->targets == QStringList{u"//tensorflow/tools/pip_package:wheel"_s}, id);
        }
    }
    // The CUDA wheel was called tensorflow_gpu until the one called tensorflow became the one for GPUs.
    for (const QString& named : {u"1.0.0"_s, u"1.5.0"_s, u"1.14.0"_s, u"2.0.0"_s})
        QVERIFY(catalog.release(named)->product(u"wheel"_s)->argumentsFor(true).contains(u"--gpu"_s));
    for (const QString& plain : {u"1.15.0"_s, u"2.1.0"_s, u"2.8.0"_s, u"2.12.0"_s})
        QVERIFY(!catalog.release(plain)->product(u"wheel"_s)->argumentsFor(true).contains(u"--gpu"_s));
}

void TestCatalog::jetPackRanges()
{
    const Board& tx1 = *embedded().board(u"jetson-tx1"_s);
    QVERIFY(tx1.runsJetPack(u"3.3"_s));
    QVERIFY(tx1.runsJetPack(u"4.6.6"_s));
    QVERIFY(!tx1.runsJetPack(u"4.2"_s)); // the one in between that skipped it
    QVERIFY(!tx1.runsJetPack(u"5.1"_s));
    QVERIFY(!tx1.runsJetPack(u"x"_s));
}

void TestCatalog::nearest()
{
    QStringList ids;
    for (const Board& board : embedded().boards())
        ids.append(board.id);
    QCOMPARE(nearestName(u"jetson-nanoo"_s, ids), u"jetson-nano"_s);
    QCOMPARE(nearestName(u"Raspberry-Pi4"_s, ids), u"raspberry-pi-4"_s);
    QCOMPARE(nearestName(u"zzzzzzzz"_s, ids), QString());
}

QTEST_GUILESS_MAIN(TestCatalog)
#include "tst_catalog.moc"
