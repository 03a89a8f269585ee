// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What a release needs here and on the device: by a table of machines, and what must hold of every answer.

#include "core/solve/forward.h"
#include "solvefacts.h"

#include <QTest>

using namespace cw;
using namespace solvefacts;

namespace {

Needs needsOf(const QString& facts, const QString& wish)
{
    const auto result = solveForward(catalog(), factsOf(facts), wishOf(wish));
    if (!result)
        qFatal("%s", qPrintable(result.error().sentence()));
    return *result;
}

/// "host.bazel:missing" for each.
QStringList words(const Needs& needs)
{
    QStringList list;
    for (const Need& need : needs.needs)
        list.append((need.side == Need::Side::Host ? u"host."_s : u"device."_s) + need.id + u':'
                    + needStateName(need.state));
    return list;
}

QString commandsOf(const Needs& needs, const QString& name)
{
    QStringList lines;
    for (const Need& need : needs.needs) {
        if ((need.side == Need::Side::Host ? u"host."_s : u"device."_s) + need.id != name)
            continue;
        for (const Need::Command& command : need.commands)
            lines.append(command.systems.join(u'+') + u"> "_s + command.line);
    }
    return lines.join(u" | "_s);
}

} // namespace

class TestSolveForward : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void states_data();
    void states();
    void commands_data();
    void commands();
    void everyNeedIsComplete();
    void json();
};

void TestSolveForward::states_data()
{
    QTest::addColumn<QString>("facts");
    QTest::addColumn<QString>("wish");
    QTest::addColumn<QString>("expected"); // side.id:state, or !side.id for what must not be named

    QTest::newRow("tx1, JetPack 3.1, 1.5.0 with CUDA, all there but cuDNN")
        << ubuntu16 + u"host.cuda=[8.0] host.cuda_path=/usr/local/cuda-8.0 "_s + tx1jp31 << u"tf=1.5.0"_s
        << u"host.bazel:present host.compiler:present host.cross-compiler:present host.nvcc-gcc:present "
           "host.numpy:present host.cuda:present host.cudnn-host:missing host.cudnn-target:missing "
           "device.jetpack:present device.cuda:present device.cudnn:present device.python:present !host.sysroot"_s;
    QTest::newRow("nano from Debian 12")
        << debian12 + u"host.cuda=[] "_s + nano461 << u"tf=2.6.0"_s
        << u"host.bazel:missing host.nvcc-gcc:missing host.cuda:missing host.sysroot:missing "
           "host.target-headers:missing device.jetpack:present device.python:present"_s;
    QTest::newRow("nano without CUDA names none")
        << debian12 + nano461 << u"tf=2.6.0 use=never"_s
        << u"host.sysroot:missing !host.cuda !host.cudnn-target !host.nvcc-gcc !device.cuda"_s;
    QTest::newRow("nothing known")
        << u""_s << u"tf=2.6.0 board=jetson-nano jetpack=4.6.1"_s
        << u"host.bazel:unknown host.compiler:unknown host.cross-compiler:unknown "
           "host.cuda:unknown device.jetpack:unknown device.cuda:unknown device.python:unknown"_s;
    QTest::newRow("orin: another JetPack than the one asked about")
        << debian12 + orinNano62 << u"tf=2.12.0 jetpack=5.1.2"_s << u"device.jetpack:missing device.cuda:missing"_s;
    QTest::newRow("pi 4, 2.8.0: the device has another Python")
        << debian12 + pi4 << u"tf=2.8.0"_s << u"host.bazel:present device.python:missing !device.jetpack !host.cuda"_s;
    QTest::newRow("pi 4, 2.15.0 brings its own Python")
        << debian12 + pi4 << u"tf=2.15.0"_s << u"host.python:fetched device.python:present !host.numpy"_s;
    QTest::newRow("pi zero: the distribution's compiler is the wrong one")
        << debian12 << u"tf=1.3.0 board=raspberry-pi-0 product=c-library"_s
        << u"host.cross-compiler:missing host.bazel:missing !device.python !host.target-headers"_s;
    QTest::newRow("a pc: 2.18.0 downloads its CUDA")
        << debian12 + u"host.driver=555.42.06"_s << u"tf=2.18.0 board=x86_64 gpu=RTX_4060 use=require"_s
        << u"host.cuda:fetched device.driver:present host.clang:missing !host.cross-compiler !host.cudnn-target"_s;
    QTest::newRow("a pc with an old driver")
        << debian12 + u"host.driver=450.80.02"_s << u"tf=2.18.0 board=x86_64 gpu=RTX_4060 use=require"_s
        << u"device.driver:missing"_s;
    QTest::newRow("tools by name") << debian12 + u"host.tools=[git,patch,unzip]"_s + pi4 << u"tf=2.8.0"_s
                                   << u"host.tools:missing"_s;
}

