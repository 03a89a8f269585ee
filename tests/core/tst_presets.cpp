// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Every preset on a host and a device that have its parts gives no error; with one fact taken away that part is named, and
// nothing else is.

#include "core/config/preset.h"
#include "core/rules/check.h"
#include "presetmachine.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <functional>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

const Catalog& catalog()
{
    static const Catalog loaded = [] {
        auto result = Catalog::load({u":/catalog"_s});
        return result ? *result : Catalog();
    }();
    return loaded;
}

const QList<Preset>& presets()
{
    static const QList<Preset> loaded = [] {
        auto result = loadPresets();
        return result ? *result : QList<Preset>();
    }();
    return loaded;
}

Configuration configurationOf(const QString& id)
{
    Configuration configuration;
    for (const Preset& preset : presets()) {
        if (preset.id == id)
            preset.apply(configuration);
    }
    return configuration;
}

QString said(const Finding& finding)
{
    return finding.id + u':' + severityName(finding.severity);
}

bool isSerious(const Finding& finding) // a person has to do something: an error, or a fact that is not known
{
    return finding.severity == Finding::Severity::Error || finding.severity == Finding::Severity::Unknown;
}

/// What may be said when a fact is not known, by the fields that it bears on.
struct Part
{
    QString facts;      ///< regular expression over fact names
    QStringList fields; ///< findings may stand beside these
};

/// What must be said when a part is missing.
struct Must
{
    QString facts;   ///< regular expression over fact names
    QString finding; ///< regular expression over "id:severity"
    std::function<bool(const Configuration&, const Board&, const QString& fact)> when; ///< the preset needs the part
};

bool is(const Configuration& configuration, const char* mode)
{
    return configuration.text(u"mode"_s) == QLatin1StringView(mode);
}

bool hasCuda(const Configuration& configuration)
{
    return configuration.has(u"cuda"_s);
}

/// Compiles on this machine, not on the board.
bool buildsHere(const Configuration& configuration)
{
    return !is(configuration, "container") && !configuration.has(u"device"_s);
}

const QList<Must>& musts()
{
    static const QList<Must> list{
        {u"host\\.bazel"_s, u"bazel\\.(missing|not_installed):(error|unknown)"_s,
         [](const Configuration& c, const Board&, const QString&) { return !is(c, "container"); }},
        {u"host\\.container"_s, u"mode\\.no_container:error"_s,
         [](const Configuration& c, const Board&, const QString&) { return is(c, "container"); }},
        {u"host\\.cross\\.[a-z0-9]+\\.gcc"_s, u"compiler\\.missing:error"_s,
         [](const Configuration& c, const Board& board, const QString& fact) {
             return is(c, "cross") && !c.has(u"compiler"_s) && fact.contains(u'.' + board.arch + u'.');
         }},
        {u"host\\.gcc"_s, u"compiler\\.nvcc:unknown"_s,
         [](const Configuration& c, const Board&, const QString&) {
             return hasCuda(c) && is(c, "native") && catalog().release(c.text(u"tf"_s))->cudaStyle != "hermetic"_L1;
         }},
        {u"host\\.path\\.cuda_path\\.folders"_s, u"cuda\\.layout:error"_s,
         [](const Configuration& c, const Board&, const QString&) { return buildsHere(c); }},
        {u"host\\.disk"_s, u"disk\\.host:unknown"_s,
         [](const Configuration& c, const Board&, const QString&) {
             return !c.has(u"device"_s) && !c.text(u"tf"_s).startsWith("serving"_L1);
         }},
        {u"device\\.disk"_s, u"(device\\.disk|disk\\.host):unknown"_s,
         [](const Configuration& c, const Board&, const QString&) { return c.has(u"device"_s); }},
        {u"device\\.ram"_s, u"(device\\.memory|ram\\.native):unknown"_s,
         [](const Configuration& c, const Board&, const QString&) { return c.has(u"device"_s); }},
        {u"device\\.arch"_s, u"device\\.arch:unknown"_s,
         [](const Configuration&, const Board& board, const QString&) { return board.arch != "x86_64"_L1; }},
        {u"device\\.glibcxx"_s, u"libstdcxx\\.older:unknown"_s,
         [](const Configuration& c, const Board&, const QString&) {
             return is(c, "cross") && !c.flag(u"features.static_libstdcxx"_s);
         }},
        {u"(host|device)\\.driver"_s, u"driver\\.too_old:unknown"_s,
         [](const Configuration& c, const Board& board, const QString& fact) {
             return hasCuda(c) && !board.tegra && fact.startsWith(board.family == "cloud"_L1 || is(c, "cross") ? u"device"_s : u"host"_s);
         }},
    };
    return list;
}

