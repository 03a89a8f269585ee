// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/edit.h"
#include "core/config/limit.h"
#include "core/plan/plantext.h"
#include "tests/support/planfixture.h"

#include <QTest>

#include <algorithm>

using namespace cw;
using namespace planfixture;

/// Properties that every plan has, and what single choices change in it. No plan is compared with a stored text.
class PlannerTest : public QObject
{
    Q_OBJECT

private:
    Catalog m_catalog;

    Result<Plan> make(const Configuration& configuration, const Facts& facts = debian12()) const
    {
        return makePlan(configuration, m_catalog, facts, places());
    }

    static QStringList buildArguments(const Plan& plan) { return step(plan, u"build"_s)->allArguments(); }

private Q_SLOTS:
    void initTestCase()
    {
        auto catalog = Catalog::load();
        QVERIFY2(catalog, catalog ? "" : qPrintable(catalog.error().sentence()));
        m_catalog = *catalog;
    }

    void tinyflowForAJetson()
    {
        const auto plan = make(tinyflow());
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
        QCOMPARE(plan->title, u"Tinyflow 1.0.0 for Jetson Orin Nano (CPU, cross)"_s);
        QCOMPARE(plan->project, u"tinyflow"_s);
        QCOMPARE(plan->targetMachine, u"aarch64"_s);
        QStringList ids;
        for (const PlanStep& item : plan->steps)
            ids.append(item.id);
        QCOMPARE(ids, (QStringList{u"headers"_s, u"try-headers"_s, u"configure"_s, u"build"_s, u"collect"_s}));
        QVERIFY(file(*plan, u"try_python.cc"_s));
        QCOMPARE(step(*plan, u"try-headers"_s)->arguments.last(), file(*plan, u"try_python.cc"_s)->path);
        const QStringList arguments = buildArguments(*plan);
        QVERIFY(arguments.contains(u"--local_ram_resources=1366"_s));
        QVERIFY(arguments.contains(u"--jobs=2"_s));
        QVERIFY(arguments.contains(u"--output_base="_s + plan->outputBase));
        QVERIFY(arguments.contains(u"--config=opt"_s));
        QVERIFY(arguments.contains(u"--nosandbox_debug"_s));
        QVERIFY(arguments.indexOf(u"--crosstool_top=@crosswright_toolchain//:toolchain"_s)
                > arguments.indexOf(u"--config=opt"_s));
        QCOMPARE(arguments.last(), u"//tinyflow/tools/pip_package:wheel"_s);
        QVERIFY(plan->outputBase.startsWith(places().cache + "/output/"_L1));
        QCOMPARE(plan->artifacts.size(), 1);
        QCOMPARE(plan->artifacts.first().kind, u"wheel"_s);
    }

    void everythingIsExplained()
    {
        for (const QString& board : {u"jetson-orin-nano"_s, u"raspberry-pi-0"_s, u"x86_64"_s}) {
            const auto plan = make(tinyflow(board));
            QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
            for (const PlanFile& item : plan->files) {
                QVERIFY2(!item.why.isEmpty(), qPrintable(item.path));
                QVERIFY(item.path.startsWith(places().cache + u'/'));
                QVERIFY2(!item.group.isEmpty(), qPrintable(item.path));
                if (item.group != "source"_L1)
                    QVERIFY2(item.text.contains("SPDX-License-Identifier: 0BSD"), qPrintable(item.path));
                QVERIFY2(!item.text.contains("/home/u/.config"), qPrintable(item.path));
            }
            for (const PlanStep& item : plan->steps) {
                QVERIFY2(!item.why.isEmpty() && !item.title.isEmpty(), qPrintable(item.id));
                QCOMPARE(item.program.isEmpty(), item.kind == PlanStep::Kind::Collect);
            }
        }
    }

