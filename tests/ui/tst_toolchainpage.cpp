// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/choices/coverage.h"
#include "core/choices/survey.h"
#include "core/solve/backward.h"
#include "ui/fields/factlist.h"
#include "ui/fields/findingstrip.h"
#include "ui/look/crossstyle.h"
#include "ui/models/solutionmodel.h"
#include "ui/pages/solutionpanel.h"
#include "ui/pages/toolchainpage.h"
#include "ui/session/session.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTest>
#include <QTreeView>

using namespace Qt::StringLiterals;

class TestToolchainPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void everyPartHasARow();
    void wrongPythonIsFoundRepairedAndUndone();
    void foundAndAllowedFollowTheFacts();
    void repairAllIsOneStep();
    void coverage_data();
    void coverage();
    void coverageIsShownWithItsCost();
    void solutionModelIsSound();
    void solutionIsUsedAsOneStep();
    void tableFollowsTheDevice();
    void versionSpans();

private:
    cw::Facts host() const;

    std::optional<cw::Catalog> m_catalog;
    std::unique_ptr<cw::Session> m_session;
    std::unique_ptr<cw::ToolchainPage> m_page;
};

void TestToolchainPage::initTestCase()
{
    QApplication::setStyle(new cw::CrossStyle);
    auto catalog = cw::Catalog::load();
    QVERIFY(catalog);
    m_catalog = *catalog;
}

cw::Facts TestToolchainPage::host() const
{
    cw::Facts facts;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    facts.set(u"host.os"_s, u"debian 12"_s, u"os-release"_s, now);
    facts.set(u"host.arch"_s, u"x86_64"_s, u"uname"_s, now);
    facts.set(u"host.gcc"_s, u"12.2.0"_s, u"gcc -v"_s, now);
    facts.set(u"host.bazel"_s, u"4.2.3"_s, u"bazel --version"_s, now);
    facts.set(u"host.bazel_path"_s, u"/usr/bin/bazel-4"_s, u"bazel --version"_s, now);
    facts.set(u"host.cross.aarch64.gcc"_s, u"12.2.0"_s, u"aarch64-linux-gnu-gcc -v"_s, now);
    facts.set(u"host.cross.aarch64.path"_s, u"/usr/bin/aarch64-linux-gnu-gcc"_s, u"command -v"_s, now);
    facts.set(u"host.cross.aarch64.glibc"_s, u"2.36"_s, u"features.h"_s, now);
    facts.set(u"host.ram"_s, 24000, u"/proc/meminfo"_s, now);
    facts.set(u"host.disk"_s, 200000, u"df"_s, now);
    facts.set(u"host.cores"_s, 8, u"getconf"_s, now);
    return facts;
}