const QList<Part>& parts()
{
    static const QList<Part> list{
        {u"host\\.bazel"_s, {u"bazel"_s}},
        {u"host\\.bazel_path"_s, {u"bazel"_s}},
        {u"host\\.container"_s, {u"mode"_s}},
        {u"host\\.disk(_tmp|_root)?"_s,
         {u"jobs"_s, u"ram"_s, u"board"_s, u"product"_s, u"device"_s, u"mode"_s, u"tf"_s, u"source"_s}},
        {u"host\\.(ram|swap|cores)"_s, {u"jobs"_s, u"ram"_s}},
        {u"host\\.arch"_s,
         {u"mode"_s, u"compiler"_s, u"board"_s, u"cudnn_host"_s, u"cudnn_target"_s, u"device"_s, u"cuda_path"_s}},
        {u"host\\.(gcc|gxx).*"_s, {u"compiler"_s, u"cuda"_s}},
        {u"host\\.cross\\.(aarch64|armhf)\\.gcc"_s,
         {u"compiler"_s, u"device"_s, u"sysroot"_s, u"features.static_libstdcxx"_s}},
        {u"host\\.cross\\..*"_s,
         {u"compiler"_s, u"device"_s, u"sysroot"_s, u"cudnn_target"_s, u"cuda_path"_s, u"cudnn"_s, u"cuda"_s}},
        {u"host\\.(driver|libcuda|driver_open|driver_kind)"_s, {u"cuda"_s, u"gpu"_s, u"capabilities"_s}},
        {u"host\\.(gpus|gpu_capabilities)"_s, {u"gpu"_s, u"capabilities"_s, u"cuda"_s}},
        {u"host\\.(cuda|cuda_path|nvcc|cudnn)"_s, {u"cuda"_s, u"cuda_path"_s, u"cudnn"_s, u"cudnn_host"_s}},
        {u"host\\.path\\.(cuda_path|cudnn_host|cudnn_target|compiler).*"_s,
         {u"cuda_path"_s, u"cudnn_host"_s, u"cudnn_target"_s, u"compiler"_s, u"sysroot"_s}},
        {u"host\\.(python.*|pythons)"_s, {u"python"_s, u"python_include"_s}},
        {u"host\\.(os|kernel|glibc|glibcxx|cpu|tools|pythons)"_s,
         {u"compiler"_s, u"optimize"_s, u"python"_s, u"bazel"_s, u"mode"_s, u"device"_s, u"cuda"_s, u"cuda_path"_s,
          u"sysroot"_s}},
        {u"device\\.arch"_s, {u"board"_s, u"device"_s}},
        {u"device\\.(glibc|glibcxx|cxxabi|os|gcc|kernel)"_s,
         {u"compiler"_s, u"device"_s, u"sysroot"_s, u"board"_s, u"jetpack"_s, u"features.static_libstdcxx"_s,
          u"cuda"_s}},
        {u"device\\.(python|pythons)"_s, {u"python"_s, u"device"_s}},
        {u"device\\.(ram|swap|cores)"_s, {u"jobs"_s, u"ram"_s, u"device"_s, u"mode"_s}},
        {u"device\\.disk.*"_s,
         {u"device"_s, u"jobs"_s, u"ram"_s, u"board"_s, u"product"_s, u"mode"_s, u"tf"_s, u"source"_s}},
        {u"device\\.(l4t|jetpack|board)"_s,
         {u"jetpack"_s, u"board"_s, u"cuda"_s, u"device"_s, u"cuda_path"_s, u"cudnn"_s}},
        {u"device\\.(cuda|cudas|cudnn|tensorrt|libcuda|driver.*|gpus|gpu_capabilities)"_s,
         {u"cuda"_s, u"cudnn"_s, u"tensorrt"_s, u"capabilities"_s, u"jetpack"_s, u"gpu"_s, u"device"_s}},
        {u"device\\.(cpu|bazel)"_s, {u"optimize"_s, u"bazel"_s, u"board"_s}},
    };
    return list;
}

bool matches(const QString& pattern, const QString& text)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(text).hasMatch();
}

} // namespace

class TestPresets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWishesAreThere();
    void idSaysWhatIsInIt_data() { eachPreset(); }
    void idSaysWhatIsInIt();
    void nothingIsMissingWithAllParts_data() { eachPreset(); }
    void nothingIsMissingWithAllParts();
    void aPresetMayCarryLimits();
    void eachMissingPartIsNamed_data() { eachPreset(); }
    void eachMissingPartIsNamed();
    void aBareMachineLacksTheWholeList_data() { eachPreset(); }
    void aBareMachineLacksTheWholeList();
    void whatOnlyAPersonKnowsIsAskedFor();

