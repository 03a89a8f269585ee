// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The History page: finding, opening, comparing and repeating runs.

#include "core/catalog/catalog.h"
#include "fakeprompter.h"
#include "runmaker.h"
#include "ui/look/crossstyle.h"
#include "ui/look/tokens.h"
#include "ui/pages/historypage.h"
#include "ui/session/session.h"

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

struct Shown
{
    Shown() : session(Catalog::load({u":/catalog"_s}).valueOr(Catalog())), page(session, nullptr)
    {
        page.resize(1200, 700);
        page.show();
        (void)QTest::qWaitForWindowExposed(&page);
        page.entered();
    }
    template <typename Widget = QWidget>
    Widget* find(const QString& name) const
    {
        auto* widget = page.findChild<Widget*>(name);
        if (!widget)
            qFatal("there is no %s", qPrintable(name));
        return widget;
    }
    QAbstractItemView* table() const { return find<QAbstractItemView>(u"runTable"_s); }
    QAbstractItemModel* model() const { return table()->model(); }
    /// The row of a run.
    int rowOf(const RunMaker& maker) const
    {
        for (int row = 0; row < model()->rowCount(); ++row) {
            table()->selectionModel()->select(model()->index(row, 0),
                                              QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
            find<QAction>(u"runCopyIdAction"_s)->trigger();
            if (QApplication::clipboard()->text() == maker.run().id())
                return row;
        }
        return -1;
    }
    void choose(int row, bool more = false) const
    {
        table()->selectionModel()->select(model()->index(row, 0),
                                          (more ? QItemSelectionModel::Select : QItemSelectionModel::ClearAndSelect)
                                              | QItemSelectionModel::Rows);
    }

    Session session;
    HistoryPage page;
};

QString cell(const QAbstractItemModel* model, int row, int column)
{
    return model->index(row, column).data().toString();
}

} // namespace

class TestHistoryPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void withoutRunsItSaysSo();
    void runsAreListedAndFound();
    void aRunIsTold();
    void twoRunsAreCompared();
    void twoRunsAreComparedByAction();
    void enterOpensARun();
    void aRunIsRepeated();
    void changesAreNotLostByRepeating();
    void aNewRunAppears();

private:
    RunFolders m_folders;
};

void TestHistoryPage::initTestCase()
{
    QApplication::setStyle(new CrossStyle);
    QApplication::setPalette(Tokens::light().palette());
}

void TestHistoryPage::withoutRunsItSaysSo()
{
    const Shown shown;
    QTRY_COMPARE(shown.find<QLabel>(u"pageSentence"_s)->text(), u"A run is a folder; nothing else is kept about it."_s);
    QVERIFY(!shown.table()->isVisible());
    QVERIFY(!shown.find(u"openRun"_s)->isEnabled());
}

void TestHistoryPage::runsAreListedAndFound()
{
    (void)m_folders.recorded();
    RunMaker failed(u"doomed for board"_s);
    failed.begin();
    failed.end(u"failed"_s, u"step"_s, u"The linker gave up."_s);
    const Shown shown;
    QTRY_COMPARE(shown.model()->rowCount(), 2);
    QCOMPARE(cell(shown.model(), 0, 3), u"failed"_s); // the newest first
    QCOMPARE(cell(shown.model(), 1, 1), u"Tinyflow 1.0.0"_s);
    QCOMPARE(cell(shown.model(), 1, 2), u"Jetson Orin Nano"_s);
    QCOMPARE(cell(shown.model(), 1, 3), u"done"_s);
    QCOMPARE(cell(shown.model(), 1, 4), u"4 min 54 s"_s);
    QCOMPARE(cell(shown.model(), 1, 5), u"1408 MiB"_s);
    auto* find = shown.find<QLineEdit>(u"findRun"_s);
    QTest::keyClicks(find, u"linker"_s);
    QCOMPARE(shown.model()->rowCount(), 1);
    find->clear();
    QCOMPARE(shown.model()->rowCount(), 2);
    shown.find<QComboBox>(u"runResults"_s)->setCurrentIndex(1);
    QCOMPARE(shown.model()->rowCount(), 1);
    QCOMPARE(cell(shown.model(), 0, 3), u"done"_s);
}