void TestSolveForward::states()
{
    QFETCH(QString, facts);
    QFETCH(QString, wish);
    QFETCH(QString, expected);
    const QStringList said = words(needsOf(facts, wish));
    for (const QString& each : expected.split(u' ', Qt::SkipEmptyParts)) {
        if (each.startsWith(u'!')) {
            for (const QString& word : said)
                QVERIFY2(!word.startsWith(each.mid(1) + u':'), qPrintable(each + u" but "_s + word));
        } else {
            QVERIFY2(said.contains(each), qPrintable(each + u" is not among "_s + said.join(u' ')));
        }
    }
}

void TestSolveForward::commands_data()
{
    QTest::addColumn<QString>("facts");
    QTest::addColumn<QString>("wish");
    QTest::addColumn<QString>("need");
    QTest::addColumn<QString>("command"); // "" there must be none

    QStringList names;
    for (const Distribution& distribution : catalog().distributions()) {
        if (!distribution.crossPackages.value(u"aarch64"_s).isEmpty())
            names.append(distribution.name);
    }
    const QString everywhere = names.join(u'+');
    QVERIFY(names.size() >= 8);
    QTest::newRow("Bazel 4.2.3 is Debian's") << u"host.os=debian_12 host.arch=x86_64 host.bazel=?not_found "_s + pi4
                                             << u"tf=2.8.0"_s << u"host.bazel"_s << u""_s;
    QTest::newRow("a cross compiler by its distribution's name")
        << u"host.os=debian_12 host.arch=x86_64 host.cross.aarch64.gcc=?not_found "_s + pi4 << u"tf=2.8.0"_s
        << u"host.cross-compiler"_s << u"Debian 12> sudo apt install g++-aarch64-linux-gnu"_s;
    QTest::newRow("the same where the host is not known") << pi4 << u"tf=2.8.0"_s << u"host.cross-compiler"_s
                                                          << everywhere + u"> sudo apt install g++-aarch64-linux-gnu"_s;
    QTest::newRow("no command for a host that the catalog does not know")
        << u"host.os=fedora_41 host.arch=x86_64 host.cross.aarch64.gcc=?not_found "_s + pi4 << u"tf=2.8.0"_s
        << u"host.cross-compiler"_s << u""_s;
    QTest::newRow("CUDA 10.2 for cross building")
        << debian12 + nano461 << u"tf=2.6.0"_s << u"host.cuda"_s
        << u"the local repositories that SDK Manager brings (Ubuntu 18.04), or NVIDIA's Jetson repository> sudo apt install "
           "cuda-toolkit-10-2 cuda-cross-aarch64-10-2"_s;
    QTest::newRow("CUDA 9.0: its packages are not established")
        << ubuntu16 << u"tf=1.5.0 board=jetson-tx1 jetpack=3.2"_s << u"host.cuda"_s << u""_s;
    QTest::newRow("parts of the JetPack that runs")
        << debian12 + nano461 + u"device.cudnn=?not_found "_s << u"tf=2.6.0"_s << u"device.cudnn"_s
        << u"JetPack 4.6.1> sudo apt install nvidia-jetpack"_s;
    QTest::newRow("another L4T cannot be installed")
        << debian12 + nano43 << u"tf=2.6.0 jetpack=4.6.1"_s << u"device.jetpack"_s << u""_s;
    QTest::newRow("a Python of the device's own release")
        << debian12 + u"device.arch=aarch64 device.board=raspberry-pi-4 device.os=debian_12 device.python=?not_found "_s
        << u"tf=2.13.0 python=3.11"_s << u"device.python"_s << u"Debian 12> sudo apt install python3 python3-venv"_s;
    QTest::newRow("a Python that it does not have") << debian12 + pi4 << u"tf=2.8.0"_s << u"device.python"_s << u""_s;
    QTest::newRow("lacking tools alone") << debian12 + u"host.tools=[git,patch,unzip] "_s + pi4 << u"tf=2.8.0"_s
                                         << u"host.tools"_s << u"Debian 12> sudo apt install zip"_s;
}

