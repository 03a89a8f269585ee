// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/factlist.h"
#include "ui/fields/findingstrip.h"
#include "ui/look/crossstyle.h"
#include "ui/models/boardmodel.h"
#include "ui/pages/targetpage.h"
#include "ui/session/factfinder.h"
#include "ui/session/session.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTreeView>

using namespace Qt::StringLiterals;

class TestTargetPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void modelHoldsFamiliesBoardsAndVariants();
    void searchFindsAVariantAndEnterChooses();
    void aFamilysHeadIsNoChoice();
    void wrongJetPackIsRepairedAndUndone();
    void gpuIsFoundByTyping();
    void deviceIsAskedOffTheThread();
    void deviceThatDoesNotAnswerSaysWhy();
    void unknownIsSaidNotHidden();

private:
    cw::FactFinder::Askers askers(const cw::Result<cw::Facts>& device) const;

    std::optional<cw::Catalog> m_catalog;
    std::unique_ptr<cw::Session> m_session;
    std::unique_ptr<cw::TargetPage> m_page;
};

void TestTargetPage::initTestCase()
{
    QApplication::setStyle(new cw::CrossStyle);
    auto catalog = cw::Catalog::load();
    QVERIFY(catalog);
    m_catalog = *catalog;
}

void TestTargetPage::init()
{
    m_session = std::make_unique<cw::Session>(*m_catalog);
    cw::Configuration configuration;
    configuration.set(u"tf"_s, u"2.8.0"_s, {cw::Provenance::Kind::User});
    configuration.set(u"board"_s, u"jetson-orin-nano"_s, {cw::Provenance::Kind::User});
    m_session->start(configuration);
    m_page = std::make_unique<cw::TargetPage>(*m_session, nullptr);
    m_page->resize(1100, 700);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void TestTargetPage::cleanup()
{
    m_page.reset();
    m_session.reset();
}

cw::FactFinder::Askers TestTargetPage::askers(const cw::Result<cw::Facts>& device) const
{
    cw::FactFinder::Askers askers;
    askers.host = [] { return cw::Facts(); };
    askers.saved = [](const QString&) { return cw::Facts(); };
    askers.tree = [](const QString&, const QString&) { return cw::Facts(); };
    askers.device = [device](const QString&, const cw::FactFinder::Progress& progress) {
        progress(u"asking"_s);
        return device;
    };
    return askers;
}

void TestTargetPage::modelHoldsFamiliesBoardsAndVariants()
{
    cw::BoardModel model(*m_catalog);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    int boards = 0;
    const std::function<void(const QModelIndex&)> walk = [&](const QModelIndex& parent) {
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const QModelIndex index = model.index(row, 0, parent);
            boards += index.data(cw::BoardModel::IdRole).toString().isEmpty() ? 0 : 1;
            walk(index);
        }
    };
    walk({});
    QCOMPARE(boards, int(m_catalog->boards().size()));
    const QModelIndex variant = model.indexOf(u"jetson-orin-nano-8gb"_s);
    QCOMPARE(variant.parent().data(cw::BoardModel::IdRole).toString(), u"jetson-orin-nano"_s);
    QCOMPARE(variant.siblingAtColumn(cw::BoardModel::Capability).data().toString(), u"8.7"_s);
    QVERIFY(!(variant.parent().parent().flags() & Qt::ItemIsSelectable)); // a family is a head
    model.setFound(u"jetson-orin-nano"_s);
    QVERIFY(variant.parent().data(Qt::AccessibleTextRole).toString() != variant.parent().data().toString());
}

void TestTargetPage::searchFindsAVariantAndEnterChooses()
{
    auto* find = m_page->findChild<QLineEdit*>(u"findBoard"_s);
    QTest::keyClicks(find, u"thor t4000"_s);
    QCOMPARE(m_session->configuration().text(u"board"_s), u"jetson-orin-nano"_s);
    QTest::keyClick(find, Qt::Key_Return);
    QVERIFY2(m_session->configuration().text(u"board"_s).startsWith(u"jetson-thor"_s),
             qPrintable(m_session->configuration().text(u"board"_s)));
    find->clear();
    m_session->undoStack().undo();
    auto* tree = m_page->findChild<QTreeView*>(u"board"_s);
    QCOMPARE(tree->currentIndex().data(cw::BoardModel::IdRole).toString(), u"jetson-orin-nano"_s);
}

void TestTargetPage::aFamilysHeadIsNoChoice()
{
    auto* tree = m_page->findChild<QTreeView*>(u"board"_s);
    const QModelIndex head = tree->model()->index(0, 0);
    QVERIFY(head.data(cw::BoardModel::IdRole).toString().isEmpty());
    tree->scrollTo(head);
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(head).center());
    QCOMPARE(m_session->configuration().text(u"board"_s), u"jetson-orin-nano"_s);
    QCOMPARE(tree->currentIndex().data(cw::BoardModel::IdRole).toString(), u"jetson-orin-nano"_s);
    QVERIFY(tree->selectionModel()->hasSelection());
}