    // A shell is only given a file that the plan writes, never a command text.
    void noShellStrings()
    {
        const auto plan = make(configuration({{u"source"_s, u"/src/a b"_s},
                                              {u"ref"_s, u"v1; touch x"_s},
                                              {u"product"_s, u"target"_s},
                                              {u"target"_s, QJsonArray{u"//:a"_s}},
                                              {u"board"_s, u"jetson-tx1"_s}}));
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
        for (const PlanStep& item : plan->steps) {
            QVERIFY2(!item.arguments.contains(u"-c"_s) || item.kind == PlanStep::Kind::Bazel, qPrintable(item.id));
            if (item.program.endsWith("sh"_L1))
                QVERIFY(file(*plan, item.arguments.first()));
        }
        const PlanStep* fetch = step(*plan, u"fetch"_s);
        QVERIFY(fetch);
        QVERIFY(fetch->arguments.contains(u"/src/a b"_s));
        QVERIFY(fetch->arguments.last().startsWith("+v1; touch x:refs/crosswright/at-v1__touch_x"_L1));
        QVERIFY(!fetch->skipIfExists.isEmpty());
    }

    void limitsByBazelVersion_data()
    {
        QTest::addColumn<QString>("version");
        QTest::addColumn<QString>("flag");
        QTest::addColumn<QString>("toolchainFile");
        QTest::newRow("0.17.2") << u"0.17.2"_s << u"--local_resources=1366,2.0,1.0"_s << u"CROSSTOOL"_s;
        QTest::newRow("0.22.0") << u"0.22.0"_s << u"--local_resources=1366,2.0,1.0"_s << u"CROSSTOOL"_s;
        QTest::newRow("0.24.1") << u"0.24.1"_s << u"--local_ram_resources=1366"_s << u"cc_toolchain_config.bzl"_s;
        QTest::newRow("2.1.0") << u"2.1.0"_s << u"--local_ram_resources=1366"_s << u"cc_toolchain_config.bzl"_s;
        QTest::newRow("4.2.3") << u"4.2.3"_s << u"--local_ram_resources=1366"_s << u"cc_toolchain_config.bzl"_s;
        QTest::newRow("7.7.1") << u"7.7.1"_s << u"--local_ram_resources=1366"_s << u"cc_toolchain_config.bzl"_s;
        QTest::newRow("8.0.0") << u"8.0.0"_s << u"--local_resources=memory=1366"_s << u"cc_toolchain_config.bzl"_s;
    }

    void limitsByBazelVersion()
    {
        QFETCH(QString, version);
        QFETCH(QString, flag);
        QFETCH(QString, toolchainFile);
        Configuration changed = tinyflow();
        changed.set(u"bazel"_s, version, {Provenance::Kind::User});
        const auto plan = make(changed);
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
        QVERIFY2(buildArguments(*plan).contains(flag), qPrintable(buildArguments(*plan).join(u' ')));
        QVERIFY(buildArguments(*plan).contains(u"--jobs=2"_s));
        QVERIFY(file(*plan, u'/' + toolchainFile));
        QCOMPARE(buildArguments(*plan).contains(u"--incompatible_enable_cc_toolchain_resolution"_s), version >= "1"_L1);
    }

    // --host_copt is written from the same variable: nothing of the target's machine may stand in it.
    void configureGetsNoMachineFlags()
    {
        Configuration changed = tinyflow();
        changed.set(u"optimize"_s, QJsonArray{u"-mcpu=cortex-a78ae"_s}, {Provenance::Kind::User});
        const auto plan = make(changed);
        const PlanStep* configure = step(*plan, u"configure"_s);
        QCOMPARE(configure->environment.value(u"CC_OPT_FLAGS"_s), u"-O2"_s);
        QVERIFY(buildArguments(*plan).contains(u"--copt=-mcpu=cortex-a78ae"_s));
        QVERIFY(configure->environment.value(u"PATH"_s).startsWith(places().cache));
        QVERIFY(file(*plan, u"/bin/ldconfig"_s));
        QCOMPARE(configure->timeoutSeconds, 120);
        QVERIFY(configure->outputLimitMiB > 0);
        QCOMPARE(configure->expectedFiles, QStringList{plan->workspace + "/.tf_configure.bazelrc"_L1});
        QVERIFY(configure->unsetEnvironment.contains(u"CC"_s));
    }