void TestToolchainPage::init()
{
    m_session = std::make_unique<cw::Session>(*m_catalog);
    cw::Configuration configuration;
    configuration.set(u"tf"_s, u"2.8.0"_s, {cw::Provenance::Kind::User});
    configuration.set(u"board"_s, u"jetson-orin-nano"_s, {cw::Provenance::Kind::User});
    m_session->start(configuration);
    m_session->addFacts(host());
    m_page = std::make_unique<cw::ToolchainPage>(*m_session, nullptr);
    m_page->resize(1100, 700);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void TestToolchainPage::cleanup()
{
    m_page.reset();
    m_session.reset();
}

void TestToolchainPage::everyPartHasARow()
{
    for (const char* name : {"mode", "compiler", "sysroot", "bazel", "python", "python_include", "cuda", "cuda_path",
                             "cudnn", "cudnn_host", "cudnn_target", "tensorrt", "capabilities"}) {
        QVERIFY2(m_page->fields().contains(QLatin1StringView(name)), name);
        QVERIFY2(m_page->focusField(QString::fromLatin1(name)), name);
        QVERIFY2(!m_page->findChild<QWidget*>(QString::fromLatin1(name))->accessibleName().isEmpty(), name);
    }
}

void TestToolchainPage::wrongPythonIsFoundRepairedAndUndone()
{
    auto* python = m_page->findChild<QComboBox*>(u"python"_s);
    python->lineEdit()->selectAll();
    QTest::keyClicks(python->lineEdit(), u"3.12"_s); // 2.8 takes 3.7 to 3.10
    QTest::keyClick(python->lineEdit(), Qt::Key_Return);
    cw::Finding error;
    for (const cw::Finding& finding : m_session->findingsFor(u"python"_s)) {
        if (finding.severity == cw::Finding::Severity::Error && finding.repair)
            error = finding;
    }
    QVERIFY(!error.id.isEmpty());
    auto* strip = m_page->findChild<cw::FindingStrip*>(u"finding-"_s + error.id);
    QVERIFY(strip && strip->isVisible());
    QCOMPARE(m_page->findChild<QLabel*>(u"mark-python"_s)->accessibleName(), u"Error"_s);
    QTest::mouseClick(m_page->findChild<QPushButton*>(u"repair-"_s + error.id), Qt::LeftButton);
    QVERIFY(!m_page->findChild<cw::FindingStrip*>(u"finding-"_s + error.id));
    m_session->undoStack().undo();
    QVERIFY(m_page->findChild<cw::FindingStrip*>(u"finding-"_s + error.id));
    QCOMPARE(m_session->configuration().text(u"python"_s), u"3.12"_s);
}

void TestToolchainPage::foundAndAllowedFollowTheFacts()
{
    const auto* found = m_page->findChild<QLabel*>(u"found-compiler"_s);
    QCOMPARE(found->text(), u"12.2.0"_s);
    QVERIFY(found->toolTip().contains(u"aarch64-linux-gnu-gcc"_s));
    QCOMPARE(m_page->findChild<QLabel*>(u"found-sysroot"_s)->text(), u"glibc 2.36"_s);
    QCOMPARE(m_page->findChild<QLabel*>(u"allowed-bazel"_s)->text(), u"4.2.1–4.99.0"_s);
    cw::Facts device;
    device.set(u"device.glibc"_s, u"2.31"_s, u"getconf"_s, QDateTime::currentDateTimeUtc());
    m_session->addFacts(device);
    QCOMPARE(m_page->findChild<QLabel*>(u"allowed-sysroot"_s)->text(), u"glibc ≤ 2.31"_s);
}

void TestToolchainPage::repairAllIsOneStep()
{
    m_session->setValue(u"bazel"_s, u"0.26.1"_s);
    m_session->setValue(u"python"_s, u"3.12"_s);
    const int before = m_session->errorCount();
    QVERIFY(before > 0);
    const int steps = m_session->undoStack().count();
    auto* repair = m_page->findChild<QPushButton*>(u"repairAll"_s);
    QVERIFY(repair->isEnabled());
    QTest::mouseClick(repair, Qt::LeftButton);
    QVERIFY(m_session->errorCount() < before);
    QCOMPARE(m_session->undoStack().count(), steps + 1);
    m_session->undoStack().undo();
    QCOMPARE(m_session->errorCount(), before);
}

void TestToolchainPage::coverage_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("gpu");
    QTest::addColumn<QString>("capability");
    QTest::addColumn<cw::Coverage::Kind>("kind");
    using K = cw::Coverage::Kind;
    QTest::newRow("own") << u"x86_64"_s << u"RTX 4060"_s << u"8.9"_s << K::Exact;
    QTest::newRow("the laptop: 8.6 on 8.9") << u"x86_64"_s << u"RTX 4060"_s << u"8.6"_s << K::Cubin;
    QTest::newRow("9.0 is newer") << u"x86_64"_s << u"RTX 4060"_s << u"9.0"_s << K::Nothing;
    QTest::newRow("7.5 by PTX") << u"x86_64"_s << u"RTX 4060"_s << u"7.5"_s << K::Ptx;
    QTest::newRow("sm_75 has no PTX") << u"x86_64"_s << u"RTX 4060"_s << u"sm_75"_s << K::Nothing;
    QTest::newRow("Orin, own") << u"jetson-orin-nano"_s << QString() << u"8.7"_s << K::Exact;
    QTest::newRow("Orin, a desktop's") << u"jetson-orin-nano"_s << QString() << u"8.6"_s << K::Cubin;
    QTest::newRow("9.0a is for its own") << u"x86_64"_s << u"RTX 5090"_s << u"9.0a"_s << K::Nothing;
    QTest::newRow("Thor's two names") << u"jetson-thor"_s << QString() << u"10.1"_s << K::Exact;
    QTest::newRow("no GPU known") << u"x86_64"_s << QString() << u"8.6"_s << K::Unknown;
    QTest::newRow("none at all") << u"jetson-orin-nano"_s << QString() << u"rubbish"_s << K::Unknown;
}

void TestToolchainPage::coverage()
{
    QFETCH(QString, board);
    QFETCH(QString, gpu);
    QFETCH(QString, capability);
    QFETCH(cw::Coverage::Kind, kind);
    cw::Configuration configuration;
    const cw::Provenance user{cw::Provenance::Kind::User};
    configuration.set(u"board"_s, board, user);
    configuration.set(u"cuda"_s, u"12.8"_s, user);
    if (!gpu.isEmpty())
        configuration.set(u"gpu"_s, gpu, user);
    const auto selection = cw::Selection::of(configuration, *m_catalog, {});
    const QList<cw::Coverage> all = cw::coverageOf(selection, {capability}, *m_catalog);
    QCOMPARE(all.size(), 1);
    QCOMPARE(all.first().kind, kind);
    QVERIFY(!all.first().note.isEmpty());
}

void TestToolchainPage::coverageIsShownWithItsCost()
{
    const auto* coverage = m_page->findChild<cw::FactList*>(u"coverage"_s);
    QVERIFY(coverage->lines().isEmpty());
    m_session->setValue(u"cuda"_s, u"11.4"_s);
    m_session->setValue(u"capabilities"_s, QJsonArray{u"8.7"_s, u"8.6"_s});
    QCOMPARE(coverage->lines().size(), 2);
    QVERIFY(coverage->text().contains(u"exact"_s));
    QVERIFY(m_page->findChild<cw::FactList*>(u"coverageCost"_s)->text().contains(u"2 times"_s));
}

