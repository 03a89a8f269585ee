// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The runner's senses together on the real Bazel of this machine: a small C++ build on a terminal, watched to its end, one
// that fails, and one that is interrupted.

#include "core/bazel/bazelflags.h"
#include "core/bazel/bazelversion.h"
#include "core/bazel/eventreader.h"
#include "core/bazel/progressparser.h"
#include "core/catalog/catalog.h"
#include "core/monitor/sampler.h"
#include "core/proc/process.h"
#include "core/proc/ptyprocess.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <functional>
#include <tuple>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

constexpr int jobs = 2;
constexpr int sources = 6;

struct Watched
{
    int exitCode = -2;
    int signal = -2;
    QByteArray raw;
    QStringList log;
    QList<BuildProgress> progress;
    QList<MemorySample> measurements;
    QList<ProcessReading> finished;
    QStringList clientArguments;
    BuildEvents events;
    qint64 serverPid = 0;
};

} // namespace

class TestBazelBuild : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aBuild();
    void aBuildThatFails();
    void anInterruptedBuild();
    void cleanupTestCase();

private:
    bool write(const QString& path, const QByteArray& text) const;
    Watched build(const QString& target, const std::function<bool(const Watched&)>& interruptWhen = {});
    QStringList startupFlags() const;

    QTemporaryDir m_folder;
    BazelProgram m_bazel;
};

