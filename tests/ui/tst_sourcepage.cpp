// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solve/backward.h"
#include "stallwatch.h"
#include "ui/fields/factlist.h"
#include "ui/fields/findingstrip.h"
#include "ui/look/crossstyle.h"
#include "ui/models/releasemodel.h"
#include "ui/models/solutionmodel.h"
#include "ui/pages/boardfit.h"
#include "ui/pages/sourcepage.h"
#include "ui/session/factfinder.h"
#include "ui/session/session.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSemaphore>
#include <QTest>
#include <QTreeView>

using namespace Qt::StringLiterals;

class TestSourcePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void modelHoldsTheCatalog();
    void searchNarrowsAndEnterChooses();
    void choosingIsOneUndoableEdit();
    void focusChoosesNothing();
    void wrongReleaseShowsItsFindingAndRepair();
    void treeIsReadAndItsWordsShown();
    void readingCanBeCancelled();
    void backToTheCatalogIsOneEdit();
    void railFollowsTheFindings();
    void theSolversVerdictStandsBesideEachRelease();
    void withoutABoardNothingFits();

private:
    std::optional<cw::Catalog> m_catalog;
    std::unique_ptr<cw::Session> m_session;
    std::unique_ptr<cw::SourcePage> m_page;
};

void TestSourcePage::initTestCase()
{
    QApplication::setStyle(new cw::CrossStyle);
    auto catalog = cw::Catalog::load();
    QVERIFY(catalog);
    m_catalog = *catalog;
}

void TestSourcePage::init()
{
    m_session = std::make_unique<cw::Session>(*m_catalog);
    cw::Configuration configuration;
    configuration.set(u"tf"_s, u"2.8.0"_s, {cw::Provenance::Kind::User});
    configuration.set(u"board"_s, u"jetson-orin-nano"_s, {cw::Provenance::Kind::User});
    m_session->start(configuration);
    m_page = std::make_unique<cw::SourcePage>(*m_session, nullptr);
    m_page->resize(1000, 700);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void TestSourcePage::cleanup()
{
    m_page.reset();
    m_session.reset();
}

void TestSourcePage::modelHoldsTheCatalog()
{
    cw::ReleaseModel model(*m_catalog);
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), int(m_catalog->releases().size()));
    const QModelIndex index = model.indexOf(u"2.8.0"_s);
    QVERIFY(index.isValid());
    QCOMPARE(index.siblingAtColumn(cw::ReleaseModel::Python).data().toString(), u"3.7–3.10"_s);
    QCOMPARE(index.siblingAtColumn(cw::ReleaseModel::Bazel).data().toString(), u"4.2.1"_s);
    QVERIFY(model.indexOf(u"2.21.0"_s).row() < index.row()); // newest first
}

void TestSourcePage::searchNarrowsAndEnterChooses()
{
    auto* find = m_page->findChild<QLineEdit*>(u"findRelease"_s);
    auto* table = m_page->findChild<QTreeView*>(u"tf"_s);
    QTest::keyClicks(find, u"tensorflow 1.15"_s);
    QVERIFY(table->model()->rowCount() >= 1 && table->model()->rowCount() < 4);
    QCOMPARE(m_session->configuration().text(u"tf"_s), u"2.8.0"_s); // looking is not choosing
    QTest::keyClick(find, Qt::Key_Return);
    QVERIFY(m_session->configuration().text(u"tf"_s).startsWith(u"1.15"_s));
    find->clear();
    QCOMPARE(table->model()->rowCount(), int(m_catalog->releases().size()));
    QVERIFY(table->currentIndex().data(cw::ReleaseModel::IdRole).toString().startsWith(u"1.15"_s));
}

