// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The checklist of a toolkit: a tree with each of its files taken away in turn is named each time.

#include "core/base/files.h"
#include "core/cuda/checklist.h"
#include "core/cuda/toolkitfetch.h"
#include "toolkitfixture.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <memory>

using namespace cw;
using namespace cw::cuda;
using namespace Qt::StringLiterals;

class TestToolkitChecklist : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { m_fixture = std::make_unique<ToolkitFixture>(m_catalog); }
    void eachFileTakenAwayIsNamed();
    void wrongMachinesAreNamed();
    void renamedHeadersAndOtherVersions();
    void whatOldReleasesDoNotAsk();
    void listingsSurviveFacts();
    void ordersForThisMachineAndForAnother();

private:
    QList<ToolkitFlaw> flaws(const QString& tree) const
    {
        return checkToolkit(m_catalog.toolkitFiles(), m_fixture->needs(), listTree(tree, m_catalog.toolkitFiles()));
    }

    Catalog m_catalog;
    std::unique_ptr<ToolkitFixture> m_fixture;
};

void TestToolkitChecklist::initTestCase()
{
    auto catalog = Catalog::load({u":/catalog"_s});
    QVERIFY2(catalog, catalog ? "" : qPrintable(catalog.error().sentence()));
    m_catalog = *catalog;
}

void TestToolkitChecklist::eachFileTakenAwayIsNamed()
{
    const QString tree = m_fixture->wholeTree();
    QStringList unexpected;
    for (const ToolkitFlaw& flaw : flaws(tree))
        unexpected.append(flaw.path + u' ' + flaw.found);
    QCOMPARE(unexpected, QStringList());
    int looked = 0;
    for (const ToolkitFile& record : m_catalog.toolkitFiles()) {
        if (!isAsked(record, m_fixture->needs()))
            continue;
        // Every place where it may lie, really taken away, and put back afterwards.
        const QStringList places = placesOf(record, m_fixture->needs());
        QStringList gone;
        for (QString place : places) {
            place.replace("{target}"_L1, "targets/sbsa-linux"_L1);
            while (place.endsWith(u'/'))
                place.chop(1);
            const QFileInfo info(tree + u'/' + place);
            if (!info.exists() && !info.isSymLink())
                continue;
            const QString real = info.absoluteFilePath();
            if (QFile::rename(real, real + ".away"_L1))
                gone.append(real);
        }
        QVERIFY2(!gone.isEmpty(), qPrintable(record.id));
        QStringList named;
        for (const ToolkitFlaw& flaw : flaws(tree))
            named.append(flaw.path);
        QVERIFY2(named.contains(places.first()), qPrintable(record.id + ": "_L1 + named.join(u' ')));
        for (const QString& path : gone)
            QVERIFY(QFile::rename(path + ".away"_L1, path));
        ++looked;
    }
    QVERIFY2(looked >= 30, qPrintable(QString::number(looked)));
    QVERIFY(flaws(tree).isEmpty());
}

void TestToolkitChecklist::wrongMachinesAreNamed()
{
    const QString tree = m_fixture->wholeTree();
    const QString library = QFileInfo(tree + "/lib64/libcurand.so.10"_L1).canonicalFilePath();
    QVERIFY(files::write(library, ToolkitFixture::elfFor(u"x86_64"_s)));
    QVERIFY(QFile::remove(tree + "/bin/nvcc"_L1));
    QVERIFY(files::write(tree + "/bin/nvcc"_L1, "#!/bin/sh\n")); // Debian's script in place of the program
    const QList<ToolkitFlaw> found = flaws(tree);
    QCOMPARE(found.size(), 2);
    QCOMPARE(found[0], (ToolkitFlaw{ToolkitFlaw::Kind::WrongMachine, u"cuda"_s, u"bin/nvcc"_s, {}, u"x86_64"_s}));
    QCOMPARE(found[1], (ToolkitFlaw{ToolkitFlaw::Kind::WrongMachine, u"cuda"_s, u"lib64/libcurand.so.10"_s, u"x86_64"_s,
                                    u"aarch64"_s}));
}

