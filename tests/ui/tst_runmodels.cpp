// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The tables of a run and of all runs.

#include "core/catalog/catalog.h"
#include "core/run/runreader.h"
#include "runmaker.h"
#include "ui/runs/actionmodel.h"
#include "ui/runs/artifactmodel.h"
#include "ui/runs/earlierrun.h"
#include "ui/runs/heaviestmodel.h"
#include "ui/runs/runcomparison.h"
#include "ui/runs/runfilter.h"
#include "ui/runs/runlist.h"
#include "ui/runs/runtablemodel.h"
#include "ui/runs/runwords.h"
#include "ui/runs/stepmodel.h"
#include "ui/widgets/cellroles.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/figures.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

constexpr auto strict = QAbstractItemModelTester::FailureReportingMode::QtTest;

ActionRow row(const QString& key, qint64 mib)
{
    ActionRow made;
    made.key = key;
    made.name = key + ".cc"_L1;
    made.kib = mib * 1024;
    made.ms = 61000;
    made.group = ProcessGroup::Compiler;
    return made;
}

ProcessReading process(ProcessGroup group, const QString& what, qint64 mib)
{
    ProcessReading reading;
    reading.pid = qint64(qHash(what) % 10000);
    reading.group = group;
    reading.program = u"cc1plus"_s;
    reading.what = what;
    reading.residentKiB = mib * 1024;
    reading.firstMs = 1000;
    return reading;
}

QString valueAt(const QAbstractItemModel& model, int line, int column)
{
    return model.index(line, column).data().toString();
}

} // namespace

class TestRunModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void processesAndBazelsWordsBecomeOneRow();
    void rowsMoveAndStaySelected();
    void slowActionsAreMarked();
    void theHeaviestComeFirst();
    void stepsToComeAreShown();
    void artifactsWithSizesAndHashes();
    void runsAreFoundAndFiltered();
    void theListFollowsTheFolder();
    void twoRunsCompared();
    void anEarlierRunIsAWholeOne();
    void copiedRowsHaveHeads();
    void figures_data();
    void figures();

private:
    RunFolders m_folders;
};

void TestRunModels::processesAndBazelsWordsBecomeOneRow()
{
    RunStatus status;
    status.state = RunStatus::State::Running;
    status.running = {u"Compiling core/kernels/mul.cc"_s, u"Executing genrule //core:version"_s};
    MemorySample latest;
    latest.t = 31000;
    latest.largest = {process(ProcessGroup::Server, {}, 900),
                      process(ProcessGroup::Compiler, u"core/kernels/_objs/kernels/mul.pic.o"_s, 200),
                      process(ProcessGroup::Compiler, u"core/_objs/other/add.o"_s, 500),
                      process(ProcessGroup::Other, u"core/_objs/other/add.o"_s, 5)};
    const QHash<QString, qint64> usual{{u"core/_objs/other/add.o"_s, 12000}};
    const QList<ActionRow> rows = actionRows(status, latest, usual);
    QCOMPARE(rows.size(), 3);
    QCOMPARE(rows.at(0).name, u"add.o"_s); // the largest first
    QCOMPARE(rows.at(0).folder, u"core"_s);
    QCOMPARE(rows.at(0).usualMs, 12000);
    QCOMPARE(rows.at(1).name, u"mul.cc"_s); // Bazel's name for it
    QCOMPARE(rows.at(1).folder, u"core/kernels"_s);
    QCOMPARE(rows.at(1).ms, 30000);
    QCOMPARE(rows.at(2).name, u"Executing genrule //core:version"_s);
    QCOMPARE(rows.at(2).kib, -1);
}

