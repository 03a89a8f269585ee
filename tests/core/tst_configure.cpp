// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// ./configure driven by the code that drives the real ones, with scripts of our own that behave like each family's: what
// they ask and when, where they print it, their loops and their exit codes.

#include "configurefixture.h"
#include "core/configure/configuredtree.h"
#include "core/configure/dialogue.h"

using namespace cw;
using namespace configurefixture;

class TestConfigure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFamily_data();
    void everyFamily();
    void theExitCodeSaysNothing();
    void muchOutputIsFine();
    void piecesChangeNothing();
    void surviveJson();
    void takenOver_data();
    void takenOver();
};

void TestConfigure::everyFamily_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("cuda");
    QCOMPARE(Space::catalog().configureFamilies().size(), 19);
    for (const ConfigureFamily& each : Space::catalog().configureFamilies()) {
        QTest::newRow(qPrintable(each.id + " CPU"_L1)) << each.id << false;
        QTest::newRow(qPrintable(each.id + " CUDA"_L1)) << each.id << true;
    }
}

void TestConfigure::everyFamily()
{
    QFETCH(QString, id);
    QFETCH(bool, cuda);
    const Space space(family(id));
    const auto answers = space.answers(cuda);
    const ConfigureCall call = space.call(answers);
    QVERIFY(call.expected.size() > 4);
    space.write(u"configure"_s, space.script(answers));
    QByteArray output;
    const ConfigureEnd end = space.run(call, answers, &output);
    QVERIFY2(end.good, qPrintable(end.problem.sentence() + u'\n' + QString::fromUtf8(output)));
    // One answer left out of the environment is asked for, and known as a question without an answer.
    const QString open = id.startsWith("bash"_L1) || !cuda ? u"CC_OPT_FLAGS"_s : u"TF_NEED_CUDA"_s;
    ConfigureCall less = call;
    less.answers.removeIf([&](const ConfigureAnswer& each) { return each.variable == open; });
    auto fewer = answers;
    fewer.insert(open, u""_s);
    const ConfigureEnd asked = space.run(less, fewer, &output);
    QVERIFY(!asked.good);
    QVERIFY2(asked.problem.text.contains(open), qPrintable(asked.problem.text));
}

void TestConfigure::theExitCodeSaysNothing()
{
    const Space space(family(u"bash-1.2"_s));
    const auto answers = space.answers(false);
    space.write(u"configure"_s, space.script(answers, {}, "exit 7\n"));
    QByteArray output;
    const ConfigureEnd end = space.run(space.call(answers), answers, &output);
    QVERIFY(end.good);
    QVERIFY2(output.contains("exit code 7"), output.constData());
}

void TestConfigure::muchOutputIsFine()
{
    const Space space(family(u"py-1.5"_s));
    const auto answers = space.answers(false);
    space.write(u"configure"_s,
                space.script(answers, "yes 'a line of forty letters, of no importance' | head -c 10485760\n"));
    QByteArray output;
    const ConfigureEnd end = space.run(space.call(answers), answers, &output);
    QVERIFY2(end.good, qPrintable(end.problem.sentence()));
    QVERIFY(output.size() >= 10485760);
}

void TestConfigure::piecesChangeNothing()
{
    ConfigureCall call;
    const ConfigureFamily& hermetic = family(u"py-2.20-hermetic"_s);
    configure::fillIn(call, hermetic, u"2.21"_s, hermetic.cuda);
    call.terminal = true;
    for (const auto& [name, value] : hermetic.cuda.asKeyValueRange())
        call.answers.append({name, value, {}});
    const QByteArray text =
        "You have bazel 7.4.1 installed.\r\nPlease specify the local CUDA path you want to use or leave empty to use "
        "the default version. \r\n\r\nPlease specify the local CUDNN path you want to use or leave empty to use the "
        "default version. \r\nGrüße\r\nPlease specify the local NCCL path you want to use or leave empty to use the "
        "default version. ";
    for (const qsizetype size : {qsizetype(1), qsizetype(2), qsizetype(7), text.size()}) {
        Dialogue dialogue(call);
        QByteArray typed;
        for (qsizetype at = 0; at < text.size(); at += size)
            typed += dialogue.feed(text.mid(at, size));
        QVERIFY(!dialogue.stop());
        QCOMPARE(dialogue.questions(), 3);
        QCOMPARE(typed, QByteArray("\n\n\n"));
    }
}

void TestConfigure::surviveJson()
{
    for (const ConfigureFamily& each : Space::catalog().configureFamilies()) {
        const Space space(each);
        ConfigureCall call = space.call(space.answers(true));
        call.kept = {{u"a=b"_s, u""_s}};
        call.tracked = {u"x"_s};
        QCOMPARE(ConfigureCall::fromJson(call.toJson()), call);
    }
}

void TestConfigure::takenOver_data()
{
    everyFamily_data();
}

void TestConfigure::takenOver()
{
    QFETCH(QString, id);
    QFETCH(bool, cuda);
    const ConfigureFamily& own = family(id);
    const Space space(own);
    auto answers = space.answers(cuda);
    answers.insert(u"CC_OPT_FLAGS"_s, u"-O2 -mcpu=cortex-a57"_s);
    space.write(u"configure"_s, space.script(answers));
    QVERIFY(space.run(space.call(answers), answers).good);
    QFile rc(space.path(own.rcFiles.first()));
    QVERIFY(rc.open(QIODevice::Append));
    rc.write("build --copt=-DMINE=1\ntest:mine --x\n");
    rc.close();
    const ConfiguredTree tree = ConfiguredTree::read(own, own.versions.first(), space.path(u"."_s));
    QCOMPARE(tree.answers.value(u"CC_OPT_FLAGS"_s), answers.value(u"CC_OPT_FLAGS"_s));
    if (!id.startsWith("bash-1.0"_L1)) { // these keep no answer about CUDA, and their file holds much besides
        QCOMPARE(tree.answers.value(u"TF_NEED_CUDA"_s, u"0"_s), answers.value(u"TF_NEED_CUDA"_s));
        QCOMPARE(tree.flags, QStringList{u"--copt=-DMINE=1"_s});
        QCOMPARE(tree.others, QStringList{u"test:mine --x"_s});
        for (const QString& name : {u"TF_CUDA_VERSION"_s, u"HERMETIC_CUDA_VERSION"_s, u"TF_CUDNN_VERSION"_s,
                                    u"TF_CUDA_COMPUTE_CAPABILITIES"_s}) {
            if (cuda && answers.contains(name))
                QCOMPARE(tree.answers.value(name), answers.value(name));
        }
    }
    QVERIFY2(tree.features.isEmpty(), qPrintable(QStringList(tree.features.keys()).join(u' ')));
}

QTEST_GUILESS_MAIN(TestConfigure)
#include "tst_configure.moc"
