// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Every preset leads to a plan; where no road does, the rules, the solver, the list of presets and the planner give the
// same reason, and the planner refuses nothing else that the rules accept.

#include "core/config/preset.h"
#include "core/roads/road.h"
#include "core/rules/check.h"
#include "core/solve/backward.h"
#include "tests/support/planfixture.h"

#include <QTest>

#include <algorithm>

using namespace cw;
using namespace planfixture;

namespace {

bool hasError(const QList<Finding>& findings)
{
    return worst(findings) == Finding::Severity::Error;
}

QString remarked(const QList<Finding>& findings)
{
    for (const Finding& finding : findings) {
        if (finding.id == "plan.not_yet"_L1)
            return finding.text;
    }
    return {};
}

} // namespace

class TestRoads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyPreset();
    void roadsOfPresets_data();
    void roadsOfPresets();
    void cudaIsAnswered();
    void theBoardGetsScripts();
    void cmakeIsAskedFor();
    void anUnknownRoadIsSaid();
    void everyRelease_data();
    void everyRelease();
    void rowsOfTheSolver_data();
    void rowsOfTheSolver();
    void anOldPiGetsWhatCanBeBuiltFirst();

private:
    Catalog m_catalog;
};

void TestRoads::initTestCase()
{
    auto catalog = Catalog::load({u":/catalog"_s});
    QVERIFY(catalog);
    m_catalog = *catalog;
}

void TestRoads::everyPreset()
{
    const auto presets = loadPresets();
    QVERIFY(presets);
    QCOMPARE(presets->size(), 40);
    for (const Preset& preset : *presets) {
        Configuration configuration;
        preset.apply(configuration);
        const auto plan = makePlan(configuration, m_catalog, {}, places());
        QVERIFY2(plan, plan ? "" : qPrintable(preset.id + u": "_s + plan.error().sentence()));
        const RoadChoice choice = chooseRoad(preset, m_catalog);
        QVERIFY2(choice.road, qPrintable(preset.id));
        QCOMPARE(plan->road, choice.road->id());
        QCOMPARE(remarked(check(configuration, m_catalog, {})), QString());
        QVERIFY2(!plan->steps.isEmpty() && !plan->artifacts.isEmpty(), qPrintable(preset.id));
        QCOMPARE(plan->steps.last().kind, PlanStep::Kind::Collect);
        const bool cuda = !configuration.text(u"cuda"_s).isEmpty();
        QCOMPARE(plan->variant, cuda ? u"cuda"_s : u"cpu"_s);
        for (const PlanFile& file : plan->files)
            QVERIFY2(file.path.startsWith(places().cache + u'/') && !file.why.isEmpty(), qPrintable(file.path));
    }
}

void TestRoads::roadsOfPresets_data()
{
    QTest::addColumn<QString>("preset");
    QTest::addColumn<QString>("road");
    QTest::addColumn<QString>("where"); // of the build step
    QTest::newRow("sample") << u"jetson-orin-nano-tinyflow-1.0.0-cpu-cross"_s << u"toolchain"_s << u"host"_s;
    QTest::newRow("native") << u"x86_64-tinyflow-1.0.0-cpu-native"_s << u"native"_s << u"host"_s;
    QTest::newRow("CUDA here") << u"x86_64-1.4.0-cuda-native-gtx1080ti"_s << u"native"_s << u"host"_s;
    QTest::newRow("CUDA across") << u"jetson-tx1-1.5.0-cuda-cross"_s << u"toolchain"_s << u"host"_s;
    QTest::newRow("board") << u"jetson-nano-2.6.0-cuda-native"_s << u"board"_s << u"device"_s;
    QTest::newRow("board, downloads CUDA")
        << u"jetson-orin-nano-2.18.0-cuda-native-jetpack6"_s << u"board"_s << u"device"_s;
    QTest::newRow("container") << u"x86_64-2.18.0-cuda-container"_s << u"container"_s << u"container"_s;
    QTest::newRow("Serving") << u"aws-p3-serving-1.8-cuda-native"_s << u"serving"_s << u"host"_s;
}

