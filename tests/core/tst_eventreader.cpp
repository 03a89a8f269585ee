// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Build event files of real builds (tests/data/bazel), read at once and while they grow.

#include "core/bazel/eventreader.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace cw;
using namespace Qt::StringLiterals;

namespace {

QByteArray recording(const QString& name)
{
    QFile file(QStringLiteral(TEST_DATA_DIR "/bazel/") + name + "/bep.qz"_L1);
    return file.open(QIODevice::ReadOnly) ? qUncompress(file.readAll()) : QByteArray();
}

bool append(const QString& path, QByteArrayView bytes)
{
    QFile file(path);
    return file.open(QIODevice::Append) && file.write(bytes.data(), bytes.size()) == bytes.size();
}

BuildEvents eventsOf(const QByteArray& bytes)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"bep.json"_s);
    EventReader reader(path);
    if (!append(path, bytes) || !reader.poll())
        return {};
    return reader.events();
}

} // namespace

class TestEventReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void builds_data();
    void builds();
    void failures_data();
    void failures();
    void testOutcomes_data();
    void testOutcomes();
    void aGrowingFile();
    void aFileThatBeginsAnew();
    void nothingThere();
    void linesThatAreNoEvents();
    void setsOfSets();
};

void TestEventReader::builds_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("finished");
    QTest::addColumn<QString>("exitName");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QStringList>("outputs"); // names of the default group
    QTest::addColumn<qint64>("executed");
    const auto row = [](const char* name, bool finished, const char* exitName, int code, const QStringList& outputs,
                        qint64 executed) {
        QTest::newRow(name) << QString::fromLatin1(name) << finished << QString::fromLatin1(exitName) << code << outputs
                            << executed;
    };
    row("0.17.2/cross_aarch64_success", true, "SUCCESS", 0,
        {u"ops/libops.lo"_s, u"ops/libops.so"_s, u"gen/libgen.lo"_s, u"gen/libgen.so"_s}, -1);
    row("0.17.2/ctrl_c_1", true, "INTERRUPTED", 8, {}, -1);
    row("0.17.2/null_build", true, "SUCCESS", 0, {u"app/app-1.0-py3-none-any.whl"_s, u"app/app"_s}, -1);
    row("0.17.2/server_killed", false, "", -1, {}, -1);
    row("0.17.2/success_full", true, "SUCCESS", 0, {u"app/app"_s, u"app/app-1.0-py3-none-any.whl"_s}, -1);
    row("0.17.2/unknown_target", true, "PARSING_FAILURE", 1, {}, -1);
    row("0.24.1/cross_aarch64_success", true, "SUCCESS", 0,
        {u"ops/libops.lo"_s, u"ops/libops.so"_s, u"gen/libgen.lo"_s, u"gen/libgen.so"_s}, 81);
    row("0.24.1/ctrl_c_1", true, "INTERRUPTED", 8, {}, 6);
    row("0.24.1/null_build", true, "SUCCESS", 0, {u"app/app-1.0-py3-none-any.whl"_s, u"app/app"_s}, 1);
    row("0.24.1/server_killed", false, "", -1, {}, -1);
    row("0.24.1/success_full", true, "SUCCESS", 0, {u"app/app"_s, u"app/app-1.0-py3-none-any.whl"_s}, 226);
    row("0.24.1/unknown_target", true, "PARSING_FAILURE", 1, {}, -1);
    row("2.1.0/bad_flag", false, "", -1, {}, -1);
    row("2.1.0/ctrl_c_1", true, "INTERRUPTED", 8, {}, 4);
    row("2.1.0/null_build", true, "SUCCESS", 0, {u"app/app-1.0-py3-none-any.whl"_s, u"app/app"_s}, 1);
    row("2.1.0/server_killed", false, "", -1, {}, -1);
    row("2.1.0/success_full", true, "SUCCESS", 0, {u"app/app"_s, u"app/app-1.0-py3-none-any.whl"_s}, 226);
    row("2.1.0/unknown_target", true, "PARSING_FAILURE", 1, {}, -1);
    row("4.2.3/bad_flag", false, "", -1, {}, -1);
    row("4.2.3/cross_aarch64_success", true, "SUCCESS", 0,
        {u"ops/libops.lo"_s, u"ops/libops.so"_s, u"gen/libgen.lo"_s, u"gen/libgen.so"_s}, 81);
    row("4.2.3/ctrl_c_1", true, "INTERRUPTED", 8, {}, 4);
    row("4.2.3/null_build", true, "SUCCESS", 0, {u"app/app-1.0-py3-none-any.whl"_s, u"app/app"_s}, 1);
    row("4.2.3/server_killed", false, "", -1, {}, -1);
    row("4.2.3/success_full", true, "SUCCESS", 0, {u"app/app"_s, u"app/app-1.0-py3-none-any.whl"_s}, 226);
    row("4.2.3/unknown_target", true, "BUILD_FAILURE", 1, {}, -1);
    row("7.7.1/bad_flag", false, "", -1, {}, -1);
    row("7.7.1/ctrl_c_1", true, "INTERRUPTED", 8, {}, 6);
    row("7.7.1/null_build", true, "SUCCESS", 0, {u"app/app-1.0-py3-none-any.whl"_s, u"app/app"_s}, 1);
    row("7.7.1/server_killed", false, "", -1, {}, -1);
    row("7.7.1/success_full", true, "SUCCESS", 0, {u"app/app"_s, u"app/app-1.0-py3-none-any.whl"_s}, 244);
    row("7.7.1/unknown_target", true, "BUILD_FAILURE", 1, {}, -1);
}

