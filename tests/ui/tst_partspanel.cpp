// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where parts come from, as the window shows and fetches them. Nothing leaves this machine: parts lie there already, are
// locked by "somebody else", or come from a server of the test's own.

#include "core/base/filelock.h"
#include "core/base/files.h"
#include "core/base/paths.h"
#include "core/cuda/toolkitfetch.h"
#include "core/proc/process.h"
#include "tests/core/fetchserver.h"
#include "tests/core/toolkitfixture.h"
#include "ui/look/crossstyle.h"
#include "ui/pages/toolchainpage.h"
#include "ui/session/session.h"
#include "ui/toolchain/fetchline.h"
#include "ui/toolchain/flawmodel.h"
#include "ui/toolchain/licencedialog.h"
#include "ui/toolchain/partdetail.h"
#include "ui/toolchain/partmodel.h"
#include "ui/toolchain/partspanel.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QTreeView>

#include <memory>

using namespace cw;
using namespace Qt::StringLiterals;

class TestPartsPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void modelsAreSound();
    void everyPartSaysWhereItComesFrom();
    void aCpuBuildIsOfferedNoToolkit();
    void diskIsComparedBefore();
    void theToolkitBecomesTheFolder();
    void anotherCudaMeanwhileIsNotOverwritten();
    void licenceIsAskedOnceAndCancelIsQuick();
    void aPartComesFromItsIndex();
    void flawsOfTheFolderAreNamed();

private:
    QString path(const char* name) const { return m_folder->path() + QString::fromLatin1(name); }
    void open(const Catalog& catalog);
    void putPart(const QString& id, const QString& content) const;
    bool isOffered() const;
    template <typename T>
    T* find(const char* name) const
    {
        return m_page->findChild<T*>(QString::fromLatin1(name));
    }

    std::optional<Catalog> m_catalog;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ToolchainPage> m_page;
};

void TestPartsPanel::initTestCase()
{
    QApplication::setStyle(new CrossStyle);
    for (const char* name : {"http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY", "all_proxy"})
        qunsetenv(name);
}

void TestPartsPanel::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CONFIG_HOME", path("/config").toUtf8());
    qputenv("XDG_CACHE_HOME", path("/cache").toUtf8());
    auto catalog = Catalog::load();
    QVERIFY(catalog);
    m_catalog = *catalog;
    open(*m_catalog);
}

void TestPartsPanel::open(const Catalog& catalog)
{
    m_page.reset();
    m_session = std::make_unique<Session>(catalog);
    Configuration configuration;
    for (const auto& [field, value] : {std::pair{u"tf"_s, u"2.8.0"_s},
                                       {u"board"_s, u"aarch64-sbsa"_s},
                                       {u"mode"_s, u"cross"_s},
                                       {u"cuda"_s, u"11.8"_s}})
        configuration.set(field, value, {Provenance::Kind::User});
    m_session->start(configuration);
    Facts facts;
    facts.set(u"host.arch"_s, u"x86_64"_s, u"uname"_s, QDateTime::currentDateTimeUtc());
    m_session->addFacts(facts);
    m_page = std::make_unique<ToolchainPage>(*m_session, nullptr);
    m_page->resize(1100, 700);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    QTRY_VERIFY(!m_page->parts().offers().offers.isEmpty());
}

void TestPartsPanel::cleanup()
{
    m_page.reset();
    m_session.reset();
}

/// A part as the fetcher leaves it, with this content.
void TestPartsPanel::putPart(const QString& id, const QString& content) const
{
    const auto part = cuda::partOf(*m_catalog->part(id));
    const QString folder = fetch::folderOf(*part, fetch::Places::standard());
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(QDir().rename(content, folder + "/root"_L1));
    const QJsonObject record{
        {"format"_L1, "crosswright-part"_L1}, {"version"_L1, 1}, {"request"_L1, part->request()}, {"bytes"_L1, 1}};
    QVERIFY(files::write(folder + "/part.json"_L1, QJsonDocument(record).toJson()));
}

bool TestPartsPanel::isOffered() const
{
    const PartOffer* toolkit = m_page->parts().offers().find(u"toolkit"_s);
    return toolkit && toolkit->canFetch();
}