void TestRoads::roadsOfPresets()
{
    QFETCH(const QString, preset);
    QFETCH(const QString, road);
    QFETCH(const QString, where);
    const auto presets = loadPresets();
    const auto found =
        std::find_if(presets->begin(), presets->end(), [&](const Preset& one) { return one.id == preset; });
    QVERIFY(found != presets->end());
    Configuration configuration;
    found->apply(configuration);
    const auto plan = makePlan(configuration, m_catalog, {}, places());
    QVERIFY(plan);
    QCOMPARE(plan->road, road);
    const PlanStep* build = step(*plan, u"build"_s);
    QVERIFY(build);
    QCOMPARE(PlanStep::whereName(build->where), where);
    QCOMPARE(plan->neverBuilt, configuration.text(u"tf"_s) != "tinyflow-1.0.0"_L1);
}

void TestRoads::everyRelease_data()
{
    QTest::addColumn<QString>("board");
    QTest::addColumn<bool>("looked"); // a Debian with its cross compilers, else nobody looked
    for (const char* board : {"x86_64", "aarch64-sbsa", "jetson-nano", "raspberry-pi-1", "raspberry-pi-4"}) {
        for (const bool looked : {false, true})
            QTest::addRow("%s%s", board, looked ? ", looked" : "") << QString::fromLatin1(board) << looked;
    }
}

void TestRoads::everyRelease()
{
    QFETCH(const QString, board);
    QFETCH(const bool, looked);
    const Facts facts = looked ? debian12() : Facts();
    int refused = 0;
    int planned = 0;
    const QStringList combinations{u"cross wheel"_s,  u"cross tflite"_s,   u"cross wheel 11.2"_s,
                                   u"native wheel"_s, u"native serving"_s, u"container wheel"_s};
    for (const Release& release : m_catalog.releases()) {
        for (const QString& combination : combinations) {
            const QStringList words = combination.split(u' ');
            QMap<QString, QJsonValue> values{
                {u"tf"_s, release.id}, {u"board"_s, board}, {u"mode"_s, words[0]}, {u"product"_s, words[1]}};
            if (words.size() > 2)
                values.insert(u"cuda"_s, words[2]);
            const Configuration asked = configuration(values);
            const QString name = release.id + u' ' + combination;
            const Selection selection = Selection::of(asked, m_catalog, facts);
            const auto limit = chooseRoad({asked, m_catalog, selection, facts}).limit();
            const auto plan = makePlan(asked, m_catalog, facts, places());
            const QList<Finding> findings = check(asked, m_catalog, facts);
            QCOMPARE(remarked(findings), limit ? limit->text : QString());
            planned += plan ? 1 : 0;
            if (limit) {
                ++refused;
                QVERIFY2(!plan, qPrintable(name));
                QVERIFY2(plan.error().text == limit->text, qPrintable(name + u": "_s + plan.error().text));
            } else if (!plan && plan.error().kind == Error::Kind::Refused) {
                QVERIFY2(hasError(findings), qPrintable(name + u": "_s + plan.error().text));
            }
        }
    }
    QVERIFY(refused > 0 && planned > 0);
}

void TestRoads::rowsOfTheSolver_data()
{
    QTest::addColumn<bool>("looked");
    QTest::newRow("nobody looked at this machine") << false;
    QTest::newRow("a Debian") << true;
}