void TestEventReader::builds()
{
    QFETCH(QString, name);
    QFETCH(bool, finished);
    QFETCH(QString, exitName);
    QFETCH(int, exitCode);
    QFETCH(QStringList, outputs);
    QFETCH(qint64, executed);
    const QByteArray bytes = recording(name);
    QVERIFY(!bytes.isEmpty());
    const BuildEvents events = eventsOf(bytes);
    QCOMPARE(events.count, qint64(bytes.count('\n')));
    QVERIFY(events.started);
    QCOMPARE(events.uuid.size(), 36);
    QVERIFY(events.startMilliseconds > 1'700'000'000'000);
    QCOMPARE(events.serverPid > 0, !name.startsWith("0.17.2"_L1));
    QCOMPARE(events.finished, finished);
    QCOMPARE(events.exitName, exitName);
    QCOMPARE(events.exitCode, exitCode);
    QCOMPARE(events.actionsExecuted, executed);
    QStringList names;
    for (const BuildOutput& output : events.outputs()) {
        QVERIFY2(output.path.startsWith(u'/') && output.path.endsWith(output.name), qPrintable(output.path));
        QVERIFY(output.label.startsWith("//"_L1));
        names.append(output.name);
    }
    QCOMPARE(names, outputs);
}

void TestEventReader::failures_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("failed"); // label mnemonic exit code, output's file name
    const auto row = [](const char* name, const QStringList& failed) {
        QTest::newRow(name) << QString::fromLatin1(name) << failed;
    };
    row("0.17.2/compile_error", {u"//fail:compile_error CppCompile -1 bad.pic.o"_s});
    row("0.17.2/compile_error_k",
        {u"//fail:compile_error CppCompile -1 bad.pic.o"_s, u"//fail:missing_hdr CppCompile -1 mh.pic.o"_s});
    row("0.17.2/genrule_fail", {u"//fail:genfail Genrule -1 nope.txt"_s});
    row("0.17.2/killed_cc1plus", {u"//fail:heavy CppCompile -1 hv1.pic.o"_s});
    row("0.17.2/link_error", {u"//fail:link_error CppLink -1 link_error"_s});
    row("0.24.1/compile_error", {u"//fail:compile_error CppCompile -1 bad.pic.o"_s});
    row("0.24.1/compile_error_k",
        {u"//fail:missing_hdr CppCompile -1 mh.pic.o"_s, u"//fail:compile_error CppCompile -1 bad.pic.o"_s});
    row("0.24.1/genrule_fail", {u"//fail:genfail Genrule -1 nope.txt"_s});
    row("0.24.1/killed_cc1plus", {u"//fail:heavy CppCompile -1 hv0.pic.o"_s});
    row("0.24.1/link_error", {u"//fail:link_error CppLink -1 link_error"_s});
    row("2.1.0/compile_error", {u"//fail:compile_error CppCompile -1 bad.pic.o"_s});
    row("2.1.0/compile_error_k",
        {u"//fail:compile_error CppCompile -1 bad.pic.o"_s, u"//fail:missing_hdr CppCompile -1 mh.pic.o"_s});
    row("2.1.0/genrule_fail", {u"//fail:genfail Genrule -1 nope.txt"_s});
    row("2.1.0/killed_cc1plus", {u"//fail:heavy CppCompile -1 hv0.pic.o"_s});
    row("2.1.0/link_error", {u"//fail:link_error CppLink -1 link_error"_s});
    row("4.2.3/compile_error", {u"//fail:compile_error CppCompile 1 bad.pic.o"_s});
    row("4.2.3/compile_error_k",
        {u"//fail:compile_error CppCompile 1 bad.pic.o"_s, u"//fail:missing_hdr CppCompile 1 mh.pic.o"_s});
    row("4.2.3/genrule_fail", {u"//fail:genfail Genrule 1 nope.txt"_s});
    row("4.2.3/killed_cc1plus", {u"//fail:heavy CppCompile 1 hv2.pic.o"_s});
    row("4.2.3/link_error", {u"//fail:link_error CppLink 1 link_error"_s});
    row("7.7.1/compile_error", {u"//fail:compile_error CppCompile 1 bad.pic.o"_s});
    row("7.7.1/compile_error_k",
        {u"//fail:missing_hdr CppCompile 1 mh.pic.o"_s, u"//fail:compile_error CppCompile 1 bad.pic.o"_s});
    row("7.7.1/genrule_fail", {u"//fail:genfail Genrule 1 nope.txt"_s});
    row("7.7.1/killed_cc1plus", {u"//fail:heavy CppCompile 1 hv2.pic.o"_s});
    row("7.7.1/link_error", {u"//fail:link_error CppLink 1 link_error"_s});
}