private:
    static void eachPreset()
    {
        QTest::addColumn<QString>("id");
        for (const Preset& preset : presets())
            QTest::newRow(qPrintable(preset.id)) << preset.id;
    }
};

// One per workflow of the notes that this program grew from, and per common wish.
void TestPresets::theWishesAreThere()
{
    QStringList ids;
    for (const Preset& preset : presets())
        ids.append(preset.id);
    for (const char* id : {"jetson-tx1-1.5.0-cpu-cross",
                           "jetson-tx1-1.5.0-cuda-cross",
                           "jetson-tx1-1.1.0-cuda-native",
                           "jetson-tx1-1.2.0-cuda-native",
                           "jetson-tx1-1.3.0-cuda-native",
                           "jetson-tx1-1.4.0-cuda-native",
                           "jetson-nano-2.6.0-cuda-native",
                           "jetson-tx2-2.6.0-cuda-native",
                           "jetson-agx-xavier-2.12.0-cuda-native",
                           "jetson-agx-orin-2.12.0-cuda-native-jetpack5",
                           "jetson-orin-nano-2.18.0-cuda-native-jetpack6",
                           "jetson-agx-orin-2.21.0-cuda-native-jetpack7",
                           "jetson-thor-2.21.0-cuda-native",
                           "raspberry-pi-0-1.3.0-cpu-cross",
                           "raspberry-pi-1-1.3.0-cpu-cross",
                           "raspberry-pi-2-1.3.0-cpu-cross",
                           "raspberry-pi-3-1.3.0-cpu-cross",
                           "raspberry-pi-4-2.13.0-cpu-cross",
                           "raspberry-pi-5-2.13.0-cpu-cross",
                           "x86_64-2.18.0-cuda-container",
                           "aws-p3-serving-1.8-cuda-native",
                           "x86_64-1.4.0-cpu-native-skylake",
                           "x86_64-1.4.0-cpu-native-broadwell",
                           "x86_64-1.4.0-cuda-native-gtx1080ti",
                           "aws-p2-1.4.0-cuda-native",
                           "aws-p3-1.4.0-cuda-native",
                           "aarch64-sbsa-2.8.0-cpu-cross",
                           "raspberry-pi-2-2.8.0-cpu-cross"})
        QVERIFY2(ids.contains(QString::fromLatin1(id)), id);
}

// <board>-<release>-<cpu|cuda>-<mode>, then a word where several differ in nothing of this (docs/formats.md).
void TestPresets::idSaysWhatIsInIt()
{
    QFETCH(QString, id);
    const Configuration configuration = configurationOf(id);
    const Release* release = catalog().release(configuration.text(u"tf"_s));
    QVERIFY(release);
    const QString start = u"%1-%2-%3-%4"_s.arg(configuration.text(u"board"_s), release->id,
                                               configuration.text(u"cuda"_s).isEmpty() ? u"cpu"_s : u"cuda"_s,
                                               configuration.text(u"mode"_s));
    QVERIFY2(matches(QRegularExpression::escape(start) + u"(-[a-z0-9]+)?"_s, id), qPrintable(start));
    for (const Preset& preset : presets()) {
        if (preset.id == id)
            QVERIFY(!preset.title.isEmpty() && !preset.description.isEmpty() && !preset.source.isEmpty());
    }
}

// The seed's --local_resources, kept as its author wrote it.
void TestPresets::aPresetMayCarryLimits()
{
    const Configuration configuration = configurationOf(u"jetson-tx1-1.3.0-cuda-native"_s);
    QCOMPARE(configuration.text(u"ram"_s), u"2048,0.5,0.5"_s);
    const Budget budget = Budget::of(configuration, {}, {});
    QCOMPARE(budget.totalMiB, 2048);
    QCOMPARE(budget.jobs, 1);
}

void TestPresets::nothingIsMissingWithAllParts()
{
    QFETCH(QString, id);
    Configuration configuration = configurationOf(id);
    completeByHand(configuration, catalog());
    // Nobody can know these from a host and a device: what the tree's table holds, and what was never tried.
    QStringList honest{u"cuda.tested"_s, u"cuda.hermetic_known"_s};
    // The limits of that build's author are Bazel's bookkeeping: less than one compiler was seen to need.
    if (configuration.text(u"ram"_s) == "2048,0.5,0.5"_L1)
        honest.append(u"ram.per_job"_s);
    QStringList errors;
    for (const Finding& finding : check(configuration, catalog(), completeFacts(configuration, catalog()))) {
        if (isSerious(finding) && !honest.contains(finding.id))
            errors.append(said(finding) + u' ' + finding.text);
    }
    QVERIFY2(errors.isEmpty(), qPrintable(errors.join(u'\n')));
}