    void nativeNeedsNoToolchain()
    {
        Configuration native = tinyflow(u"x86_64"_s);
        native.set(u"mode"_s, u"native"_s, {Provenance::Kind::User});
        const auto plan = make(native);
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
        QVERIFY(!step(*plan, u"headers"_s));
        QVERIFY(!file(*plan, u"cc_toolchain_config.bzl"_s));
        QVERIFY(!buildArguments(*plan).join(u' ').contains("crosstool"_L1));
    }

    // Its .cu.cc files are for whatever compiler takes "-x cuda": plain gcc does not.
    void nativeCudaGoesThroughOurWrapper()
    {
        Configuration native = tinyflow(u"x86_64"_s);
        native.set(u"mode"_s, u"native"_s, {Provenance::Kind::User});
        native.set(u"cuda"_s, u"11.8"_s, {Provenance::Kind::User});
        native.set(u"cuda_path"_s, u"/opt/cuda"_s, {Provenance::Kind::User});
        native.set(u"capabilities"_s, QJsonArray{u"9.0"_s}, {Provenance::Kind::User});
        Facts facts = debian12();
        facts.set(u"host.gcc_path"_s, u"/usr/bin/gcc-11"_s, u"test"_s, {});
        facts.set(u"host.gcc_includes"_s, QJsonArray{u"/usr/include"_s}, u"test"_s, {});
        const auto plan = make(native, facts);
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
        QCOMPARE(plan->road, u"native"_s);
        QVERIFY(!plan->neverBuilt);
        QVERIFY(file(*plan, u"crosstool_wrapper_driver_is_not_gcc"_s));
        QVERIFY(!step(*plan, u"headers"_s)); // this machine's own Python
        const QStringList arguments = buildArguments(*plan);
        QVERIFY(arguments.contains(u"--platforms=@crosswright_toolchain//:x86_64"_s));
        QVERIFY(arguments.contains(u"--action_env=CUDA_TOOLKIT_PATH=/opt/cuda"_s));
        // Tools of the build run on such a machine too, and must not find this compiler.
        const PlanFile* build = file(*plan, u"/toolchain/BUILD"_s);
        QVERIFY(build);
        QCOMPARE(build->text.count("\":result\""), 2);
        // TensorFlow makes a compiler of its own for CUDA.
        const auto tensorflow = make(configuration({{u"tf"_s, u"2.8.0"_s},
                                                    {u"board"_s, u"x86_64"_s},
                                                    {u"mode"_s, u"native"_s},
                                                    {u"product"_s, u"wheel"_s},
                                                    {u"cuda"_s, u"11.2"_s},
                                                    {u"cudnn"_s, u"8.1"_s},
                                                    {u"capabilities"_s, QJsonArray{u"8.0"_s}}}));
        QVERIFY2(tensorflow, tensorflow ? "" : qPrintable(tensorflow.error().sentence()));
        QVERIFY(!file(*tensorflow, u"crosstool_wrapper_driver_is_not_gcc"_s));
    }

    void aTargetOfAnUnknownTree()
    {
        const auto plan = make(configuration({{u"source"_s, u"/src/re2"_s},
                                              {u"ref"_s, u"2022-06-01"_s},
                                              {u"product"_s, u"target"_s},
                                              {u"target"_s, QJsonArray{u"//:re2_test"_s, u"//:set_test"_s}},
                                              {u"features.offline"_s, true},
                                              {u"board"_s, u"aarch64-sbsa"_s}}));
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
        QVERIFY(!step(*plan, u"configure"_s));
        QVERIFY(!buildArguments(*plan).contains(u"--config=opt"_s));
        QCOMPARE(buildArguments(*plan).mid(buildArguments(*plan).indexOf(u"--"_s)),
                 (QStringList{u"--"_s, u"//:re2_test"_s, u"//:set_test"_s}));
        QVERIFY(buildArguments(*plan).contains(u"--symlink_prefix=/"_s));
        QVERIFY(buildArguments(*plan).contains(u"--dynamic_mode=off"_s)); // the outputs are copied out of the tree
        for (const char* name : {"rules_cc", "rules_java", "rules_proto", "platforms", "remote_coverage_tools"})
            QVERIFY2(file(*plan, QLatin1StringView(name) + "/WORKSPACE"_L1), name);
        QCOMPARE(plan->artifacts.size(), 2);
        QVERIFY(plan->workspace.startsWith(places().cache + "/sources/"_L1));
    }