void TestSourcePage::choosingIsOneUndoableEdit()
{
    auto* table = m_page->findChild<QTreeView*>(u"tf"_s);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Down);
    QVERIFY(m_session->configuration().text(u"tf"_s) != u"2.8.0"_s);
    QCOMPARE(m_session->undoStack().count(), 1); // walking over rows is one step
    m_session->undoStack().undo();
    QCOMPARE(m_session->configuration().text(u"tf"_s), u"2.8.0"_s);
    QCOMPARE(table->currentIndex().data(cw::ReleaseModel::IdRole).toString(), u"2.8.0"_s);
    const auto* needs = m_page->findChild<cw::FactList*>(u"releaseNeeds"_s);
    QVERIFY(needs->text().contains(u"4.2.1"_s));
    QVERIFY(!needs->lines().first().tip.isEmpty()); // with its source
}

void TestSourcePage::focusChoosesNothing()
{
    m_session->close();
    auto* table = m_page->findChild<QTreeView*>(u"tf"_s);
    m_page->findChild<QLineEdit*>(u"findRelease"_s)->setFocus(Qt::TabFocusReason);
    table->setFocus(Qt::TabFocusReason); // Qt makes the first row the current one
    QVERIFY(table->currentIndex().isValid());
    QVERIFY(!m_session->configuration().has(u"tf"_s));
    QVERIFY(!m_session->hasConfiguration());
    QTest::keyClick(table, Qt::Key_Space);
    QCOMPARE(m_session->configuration().text(u"tf"_s), table->currentIndex().data(cw::ReleaseModel::IdRole).toString());
}

void TestSourcePage::wrongReleaseShowsItsFindingAndRepair()
{
    m_session->setValue(u"tf"_s, u"2.8.O"_s);
    const QList<cw::Finding> findings = m_session->findingsFor(u"tf"_s);
    QVERIFY(!findings.isEmpty());
    auto* strip = m_page->findChild<cw::FindingStrip*>(u"finding-"_s + findings.first().id);
    QVERIFY(strip && strip->isVisible());
    auto* repair = m_page->findChild<QPushButton*>(u"repair-"_s + findings.first().id);
    QVERIFY(repair);
    QTest::mouseClick(repair, Qt::LeftButton);
    QVERIFY(m_catalog->release(m_session->configuration().text(u"tf"_s)));
    QVERIFY(!m_page->findChild<cw::FindingStrip*>(u"finding-"_s + findings.first().id));
    m_session->undoStack().undo();
    QCOMPARE(m_session->configuration().text(u"tf"_s), u"2.8.O"_s);
    QVERIFY(m_page->findChild<cw::FindingStrip*>(u"finding-"_s + findings.first().id));
}

void TestSourcePage::treeIsReadAndItsWordsShown()
{
    cw::FactFinder::Askers askers;
    askers.host = [] { return cw::Facts(); };
    askers.saved = [](const QString&) { return cw::Facts(); };
    askers.tree = [](const QString& source, const QString&) {
        cw::Facts facts;
        const QDateTime now = QDateTime::currentDateTimeUtc();
        facts.set(u"source.project"_s, u"tensorflow"_s, u"read"_s, now);
        facts.set(u"source.tf"_s, u"2.4.1"_s, u"tensorflow.bzl, work tree "_s + source, now);
        facts.setUnknown(u"source.commit"_s, u"not a git repository"_s, now);
        return facts;
    };
    m_session->finder().setAskers(askers);
    m_session->finder().start();
    QTest::mouseClick(m_page->findChild<QRadioButton*>(u"sourceFromTree"_s), Qt::LeftButton);
    auto* source = m_page->findChild<QLineEdit*>(u"source"_s);
    QVERIFY(source->isVisible());
    QTest::keyClicks(source, u"/src/tensorflow"_s);
    QTest::keyClick(source, Qt::Key_Return);
    QCOMPARE(m_session->configuration().text(u"source"_s), u"/src/tensorflow"_s);
    QTRY_COMPARE(m_session->facts().text(u"source.tf"_s), u"2.4.1"_s);
    const auto* says = m_page->findChild<cw::FactList*>(u"treeSays"_s);
    QVERIFY(says->text().contains(u"2.4.1"_s));
    QVERIFY(says->text().contains(u"not a git repository"_s));
    QVERIFY(m_page->findChild<QLabel*>(u"readingState"_s)->text().contains(u"/src/tensorflow"_s));
    // Another tree: what the former one said is forgotten at once.
    m_session->setText(u"source"_s, u"/src/other"_s).value();
    QVERIFY(!m_session->facts().knows(u"source.tf"_s));
    QTRY_VERIFY(m_session->facts().fact(u"source.tf"_s).how.contains(u"/src/other"_s));
}