void TestRoads::rowsOfTheSolver()
{
    QFETCH(const bool, looked);
    for (const QString& board : {u"raspberry-pi-0"_s, u"raspberry-pi-4"_s, u"jetson-orin-nano"_s, u"x86_64"_s}) {
        Wish wish;
        wish.board = board;
        const auto solutions = solveBackward(m_catalog, looked ? debian12() : Facts(), wish);
        QVERIFY(solutions);
        const Solution* before = nullptr;
        for (const Solution& row : solutions->rows) {
            const QString name = board + u' ' + row.tf;
            QCOMPARE(row.toJson().value("not_planned"_L1).toString(), row.notPlanned);
            if (row.verdict != Solution::Verdict::No) {
                const auto plan = makePlan(row.configuration, m_catalog, row.facts, places());
                const bool never = !plan && plan.error().kind == Error::Kind::Refused;
                QVERIFY2(never == !row.notPlanned.isEmpty(),
                         qPrintable(name + u": "_s + (plan ? QString() : plan.error().text)));
                if (never)
                    QCOMPARE(plan.error().text, row.notPlanned);
            } else {
                QCOMPARE(row.notPlanned, QString());
            }
            if (before && before->verdict == row.verdict && row.notPlanned.isEmpty())
                QVERIFY2(before->cuda || before->notPlanned.isEmpty(), qPrintable(name));
            before = &row;
        }
    }
}

// ./configure is told of CUDA in the words of its time, and a stray variable of the person's answers nothing.
void TestRoads::cudaIsAnswered()
{
    const Configuration asked = configuration({{u"tf"_s, u"2.8.0"_s},
                                               {u"board"_s, u"jetson-agx-orin"_s},
                                               {u"cuda"_s, u"11.8"_s},
                                               {u"cudnn"_s, u"8"_s},
                                               {u"cuda_path"_s, u"/opt/cuda-11.8"_s},
                                               {u"compiler"_s, u"/usr/bin/aarch64-linux-gnu-gcc-11"_s},
                                               {u"product"_s, u"target"_s},
                                               {u"target"_s, QJsonArray{u"//tensorflow/core/kernels:bias_op_gpu"_s}}});
    const auto plan = makePlan(asked, m_catalog, debian12(), places());
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
    QCOMPARE(plan->road, u"cuda-crosstool"_s);
    const auto answers = step(*plan, u"configure"_s)->environment;
    QCOMPARE(answers.value(u"TF_NEED_CUDA"_s), u"1"_s);
    QCOMPARE(answers.value(u"TF_CUDA_VERSION"_s), u"11.8"_s);
    QCOMPARE(answers.value(u"TF_CUDA_PATHS"_s), u"/opt/cuda-11.8"_s);
    QCOMPARE(answers.value(u"TF_CUDA_COMPUTE_CAPABILITIES"_s), u"8.7"_s);
    QCOMPARE(answers.value(u"GCC_HOST_COMPILER_PATH"_s), u"/usr/bin/aarch64-linux-gnu-gcc-11"_s);
    const QStringList flags = step(*plan, u"build"_s)->bazel->options;
    QVERIFY(flags.contains(u"--cpu=aarch64"_s) && flags.contains(u"--config=cuda"_s));
    const qsizetype config = flags.indexOf(u"--config=cuda"_s);
    QVERIFY(config < flags.indexOf(u"--host_crosstool_top=@bazel_tools//tools/cpp:toolchain"_s));
    QVERIFY(file(*plan, u"/tools/objdump"_s));

    // The TX1's cross build has the seed's two wrappers, and its own toolchain stands after --config=cuda.
    const auto presets = loadPresets();
    const auto tx1 = std::find_if(presets->begin(), presets->end(),
                                  [](const Preset& one) { return one.id == "jetson-tx1-1.5.0-cuda-cross"_L1; });
    Configuration seed;
    tx1->apply(seed);
    const auto wrapped = makePlan(seed, m_catalog, {}, places());
    QVERIFY2(wrapped, wrapped ? "" : qPrintable(wrapped.error().sentence()));
    QVERIFY(file(*wrapped, u"toolchain/crosstool_wrapper_driver_is_not_gcc"_s));
    QVERIFY(file(*wrapped, u"toolchain/crosstool_wrapper_host_tf_framework"_s));
    const QStringList options = step(*wrapped, u"build"_s)->bazel->options;
    QVERIFY(options.contains(u"--action_env=TF_CUDA_COMPUTE_CAPABILITIES=5.3"_s));
    QVERIFY(options.indexOf(u"--config=cuda"_s)
            < options.indexOf(u"--crosstool_top=@crosswright_toolchain//:toolchain"_s));

    Configuration old = asked;
    old.set(u"tf"_s, u"2.6.0"_s, {Provenance::Kind::User});
    const auto none = makePlan(old, m_catalog, debian12(), places());
    QVERIFY(!none);
    QCOMPARE(none.error().kind, Error::Kind::Refused);
}