void TestToolkitChecklist::renamedHeadersAndOtherVersions()
{
    const QString tree = m_fixture->wholeTree();
    const QString include = tree + "/targets/sbsa-linux/include/"_L1;
    QVERIFY(QFile::rename(include + "cudnn.h"_L1, include + "cudnn_v8.h"_L1));
    const QString fft = tree + "/targets/sbsa-linux/lib/libcufft.so.10"_L1;
    QVERIFY(QFile::remove(fft));
    QVERIFY(QFile::link(u"libcufft.so.10.9.9"_s, tree + "/targets/sbsa-linux/lib/libcufft.so.9"_L1));
    QStringList said;
    for (const ToolkitFlaw& flaw : flaws(tree)) {
        said.append(flaw.path.section(u'/', -1)
                    + (flaw.kind == ToolkitFlaw::Kind::Renamed ? u" renamed "_s : u" missing "_s)
                    + flaw.found.section(u'/', -1));
    }
    QVERIFY2(said.contains(u"cudnn.h renamed cudnn_v8.h"_s), qPrintable(said.join(u'\n')));
    QVERIFY2(said.filter(u"libcufft.so.10 missing libcufft.so"_s).size() == 1, qPrintable(said.join(u'\n')));
}

void TestToolkitChecklist::whatOldReleasesDoNotAsk()
{
    const auto asked = [&](const QString& id, const ToolkitNeeds& wanted) {
        for (const ToolkitFile& record : m_catalog.toolkitFiles()) {
            if (record.id == id)
                return isAsked(record, wanted);
        }
        return false;
    };
    const ToolkitNeeds old{m_catalog.cuda(u"8.0"_s), u"6"_s, u"1.5.0"_s, u"x86_64"_s, u"aarch64"_s};
    QVERIFY(asked(u"cudart"_s, old) && asked(u"cudnn"_s, old) && asked(u"cudart"_s, m_fixture->needs()));
    QVERIFY(!asked(u"cusparse"_s, old) && asked(u"cusparse"_s, m_fixture->needs()));
    QVERIFY(!asked(u"cublaslt"_s, old) && asked(u"cublaslt"_s, m_fixture->needs()));
    QVERIFY(!asked(u"header-cudnn_version"_s, old) && asked(u"header-cudnn_version"_s, m_fixture->needs()));
    ToolkitNeeds without = m_fixture->needs();
    without.cudnn.clear();
    QVERIFY(!asked(u"cudnn"_s, without));
}

void TestToolkitChecklist::listingsSurviveFacts()
{
    const TreeListing listing = listTree(m_fixture->wholeTree(), m_catalog.toolkitFiles());
    QVERIFY(listing.has(u"lib64/libcudart.so.11.0"_s));
    QCOMPARE(TreeListing::fromTexts(listing.fileTexts(), listing.headerTexts()), listing);
}

void TestToolkitChecklist::ordersForThisMachineAndForAnother()
{
    const auto cross = orderToolkit(m_catalog, {u"11.8"_s, u"x86_64"_s, u"aarch64"_s, {}, {}});
    QVERIFY2(cross, cross ? "" : qPrintable(cross.error().sentence()));
    QCOMPARE(cross->parts.compiler(), u"g++-11-aarch64-linux-gnu"_s);
    const auto native = orderToolkit(m_catalog, {u"11.8"_s, u"x86_64"_s, u"x86_64"_s, {}, {}});
    QVERIFY2(native, native ? "" : qPrintable(native.error().sentence()));
    QCOMPARE(native->parts.compiler(), u"g++-11"_s);
    QVERIFY(native->folder() != cross->folder());
    for (const QString& package : native->parts.target->packages)
        QVERIFY2(!package.endsWith(":arm64"_L1), qPrintable(package));
    QVERIFY(QFileInfo(crossCompiler(u"g++-11"_s)).fileName().startsWith("g++"_L1));
    QVERIFY(!orderToolkit(m_catalog, {u"12.4"_s, u"x86_64"_s, u"x86_64"_s, {}, {}}));
}

QTEST_GUILESS_MAIN(TestToolkitChecklist)
#include "tst_toolkitchecklist.moc"