bool TestBazelBuild::write(const QString& path, const QByteArray& text) const
{
    const QString whole = m_folder.filePath(path);
    QFile file(whole);
    return QDir().mkpath(QFileInfo(whole).path()) && file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

// Code that keeps a compiler busy for about a second: one big table of instantiations.
static QByteArray heavySource(int number)
{
    const QByteArray n = QByteArray::number(number);
    return "#include <map>\n#include <string>\n#include <vector>\n#include <algorithm>\n#include <functional>\n"
           "template <int N> struct T { static int f(const std::map<std::string, std::vector<int>>& m) {\n"
           "  std::vector<std::pair<int, std::string>> v; for (const auto& e : m) v.emplace_back(int(e.second.size()) + N, e.first);\n"
           "  std::sort(v.begin(), v.end(), [](const std::pair<int, std::string>& a, const std::pair<int, std::string>& b) { return a.first + N < b.first; });\n"
           "  return int(v.size()) + T<N - 1>::f(m); } };\n"
           "template <> struct T<0> { static int f(const std::map<std::string, std::vector<int>>&) { return 0; } };\n"
           "int part"
           + n + "(const std::map<std::string, std::vector<int>>& m) { return T<60>::f(m) + " + n + "; }\n";
}

void TestBazelBuild::initTestCase()
{
    QVERIFY(m_folder.isValid());
    Result<BazelProgram> bazel = identifyBazel({});
    QVERIFY2(bazel, bazel ? "" : qPrintable(bazel.error().sentence()));
    m_bazel = *bazel;

    // Bazel 1 and later ask for these two repositories, which cannot be fetched here; the rules are built in.
    const QByteArray cc = "cc_library = native.cc_library\ncc_binary = native.cc_binary\ncc_test = native.cc_test\n"
                          "cc_import = native.cc_import\ncc_toolchain = native.cc_toolchain\n"
                          "cc_toolchain_suite = native.cc_toolchain_suite\ncc_proto_library = native.cc_proto_library\n"
                          "fdo_prefetch_hints = native.fdo_prefetch_hints\nfdo_profile = native.fdo_profile\n"
                          "objc_library = native.objc_library\nobjc_import = native.objc_import\n";
    const QByteArray java = "java_binary = native.java_binary\njava_import = native.java_import\n"
                            "java_library = native.java_library\njava_test = native.java_test\n"
                            "java_plugin = native.java_plugin\njava_runtime = native.java_runtime\n"
                            "java_toolchain = native.java_toolchain\n"
                            "java_package_configuration = native.java_package_configuration\n"
                            "java_proto_library = native.java_proto_library\n"
                            "java_lite_proto_library = native.java_lite_proto_library\n";
    for (const auto& [name, folder, text] :
         {std::tuple{u"rules_cc"_s, u"cc"_s, cc}, {u"rules_java"_s, u"java"_s, java}}) {
        QVERIFY(write(u"stubs/"_s + name + "/WORKSPACE"_L1, {}));
        QVERIFY(write(u"stubs/"_s + name + u'/' + folder + "/BUILD"_L1, "exports_files([\"defs.bzl\"])\n"));
        QVERIFY(write(u"stubs/"_s + name + u'/' + folder + "/defs.bzl"_L1, text));
    }
    QVERIFY(write(u"ws/WORKSPACE"_s, "workspace(name = \"watched\")\n"));
    // The program behind the wrapper must not care.
    QVERIFY(write(u"ws/.bazelversion"_s, "0.0.1\n"));
    QByteArray parts;
    for (int i = 0; i < sources; ++i) {
        QVERIFY(write(u"ws/part%1.cc"_s.arg(i), heavySource(i)));
        parts += "\"part" + QByteArray::number(i) + ".cc\", ";
    }
    QVERIFY(write(u"ws/bad.cc"_s, "int bad() { return undeclared_thing; }\n"));
    QVERIFY(write(u"ws/BUILD"_s,
                  "cc_library(name = \"parts\", srcs = [" + parts
                      + "])\n"
                        "genrule(name = \"slow\", outs = [\"slow.txt\"], cmd = \"sleep 120; echo x > $@\")\n"
                        "cc_library(name = \"bad\", srcs = [\"bad.cc\"])\n"
                        "genrule(name = \"text\", outs = [\"two words.txt\"], cmd = \"echo text > \\\"$@\\\"\")\n"
                        "filegroup(name = \"everything\", srcs = [\":parts\", \":text\"])\n"));
}

QStringList TestBazelBuild::startupFlags() const
{
    return {u"--bazelrc=/dev/null"_s, u"--output_user_root="_s + m_folder.filePath(u"root"_s),
            u"--output_base="_s + m_folder.filePath(u"base"_s), u"--max_idle_secs=60"_s, u"--host_jvm_args=-Xmx512m"_s};
}

Watched TestBazelBuild::build(const QString& target, const std::function<bool(const Watched&)>& interruptWhen)
{
    const QString eventFile = m_folder.filePath(u"bep.json"_s);
    QFile::remove(eventFile);
    PtyRequest request;
    request.program = m_bazel.executable;
    request.arguments = startupFlags();
    request.arguments += QStringList{u"build"_s, u"--spawn_strategy=local"_s, u"--host_javabase=@local_jdk//:jdk"_s};
    for (const QString& name : {u"rules_cc"_s, u"rules_java"_s})
        request.arguments.append("--override_repository=%1=%2"_L1.arg(name, m_folder.filePath(u"stubs/"_s + name)));
    static const Result<Catalog> catalog = Catalog::load({u":/catalog"_s});
    const BazelEra& era = catalog->bazelEraFor(m_bazel.version.toString());
    request.arguments += bazelflags::limitFlags(era, 2048, jobs, 0);
    request.arguments += bazelflags::eventFlags(era, eventFile);
    request.arguments += bazelflags::progressFlags(era, jobs);
    request.arguments.append(target);
    request.workingDirectory = m_folder.filePath(u"ws"_s);

    Watched watched;
    ProgressParser parser(request.rows);
    const auto take = [&](const QList<ProgressEvent>& events) {
        for (const ProgressEvent& event : events) {
            if (const auto* line = std::get_if<LogLine>(&event))
                watched.log.append(line->text);
            else
                watched.progress.append(std::get<BuildProgress>(event));
        }
    };
    PtyProcess process;
    connect(&process, &PtyProcess::output, this, [&](const QByteArray& bytes) {
        watched.raw += bytes;
        take(parser.feed(bytes));
    });
    QSignalSpy finished(&process, &PtyProcess::finished);
    if (const Status started = process.start(request); !started) {
        watched.log.append(started.error().sentence());
        return watched;
    }

    const ProcReader reader;
    Sampler sampler(reader, m_folder.filePath(u"base"_s));
    sampler.setClient(process.processId());
    EventReader events(eventFile);
    QElapsedTimer clock;
    clock.start();
    QTimer timer;
    bool interrupted = false;
    connect(&timer, &QTimer::timeout, this, [&] {
        watched.measurements.append(sampler.measure(clock.elapsed()));
        // A client that has ended, and is not waited for yet, has none.
        if (const QStringList arguments = reader.arguments(process.processId()); !arguments.isEmpty())
            watched.clientArguments = arguments;
        static_cast<void>(events.poll());
        if (!interrupted && interruptWhen && interruptWhen(watched)) {
            interrupted = true;
            process.interrupt();
        }
    });
    timer.start(50);
    if (!finished.wait(240000))
        return watched;
    timer.stop();
    take(parser.finish());
    watched.exitCode = finished.first().at(0).toInt();
    watched.signal = finished.first().at(1).toInt();
    watched.measurements.append(sampler.measure(clock.elapsed()));
    watched.finished = sampler.finished();
    watched.serverPid = sampler.serverPid();
    static_cast<void>(events.poll());
    watched.events = events.events();
    return watched;
}

void TestBazelBuild::aBuild()
{
    const Watched watched = build(u"//:everything"_s);
    QVERIFY2(watched.exitCode == 0, qPrintable(watched.log.join(u'\n')));

    // The terminal: progress with the right total, actions with their times, a log without repaints.
    QVERIFY(!watched.progress.isEmpty());
    const BuildProgress last = watched.progress.last();
    QCOMPARE(last.phase, BuildProgress::Phase::Building);
    QVERIFY(last.done > sources && last.done == last.total);
    int compiling = 0;
    for (const BuildProgress& step : watched.progress) {
        for (const RunningAction& action : step.actions)
            compiling += action.text.startsWith("Compiling part"_L1) && action.strategy == "local"_L1;
    }
    QVERIFY(compiling > 0);
    QCOMPARE(watched.log.filter(u"Build completed successfully"_s).size(), 1);
    for (const QString& line : watched.log)
        QVERIFY2(!line.contains(u'\x1b') && !line.startsWith(u'[') && !line.contains(u'\r'), qPrintable(line));

    // The events.
    QVERIFY(watched.events.started && watched.events.finished && watched.events.last);
    QCOMPARE(watched.events.exitName, u"SUCCESS"_s);
    QCOMPARE(watched.events.serverPid, watched.serverPid);
    QVERIFY(watched.events.actionsExecuted > sources);
    const QList<BuildOutput> outputs = watched.events.outputs();
    QVERIFY(!outputs.isEmpty());
    QStringList names;
    for (const BuildOutput& output : outputs) {
        QVERIFY2(QFile::exists(output.path), qPrintable(output.path));
        names.append(output.name);
    }
    QVERIFY2(names.contains("two words.txt"_L1) && names.contains("libparts.a"_L1), qPrintable(names.join(u' ')));
    QCOMPARE(watched.events.targets.size(), 1);
    QCOMPARE(watched.events.targets.first().kind, u"filegroup rule"_s);

    // The processes.
    QVERIFY(watched.serverPid > 0);
    QVERIFY(watched.clientArguments.contains(u"--jobs=2"_s));
    QVERIFY(watched.clientArguments.contains(u"--local_ram_resources=2048"_s)
            || watched.clientArguments.contains(u"--local_resources=memory=2048"_s));
    int mostCompilers = 0;
    qint64 mostServer = 0;
    for (const MemorySample& measurement : watched.measurements) {
        QVERIFY2(measurement.compilers <= jobs, "more compilers than jobs");
        mostCompilers = std::max(mostCompilers, measurement.compilers);
        mostServer = std::max(mostServer, measurement.residentKiB[std::size_t(ProcessGroup::Server)]);
        QVERIFY(*memorySampleFromLine(toLine(measurement)) == measurement || measurement.pressureSome);
    }
    QVERIFY(mostCompilers >= 1);
    QVERIFY2(mostServer > 50 * 1024 && mostServer < 1024 * 1024, qPrintable(QString::number(mostServer)));
    QSet<QString> made;
    for (const ProcessReading& reading : watched.finished) {
        if (reading.group != ProcessGroup::Compiler)
            continue;
        made.insert(reading.what);
        if (reading.cpuMs > 200)
            QVERIFY2(reading.peakKiB > 30 * 1024, qPrintable(reading.what));
    }
    for (int i = 0; i < sources; ++i)
        QVERIFY2(made.contains(u"_objs/parts/part%1.pic.o"_s.arg(i)) || made.contains(u"_objs/parts/part%1.o"_s.arg(i)),
                 qPrintable(QStringList(made.values()).join(u' ')));
}

void TestBazelBuild::aBuildThatFails()
{
    const Watched watched = build(u"//:bad"_s);
    QCOMPARE(watched.exitCode, 1);
    QVERIFY(!watched.log.filter(u"undeclared_thing"_s).isEmpty());
    QCOMPARE(watched.events.exitName, u"BUILD_FAILURE"_s);
    QCOMPARE(watched.events.failed.size(), 1);
    QCOMPARE(watched.events.failed.first().label, u"//:bad"_s);
    QCOMPARE(watched.events.failed.first().mnemonic, u"CppCompile"_s);
    QFile errors(watched.events.failed.first().stderrPath);
    QVERIFY2(errors.open(QIODevice::ReadOnly), qPrintable(errors.fileName()));
    QVERIFY(errors.readAll().contains("undeclared_thing"));
}

// Ctrl-C: Bazel ends what it runs within seconds and says so.
void TestBazelBuild::anInterruptedBuild()
{
    QElapsedTimer clock;
    const Watched watched = build(u"//:slow"_s, [&clock](const Watched& now) {
        const bool runs = !now.progress.isEmpty() && !now.progress.last().actions.isEmpty()
                          && now.progress.last().actions.first().text.contains(":slow"_L1)
                          && now.progress.last().actions.first().state == RunningAction::State::Running;
        if (runs)
            clock.start();
        return runs;
    });
    QVERIFY(clock.isValid());
    QVERIFY2(clock.elapsed() < 30000, qPrintable(QString::number(clock.elapsed())));
    QCOMPARE(watched.exitCode, 8);
    QCOMPARE(watched.events.exitName, u"INTERRUPTED"_s);
    QCOMPARE(watched.measurements.last().compilers, 0);
}

void TestBazelBuild::cleanupTestCase()
{
    if (m_bazel.executable.isEmpty())
        return;
    ProcessRequest request;
    request.program = m_bazel.executable;
    request.arguments = startupFlags() + QStringList{u"shutdown"_s};
    request.workingDirectory = m_folder.filePath(u"ws"_s);
    request.timeoutMs = 60000;
    const Result<ProcessOutcome> outcome = runProcess(request);
    QVERIFY(outcome && outcome->succeeded());
    // Bazel makes its outputs read-only folders; a temporary folder cannot be removed otherwise.
    QVERIFY(QProcess::execute(u"chmod"_s, {u"-R"_s, u"u+w"_s, m_folder.path()}) == 0);
}

QTEST_GUILESS_MAIN(TestBazelBuild)
#include "tst_bazelbuild.moc"
