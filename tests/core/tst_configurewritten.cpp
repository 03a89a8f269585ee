// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a ./configure wrote decides, not what it said: lines that differ, that are of an earlier time, that another file
// overrides, or that Bazel does not read.

#include "configurefixture.h"

using namespace cw;
using namespace configurefixture;

class TestConfigureWritten : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAnswerReplacedByADefault();
    void aFileFromAnEarlierTime();
    void theHostOverridesAPath();
    void anotherFileOverrides();
    void bazelDoesNotReadIt();
    void nothingOfCudaStays();
    void hashSeedsChangeNothing();
};

void TestConfigureWritten::anAnswerReplacedByADefault()
{
    const Space space(family(u"py-1.5"_s));
    auto answers = space.answers(false);
    answers.insert(u"CC_OPT_FLAGS"_s, u"-O2"_s);
    const ConfigureCall call = space.call(answers);
    space.write(u"configure"_s,
                space.script(answers, {}, "sed -i 's/--copt=-O2/--copt=-march=native/' .tf_configure.bazelrc\n"));
    const ConfigureEnd end = space.run(call, answers);
    QVERIFY(!end.good);
    QCOMPARE(end.exitCode, 0);
    QCOMPARE(end.differences.size(), 1);
    QCOMPARE(end.differences.first().kindName(), u"replaced"_s);
    QCOMPARE(end.differences.first().wanted, u"-O2"_s);
    QCOMPARE(end.differences.first().found, u"-march=native"_s);
    QVERIFY2(end.problem.text.contains("CC_OPT_FLAGS"_L1), qPrintable(end.problem.text));
}

void TestConfigureWritten::aFileFromAnEarlierTime()
{
    const Space space(family(u"py-1.5"_s));
    const auto answers = space.answers(false);
    const ConfigureCall call = space.call(answers);
    space.write(u"configure"_s, space.script(answers));
    QVERIFY(space.run(call, answers).good);
    // The very lines that are wanted lie there, but nobody wrote them this time.
    space.write(u"configure"_s, "#!/bin/sh\necho Configuration finished\n");
    const ConfigureEnd end = space.run(call, answers);
    QVERIFY(!end.good);
    QCOMPARE(end.differences.first().kindName(), u"stale"_s);
    QVERIFY2(end.problem.text.contains("earlier time"_L1), qPrintable(end.problem.text));
}

void TestConfigureWritten::theHostOverridesAPath()
{
    const Space space(family(u"py-1.13"_s));
    const auto answers = space.answers(true);
    space.write(u"configure"_s,
                space.script(answers, {},
                             "sed -i 's|^build --action_env CUDNN_INSTALL_PATH=.*|build --action_env "
                             "CUDNN_INSTALL_PATH=\"/usr/lib/x86_64-linux-gnu\"|' .tf_configure.bazelrc\n"));
    const ConfigureEnd end = space.run(space.call(answers), answers);
    QVERIFY(!end.good);
    QCOMPARE(end.differences.first().variable, u"CUDNN_INSTALL_PATH"_s);
    QCOMPARE(end.differences.first().found, u"/usr/lib/x86_64-linux-gnu"_s);
    // The same folder by another name is the one that was asked for.
    QVERIFY(QFile::link(space.call(answers).folder, space.path(u"elsewhere"_s)));
    space.write(u"configure"_s, space.script(answers, {},
                                             "sed -i 's|^build --action_env CUDNN_INSTALL_PATH=.*|build --action_env "
                                             "CUDNN_INSTALL_PATH=\"'\"$PWD\"'/elsewhere\"|' .tf_configure.bazelrc\n"));
    QVERIFY(space.run(space.call(answers), answers).good);
}

void TestConfigureWritten::anotherFileOverrides()
{
    const Space space(family(u"py-2.4-2.8"_s));
    const auto answers = space.answers(true);
    const QByteArray version = "build --action_env=TF_CUDA_VERSION=10.0\n";
    space.write(u"configure"_s, space.script(answers, {}, "echo '" + version.trimmed() + "' >>.bazelrc\n"));
    const ConfigureEnd end = space.run(space.call(answers), answers);
    QVERIFY(!end.good);
    QCOMPARE(end.differences.first().kindName(), u"overridden"_s);
    QVERIFY2(end.differences.first().place.endsWith(".bazelrc:2"_L1), qPrintable(end.differences.first().place));
    // Before the import it has no force.
    space.write(
        u"configure"_s,
        space.script(answers, {}, "{ echo '" + version.trimmed() + "'; cat .bazelrc; } >new; mv new .bazelrc\n"));
    QVERIFY(space.run(space.call(answers), answers).good);
}

void TestConfigureWritten::bazelDoesNotReadIt()
{
    const Space space(family(u"py-2.4-2.8"_s));
    const auto answers = space.answers(false);
    space.write(u"configure"_s, space.script(answers, {}, "rm .bazelrc\n"));
    const ConfigureEnd end = space.run(space.call(answers), answers);
    QVERIFY(!end.good);
    QCOMPARE(end.differences.first().kindName(), u"not-read"_s);
}

void TestConfigureWritten::nothingOfCudaStays()
{
    const Space space(family(u"py-1.12"_s));
    const auto cuda = space.answers(true);
    space.write(u"configure"_s, space.script(cuda));
    QVERIFY(space.run(space.call(cuda), cuda).good);
    const auto cpu = space.answers(false);
    // A script that adds to what was there leaves the CUDA of the last time in force.
    QByteArray adding = space.script(cpu);
    adding.replace("cat >.tf_configure.bazelrc", "cat >>.tf_configure.bazelrc");
    space.write(u"configure"_s, adding);
    const ConfigureEnd end = space.run(space.call(cpu), cpu);
    QVERIFY(!end.good);
    QStringList unwanted;
    for (const ConfigureDifference& each : end.differences)
        unwanted << each.kindName() + u' ' + each.found;
    QVERIFY2(unwanted.contains(u"unwanted build --config=cuda"_s), qPrintable(unwanted.join(u'\n')));
    space.write(u"configure"_s, space.script(cpu));
    QVERIFY(space.run(space.call(cpu), cpu).good);
    QVERIFY(!space.read(u".tf_configure.bazelrc"_s).contains("--config=cuda"));
}

void TestConfigureWritten::hashSeedsChangeNothing()
{
    const Space space(family(u"py-1.5"_s));
    auto answers = space.answers(false);
    answers.remove(u"PYTHON_LIB_PATH"_s); // the script takes the first of a set
    const ConfigureCall call = space.call(answers);
    space.write(u"configure"_s,
                space.script(answers, {},
                             "lib=$(python3 -c 'print(list({\"/a/\" + str(i) for i in range(9)})[0])')\n"
                             "sed -i \"s|\\${VALUE}|$lib|\" .tf_configure.bazelrc\n"));
    QSet<QByteArray> written;
    for (int seed = 1; seed <= 6; ++seed) {
        qputenv("PYTHONHASHSEED", QByteArray::number(seed));
        auto environment = answers;
        environment.insert(u"PYTHONHASHSEED"_s, u"0"_s); // as the plan's step has it (tst_planner)
        const ConfigureEnd end = space.run(call, environment);
        QVERIFY2(end.good, qPrintable(end.problem.sentence()));
        written.insert(space.read(u".tf_configure.bazelrc"_s));
    }
    qunsetenv("PYTHONHASHSEED");
    QCOMPARE(written.size(), 1);
}

QTEST_GUILESS_MAIN(TestConfigureWritten)
#include "tst_configurewritten.moc"