void TestHistoryPage::aRunIsTold()
{
    const Shown shown;
    QTRY_VERIFY(shown.model()->rowCount() >= 2);
    for (int row = 0; row < shown.model()->rowCount(); ++row) {
        if (cell(shown.model(), row, 3) == "done"_L1)
            shown.choose(row);
    }
    auto* detail = shown.find<QAbstractItemView>(u"runDetailTable"_s)->model();
    QTRY_VERIFY(detail->rowCount() > 8);
    QStringList told;
    for (int row = 0; row < detail->rowCount(); ++row)
        told.append(cell(detail, row, 0) + u'=' + cell(detail, row, 1));
    QVERIFY(told.contains(u"Result=done"_s));
    QVERIFY(told.contains(u"Peak memory=1408 of 2048 MiB"_s));
    QVERIFY(told.contains(u"Board=jetson-orin-nano"_s));
    QVERIFY(shown.find(u"openRun"_s)->isEnabled());
    QVERIFY(shown.find(u"repeatRun"_s)->isEnabled());
}

void TestHistoryPage::twoRunsAreCompared()
{
    RunMaker first(u"the one"_s);
    first.begin();
    first.measure(100, 300);
    first.end(u"succeeded"_s);
    RunMaker second(u"the other"_s);
    second.begin();
    second.measure(100, 600);
    second.end(u"succeeded"_s);
    const Shown shown;
    QTRY_VERIFY(shown.model()->rowCount() >= 2);
    const int one = shown.rowOf(first);
    const int other = shown.rowOf(second);
    QVERIFY(one >= 0 && other >= 0);
    shown.choose(one);
    shown.choose(other, true);
    auto* sentence = shown.find<QLabel>(u"runDetailSentence"_s);
    QTRY_VERIFY2(sentence->text().contains("its peak was 300 MiB higher"_L1), qPrintable(sentence->text()));
    QVERIFY(sentence->text().startsWith("The plans differ"_L1));
    QVERIFY(!shown.find(u"openRun"_s)->isEnabled());
}