// What runs on the board is a script of its own for each step, and names nothing of this machine.
void TestRoads::theBoardGetsScripts()
{
    const auto presets = loadPresets();
    const auto found = std::find_if(presets->begin(), presets->end(),
                                    [](const Preset& one) { return one.id == "jetson-tx2-2.6.0-cuda-native"_L1; });
    Configuration configuration;
    found->apply(configuration);
    const auto plan = makePlan(configuration, m_catalog, debian12(), places());
    QVERIFY(plan);
    int scripts = 0;
    for (const PlanFile& item : plan->files) {
        QVERIFY2(item.path.contains("/board/"_L1), qPrintable(item.path));
        QVERIFY2(!item.text.contains("/home/u"), qPrintable(item.path));
        scripts += item.path.endsWith(".sh"_L1);
    }
    QVERIFY(scripts > 4);
    const PlanFile* configure = file(*plan, u"steps/configure.sh"_s);
    QVERIFY(configure && configure->text.contains("TF_NEED_CUDA=1") && configure->text.contains("\"$BASE\""));
    for (const PlanStep& item : plan->steps)
        QCOMPARE(item.where, item.kind == PlanStep::Kind::Collect ? PlanStep::Where::Host : PlanStep::Where::Device);
}

void TestRoads::cmakeIsAskedFor()
{
    Configuration asked = configuration({{u"tf"_s, u"2.8.0"_s},
                                         {u"board"_s, u"raspberry-pi-4"_s},
                                         {u"product"_s, u"tflite"_s},
                                         {u"road"_s, u"cmake"_s}});
    const auto plan = makePlan(asked, m_catalog, debian12(), places());
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
    QCOMPARE(plan->road, u"cmake"_s);
    QVERIFY(file(*plan, u"toolchain.cmake"_s)->text.contains("aarch64-linux-gnu-g++"));
    asked.set(u"product"_s, u"wheel"_s, {Provenance::Kind::User});
    QVERIFY(!makePlan(asked, m_catalog, debian12(), places()));
}

void TestRoads::anUnknownRoadIsSaid()
{
    Configuration asked = tinyflow();
    asked.set(u"road"_s, u"railway"_s, {Provenance::Kind::User});
    const auto plan = makePlan(asked, m_catalog, debian12(), places());
    QVERIFY(!plan);
    QVERIFY(plan.error().text.contains("railway"_L1));
}

// 2.14 and later bring a Python and compilers that make nothing for ARMv6.
void TestRoads::anOldPiGetsWhatCanBeBuiltFirst()
{
    Wish wish;
    wish.board = u"raspberry-pi-1"_s;
    const auto solutions = solveBackward(m_catalog, {}, wish);
    QVERIFY(solutions);
    QCOMPARE(solutions->rows.first().tf, u"2.13.0"_s);
    const auto newest = std::find_if(solutions->rows.begin(), solutions->rows.end(),
                                     [](const Solution& row) { return row.tf == "2.21.0"_L1; });
    QVERIFY(newest != solutions->rows.end());
    QVERIFY(!newest->notPlanned.isEmpty());
}

QTEST_GUILESS_MAIN(TestRoads)
#include "tst_roads.moc"