void TestPartsPanel::modelsAreSound()
{
    PartModel parts;
    const QAbstractItemModelTester testParts(&parts, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QList<PartOffer> offers = m_page->parts().offers().offers;
    QVERIFY(offers.size() > 2);
    parts.setOffers(offers);
    QCOMPARE(parts.rowCount(), int(offers.size()));
    QCOMPARE(parts.indexOf(u"toolkit"_s).data(PartModel::IdRole).toString(), u"toolkit"_s);
    QSignalSpy reset(&parts, &QAbstractItemModel::modelReset);
    offers.first().state = PartOffer::State::Here;
    parts.setOffers(offers); // the same rows: who reads one of them stays on it
    QCOMPARE(reset.count(), 0);
    QCOMPARE(parts.index(0, PartModel::State).data().toString(), u"here"_s);
    parts.setOffers({});
    QCOMPARE(parts.rowCount(), 0);

    FlawModel flaws;
    const QAbstractItemModelTester testFlaws(&flaws, QAbstractItemModelTester::FailureReportingMode::QtTest);
    flaws.setFlaws({{cuda::ToolkitFlaw::Kind::Missing, u"cuda"_s, u"bin/nvcc"_s, {}}});
    QCOMPARE(flaws.index(0, FlawModel::What).data().toString(), u"bin/nvcc is missing."_s);
    flaws.setFlaws({});
    QCOMPARE(flaws.rowCount(), 0);
}

void TestPartsPanel::everyPartSaysWhereItComesFrom()
{
    const PartOffers& all = m_page->parts().offers();
    const PartOffer* toolkit = all.find(u"toolkit"_s);
    QVERIFY(toolkit);
    QCOMPARE(toolkit->name, u"CUDA 11.8 for aarch64"_s);
    QCOMPARE(toolkit->from, u"Debian bookworm"_s);
    QVERIFY(toolkit->canFetch());
    const qint64 expected = qint64(m_catalog->part(u"cuda-11.8-debian-host"_s)->downloadMiB
                                   + m_catalog->part(u"cuda-11.8-debian-aarch64"_s)->downloadMiB)
                            << 20;
    QCOMPARE(toolkit->bytes, expected);
    QVERIFY(toolkit->diskBytes > toolkit->bytes);
    QVERIFY(toolkit->notes.join(u' ').contains(u"SBSA"_s));
    QCOMPARE(toolkit->licences.size(), 1);
    const PartOffer* nccl = all.find(u"nccl"_s);
    QVERIFY(nccl && nccl->state == PartOffer::State::Nowhere && nccl->notes.first().contains(u"CUDA 11"_s));
    for (const char* need : {"bazel", "cross-compiler", "target-headers"})
        QVERIFY2(all.find(QString::fromLatin1(need)), need);

    // The page offers it where CUDA is chosen, and its button says how much that is.
    auto* offer = find<QWidget>("toolkitOffer");
    QVERIFY(offer->isVisible());
    QVERIFY(find<QLabel>("toolkitOfferText")->text().contains(u"Debian bookworm"_s));
    QCOMPARE(find<QPushButton>("toolkitOfferFetch")->text(), u"Fetch "_s + fetch::sizeText(expected));

    // A cuDNN that nobody has is said, and a stand-in is offered with the version that is wanted.
    m_session->setValue(u"cudnn"_s, u"8.6"_s);
    QTRY_VERIFY(m_page->parts().offers().find(u"cudnn"_s));
    QCOMPARE(m_page->parts().offers().find(u"cudnn"_s)->state, PartOffer::State::Nowhere);
    QCOMPARE(m_page->parts().offers().standIn, u"8.6.0"_s);
    QVERIFY(!m_page->parts().offers().toolkit.cudnn.standIn);
    find<QTabBar>("toolchainTabs")->setCurrentIndex(1);
    auto* standIn = find<QCheckBox>("cudnnStandIn");
    m_page->parts().select(u"toolkit"_s);
    QVERIFY(standIn->isVisible());
    standIn->click();
    QTRY_VERIFY(m_page->parts().offers().toolkit.cudnn.standIn);
    QVERIFY(m_page->parts().offers().folder.endsWith(u"cuda-11.8-aarch64-cudnn-8.6.0-stand-in"_s));
}

void TestPartsPanel::aCpuBuildIsOfferedNoToolkit()
{
    m_session->unset(u"cuda"_s);
    QTRY_VERIFY(!m_page->parts().offers().find(u"toolkit"_s));
    QVERIFY(!find<QWidget>("toolkitOffer")->isVisible());
    QVERIFY(m_page->parts().offers().find(u"bazel"_s));
    QCOMPARE(find<QLabel>("flawSentence")->text(), u"No CUDA folder is chosen."_s);
}

void TestPartsPanel::diskIsComparedBefore()
{
    PartOffers all = m_page->parts().offers();
    const PartOffer toolkit = *all.find(u"toolkit"_s);
    PartDetail detail;
    all.freeBytes = toolkit.diskBytes;
    detail.show(&toolkit, all, false);
    auto* fetch = detail.findChild<QPushButton*>(u"fetchPart"_s);
    QVERIFY(fetch->isEnabled());
    const QString sentence = detail.findChild<QLabel*>(u"partDisk"_s)->text();
    for (const qint64 size : {toolkit.bytes, toolkit.diskBytes, all.freeBytes})
        QVERIFY2(sentence.contains(fetch::sizeText(size)), qPrintable(sentence));
    all.freeBytes = toolkit.diskBytes - 1;
    detail.show(&toolkit, all, false);
    QVERIFY(!fetch->isEnabled());
    all.freeBytes = toolkit.diskBytes;
    detail.show(&toolkit, all, true); // something else is being fetched
    QVERIFY(!fetch->isEnabled());
}

void TestPartsPanel::theToolkitBecomesTheFolder()
{
    const ToolkitFixture fixture(*m_catalog);
    fixture.putDebian();
    putPart(u"cuda-11.8-debian-host"_s, fixture.path("/host"));
    putPart(u"cuda-11.8-debian-aarch64"_s, fixture.path("/target"));
    open(*m_catalog);
    QTRY_VERIFY(isOffered());
    QCOMPARE(m_page->parts().offers().find(u"toolkit"_s)->bytes, 0); // only to be put together
    const int steps = m_session->undoStack().count();
    QSignalSpy busy(m_page.get(), &Page::busyChanged);
    QSignalSpy ended(m_page.get(), &Page::workEnded);
    QTest::mouseClick(find<QPushButton>("toolkitOfferFetch"), Qt::LeftButton);
    QVERIFY(!m_page->findChild<LicenceDialog*>()); // nothing is fetched, so nothing is asked
    QCOMPARE(find<QTabBar>("toolchainTabs")->currentIndex(), 1);
    QTRY_COMPARE(ended.count(), 1);
    QVERIFY2(ended.first().at(2).toBool(), qPrintable(ended.first().at(1).toString()));
    const QString folder = paths::cache() + "/toolkits/cuda-11.8-aarch64"_L1;
    QCOMPARE(m_session->configuration().text(u"cuda_path"_s), folder);
    QCOMPARE(m_session->undoStack().count(), steps + 1);
    QVERIFY(QFile::exists(folder + "/bin/nvcc"_L1));
    QCOMPARE(busy.count(), 2);
    QVERIFY(!busy.first().first().toString().isEmpty() && busy.last().first().toString().isEmpty());
    QVERIFY(find<QLabel>("fetchOutcome")->text().contains(folder));
    QVERIFY(find<QLabel>("fetchOutcome")->text().contains(u"SBSA"_s));
    QTRY_VERIFY2(find<QLabel>("flawSentence")->text().contains(u"every file"_s),
                 qPrintable(find<QLabel>("flawSentence")->text()));
    QVERIFY(!isOffered());
    m_session->undoStack().undo();
    QVERIFY(m_session->configuration().text(u"cuda_path"_s).isEmpty());
}

void TestPartsPanel::anotherCudaMeanwhileIsNotOverwritten()
{
    const ToolkitFixture fixture(*m_catalog);
    fixture.putDebian();
    putPart(u"cuda-11.8-debian-host"_s, fixture.path("/host"));
    putPart(u"cuda-11.8-debian-aarch64"_s, fixture.path("/target"));
    open(*m_catalog);
    QTRY_VERIFY(isOffered());
    QSignalSpy ended(m_page.get(), &Page::workEnded);
    m_page->parts().fetch(u"toolkit"_s);
    m_session->setValue(u"cuda"_s, u"11.2"_s); // before the window's thread hears of its end
    QTRY_COMPARE(ended.count(), 1);
    QVERIFY(m_session->configuration().text(u"cuda_path"_s).isEmpty());
    QVERIFY(find<QLabel>("fetchOutcome")->text().contains(u"another CUDA"_s));
}

void TestPartsPanel::licenceIsAskedOnceAndCancelIsQuick()
{
    const auto host = cuda::partOf(*m_catalog->part(u"cuda-11.8-debian-host"_s));
    const QString lock = fetch::folderOf(*host, fetch::Places::standard()) + ".lock"_L1;
    const auto other = FileLock::take(lock, "process 4711"); // another Crosswright fetches it
    QVERIFY(other);
    const auto licence = cuda::licenceOf(*m_catalog->part(u"cuda-11.8-debian-host"_s), *m_catalog);
    QTest::mouseClick(find<QPushButton>("toolkitOfferFetch"), Qt::LeftButton);
    auto* dialog = m_page->findChild<LicenceDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->findChild<QLabel*>(u"licenceTerms-nvidia-cuda"_s)->text(), licence->terms);
    QCOMPARE(dialog->findChild<QLabel*>(u"licenceWhere-nvidia-cuda"_s)->text(), licence->where);
    QVERIFY(dialog->findChild<QPushButton*>(u"licenceCancel"_s)->isDefault());
    QTest::mouseClick(dialog->findChild<QPushButton*>(u"licenceCancel"_s), Qt::LeftButton);
    QVERIFY(!fetch::acceptedAt(*licence));
    QVERIFY(!m_page->parts().isFetching());
    QTRY_VERIFY(!m_page->findChild<LicenceDialog*>());

    auto* fetchButton = find<QPushButton>("fetchPart");
    for (const bool first : {true, false}) {
        QTest::mouseClick(fetchButton, Qt::LeftButton);
        dialog = m_page->findChild<LicenceDialog*>();
        QCOMPARE(dialog != nullptr, first); // asked once
        if (first)
            QTest::mouseClick(dialog->findChild<QPushButton*>(u"licenceAccept"_s), Qt::LeftButton);
        QVERIFY(fetch::acceptedAt(*licence));
        QVERIFY(m_page->parts().isFetching());
        QVERIFY(!fetchButton->isEnabled());
        auto* text = find<QWidget>("fetchLine")->findChild<QLabel*>(u"busyText"_s);
        QTRY_VERIFY2(text->text().contains(u"process 4711"_s), qPrintable(text->text()));
        QElapsedTimer sinceCancel;
        sinceCancel.start();
        QTest::mouseClick(find<QWidget>("fetchLine")->findChild<QPushButton*>(u"busyCancel"_s), Qt::LeftButton);
        QTRY_VERIFY(!m_page->parts().isFetching());
        QVERIFY2(sinceCancel.elapsed() < 1000, qPrintable(QString::number(sinceCancel.elapsed())));
        QVERIFY(find<QLabel>("fetchOutcome")->text().contains(u"Stopped"_s));
        QVERIFY(fetchButton->isEnabled());
        QTRY_VERIFY(!m_page->findChild<LicenceDialog*>());
    }
    QVERIFY(m_session->configuration().text(u"cuda_path"_s).isEmpty());
}