void TestSourcePage::readingCanBeCancelled()
{
    const auto gate = std::make_shared<QSemaphore>();
    const auto stopped = std::make_shared<std::atomic_bool>(false);
    cw::FactFinder::Askers askers;
    askers.host = [] { return cw::Facts(); };
    askers.saved = [](const QString&) { return cw::Facts(); };
    askers.tree = [](const QString&, const QString&) { return cw::Facts(); };
    askers.fetch = [gate, stopped](const QString&, const QString&,
                                   const cw::FactFinder::Progress& progress) -> cw::Result<cw::Facts> {
        while (progress(u"Receiving objects: 20 %"_s))
            gate->tryAcquire(1, 20);
        *stopped = true;
        return cw::Error{cw::Error::Kind::Cancelled, u"given up"_s};
    };
    m_session->finder().setAskers(askers);
    m_session->finder().start();
    m_session->setText(u"source"_s, u"https://example.org/tensorflow.git"_s).value();
    auto* read = m_page->findChild<QPushButton*>(u"readTree"_s);
    auto* cancel = m_page->findChild<QPushButton*>(u"cancelReading"_s);
    QTRY_VERIFY(read->isVisible());
    QVERIFY(read->text().contains(u"Fetch"_s));
    QTest::mouseClick(read, Qt::LeftButton);
    QVERIFY(cancel->isVisible());
    QTRY_VERIFY(m_page->findChild<QLabel*>(u"readingState"_s)->text().contains(u"Receiving"_s));
    QTest::mouseClick(cancel, Qt::LeftButton);
    QVERIFY(read->isVisible() && !cancel->isVisible());
    QTRY_VERIFY(stopped->load()); // the worker was told too
    QVERIFY(!m_session->finder().isAsking(cw::FactFinder::Part::Source));
}

void TestSourcePage::backToTheCatalogIsOneEdit()
{
    m_session->setText(u"source"_s, u"/src/tensorflow"_s).value();
    m_session->setText(u"ref"_s, u"r2.8"_s).value();
    QVERIFY(m_page->findChild<QRadioButton*>(u"sourceFromTree"_s)->isChecked());
    QTest::mouseClick(m_page->findChild<QRadioButton*>(u"sourceFromCatalog"_s), Qt::LeftButton);
    QVERIFY(!m_session->configuration().has(u"source"_s) && !m_session->configuration().has(u"ref"_s));
    m_session->undoStack().undo();
    QCOMPARE(m_session->configuration().text(u"source"_s), u"/src/tensorflow"_s);
    QCOMPARE(m_session->configuration().text(u"ref"_s), u"r2.8"_s);
    QVERIFY(m_page->findChild<QRadioButton*>(u"sourceFromTree"_s)->isChecked());
}

void TestSourcePage::railFollowsTheFindings()
{
    QCOMPARE(m_page->railState().mark, cw::RailState::Mark::Warning); // nobody looked at the disk yet
    bool seen = false; // it stands above the releases; the row of the other way is not shown
    for (const cw::FindingStrip* strip : m_page->findChildren<cw::FindingStrip*>(u"finding-disk.host"_s))
        seen = seen || strip->isVisible();
    QVERIFY(seen);
    cw::Facts facts;
    facts.set(u"host.disk"_s, 1 << 20, u"df"_s, QDateTime::currentDateTimeUtc());
    facts.set(u"host.disk_tmp"_s, 1 << 20, u"df"_s, QDateTime::currentDateTimeUtc());
    m_session->addFacts(facts);
    QStringList left;
    for (const cw::Finding& finding : m_session->findings()) {
        if (m_page->fields().contains(finding.field) && finding.severity != cw::Finding::Severity::Info)
            left << finding.id + u' ' + finding.text;
    }
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
    QCOMPARE(m_page->railState().mark, cw::RailState::Mark::Done);
    m_session->setValue(u"tf"_s, u"9.9.9"_s);
    QCOMPARE(m_page->railState().mark, cw::RailState::Mark::Error);
    QVERIFY(m_page->focusField(u"source"_s)); // seen above the releases while there is no tree
    QVERIFY(m_page->findChild<QTreeView*>(u"tf"_s)->hasFocus());
}