void TestToolchainPage::solutionModelIsSound()
{
    cw::SolutionModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    cw::Wish wish;
    wish.board = u"jetson-orin-nano"_s;
    const auto solutions = cw::solveBackward(*m_catalog, host(), wish);
    QVERIFY(solutions);
    model.setSolutions(*solutions);
    int rows = 0;
    for (int group = 0; group < model.rowCount(); ++group) {
        QVERIFY(!model.solution(model.index(group, 0)));
        rows += model.rowCount(model.index(group, 0));
    }
    QCOMPARE(rows, int(solutions->rows.size()));
    const QModelIndex index = model.indexOf(u"2.8.0"_s);
    QCOMPARE(model.solution(index)->tf, u"2.8.0"_s);
    QCOMPARE(index.siblingAtColumn(cw::SolutionModel::Verdict).data().toString(),
             cw::SolutionModel::word(model.solution(index)->verdict));
    const QModelIndex newest = model.indexOf(u"2.21.0"_s);
    const QString never = model.solution(newest)->notPlanned; // it fits, or nearly, and plan refuses it
    QVERIFY(!never.isEmpty());
    QVERIFY(newest.siblingAtColumn(cw::SolutionModel::Why).data().toString().endsWith(never));
    model.setSolutions({});
    QCOMPARE(model.rowCount(), 0);
}

void TestToolchainPage::solutionIsUsedAsOneStep()
{
    m_session->setValue(u"bazel"_s, u"0.26.1"_s);
    m_session->setValue(u"jobs"_s, 3); // not the solver's business
    auto* tabs = m_page->findChild<QTabBar*>(u"toolchainTabs"_s);
    tabs->setCurrentIndex(2);
    auto* table = m_page->findChild<QTreeView*>(u"solutionTable"_s);
    QVERIFY(table->isVisible());
    QTRY_VERIFY(table->model()->rowCount() > 0);
    QTRY_COMPARE(table->currentIndex().data(cw::SolutionModel::ReleaseRole).toString(), u"2.8.0"_s);
    QVERIFY(m_page->findChild<QLabel*>(u"solutionName"_s)->text().contains(u"2.8.0"_s));
    QVERIFY(!m_page->findChild<QLabel*>(u"solutionSentence"_s)->text().isEmpty());
    const int steps = m_session->undoStack().count();
    const cw::Configuration before = m_session->configuration();
    auto* use = m_page->findChild<QPushButton*>(u"useSolution"_s);
    QVERIFY(use->isEnabled());
    QTest::mouseClick(use, Qt::LeftButton);
    QCOMPARE(m_session->undoStack().count(), steps + 1);
    QCOMPARE(m_session->configuration().text(u"tf"_s), u"2.8.0"_s);
    QVERIFY(m_session->configuration().text(u"bazel"_s) != u"0.26.1"_s);
    QCOMPARE(m_session->configuration().count(u"jobs"_s), 3);
    QCOMPARE(tabs->currentIndex(), 0); // the choice is shown where it can be seen
    m_session->undoStack().undo();
    QCOMPARE(m_session->configuration(), before);
}

void TestToolchainPage::tableFollowsTheDevice()
{
    m_page->findChild<QTabBar*>(u"toolchainTabs"_s)->setCurrentIndex(2);
    auto* table = m_page->findChild<QTreeView*>(u"solutionTable"_s);
    QTRY_VERIFY(table->model()->rowCount() > 0);
    auto* sentence = m_page->findChild<QLabel*>(u"solutionSentence"_s);
    const QString before = sentence->text();
    cw::Facts facts;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    facts.set(u"device.board"_s, u"jetson-orin-nano"_s, u"device tree"_s, now);
    facts.set(u"device.arch"_s, u"aarch64"_s, u"getconf"_s, now);
    facts.set(u"device.python"_s, u"3.8.10"_s, u"python3"_s, now);
    facts.set(u"device.glibc"_s, u"2.31"_s, u"getconf"_s, now);
    facts.set(u"device.jetpack"_s, u"5.1.2"_s, u"dpkg"_s, now);
    m_session->addFacts(facts);
    QTRY_VERIFY(sentence->text() != before);
    auto* whatIf = m_page->findChild<QComboBox*>(u"solutionWhatIf"_s);
    QVERIFY(whatIf->itemText(0).contains(u"5.1.2"_s));
    QVERIFY(whatIf->count() > 1);
}

void TestToolchainPage::versionSpans()
{
    QCOMPARE(cw::versionSpan({u"3.7"_s, u"3.8"_s, u"3.9"_s, u"3.10"_s}), u"3.7–3.10"_s);
    QCOMPARE(cw::versionSpan({u"2.7"_s, u"3.3"_s, u"3.5"_s}), u"2.7, 3.3, 3.5"_s);
    QCOMPARE(cw::versionSpan({u"3.10.12"_s}), u"3.10"_s);
    QCOMPARE(cw::versionSpan({}), QString());
    QCOMPARE(cw::versionSpan({QString()}), QString());
}

QTEST_MAIN(TestToolchainPage)
#include "tst_toolchainpage.moc"