void TestHistoryPage::twoRunsAreComparedByAction()
{
    RunMaker first(u"before"_s);
    first.begin();
    first.ended(u"core/_objs/slow.pic.o"_s, 300, 0, 10'000);
    first.ended(u"core/_objs/gone.pic.o"_s, 100, 0, 1000);
    first.ended(u"core/_objs/same.pic.o"_s, 200, 0, 20'000);
    first.measure(21'000, 300);
    first.end(u"succeeded"_s);
    RunMaker second(u"after"_s);
    second.begin();
    second.ended(u"core/_objs/slow.pic.o"_s, 330, 0, 30'000);
    second.ended(u"core/_objs/same.pic.o"_s, 500, 0, 20'000);
    second.ended(u"core/_objs/new.pic.o"_s, 100, 0, 1000);
    second.measure(31'000, 300);
    second.end(u"succeeded"_s);
    const Shown shown;
    QTRY_VERIFY(shown.model()->rowCount() >= 2);
    const int one = shown.rowOf(first);
    const int other = shown.rowOf(second);
    auto* table = shown.find<QAbstractItemView>(u"actionTable"_s);
    const QAbstractItemModelTester tester(table->model());
    shown.choose(one);
    auto* tabs = shown.find<QTabWidget>(u"runDetailTabs"_s);
    QCOMPARE(tabs->count(), 1);
    shown.choose(other, true);
    QTRY_COMPARE(table->model()->rowCount(), 4);
    QStringList names;
    for (int at = 0; at < tabs->count(); ++at)
        names.append(tabs->tabText(at));
    QVERIFY2(names.contains(u"Actions"_s), qPrintable(names.join(u' ')));
    const auto row = [&](int at) {
        QStringList cells;
        for (int column = 0; column < table->model()->columnCount(); ++column)
            cells.append(cell(table->model(), at, column));
        return cells.join(u' ');
    };
    // What became slower stands first, what only one of them made last.
    QCOMPARE(row(0), u"slow.pic.o 0:10 0:30 +200 %"_s);
    QCOMPARE(row(1), u"same.pic.o 0:20 0:20 same"_s);
    QCOMPARE((QSet<QString>{row(2), row(3)}), (QSet<QString>{u"gone.pic.o 0:01 – gone"_s, u"new.pic.o – 0:01 new"_s}));
    auto* sentence = shown.find<QLabel>(u"actionSentence"_s);
    QCOMPARE(sentence->text(), u"1 took longer by a quarter or more, 0 took less, 1 new, 1 gone."_s);
    shown.find<QComboBox>(u"actionMeasure"_s)->setCurrentIndex(1);
    QCOMPARE(row(0), u"same.pic.o 200 MiB 500 MiB +150 %"_s);
    QCOMPARE(row(1), u"slow.pic.o 300 MiB 330 MiB +10 %"_s);
    QCOMPARE(sentence->text(), u"1 needed more memory by a quarter or more, 0 needed less, 1 new, 1 gone."_s);
    // The name is copied whole.
    table->setCurrentIndex(table->model()->index(0, 0));
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QApplication::clipboard()->text().contains("core/_objs/same.pic.o\t200 MiB\t500 MiB\t+150 %"_L1));
}

void TestHistoryPage::enterOpensARun()
{
    RunMaker maker(u"opened"_s);
    maker.begin();
    Shown shown;
    QTRY_VERIFY(shown.model()->rowCount() >= 1);
    const int row = shown.rowOf(maker);
    QVERIFY(row >= 0);
    QSignalSpy chosen(&shown.page, &HistoryPage::runChosen);
    QSignalSpy asked(&shown.page, &Page::pageRequested);
    shown.table()->setCurrentIndex(shown.model()->index(row, 0));
    shown.choose(row);
    QTest::keyClick(shown.table(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().first().toString(), maker.run().path());
    QCOMPARE(asked.first().first().value<PageId>(), PageId::Build);
    maker.end(u"stopped"_s);
}

void TestHistoryPage::aRunIsRepeated()
{
    RunMaker maker(u"again"_s);
    maker.begin();
    maker.end(u"succeeded"_s);
    Shown shown;
    QTRY_VERIFY(shown.model()->rowCount() >= 1);
    const int row = shown.rowOf(maker);
    QVERIFY(row >= 0);
    shown.choose(row);
    QSignalSpy asked(&shown.page, &Page::pageRequested);
    shown.find<QPushButton>(u"repeatRun"_s)->click();
    QTRY_COMPARE(asked.size(), 1);
    QCOMPARE(asked.first().first().value<PageId>(), PageId::Review);
    QCOMPARE(shown.session.configuration().text(u"board"_s), u"jetson-orin-nano"_s);
    QCOMPARE(shown.session.configuration().text(u"tf"_s), u"tinyflow-1.0.0"_s);
}

void TestHistoryPage::changesAreNotLostByRepeating()
{
    FakePrompter prompter;
    RunMaker maker(u"carefully"_s);
    maker.begin();
    maker.end(u"succeeded"_s);
    Shown shown;
    shown.session.start({});
    QVERIFY(shown.session.setText(u"board"_s, u"raspberry-pi-4"_s));
    QTRY_VERIFY(shown.model()->rowCount() >= 1);
    shown.choose(shown.rowOf(maker));
    shown.find<QPushButton>(u"repeatRun"_s)->click();
    QTRY_COMPARE(prompter.asked, 1);
    QCOMPARE(shown.session.configuration().text(u"board"_s), u"raspberry-pi-4"_s);
}

void TestHistoryPage::aNewRunAppears()
{
    const Shown shown;
    QTRY_VERIFY(shown.model()->rowCount() >= 1);
    const int before = shown.model()->rowCount();
    RunMaker maker(u"new"_s);
    maker.begin();
    QTRY_COMPARE(shown.model()->rowCount(), before + 1);
    QTRY_COMPARE(shown.page.railState().mark, RailState::Mark::Busy);
    maker.end(u"succeeded"_s);
    QTRY_COMPARE(shown.page.railState().mark, RailState::Mark::None);
}

QTEST_MAIN(TestHistoryPage)
#include "tst_historypage.moc"
