// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the catalog says of where each Bazel can be had.

#include "core/bazelfetch/bazelfetch.h"

#include <QMap>
#include <QRegularExpression>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

class TestBazelSources : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyBazelOfAReleaseHasASourceOrIsAGap();
    void sumsAreWhole();
    void unknownVersionsAndGapsAreSaid();
};

void TestBazelSources::everyBazelOfAReleaseHasASourceOrIsAGap()
{
    const auto catalog = Catalog::load({u":/catalog"_s});
    QVERIFY(catalog);
    QStringList named;
    for (const Release& release : catalog->releases()) {
        for (const QString& version :
             {release.bazelExact, release.bazelExactCuda, release.bazelFile, release.bazelMin}) {
            if (!version.isEmpty() && !named.contains(version))
                named.append(version);
        }
    }
    QVERIFY(named.size() > 25);
    for (const QString& version : std::as_const(named)) {
        int sources = 0;
        int gaps = 0;
        for (const BazelSource& source : catalog->bazelSources()) {
            if (source.version != version)
                continue;
            (source.kind == "none"_L1 ? gaps : sources) += 1;
            QVERIFY2(!source.source().isEmpty(), qPrintable(source.id));
            QVERIFY2(source.kind != "none"_L1 || !source.note.isEmpty(), qPrintable(source.id));
        }
        QVERIFY2((sources > 0) != (gaps > 0), qPrintable(version)); // had, or said to be a gap
    }
}

void TestBazelSources::sumsAreWhole()
{
    const auto catalog = Catalog::load({u":/catalog"_s});
    static const QRegularExpression sum(u"^[0-9a-f]{64}$"_s);
    QMap<QString, QString> byVersion;
    for (const BazelSource& source : catalog->bazelSources()) {
        if (!source.canFetch())
            continue;
        QVERIFY2(sum.match(source.sha256).hasMatch(), qPrintable(source.id));
        const auto part = partOf(source);
        QVERIFY(part);
        if (source.kind == "npm"_L1) {
            QVERIFY2(sum.match(source.archiveSha256).hasMatch(), qPrintable(source.id));
            QCOMPARE(QByteArray::fromBase64(source.integrity.sliced(7).toLatin1()).size(), 64);
        }
        // npm's program and upstream's are one file.
        const QString key = source.version + u' ' + source.arch;
        QCOMPARE(byVersion.value(key, source.sha256), source.sha256);
        byVersion.insert(key, source.sha256);
    }
}

void TestBazelSources::unknownVersionsAndGapsAreSaid()
{
    const auto catalog = Catalog::load({u":/catalog"_s});
    const auto order = [&](const QString& version, const QString& from = {}) {
        const auto got = orderBazel(*catalog, {version, u"x86_64"_s, from});
        return got ? QString() : got.error().sentence();
    };
    QVERIFY(order(u"3.7.2"_s).isEmpty());
    QVERIFY(order(u"0.17.2"_s).isEmpty());
    QVERIFY(order(u"99.9.9"_s).contains(u"knows no Bazel \"99.9.9\""_s));
    QVERIFY(order(u"0.5.4"_s).contains(u"cannot be fetched: "_s));
    QVERIFY(order(u"4.2.3"_s).contains(u"sudo apt install bazel-bootstrap"_s));
    QVERIFY(order(u"3.7.2"_s, u"npm"_s).contains(u"from npm"_s));
    const auto arm = orderBazel(*catalog, {u"0.17.2"_s, u"aarch64"_s, {}});
    QVERIFY(!arm);
    QVERIFY(arm.error().text.contains(u"for aarch64"_s));
}

QTEST_GUILESS_MAIN(TestBazelSources)
#include "tst_bazelsources.moc"
