// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/catalog/catalog.h"
#include "core/emit/repositories.h"
#include "core/git/sourcefacts.h"
#include "core/plan/gatherplaces.h"
#include "core/probe/probe.h"
#include "core/proc/process.h"
#include "core/roads/planner.h"
#include "core/rules/check.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

/// Plans for a tree of one library, one program and one cc_test, carried out by this machine's Bazel and cross compilers
/// without network: the toolchain and the stand-ins are right when the machine code is the target's.
class ToolchainTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    Facts m_facts;
    Catalog m_catalog;

    /// e_machine of an ELF header.
    static int machineOf(const QString& path)
    {
        const QByteArray head = files::read(path).valueOr({}).left(20);
        return head.size() == 20
                       && head.startsWith("\x7f"
                                          "ELF")
                   ? static_cast<unsigned char>(head.at(18)) | static_cast<unsigned char>(head.at(19)) << 8
                   : 0;
    }

    static ProcessOutcome runStep(const PlanStep& step, const QString& run)
    {
        ProcessRequest request{step.program, step.allArguments(), step.environment, step.unsetEnvironment,
                               step.workingDirectory};
        for (QString& argument : request.arguments)
            argument.replace("${RUN}"_L1, run);
        request.timeoutMs = 400000;
        const auto outcome = runProcess(request);
        return outcome ? *outcome : ProcessOutcome();
    }

    /// Writes what the plan writes and runs its Bazel step.
    Result<ProcessOutcome> carryOut(const QMap<QString, QJsonValue>& values, const Facts& facts, const QString& name)
    {
        Configuration configuration;
        for (auto it = values.cbegin(); it != values.cend(); ++it)
            configuration.set(it.key(), it.value(), {Provenance::Kind::User});
        PlanPlaces places;
        places.cache = m_folder.filePath(u"cache"_s);
        const auto plan = makePlan(configuration, m_catalog, facts, places);
        if (!plan)
            return plan.error();
        for (const PlanFile& file : plan->files) {
            if (const auto written = files::write(file.path, file.text, files::permissions(file.mode)); !written)
                return written.error();
        }
        const QString run = m_folder.filePath("run-"_L1 + name);
        if (const auto made = files::makeFolder(run); !made)
            return made.error();
        for (const PlanStep& step : plan->steps) {
            if (step.kind == PlanStep::Kind::Bazel)
                return runStep(step, run);
        }
        return Error{Error::Kind::Missing, u"no Bazel step"_s};
    }