void TestPresets::eachMissingPartIsNamed()
{
    QFETCH(QString, id);
    Configuration configuration = configurationOf(id);
    completeByHand(configuration, catalog());
    const Facts facts = completeFacts(configuration, catalog());
    QSet<QString> before;
    for (const Finding& finding : check(configuration, catalog(), facts))
        before.insert(said(finding));
    const Board* const board = catalog().board(configuration.text(u"board"_s));
    QVERIFY(board);
    int asked = 0;
    for (const QString& name : facts.all().keys()) {
        const auto part =
            std::find_if(parts().cbegin(), parts().cend(), [&](const Part& each) { return matches(each.facts, name); });
        QVERIFY2(part != parts().cend(), qPrintable(name + u" is no part of the table"_s));
        Facts less = facts;
        less.setUnknown(name, u"taken away"_s, {});
        QStringList now;
        for (const Finding& finding : check(configuration, catalog(), less)) {
            if (!isSerious(finding) || before.contains(said(finding)))
                continue;
            now.append(said(finding));
            QVERIFY2(part->fields.contains(finding.field),
                     qPrintable(u"without %1: %2 at %3"_s.arg(name, said(finding), finding.field)));
        }
        for (const Must& must : musts()) {
            if (!matches(must.facts, name) || !must.when(configuration, *board, name))
                continue;
            QVERIFY2(
                std::any_of(now.cbegin(), now.cend(), [&](const QString& each) { return matches(must.finding, each); }),
                qPrintable(u"without %1 only: %2"_s.arg(name, now.join(u' '))));
            ++asked;
        }
    }
    QVERIFY2(asked >= 2, qPrintable(QString::number(asked)));
}

// A Debian that was looked at and has no tool at all.
void TestPresets::aBareMachineLacksTheWholeList()
{
    QFETCH(QString, id);
    Configuration configuration = configurationOf(id);
    completeByHand(configuration, catalog());
    Facts facts = completeFacts(configuration, catalog());
    const QDateTime now;
    for (const QString& name : facts.all().keys()) {
        if (matches(u"host\\.(bazel.*|cross\\..*|container|gcc.*|gxx.*)"_s, name))
            facts.setUnknown(name, u"it is not there"_s, now);
    }
    facts.set(u"host.tools"_s, QJsonArray(), u"test"_s, now);
    QSet<QString> errors;
    for (const Finding& finding : check(configuration, catalog(), facts)) {
        if (finding.severity == Finding::Severity::Error)
            errors.insert(finding.id);
    }
    const QString mode = configuration.text(u"mode"_s);
    const bool crossCompiler = mode == "cross"_L1 && !configuration.has(u"compiler"_s);
    QVERIFY2(!crossCompiler || errors.contains(u"compiler.missing"_s), qPrintable(errors.values().join(u' ')));
    QVERIFY2(mode != "container"_L1 || errors.contains(u"mode.no_container"_s), qPrintable(errors.values().join(u' ')));
    if (mode != "container"_L1 && configuration.has(u"bazel"_s))
        QVERIFY2(errors.contains(u"bazel.not_installed"_s) || errors.contains(u"bazel.missing"_s),
                 qPrintable(errors.values().join(u' ')));
    errors -= {u"compiler.missing"_s, u"mode.no_container"_s, u"bazel.not_installed"_s, u"bazel.missing"_s};
    QVERIFY2(errors.isEmpty(), qPrintable(errors.values().join(u' ')));
}

void TestPresets::whatOnlyAPersonKnowsIsAskedFor()
{
    int devices = 0;
    int toolchains = 0;
    for (const Preset& preset : presets()) {
        const Configuration bare = configurationOf(preset.id);
        Configuration whole = bare;
        completeByHand(whole, catalog());
        const Facts facts = completeFacts(whole, catalog());
        QStringList errors;
        for (const Finding& finding : check(bare, catalog(), facts)) {
            if (finding.severity == Finding::Severity::Error)
                errors.append(finding.id);
        }
        const QString because = preset.id + u": "_s + errors.join(u' ');
        if (whole.has(u"device"_s)) {
            ++devices;
            QVERIFY2(errors.contains(u"mode.native_elsewhere"_s), qPrintable(because));
        }
        if (whole.has(u"compiler"_s)) {
            ++toolchains;
            QVERIFY2(errors.contains(u"compiler.armv6"_s), qPrintable(because));
        }
        if (whole == bare)
            QVERIFY2(errors.isEmpty(), qPrintable(because));
    }
    QVERIFY(devices >= 10 && toolchains == 2);
}

QTEST_GUILESS_MAIN(TestPresets)
#include "tst_presets.moc"