void TestTargetPage::wrongJetPackIsRepairedAndUndone()
{
    auto* jetpack = m_page->findChild<QComboBox*>(u"jetpack"_s);
    jetpack->lineEdit()->selectAll();
    QTest::keyClicks(jetpack->lineEdit(), u"3.1"_s); // a TX1's, never an Orin's
    QTest::keyClick(jetpack->lineEdit(), Qt::Key_Return);
    const QList<cw::Finding> findings = m_session->findingsFor(u"jetpack"_s);
    QVERIFY(!findings.isEmpty());
    const auto error = std::find_if(findings.begin(), findings.end(), [](const cw::Finding& finding) {
        return finding.severity == cw::Finding::Severity::Error;
    });
    QVERIFY(error != findings.end());
    QVERIFY(m_page->findChild<cw::FindingStrip*>(u"finding-"_s + error->id)->isVisible());
    QCOMPARE(m_page->railState().mark, cw::RailState::Mark::Error);
    QVERIFY(error->repair);
    QTest::mouseClick(m_page->findChild<QPushButton*>(u"repair-"_s + error->id), Qt::LeftButton);
    QVERIFY(!m_page->findChild<cw::FindingStrip*>(u"finding-"_s + error->id));
    m_session->undoStack().undo();
    QVERIFY(m_page->findChild<cw::FindingStrip*>(u"finding-"_s + error->id));
    QCOMPARE(m_session->configuration().text(u"jetpack"_s), u"3.1"_s);
}

void TestTargetPage::gpuIsFoundByTyping()
{
    auto* gpu = m_page->findChild<QComboBox*>(u"gpu"_s);
    QVERIFY(gpu->count() > 200); // the catalog's, and the entry that unsets
    gpu->lineEdit()->selectAll();
    QTest::keyClicks(gpu->lineEdit(), u"rtx 4060"_s);
    QTest::keyClick(gpu->lineEdit(), Qt::Key_Return);
    const cw::Gpu* found = m_catalog->gpu(m_session->configuration().text(u"gpu"_s));
    QVERIFY(found);
    QCOMPARE(found->capability, u"8.9"_s);
}

void TestTargetPage::deviceIsAskedOffTheThread()
{
    cw::Facts facts;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    facts.set(u"device.arch"_s, u"aarch64"_s, u"getconf"_s, now);
    facts.set(u"device.board"_s, u"jetson-nano"_s, u"device tree"_s, now);
    facts.set(u"device.glibc"_s, u"2.27"_s, u"getconf GNU_LIBC_VERSION"_s, now);
    facts.setUnknown(u"device.driver"_s, u"nvidia-smi is not there."_s, now);
    m_session->finder().setAskers(askers(facts));
    m_session->finder().start();
    m_session->setText(u"device"_s, u"nano"_s).value();
    QTRY_VERIFY(!m_session->finder().isAsking(cw::FactFinder::Part::Device));
    auto* ask = m_page->findChild<QPushButton*>(u"askDevice"_s);
    QVERIFY(ask->isEnabled());
    QVERIFY(m_page->findChild<QLabel*>(u"deviceState"_s)->text().contains(u"never"_s));
    QTest::mouseClick(ask, Qt::LeftButton);
    QTRY_COMPARE(m_session->facts().text(u"device.glibc"_s), u"2.27"_s);
    QVERIFY(m_page->findChild<QLabel*>(u"deviceState"_s)->text().startsWith(u"Asked"_s));
    QString known;
    for (const auto* list : m_page->findChildren<cw::FactList*>())
        known += list->isVisible() ? list->text() : QString();
    QVERIFY2(known.contains(u"2.27"_s), qPrintable(known));
    // F5 asks again.
    const QDateTime first = m_session->facts().fact(u"device.glibc"_s).when;
    m_session->forgetFacts(u"device."_s);
    QTest::keyClick(m_page.get(), Qt::Key_F5);
    QTRY_COMPARE(m_session->facts().fact(u"device.glibc"_s).when, first);
    // What it says of itself becomes the choice, as one step.
    auto* use = m_page->findChild<QPushButton*>(u"useDevice"_s);
    QVERIFY(use->isVisible());
    QTest::mouseClick(use, Qt::LeftButton);
    QCOMPARE(m_session->configuration().text(u"board"_s), u"jetson-nano"_s);
    QCOMPARE(m_session->configuration().provenance(u"board"_s).kind, cw::Provenance::Kind::Detected);
    QVERIFY(!use->isVisible());
    m_session->undoStack().undo();
    QCOMPARE(m_session->configuration().text(u"board"_s), u"jetson-orin-nano"_s);
    // Another device: nothing of the former one stays.
    m_session->setText(u"device"_s, u"other"_s).value();
    QVERIFY(!m_session->facts().knows(u"device.glibc"_s));
}

void TestTargetPage::deviceThatDoesNotAnswerSaysWhy()
{
    m_session->finder().setAskers(
        askers(cw::Error{cw::Error::Kind::Process, u"nano does not answer."_s, u"Is it switched on?"_s}));
    m_session->finder().start();
    m_session->setText(u"device"_s, u"nano"_s).value();
    QTRY_VERIFY(!m_session->finder().isAsking(cw::FactFinder::Part::Device));
    QTest::mouseClick(m_page->findChild<QPushButton*>(u"askDevice"_s), Qt::LeftButton);
    QTRY_VERIFY(m_page->findChild<QLabel*>(u"deviceState"_s)->text().contains(u"does not answer"_s));
    QVERIFY(m_page->findChild<QPushButton*>(u"askDevice"_s)->isVisible());
}

void TestTargetPage::unknownIsSaidNotHidden()
{
    cw::Facts facts;
    facts.setUnknown(u"device.cudnn"_s, u"There is no cudnn_version.h."_s, QDateTime::currentDateTimeUtc());
    m_session->addFacts(facts);
    const auto* unknown = m_page->findChild<cw::FactList*>(u"notKnown"_s);
    QVERIFY(unknown->isVisible());
    QVERIFY(unknown->text().contains(u"no cudnn_version.h"_s));
}

QTEST_MAIN(TestTargetPage)
#include "tst_targetpage.moc"