private Q_SLOTS:
    void initTestCase()
    {
        const QString tree = m_folder.filePath(u"tree"_s);
        // TensorFlow's tree does all of this: it asks rules_cc for toolchains, makes host and target one configuration
        // (for its native builds) and takes ProtoInfo from rules_proto.
        QVERIFY(files::write(tree + "/WORKSPACE"_L1,
                             "workspace(name = \"tree\")\n"
                             "load(\"@bazel_tools//tools/build_defs/repo:http.bzl\", \"http_archive\")\n"
                             "http_archive(name = \"rules_cc\", url = \"https://127.0.0.1:9/absent.zip\")\n"
                             "load(\"@rules_cc//cc:repositories.bzl\", \"rules_cc_toolchains\")\n"
                             "rules_cc_toolchains()\n"));
        QVERIFY(files::write(tree + "/.bazelrc"_L1, "build --distinct_host_configuration=false\n"));
        QVERIFY(files::write(tree + "/proto.bzl"_L1,
                             "load(\"@rules_proto//proto:defs.bzl\", \"ProtoInfo\")\nPROVIDERS = [ProtoInfo]\n"));
        QVERIFY(files::write(
            tree + "/BUILD"_L1,
            "load(\"@rules_cc//cc:defs.bzl\", \"cc_binary\", \"cc_library\", \"cc_test\")\n"
            "load(\"//:proto.bzl\", \"PROVIDERS\")\n"
            // The generator must be a program of this machine, like sh; it might start by way of binfmt if it were not.
            "cc_binary(name = \"generator\", srcs = [\"generator.cc\"])\n"
            "genrule(name = \"generated\", outs = [\"other.cc\"], tools = [\":generator\"], cmd = "
            "\"test \\\"$$(od -An -j18 -N2 -tx2 $(location :generator))\\\" = \\\"$$(od -An -j18 -N2 -tx2 /bin/sh)\\\""
            " && $(location :generator) > $@\")\n"
            "cc_library(name = \"part\", srcs = [\"part.cc\", \"c.c\"], hdrs = [\"part.h\"], deps = [\":other\"])\n"
            "cc_library(name = \"other\", srcs = select({\"@platforms//os:wasi\": [], \"//conditions:default\": [\"other.cc\"]}))\n"
            "cc_binary(name = \"program\", srcs = [\"main.cc\"], deps = [\":part\"])\n"
            "cc_test(name = \"check\", srcs = [\"main.cc\"], deps = [\":part\"])\n"));
        QVERIFY(files::write(tree + "/part.h"_L1,
                             "#include <string>\nstd::string part(int n);\nextern \"C\" int twice(int n);\n"));
        QVERIFY(files::write(
            tree + "/part.cc"_L1,
            "#include \"part.h\"\n#include <stdexcept>\n#include <thread>\n"
            "std::string part(int n) { if (n < 0) throw std::runtime_error(\"negative\"); return std::to_string(twice(n)); }\n"));
        QVERIFY(files::write(
            tree + "/c.c"_L1,
            "#include <stdint.h>\n#include <limits.h>\nint twice(int n) { return (int)(int64_t)n * 2; }\n"));
        QVERIFY(files::write(tree + "/generator.cc"_L1,
                             "#include <cstdio>\nint main() { std::puts(\"#include <vector>\\n"
                             "int other() { return (int)std::vector<int>(3).size(); }\"); }\n"));
        QVERIFY(files::write(tree + "/main.cc"_L1,
                             "#include <cmath>\n#include <iostream>\n#include \"part.h\"\n"
                             "int main(int n, char**) { std::cout << part(n) << std::sqrt(n) << std::endl; }\n"));
        const auto catalog = Catalog::load();
        QVERIFY(catalog);
        m_catalog = *catalog;
        const auto facts = probe::probeHost();
        QVERIFY2(facts, facts ? "" : qPrintable(facts.error().sentence()));
        m_facts = *facts;
    }

    void buildsForTheBoard_data()
    {
        QTest::addColumn<QString>("board");
        QTest::addColumn<int>("machine");
        QTest::newRow("aarch64") << u"jetson-nano"_s << 183;
        QTest::newRow("armhf") << u"raspberry-pi-3"_s << 40;
        QTest::newRow("armv6") << u"raspberry-pi-0"_s << 40;
        QTest::newRow("native") << u"x86_64"_s << 62;
    }

    void buildsForTheBoard()
    {
        QFETCH(QString, board);
        QFETCH(int, machine);
        Configuration configuration;
        const QMap<QString, QJsonValue> values{{u"source"_s, m_folder.filePath(u"tree"_s)},
                                               {u"product"_s, u"target"_s},
                                               {u"target"_s, QJsonArray{u"//:program"_s, u"//:check"_s}},
                                               {u"board"_s, board},
                                               {u"features.offline"_s, true},
                                               {u"features.static_libstdcxx"_s, machine == 40},
                                               {u"jobs"_s, 2},
                                               {u"ram"_s, 2048}};
        for (auto it = values.cbegin(); it != values.cend(); ++it)
            configuration.set(it.key(), it.value(), {Provenance::Kind::User});
        PlanPlaces places;
        places.cache = m_folder.filePath(u"cache"_s);
        const auto plan = makePlan(configuration, m_catalog, m_facts, places);
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().sentence()));
        for (const PlanFile& file : plan->files)
            QVERIFY(files::write(file.path, file.text, files::permissions(file.mode)));
        const QString run = m_folder.filePath("run-"_L1 + board);
        QVERIFY(files::makeFolder(run));
        for (const PlanStep& step : plan->steps) {
            if (step.kind != PlanStep::Kind::Bazel)
                continue;
            const ProcessOutcome outcome = runStep(step, run);
            QVERIFY2(outcome.succeeded(), outcome.errors.right(3000).constData());
            // The step leaves no links in the person's tree.
            QVERIFY(!QFileInfo::exists(plan->workspace + "/bazel-bin"_L1));
        }
        QStringList programs;
        for (const QByteArray& line : files::read(run + "/bep.json"_L1).valueOr({}).split('\n')) {
            const qsizetype start = line.indexOf("file://");
            const QString path = QString::fromUtf8(line.mid(start + 7, line.indexOf('"', start) - start - 7));
            if (line.contains("\"namedSet\"") && start > 0
                && (path.endsWith("/program"_L1) || path.endsWith("/check"_L1)))
                programs.append(path);
        }
        QVERIFY2(programs.size() >= 2, qPrintable(programs.join(u' ')));
        for (const QString& path : programs) {
            QCOMPARE(machineOf(path), machine);
            QCOMPARE(files::read(path).valueOr({}).contains("libstdc++.so.6"), machine != 40);
        }
    }

    // A tree in the shape of TensorFlow 2.8: an external repository hands on Bazel's own rules for Android, as rules_android
    // 0.1 does, and a BUILD file that everything reads names one of them.
    void standsInForAndroid()
    {
        if (m_facts.text(u"host.bazel_distribution"_s) != "debian"_L1)
            QSKIP("This machine's Bazel is not Debian's: it has the rules.");
        const QString tree = m_folder.filePath(u"android"_s);
        QVERIFY(files::write(tree + "/WORKSPACE"_L1,
                             "workspace(name = \"android\")\n"
                             "local_repository(name = \"rules_of_android\", path = \"upstream\")\n"
                             "load(\"@rules_of_android//android:rules.bzl\", \"android_sdk_repository\")\n"
                             "android_sdk_repository(name = \"androidsdk\", path = \"/nowhere\")\n"));
        QVERIFY(files::write(tree + "/upstream/WORKSPACE"_L1, "workspace(name = \"rules_of_android\")\n"));
        QVERIFY(files::write(tree + "/upstream/android/BUILD"_L1, ""));
        QVERIFY(files::write(tree + "/upstream/android/rules.bzl"_L1,
                             "def android_library(**attrs):\n    native.android_library(**attrs)\n"
                             "def android_binary(**attrs):\n    native.android_binary(**attrs)\n"
                             "def android_sdk_repository(**attrs):\n    pass\n"));
        QVERIFY(files::write(
            tree + "/BUILD"_L1,
            "load(\"@rules_of_android//android:rules.bzl\", \"android_binary\", \"android_library\")\n"
            "android_library(name = \"runtime\", srcs = [\"R.java\"], deps = [\"@nowhere//:x\"],\n"
            "                visibility = [\"//visibility:public\"], testonly = True)\n"
            "android_binary(name = \"app\", deps = [\":runtime\"], manifest = \"M.xml\")\n"
            "filegroup(name = \"archive\", srcs = [\":runtime.aar\"], testonly = True, tags = [\"manual\"])\n"
            "cc_binary(name = \"program\", srcs = [\"main.cc\"])\n"));
        QVERIFY(files::write(tree + "/main.cc"_L1, "int main() { return 0; }\n"));
        Facts facts = m_facts;
        facts.merge(sourceFacts(tree, {}, m_catalog, QDateTime::currentDateTimeUtc()));
        QCOMPARE(facts.text(u"source.android_rules"_s), u"rules_of_android"_s);
        QMap<QString, QJsonValue> values{{u"source"_s, tree},
                                         {u"product"_s, u"target"_s},
                                         {u"target"_s, QJsonArray{u"//:program"_s}},
                                         {u"board"_s, u"aarch64-sbsa"_s},
                                         {u"features.offline"_s, true},
                                         {u"jobs"_s, 2},
                                         {u"ram"_s, 2048}};
        const auto without = carryOut(values, facts, u"android-without"_s);
        QVERIFY2(without, without ? "" : qPrintable(without.error().sentence()));
        QVERIFY(!without->succeeded());
        QVERIFY2(without->errors.contains("no native function or rule 'android_library'"),
                 without->errors.right(2000).constData());

        // The rule's own repair, applied.
        Configuration configuration;
        for (auto it = values.cbegin(); it != values.cend(); ++it)
            configuration.set(it.key(), it.value(), {Provenance::Kind::User});
        const RepairLog repaired = applyRepairs(configuration, m_catalog, facts, {u"bazel.no_android"_s});
        QCOMPARE(repaired.applied.size(), 1);
        QVERIFY(repaired.configuration.flag(u"features.android_stand_ins"_s));
        values.insert(u"features.android_stand_ins"_s, true);
        values.insert(u"target"_s, QJsonArray{u"//..."_s}); // what is for Android is left out of a pattern
        const auto with = carryOut(values, facts, u"android-with"_s);
        QVERIFY2(with && with->succeeded(), with ? with->errors.right(3000).constData() : "");
        QVERIFY(files::read(m_folder.filePath(u"run-android-with/bep.json"_s)).valueOr({}).contains("/program\""));

        // What is asked for by name fails with the reason, also by way of what it would have made.
        for (const QString& label : {u"//:app"_s, u"//:archive"_s}) {
            values.insert(u"target"_s, QJsonArray{label});
            const auto asked = carryOut(values, facts, u"android-asked"_s);
            QVERIFY(asked && !asked->succeeded());
            QVERIFY2(asked->errors.contains("this Bazel has no rules for Android"),
                     asked->errors.right(2000).constData());
        }
    }

    // The archive lies in a folder; its address leads nowhere. Without it the build ends with the repository's name.
    void takesArchivesFromAFolder()
    {
        const QString tree = m_folder.filePath(u"offline"_s);
        const QString inside = m_folder.filePath(u"inside/part-1"_s);
        QVERIFY(files::write(inside + "/WORKSPACE"_L1, "workspace(name = \"part\")\n"));
        QVERIFY(files::write(inside + "/BUILD"_L1, "cc_library(name = \"part\", srcs = [\"part.cc\"], "
                                                   "visibility = [\"//visibility:public\"])\n"));
        QVERIFY(files::write(inside + "/part.cc"_L1, "int part() { return 3; }\n"));
        const QString archives = m_folder.filePath(u"archives"_s);
        QVERIFY(files::makeFolder(archives));
        const auto packed = runProcess(
            {u"tar"_s,
             {u"-czf"_s, archives + "/part-1.tar.gz"_L1, u"-C"_s, m_folder.filePath(u"inside"_s), u"part-1"_s}});
        QVERIFY(packed && packed->succeeded());
        const QByteArray sum =
            QCryptographicHash::hash(*files::read(archives + "/part-1.tar.gz"_L1), QCryptographicHash::Sha256).toHex();
        QVERIFY(files::write(tree + "/WORKSPACE"_L1,
                             "workspace(name = \"offline\")\n"
                             "load(\"@bazel_tools//tools/build_defs/repo:http.bzl\", \"http_archive\")\n"
                             "http_archive(name = \"part\", strip_prefix = \"part-1\", sha256 = \""
                                 + sum + "\", url = \"https://127.0.0.1:9/part-1.tar.gz\")\n"));
        QVERIFY(files::write(tree + "/BUILD"_L1,
                             "cc_binary(name = \"program\", srcs = [\"main.cc\"], deps = [\"@part\"])\n"));
        QVERIFY(files::write(tree + "/main.cc"_L1, "int part();\nint main() { return part(); }\n"));
        // What Bazel itself asks for: a plan with a folder of archives has no stand-ins for it.
        const QString version = m_facts.text(u"host.bazel"_s);
        const auto standIns =
            emit::standInRepositories(m_catalog.bazelEraFor(version), version, {}, m_folder.filePath(u"stand-ins"_s));
        QVERIFY2(standIns, standIns ? "" : qPrintable(standIns.error().sentence()));
        QJsonArray flags;
        for (const emit::StandIn& standIn : *standIns) {
            flags.append(standIn.flag);
            for (const PlanFile& file : standIn.files)
                QVERIFY(files::write(file.path, file.text, files::permissions(file.mode)));
        }
        QMap<QString, QJsonValue> values{{u"source"_s, tree},
                                         {u"product"_s, u"target"_s},
                                         {u"target"_s, QJsonArray{u"//:program"_s}},
                                         {u"board"_s, u"aarch64-sbsa"_s},
                                         {u"features.offline"_s, true},
                                         {u"distdir"_s, m_folder.filePath(u"run-empty"_s)},
                                         {u"flags"_s, flags},
                                         {u"jobs"_s, 2},
                                         {u"ram"_s, 2048}};
        QVERIFY(files::makeFolder(m_folder.filePath(u"run-empty"_s)));
        const auto without = carryOut(values, m_facts, u"archive-without"_s);
        QVERIFY2(without, without ? "" : qPrintable(without.error().sentence()));
        QVERIFY(!without->succeeded());
        QVERIFY2(without->errors.contains("part: download is disabled"), without->errors.right(2000).constData());
        values.insert(u"distdir"_s, archives);
        // It is unpacked into a cache, too, from which the next build takes it alone.
        values.insert(u"repository_cache"_s, m_folder.filePath(u"downloads"_s));
        const auto with = carryOut(values, m_facts, u"archive-with"_s);
        QVERIFY2(with && with->succeeded(), with ? with->errors.right(3000).constData() : "");
    }

    void cleanupTestCase()
    {
        // The server keeps its output base open; it is asked to go before the folder does.
        const QString base = m_folder.filePath(u"cache/output"_s);
        for (const QString& name : QDir(base).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            ProcessRequest request{m_facts.text(u"host.bazel_path"_s),
                                   {"--output_base="_L1 + base + u'/' + name, u"shutdown"_s}};
            request.workingDirectory = m_folder.filePath(u"tree"_s);
            (void)runProcess(request);
        }
        // Bazel makes its outputs read-only.
        (void)runProcess({u"chmod"_s, {u"-R"_s, u"u+w"_s, m_folder.path()}});
    }
};

QTEST_APPLESS_MAIN(ToolchainTest)
#include "tst_toolchain.moc"