void TestRunModels::rowsMoveAndStaySelected()
{
    ActionModel model;
    const QAbstractItemModelTester tester(&model, strict);
    model.setRows({row(u"a"_s, 500), row(u"b"_s, 400), row(u"c"_s, 300)});
    QItemSelectionModel selection(&model);
    selection.select(model.index(1, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    const QPersistentModelIndex b(model.index(1, 0));
    model.setRows({row(u"d"_s, 900), row(u"c"_s, 700), row(u"b"_s, 100)});
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(valueAt(model, 0, ActionModel::Name), u"d.cc"_s);
    QCOMPARE(b.row(), 2);
    QCOMPARE(selection.selectedRows().size(), 1);
    QCOMPARE(selection.selectedRows().first().row(), 2);
    QCOMPARE(valueAt(model, 2, ActionModel::Memory), u"100 MiB"_s);
    QCOMPARE(model.index(0, ActionModel::Memory).data(cell::BarRole).toDouble(), 1.0);
    model.setRows({});
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(!b.isValid());
}

void TestRunModels::slowActionsAreMarked()
{
    ActionModel model;
    ActionRow slow = row(u"a"_s, 10);
    slow.usualMs = 30000;
    ActionRow fine = row(u"b"_s, 5);
    fine.usualMs = 55000;
    model.setRows({slow, fine});
    QCOMPARE(model.index(0, ActionModel::Time).data(cell::IconRole).toString(), u"warning"_s);
    QVERIFY(model.index(0, ActionModel::Time).data(Qt::AccessibleTextRole).toString().contains("longer than usual"_L1));
    QVERIFY(!model.index(1, ActionModel::Time).data(cell::IconRole).isValid());
}

void TestRunModels::theHeaviestComeFirst()
{
    HeaviestModel model;
    const QAbstractItemModelTester tester(&model, strict);
    QList<FinishedAction> actions;
    for (int i = 0; i < HeaviestModel::most + 50; ++i)
        actions.append({ProcessGroup::Compiler, u"cc1plus"_s, u"core/_objs/x/f%1.o"_s.arg(i), (i * 37 % 251) * 1024,
                        100, 0, 5000});
    model.add(actions.mid(0, 120));
    model.add(actions.mid(120));
    QCOMPARE(model.rowCount(), HeaviestModel::most);
    QCOMPARE(valueAt(model, 0, HeaviestModel::Peak), u"250 MiB"_s);
    for (int line = 1; line < model.rowCount(); ++line) {
        QVERIFY(model.index(line, HeaviestModel::Peak).data(cell::BarRole).toDouble()
                <= model.index(line - 1, HeaviestModel::Peak).data(cell::BarRole).toDouble());
    }
    model.clear();
    QCOMPARE(model.rowCount(), 0);
}

void TestRunModels::stepsToComeAreShown()
{
    StepModel model;
    const QAbstractItemModelTester tester(&model, strict);
    auto plan = std::make_shared<Plan>();
    plan->steps = {{.id = u"configure"_s, .title = u"Configure"_s, .why = u"Why."_s},
                   {.id = u"build"_s, .title = u"Build"_s, .why = u"Why."_s},
                   {.id = u"collect"_s, .title = u"Collect"_s, .why = u"Why."_s}};
    RunStatus status;
    status.state = RunStatus::State::Running;
    status.steps = {{u"configure"_s, u"Configure"_s, StepStatus::State::Succeeded, 1000, 4000, 0, {}},
                    {u"build"_s, u"Build"_s, StepStatus::State::Running, 4000, 0, 0, {}}};
    model.setStatus(status, plan, 65000);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(valueAt(model, 0, StepModel::State), u"done"_s);
    QCOMPARE(valueAt(model, 0, StepModel::Time), u"3 s"_s);
    QCOMPARE(valueAt(model, 1, StepModel::State), u"running"_s);
    QCOMPARE(valueAt(model, 1, StepModel::Time), u"1 min 1 s"_s);
    QCOMPARE(valueAt(model, 2, StepModel::State), u"to come"_s);
    status.state = RunStatus::State::Broken;
    status.ended = 70000;
    model.setStatus(status, plan, 90000);
    QCOMPARE(valueAt(model, 1, StepModel::State), u"failed"_s);
    QCOMPARE(valueAt(model, 2, StepModel::State), u"not reached"_s);
}

void TestRunModels::artifactsWithSizesAndHashes()
{
    ArtifactModel model;
    const QAbstractItemModelTester tester(&model, strict);
    model.setArtifacts({{u"a.whl"_s, u"/x/a.whl"_s, u"wheel"_s, {}, 3 * 1024 * 1024, u"abc"_s}});
    QCOMPARE(valueAt(model, 0, ArtifactModel::Size), u"3.0 MiB"_s);
    QCOMPARE(model.index(0, ArtifactModel::Size).data(cell::RawRole).toLongLong(), 3 * 1024 * 1024);
    QCOMPARE(valueAt(model, 0, ArtifactModel::Hash), u"abc"_s);
}

void TestRunModels::runsAreFoundAndFiltered()
{
    RunMaker failed(u"alpha for board"_s);
    failed.begin();
    failed.end(u"failed"_s, u"step"_s, u"The linker gave up."_s);
    RunMaker good(u"beta for board"_s);
    good.begin();
    good.end(u"succeeded"_s);
    RunMaker live(u"gamma"_s);
    live.begin();

    RunTableModel model;
    const QAbstractItemModelTester tester(&model, strict);
    RunFilter filter;
    const QAbstractItemModelTester filterTester(&filter, strict);
    filter.setSourceModel(&model);
    const QList<RunSummary> all{loadRunSummary(live.run()), loadRunSummary(good.run()), loadRunSummary(failed.run())};
    model.setRuns(all);
    QCOMPARE(filter.rowCount(), 3);
    QCOMPARE(valueAt(model, 2, RunTableModel::Result), u"failed"_s);
    QCOMPARE(valueAt(model, 2, RunTableModel::Release), u"tinyflow-1.0.0"_s);
    QCOMPARE(valueAt(model, 2, RunTableModel::Board), u"jetson-orin-nano"_s);
    const auto catalog = Catalog::load();
    QVERIFY(catalog);
    model.setCatalog(&*catalog);
    QCOMPARE(valueAt(model, 2, RunTableModel::Release), u"Tinyflow 1.0.0"_s);
    QCOMPARE(valueAt(model, 2, RunTableModel::Board), u"Jetson Orin Nano"_s);
    for (const QString& words : {u"Orin Nano"_s, u"jetson-orin-nano"_s, u"tinyflow-1.0.0"_s}) {
        filter.setWords(words); // by its name and by its id
        QCOMPARE(filter.rowCount(), 3);
    }
    filter.setWords(u"linker alpha"_s);
    QCOMPARE(filter.rowCount(), 1);
    filter.setWords(u"linker beta"_s);
    QCOMPARE(filter.rowCount(), 0);
    filter.setWords({});
    filter.setResults(RunFilter::Results::Bad);
    QCOMPARE(filter.rowCount(), 1);
    filter.setResults(RunFilter::Results::Live);
    QCOMPARE(valueAt(filter, 0, RunTableModel::Result), u"building"_s);
    filter.setResults(RunFilter::Results::All);
    // One is gone, one is new, one has changed: views are told exactly that.
    QList<RunSummary> later{all.at(1), all.at(2)};
    later[0].state = RunStatus::State::Failed;
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    model.setRuns(later);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(removed.size(), 1);
    model.setRuns(all);
    QCOMPARE(filter.rowCount(), 3);
}

void TestRunModels::theListFollowsTheFolder()
{
    RunList list;
    QSignalSpy changed(&list, &RunList::changed);
    list.refresh();
    QVERIFY(changed.wait());
    const qsizetype before = list.runs().size();
    RunMaker maker(u"appeared"_s);
    maker.begin();
    QTRY_COMPARE(list.runs().size(), before + 1);
    const auto mine = [&list, &maker] {
        for (const RunSummary& run : list.runs()) {
            if (run.run == maker.run())
                return run;
        }
        return RunSummary();
    };
    QTRY_COMPARE(mine().state, RunStatus::State::Running);
    maker.end(u"succeeded"_s);
    QTRY_COMPARE(mine().state, RunStatus::State::Succeeded);
}

void TestRunModels::twoRunsCompared()
{
    RunMaker slow(u"the same"_s);
    slow.begin();
    slow.ended(u"core/_objs/k/mul.o"_s, 300, 0, 10000);
    slow.measure(1000, 300);
    slow.end(u"succeeded"_s);
    RunMaker slower(u"the same"_s);
    slower.begin();
    slower.ended(u"core/_objs/k/mul.o"_s, 300, 0, 30000);
    slower.measure(1000, 600);
    slower.end(u"failed"_s, u"step"_s, u"No."_s);
    const auto a = RunRecord::load(slow.run());
    const auto b = RunRecord::load(slower.run());
    QVERIFY(a && b);
    const RunComparison comparison = compareRuns(*a, *b);
    ComparisonModel model;
    const QAbstractItemModelTester tester(&model, strict);
    model.setComparison(comparison);
    const auto lineOf = [&comparison](const QString& what) {
        for (const ComparedLine& line : comparison.lines) {
            if (line.what == what && !line.section)
                return line;
        }
        return ComparedLine();
    };
    QCOMPARE(lineOf(u"Plan"_s).difference, u"same"_s);
    QCOMPARE(lineOf(u"Result"_s).before, u"done"_s);
    QCOMPARE(lineOf(u"Result"_s).after, u"failed"_s);
    QVERIFY(lineOf(u"Result"_s).differs);
    QCOMPARE(lineOf(u"Peak memory"_s).before, u"576 MiB"_s);
    QCOMPARE(lineOf(u"Peak memory"_s).difference, u"+52 %"_s);
    QCOMPARE(lineOf(u"Slower by a quarter"_s).after, u"1: mul.o"_s);
    QVERIFY(comparison.planDiff.isEmpty());
    QVERIFY(comparison.sentence.startsWith("The plans are the same"_L1));
    QStringList words;
    for (const ComparedLine& line : describeRun(*a).lines) {
        if (!line.section)
            words.append(line.what);
    }
    QVERIFY2(words.contains(u"Board"_s) && words.contains(u"Release"_s), qPrintable(words.join(u' ')));
    QVERIFY2(!words.contains(u"board"_s) && !words.contains(u"jobs"_s), qPrintable(words.join(u' ')));
    QCOMPARE(words.removeDuplicates(), 0);
}

void TestRunModels::anEarlierRunIsAWholeOne()
{
    const RunDirectory recorded = m_folders.recorded();
    const QString title = RunReader::statusOf(recorded).title;
    RunMaker cached(title); // found nearly everything built: tells nothing about a build
    cached.begin();
    cached.step(u"build"_s, u"bazel"_s);
    cached.progress(400, 420, {});
    cached.end(u"succeeded"_s);
    RunMaker now(title);
    const EarlierRun earlier = findEarlierRun(now.run(), title);
    // Recorded runs have an older date than those made now.
    QCOMPARE(earlier.run, recorded);
    QVERIFY(earlier.progress.size() > 20);
    QVERIFY(earlier.usualMs.size() > 100);
    QVERIFY(findEarlierRun(now.run(), u"something else"_s).run.isNull());
}

void TestRunModels::copiedRowsHaveHeads()
{
    HeaviestModel model;
    model.add({{ProcessGroup::Linker, u"ld"_s, u"core/libx.so"_s, 2048, 100, 0, 5000}});
    DataTable table(u"t"_s);
    table.setModel(&model);
    QCOMPARE(table.copyText(),
             u"Made\tKind\tPeak memory\tTime\tProcessor time\ncore/libx.so\tLinker\t2 MiB\t0:05\t0:00"_s);
}

void TestRunModels::figures_data()
{
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("expected");
    QTest::newRow("seconds") << Figures::duration(41400) << u"41 s"_s;
    QTest::newRow("minutes and seconds") << Figures::duration(151000) << u"2 min 31 s"_s;
    QTest::newRow("minutes") << Figures::duration(24 * 60000 + 20000) << u"24 min"_s;
    QTest::newRow("hours") << Figures::duration((5 * 60 + 52) * 60000) << u"5 h 52 min"_s;
    QTest::newRow("whole hours") << Figures::duration(2 * 3600000) << u"2 h"_s;
    QTest::newRow("an estimate in seconds") << Figures::roughly(43000) << u"40 s"_s;
    QTest::newRow("an estimate in hours") << Figures::roughly((2 * 60 + 23) * 60000) << u"2 h 25 min"_s;
    QTest::newRow("a moment") << Figures::clock(151999) << u"2:31"_s;
    QTest::newRow("a late moment") << Figures::clock(3751000) << u"1:02:31"_s;
    QTest::newRow("MiB") << Figures::memory(1519 * 1024) << u"1519 MiB"_s;
    QTest::newRow("GiB") << Figures::memory(qint64(11.2 * 1024 * 1024)) << u"11.2 GiB"_s;
    QTest::newRow("of a limit") << Figures::memoryOf(1519 * 1024, 2048 * 1024) << u"1519 of 2048 MiB"_s;
    QTest::newRow("of a large limit") << Figures::memoryOf(1519 * 1024, 28 * 1024 * 1024) << u"1.5 of 28.0 GiB"_s;
    QTest::newRow("bytes") << Figures::bytes(3157800) << u"3.0 MiB"_s;
    QTest::newRow("few bytes") << Figures::bytes(812 * 1024) << u"812 KiB"_s;
}

void TestRunModels::figures()
{
    QFETCH(QString, said);
    QFETCH(QString, expected);
    QCOMPARE(said, expected);
}

QTEST_MAIN(TestRunModels)
#include "tst_runmodels.moc"