void TestSolveForward::commands()
{
    QFETCH(QString, facts);
    QFETCH(QString, wish);
    QFETCH(QString, need);
    QFETCH(QString, command);
    const Needs needs = needsOf(facts, wish);
    const bool named = words(needs).filter(need + u':').size() == 1;
    QVERIFY2(named, qPrintable(words(needs).join(u' ')));
    QCOMPARE(commandsOf(needs, need), command);
}

// Over many boards and releases: nothing is without a reason and a source, what is there needs no command, and what is
// missing without one says what to do or at least what is needed.
void TestSolveForward::everyNeedIsComplete()
{
    for (const QString& board :
         {u"jetson-tk1"_s, u"jetson-tx1"_s, u"jetson-nano"_s, u"jetson-agx-orin"_s, u"jetson-thor"_s,
          u"raspberry-pi-0"_s, u"raspberry-pi-5"_s, u"x86_64"_s, u"aarch64-sbsa"_s, u"aws-p3"_s}) {
        for (const QString& tf : {u"1.0.0"_s, u"1.15.0"_s, u"2.3.0"_s, u"2.13.0"_s, u"2.21.0"_s}) {
            for (const QString& facts : {QString(), debian12}) {
                const Needs needs = needsOf(facts, u"board=%1 tf=%2"_s.arg(board, tf));
                QVERIFY(needs.needs.size() >= 4);
                QStringList seen;
                for (const Need& need : needs.needs) {
                    const QString name = board + u' ' + tf + u' ' + need.what;
                    QVERIFY2(!need.what.isEmpty() && !need.why.isEmpty(), qPrintable(name));
                    QVERIFY2(!need.source.isEmpty(), qPrintable(name));
                    QVERIFY2(!need.what.contains(u'%') && !need.why.contains(u'%'), qPrintable(name));
                    const QString id = QString::number(int(need.side)) + need.id;
                    QVERIFY2(!seen.contains(id), qPrintable(name));
                    seen.append(id);
                    if (need.state == Need::State::Present || need.state == Need::State::Fetched)
                        QVERIFY2(need.commands.isEmpty(), qPrintable(name));
                    for (const Need::Command& command : need.commands)
                        QVERIFY2(command.line.startsWith("sudo apt install "_L1) && !command.systems.isEmpty(),
                                 qPrintable(command.line));
                    if (facts.isEmpty())
                        QVERIFY2(need.state == Need::State::Unknown || need.state == Need::State::Fetched,
                                 qPrintable(name));
                }
            }
        }
    }
}

void TestSolveForward::json()
{
    const QJsonObject object = needsOf(debian12 + nano461, u"tf=2.6.0"_s).toJson();
    QVERIFY(!object.value("needs"_L1).toArray().isEmpty());
    for (const QJsonValue& value : object.value("needs"_L1).toArray()) {
        const QJsonObject need = value.toObject();
        for (const char* key : {"side", "id", "what", "state", "required", "found", "why", "source", "commands"})
            QVERIFY2(need.contains(QLatin1StringView(key)), key);
    }
    QCOMPARE(object.value("solution"_L1).toObject().value("tf"_L1).toString(), u"2.6.0"_s);
}

QTEST_GUILESS_MAIN(TestSolveForward)
#include "tst_solveforward.moc"