void TestSourcePage::theSolversVerdictStandsBesideEachRelease()
{
    const auto* table = m_page->findChild<QTreeView*>(u"tf"_s);
    const auto fit = [&](const QString& release) {
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            const QModelIndex index = table->model()->index(row, cw::ReleaseModel::Fit);
            if (index.data(cw::ReleaseModel::IdRole).toString() == release)
                return index;
        }
        return QModelIndex();
    };
    QTRY_VERIFY(fit(u"2.18.0"_s).data().toString() != u"–"_s);
    const auto same = [&](const cw::Facts& facts) {
        const auto solved = cw::solveBackward(*m_catalog, facts, cw::BoardFit::wishOf(*m_session, QString()));
        QVERIFY(solved);
        int seen = 0;
        for (const cw::Solution& row : solved->rows) {
            QCOMPARE(fit(row.tf).data().toString(), cw::SolutionModel::word(row.verdict));
            QVERIFY(fit(row.tf)
                        .data(Qt::ToolTipRole)
                        .toString()
                        .startsWith(cw::SolutionModel::heading(row.verdict))); // with the reason
            // Nobody looked at anything: nothing is said to fit.
            QVERIFY(!facts.all().isEmpty() || row.verdict != cw::Solution::Verdict::Fits);
            ++seen;
        }
        QVERIFY(seen > 30);
    };
    same({});
    for (const cw::Release& release : m_catalog->releases()) // of other projects too
        QVERIFY2(fit(release.id).data().toString() != u"–"_s, qPrintable(release.id));
    const auto* needs = m_page->findChild<cw::FactList*>(u"releaseNeeds"_s);
    QCOMPARE(needs->lines().last().value, fit(u"2.8.0"_s).data().toString());
    QVERIFY(needs->lines().last().note.size() > 10);

    // Facts come: the verdicts follow, and the window does not wait for the solver.
    cw::Facts facts;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (const auto& [name, value] :
         {std::pair{u"device.arch"_s, u"aarch64"_s}, std::pair{u"device.board"_s, u"jetson-orin-nano"_s},
          std::pair{u"device.l4t"_s, u"36.4.3"_s}, std::pair{u"device.jetpack"_s, u"6.2"_s},
          std::pair{u"device.python"_s, u"3.10.12"_s}, std::pair{u"device.glibc"_s, u"2.35"_s},
          std::pair{u"device.glibcxx"_s, u"3.4.30"_s}, std::pair{u"device.cuda"_s, u"12.6.68"_s}})
        facts.set(name, value, u"probe"_s, now);
    const QString before = fit(u"2.8.0"_s).data(Qt::ToolTipRole).toString();
    StallWatch watch;
    watch.start();
    m_session->addFacts(facts);
    QTRY_VERIFY(fit(u"2.8.0"_s).data(Qt::ToolTipRole).toString() != before);
    watch.stop();
    QVERIFY(watch.beats() > 3);
    same(m_session->facts());
}

void TestSourcePage::withoutABoardNothingFits()
{
    const auto* table = m_page->findChild<QTreeView*>(u"tf"_s);
    const QModelIndex first = table->model()->index(0, cw::ReleaseModel::Fit);
    QTRY_VERIFY(first.data().toString() != u"–"_s);
    m_session->unset(u"board"_s);
    QTRY_COMPARE(first.data().toString(), u"–"_s);
    QVERIFY(!first.data(Qt::ToolTipRole).toString().isEmpty()); // says why
    QVERIFY(!first.data(Qt::DecorationRole).isValid());
}

QTEST_MAIN(TestSourcePage)
#include "tst_sourcepage.moc"