void TestEventReader::failures()
{
    QFETCH(QString, name);
    QFETCH(QStringList, failed);
    const BuildEvents events = eventsOf(recording(name));
    QStringList found;
    for (const FailedAction& action : events.failed) {
        found.append("%1 %2 %3 %4"_L1.arg(action.label, action.mnemonic, QString::number(action.exitCode),
                                          action.output.section(u'/', -1)));
        QVERIFY2(action.stderrPath.isEmpty() || action.stderrPath.startsWith(u'/'), qPrintable(action.stderrPath));
    }
    QCOMPARE(found, failed);
    QVERIFY(events.actionsCompleted >= events.failed.size());
}

void TestEventReader::testOutcomes_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("status");
    QTest::newRow("0.17.2/test_fail") << u"0.17.2/test_fail"_s << u"//fail:fail_test"_s << u"FAILED"_s;
    QTest::newRow("0.17.2/test_timeout") << u"0.17.2/test_timeout"_s << u"//fail:slow_test"_s << u"TIMEOUT"_s;
}

void TestEventReader::testOutcomes()
{
    QFETCH(QString, name);
    QFETCH(QString, label);
    QFETCH(QString, status);
    const BuildEvents events = eventsOf(recording(name));
    QCOMPARE(events.tests.size(), 1);
    QCOMPARE(events.tests.first().label, label);
    QCOMPARE(events.tests.first().status, status);
    QVERIFY(events.tests.first().logPath.endsWith("/test.log"_L1));
    QVERIFY(!events.targets.isEmpty());
    QVERIFY2(events.targets.first().kind.endsWith("test rule"_L1), qPrintable(events.targets.first().kind));
}