void TestPartsPanel::aPartComesFromItsIndex()
{
    // An NCCL that the user's catalog adds, in an index of the test's own.
    const QString wheel = u"nccl_test-99.0-py3-none-any.whl"_s;
    QVERIFY(files::write(path("/content/nvidia/nccl/include/nccl.h"), "header"));
    QVERIFY(QDir().mkpath(path("/served/files")));
    const auto zipped = runProcess(
        {u"python3"_s, {u"-m"_s, u"zipfile"_s, u"-c"_s, path("/served/files/") + wheel, path("/content/nvidia")}});
    QVERIFY(zipped && zipped->succeeded());
    const QString sum = *files::sha256OfFile(path("/served/files/") + wheel);
    QVERIFY(files::write(path("/served/simple/nccl-test/index.json"),
                         "{\"files\":[{\"filename\":\"" + wheel.toUtf8() + "\",\"url\":\"../../files/" + wheel.toUtf8()
                             + "\",\"hashes\":{\"sha256\":\"" + sum.toUtf8() + "\"}}]}"));
    const QJsonObject part{{"id"_L1, "nccl-test"_L1}, {"name"_L1, "NCCL of the test"_L1},
                           {"kind"_L1, "wheel"_L1},   {"role"_L1, "nccl"_L1},
                           {"version"_L1, "99.0"_L1}, {"cuda"_L1, "11"_L1},
                           {"arch"_L1, "aarch64"_L1}, {"project"_L1, "nccl-test"_L1},
                           {"file"_L1, wheel},        {"sha256"_L1, sum},
                           {"source"_L1, "TEST"_L1}};
    const QJsonObject overlay{{"format"_L1, "crosswright-catalog"_L1},
                              {"version"_L1, 1},
                              {"sources"_L1, QJsonObject{{"TEST"_L1, "this test"_L1}}},
                              {"parts"_L1, QJsonArray{part}}};
    QVERIFY(files::write(paths::config() + "/catalog.d/test.json"_L1, QJsonDocument(overlay).toJson()));
    const auto catalog = Catalog::load();
    QVERIFY2(catalog, catalog ? "" : qPrintable(catalog.error().sentence()));
    fetchserver::Server server(path("/served"));
    qputenv("PIP_INDEX_URL", (server.address() + "/simple"_L1).toUtf8());
    open(*catalog);
    find<QTabBar>("toolchainTabs")->setCurrentIndex(1);
    QTRY_VERIFY(m_page->parts().offers().find(u"nccl-test"_s));
    m_page->parts().select(u"nccl-test"_s);
    QSignalSpy ended(m_page.get(), &Page::workEnded);
    QTest::mouseClick(find<QPushButton>("fetchPart"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, 20000);
    qunsetenv("PIP_INDEX_URL");
    QVERIFY2(ended.first().at(2).toBool(), qPrintable(ended.first().at(1).toString()));
    QTRY_COMPARE(m_page->parts().offers().find(u"nccl-test"_s)->state, PartOffer::State::Here);
    const QString there = m_page->parts().offers().find(u"nccl-test"_s)->there;
    QVERIFY(QFile::exists(there + "/root/nvidia/nccl/include/nccl.h"_L1));
    QVERIFY(m_session->configuration().text(u"cuda_path"_s).isEmpty());
    QVERIFY(!find<QPushButton>("fetchPart")->isVisible());
}

void TestPartsPanel::flawsOfTheFolderAreNamed()
{
    const ToolkitFixture fixture(*m_catalog);
    const QString tree = fixture.wholeTree();
    m_session->setValue(u"cudnn"_s, u"8.6.0"_s);
    m_session->setValue(u"cuda_path"_s, tree);
    auto* sentence = find<QLabel>("flawSentence");
    auto* table = find<QTreeView>("flawTable");
    QTRY_VERIFY2(sentence->text().contains(u"every file"_s), qPrintable(sentence->text()));
    QCOMPARE(table->model()->rowCount(), 0);
    QVERIFY(QFile::remove(tree + "/bin/ptxas"_L1));
    m_session->unset(u"cuda_path"_s);
    QTRY_VERIFY(!sentence->text().contains(u"every file"_s));
    m_session->setValue(u"cuda_path"_s, tree);
    QTRY_COMPARE(table->model()->rowCount(), 1);
    QCOMPARE(table->model()->index(0, FlawModel::File).data().toString(), u"bin/ptxas"_s);
    QVERIFY(sentence->text().contains(u"1 "_s) && sentence->text().contains(tree));
}

QTEST_MAIN(TestPartsPanel)
#include "tst_partspanel.moc"