    // Without a ref the person's folder is the workspace, and nothing is written into it by us.
    void aFolderStaysTheUsers()
    {
        const auto plan = make(configuration({{u"source"_s, u"~/re2"_s},
                                              {u"product"_s, u"target"_s},
                                              {u"target"_s, QJsonArray{u"//:re2"_s}},
                                              {u"board"_s, u"jetson-tx1"_s}}));
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
        QCOMPARE(plan->workspace, u"/home/u/re2"_s);
        for (const PlanFile& item : plan->files)
            QVERIFY(item.path.startsWith(places().cache + u'/'));
        for (const PlanStep& item : plan->steps)
            QVERIFY(item.program != "git"_L1);
    }

    void oldWheelsArePackedAndTagged()
    {
        const auto plan =
            make(configuration({{u"tf"_s, u"1.5.0"_s}, {u"board"_s, u"jetson-tx1"_s}, {u"bazel"_s, u"0.17.2"_s}}));
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
        const PlanStep* package = step(*plan, u"package"_s);
        QVERIFY(package);
        QVERIFY(package->program.endsWith("bazel-bin/tensorflow/tools/pip_package/build_pip_package"_L1));
        QVERIFY(step(*plan, u"retag"_s)->arguments.contains(u"linux_aarch64"_s));
        QVERIFY(!buildArguments(*plan).contains(u"--symlink_prefix=/"_s)); // the packing program is found by bazel-bin
        QVERIFY(!buildArguments(*plan).contains(u"--nohome_rc"_s));        // 0.17.2 does not know it
        QVERIFY(step(*plan, u"configure"_s)->environment.contains(u"TF_SET_ANDROID_WORKSPACE"_s));
        QCOMPARE(step(*plan, u"configure"_s)->environment.value(u"TF_SET_ANDROID_WORKSPACE"_s), QString());
        // Its scripts begin with "#!/usr/bin/env python", and the machine has python3.
        const QString tools = step(*plan, u"build"_s)->environment.value(u"PATH"_s).section(u':', 0, 0);
        QVERIFY(tools.startsWith(places().cache + "/generated/"_L1));
        const auto isPython = [&](const PlanFile& item) { return item.path == tools + "/python"_L1; };
        const auto python = std::find_if(plan->files.begin(), plan->files.end(), isPython);
        QVERIFY(python != plan->files.end());
        QCOMPARE(python->mode, 0755);
        QVERIFY(python->text.contains("exec /usr/bin/python3") || python->text.contains("exec '/usr/bin/python3'"));
        QCOMPARE(plan->artifacts.first().pattern, u"*.whl"_s);
        QVERIFY(plan->artifacts.first().folder.startsWith("${RUN}/"_L1));
    }

    void armv6IsNotThumb()
    {
        const auto plan = make(tinyflow(u"raspberry-pi-0"_s));
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
        QVERIFY(file(*plan, u"cc_toolchain_config.bzl"_s)->text.contains("\"-marm\", \"-march=armv6\""));
        QCOMPARE(plan->targetMachine, u"arm"_s);
        QVERIFY(buildArguments(*plan).contains(u"--cpu=armhf"_s));
    }