// Bazel writes in jumps that end anywhere.
void TestEventReader::aGrowingFile()
{
    const QByteArray bytes = recording(u"4.2.3/success_full"_s);
    const BuildEvents whole = eventsOf(bytes);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"bep.json"_s);
    EventReader reader(path);
    QCOMPARE(*reader.poll(), 0); // not there yet
    QRandomGenerator random(3);
    int events = 0;
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype size = std::min<qsizetype>(random.bounded(1, 5000), bytes.size() - at);
        QVERIFY(append(path, QByteArrayView(bytes).sliced(at, size)));
        at += size;
        const Result<int> news = reader.poll();
        QVERIFY(news);
        events += *news;
        QCOMPARE(qint64(events), qint64(bytes.first(at).count('\n')));
    }
    QCOMPARE(reader.badLines(), 0);
    QCOMPARE(reader.events().outputs(QString()), whole.outputs(QString()));
    QCOMPARE(reader.events().actionsCompleted, whole.actionsCompleted);
    QVERIFY(reader.events().last);
}

void TestEventReader::aFileThatBeginsAnew()
{
    const QByteArray first = recording(u"4.2.3/success_full"_s);
    const QByteArray second = recording(u"4.2.3/null_build"_s);
    QVERIFY(second.size() < first.size());
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"bep.json"_s);
    EventReader reader(path);
    QVERIFY(append(path, first));
    QVERIFY(reader.poll());
    const QString uuid = reader.events().uuid;
    QVERIFY(QFile::remove(path));
    QVERIFY(append(path, second));
    QVERIFY(reader.poll());
    QVERIFY(reader.events().uuid != uuid);
    QCOMPARE(reader.events().uuid, eventsOf(second).uuid);
}

void TestEventReader::nothingThere()
{
    const QTemporaryDir folder;
    EventReader reader(folder.path()); // a folder is no file of events
    const Result<int> found = reader.poll();
    QVERIFY(!found);
    QCOMPARE(found.error().kind, Error::Kind::Io);
}

void TestEventReader::linesThatAreNoEvents()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"bep.json"_s);
    QVERIFY(append(
        path, "{\"id\":{\"started\":{}},\"started\":{\"uuid\":\"u\"}}\nno json\n\n{\"id\":{\"news\":{}}}\n{\"id\""));
    EventReader reader(path);
    QCOMPARE(*reader.poll(), 2);
    QCOMPARE(reader.badLines(), 1);
    QCOMPARE(reader.events().uuid, u"u"_s);
    QVERIFY(append(
        path, ":{\"buildFinished\":{}},\"finished\":{\"exitCode\":{\"name\":\"SUCCESS\"}},\"lastMessage\":true}\n"));
    QCOMPARE(*reader.poll(), 1);
    QVERIFY(reader.events().finished && reader.events().last);
    QCOMPARE(reader.events().exitCode, 0);
}

// A diamond with a cycle, escaped characters, a file elsewhere: each path once, nothing endless.
void TestEventReader::setsOfSets()
{
    BuildEvents events;
    const auto add = [&events](const char* text) { events.add(QJsonDocument::fromJson(text).object()); };
    add(R"({"id":{"namedSet":{"id":"0"}},"namedSetOfFiles":{"files":[{"name":"a b","uri":"file:///o/a%20b"}],"fileSets":[{"id":"2"}]}})");
    add(R"({"id":{"namedSet":{"id":"1"}},"namedSetOfFiles":{"files":[{"name":"a b","uri":"file:///o/a%20b"},{"name":"r","uri":"bytestream://host/r"}],"fileSets":[{"id":"2"}]}})");
    add(R"({"id":{"namedSet":{"id":"2"}},"namedSetOfFiles":{"files":[{"name":"c","uri":"file:///o/c"}],"fileSets":[{"id":"0"},{"id":"9"}]}})");
    add(R"({"id":{"targetCompleted":{"label":"//x"}},"completed":{"success":true,"outputGroup":[{"name":"default","fileSets":[{"id":"0"},{"id":"1"}]},{"name":"extra","inlineFiles":[{"name":"e","uri":"file:///o/e"}]}]}})");
    const QList<BuildOutput> files = events.outputs();
    QCOMPARE(files.size(), 2);
    QCOMPARE(files[0].path, u"/o/a b"_s);
    QCOMPARE(files[1].path, u"/o/c"_s);
    QCOMPARE(events.outputs(u"extra"_s).size(), 1);
    QCOMPARE(events.outputs(QString()).size(), 3);
}

QTEST_GUILESS_MAIN(TestEventReader)
#include "tst_eventreader.moc"