    // --no-probe with a fact or none: the machine is taken for a Debian, and the plan says that nobody looked.
    void aMachineThatNobodyLookedAt()
    {
        Facts facts;
        const auto plan = make(tinyflow(), facts);
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
        QVERIFY(plan->title.endsWith("was not looked at"_L1));
        QCOMPARE(plan->bazelVersion, u"4.2.3"_s);
        QVERIFY(file(*plan, u"cc_toolchain_config.bzl"_s)->text.contains("\"/usr/lib/gcc-cross/aarch64-linux-gnu\""));
        facts.set(u"host.bazel"_s, u"0.17.2"_s, u"given"_s, {});
        QVERIFY(buildArguments(*make(tinyflow(), facts)).contains(u"--local_resources=1366,2.0,1.0"_s));
        facts.setUnknown(u"host.cross.aarch64.path"_s, u"not found"_s, {});
        QVERIFY(!make(tinyflow(), facts));
        QVERIFY(!make(tinyflow())->title.contains("looked at"_L1));
    }

    // A board may be the machine that builds for another one.
    void anArm64HostCrossBuildsToo()
    {
        Facts facts = debian12();
        facts.set(u"host.arch"_s, u"aarch64"_s, u"recorded"_s, {});
        const auto plan = make(tinyflow(u"raspberry-pi-3"_s), facts);
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
        const PlanFile* build = file(*plan, u"toolchain/BUILD"_s);
        QVERIFY(build && build->text.contains("@platforms//cpu:aarch64")
                && build->text.contains("@platforms//cpu:arm\""));
        QVERIFY(!build->text.contains("x86_64"));
        QVERIFY(!file(*make(tinyflow(u"jetson-nano"_s), facts), u"toolchain/BUILD"_s));
    }

    void withoutFactsItSaysWhatIsMissing()
    {
        Facts facts = debian12();
        facts.setUnknown(u"host.bazel"_s, u"no"_s, {});
        QVERIFY(make(tinyflow(), facts).error().text.contains("Bazel"_L1));
        facts = debian12();
        facts.setUnknown(u"host.cross.aarch64.path"_s, u"no"_s, {});
        const auto plan = make(tinyflow(), facts);
        QVERIFY(!plan);
        QVERIFY(plan.error().hint.contains("g++-aarch64-linux-gnu"_L1));
    }

    // The whole is what was asked for: the server's heap is a part of it. A part of a machine is worked out here.
    void theBudgetReachesBazel_data()
    {
        QTest::addColumn<QString>("ram");
        QTest::addColumn<int>("heap");
        QTest::addColumn<int>("actions");
        QTest::newRow("size") << u"2048"_s << 682 << 1366;
        QTest::newRow("half") << u"HOST_RAM*.5"_s << 2730 << 5462;
        QTest::newRow("leave some") << u"leave 4 GiB"_s << 4096 << 8192;
        QTest::newRow("old flag") << u"2048,0.5,0.5"_s << 682 << 1366;
    }
    void theBudgetReachesBazel()
    {
        QFETCH(QString, ram);
        QFETCH(int, heap);
        QFETCH(int, actions);
        Facts facts = debian12();
        facts.set(u"host.ram"_s, 16384, u"test"_s, {});
        Configuration changed = tinyflow();
        changed.unset(u"jobs"_s);
        QVERIFY(applyEdits(changed, {"ram="_L1 + ram}));
        auto plan = make(changed, facts);
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
        QVERIFY(buildArguments(*plan).contains(u"--local_ram_resources=%1"_s.arg(actions)));
        QVERIFY(buildArguments(*plan).contains(u"--host_jvm_args=-Xmx%1m"_s.arg(heap)));
        QCOMPARE(plan->ramMiB, heap + actions);
        QCOMPARE(plan->jobs, ram.contains(u',') ? 1 : 0);

        // Where nobody looked at the machine, no number is made up.
        plan = make(changed);
        const auto limit = Limit::parse(Limit::Of::Memory, ram);
        QVERIFY(limit && bool(plan) == !limit->needsMachine());
        QVERIFY(plan || plan.error().sentence().contains(ram));
    }
};

QTEST_APPLESS_MAIN(PlannerTest)
#include "tst_planner.moc"
