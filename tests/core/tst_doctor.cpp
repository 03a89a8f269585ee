// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/doctor.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace cw;
using probe::Need;

namespace {

const QDateTime when(QDate(2026, 5, 4), QTime(3, 2, 1), Qt::UTC);

// A Debian 12 with everything, less the names in `without`.
Facts host(const QStringList& without = {}, const QStringList& tools = {u"apt-get"_s, u"dpkg-deb"_s})
{
    Facts facts;
    const auto set = [&](const QString& name, const QJsonValue& value) {
        if (without.contains(name))
            facts.setUnknown(name, name + u" is not there."_s, when);
        else
            facts.set(name, value, u"a test"_s, when);
    };
    set(u"host.os"_s, u"debian 12"_s);
    set(u"host.gxx_path"_s, u"/usr/bin/g++"_s);
    set(u"host.bazel"_s, u"4.2.3"_s);
    set(u"host.bazel_distribution"_s, u"debian"_s);
    set(u"host.java_path"_s, u"/usr/bin/java"_s);
    set(u"host.python"_s, u"3.11.2"_s);
    set(u"host.python_path"_s, u"/usr/bin/python3"_s);
    set(u"host.qemu.aarch64"_s, u"7.2.22"_s);
    set(u"host.disk"_s, 60000);
    set(u"host.ram"_s, 16000);
    for (const QString& arch : {u"aarch64"_s, u"armhf"_s}) {
        set(u"host.cross.%1.gcc"_s.arg(arch), u"12.2.0"_s);
        set(u"host.cross.%1.gxx_path"_s.arg(arch), u"/usr/bin/g++"_s);
        set(u"host.cross.%1.glibc"_s.arg(arch), u"2.36"_s);
    }
    QStringList present = tools;
    for (const QString& tool :
         {u"git"_s, u"patch"_s, u"unzip"_s, u"zip"_s, u"ssh"_s, u"ssh-keyscan"_s, u"rsync"_s, u"unshare"_s}) {
        if (!without.contains(tool))
            present.append(tool);
    }
    facts.set(u"host.tools"_s, QJsonArray::fromStringList(present), u"a test"_s, when);
    return facts;
}

Distribution debian()
{
    Distribution distribution;
    distribution.bazel = u"4.2.3"_s;
    return distribution;
}

QStringList idsIn(const QList<Need>& needs, Need::State state)
{
    QStringList ids;
    for (const Need& need : needs) {
        if (need.state == state)
            ids.append(need.id);
    }
    return ids;
}

} // namespace

class TestDoctor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsLackingWhereAllIsThere();
    void eachLackIsFoundAndPackaged_data();
    void eachLackIsFoundAndPackaged();
    void jobsDecideWhatIsAsked();
    void oneCommandForAll();
    void withoutPackagesThereIsNoCommand();
    void anotherPythonOnPathIsNoted();
    void littleRoomIsNoted();
};

void TestDoctor::nothingIsLackingWhereAllIsThere()
{
    const Distribution distribution = debian();
    const Facts facts = host();
    const auto needs = probe::examine(facts, probe::doctorJobs(), &distribution);
    QVERIFY(needs.size() > 12);
    QCOMPARE(idsIn(needs, Need::State::Present).size(), needs.size());
    QCOMPARE(probe::installCommand(needs, facts), QString());
}

void TestDoctor::eachLackIsFoundAndPackaged_data()
{
    QTest::addColumn<QString>("without");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("packages");
    QTest::addColumn<bool>("required");
    const auto row = [](const char* without, const char* id, const char* packages, bool required = true) {
        QTest::newRow(without) << QString::fromLatin1(without) << QString::fromLatin1(id)
                               << QString::fromLatin1(packages) << required;
    };
    row("host.gxx_path", "g++", "g++");
    row("host.bazel", "bazel", "bazel-bootstrap default-jdk-headless");
    row("host.java_path", "java", "default-jdk-headless");
    row("host.python", "python3", "python3");
    row("host.cross.aarch64.gcc", "g++-aarch64", "g++-aarch64-linux-gnu");
    row("host.cross.aarch64.gxx_path", "g++-aarch64", "g++-aarch64-linux-gnu"); // gcc without g++
    row("host.cross.aarch64.glibc", "g++-aarch64", "g++-aarch64-linux-gnu");    // a compiler without headers
    row("host.cross.armhf.gcc", "g++-armhf", "g++-arm-linux-gnueabihf");
    row("host.qemu.aarch64", "qemu-aarch64", "qemu-user-static", false);
    row("git", "git", "git");
    row("patch", "patch", "patch");
    row("unzip", "unzip", "unzip");
    row("zip", "zip", "zip", false);
    row("ssh", "ssh", "openssh-client");
    row("rsync", "rsync", "rsync", false);
    row("unshare", "namespaces", "util-linux proot", false);
}

void TestDoctor::eachLackIsFoundAndPackaged()
{
    QFETCH(QString, without);
    QFETCH(QString, id);
    QFETCH(QString, packages);
    QFETCH(bool, required);
    const Distribution distribution = debian();
    const Facts facts = host({without});
    const auto needs = probe::examine(facts, probe::doctorJobs(), &distribution);
    QCOMPARE(idsIn(needs, Need::State::Lacking), QStringList{id});
    const auto it = std::find_if(needs.cbegin(), needs.cend(), [&](const Need& need) { return need.id == id; });
    QCOMPARE(it->required, required);
    QCOMPARE(probe::installCommand(needs, facts), "apt-get install -y --no-install-recommends "_L1 + packages);
}

void TestDoctor::jobsDecideWhatIsAsked()
{
    const Facts facts = host({u"host.cross.armhf.gcc"_s, u"ssh"_s, u"host.qemu.aarch64"_s});
    QCOMPARE(idsIn(probe::examine(facts, {u"build"_s, u"cross-aarch64"_s}, nullptr), Need::State::Lacking),
             QStringList());
    QCOMPARE(idsIn(probe::examine(facts, {u"deploy"_s}, nullptr), Need::State::Lacking), QStringList{u"ssh"_s});
    QCOMPARE(idsIn(probe::examine(facts, {u"cross-armhf"_s}, nullptr), Need::State::Lacking),
             QStringList{u"g++-armhf"_s});
}

void TestDoctor::oneCommandForAll()
{
    const Distribution distribution = debian();
    const Facts facts = host({u"host.bazel"_s, u"ssh"_s, u"ssh-keyscan"_s, u"host.cross.aarch64.gcc"_s});
    QCOMPARE(
        probe::installCommand(probe::examine(facts, probe::doctorJobs(), &distribution), facts),
        u"apt-get install -y --no-install-recommends bazel-bootstrap default-jdk-headless g++-aarch64-linux-gnu openssh-client"_s);
    const Facts fedora = host({u"git"_s, u"host.cross.aarch64.gcc"_s}, {u"dnf"_s, u"apt-get-not"_s});
    QVERIFY(probe::installCommand(probe::examine(fedora, {u"build"_s, u"cross-aarch64"_s}, nullptr), fedora)
            == u"dnf install -y git"_s);
}

void TestDoctor::withoutPackagesThereIsNoCommand()
{
    const Facts facts = host({u"git"_s}, {});
    const auto needs = probe::examine(facts, {u"build"_s}, nullptr);
    QCOMPARE(idsIn(needs, Need::State::Lacking), QStringList{u"git"_s});
    QCOMPARE(probe::installCommand(needs, facts), QString());
    // Debian and Ubuntu releases without a Bazel of their own: told where one comes from.
    const auto bazel = probe::examine(host({u"host.bazel"_s}), {u"build"_s}, nullptr);
    const auto it = std::find_if(bazel.cbegin(), bazel.cend(), [](const Need& need) { return need.id == "bazel"_L1; });
    QVERIFY(it->packages.isEmpty());
    QVERIFY(it->text.contains("bazelisk"_L1));
}

void TestDoctor::anotherPythonOnPathIsNoted()
{
    Facts facts = host();
    facts.set(u"host.path_python"_s, u"3.12.1"_s, u"a test"_s, when);
    facts.set(u"host.path_python_path"_s, u"/home/x/.pyenv/versions/3.12.1/bin/python3"_s, u"a test"_s, when);
    QCOMPARE(idsIn(probe::examine(facts, {u"build"_s}, nullptr), Need::State::Poor), QStringList{u"python-on-path"_s});
}

void TestDoctor::littleRoomIsNoted()
{
    Facts facts = host({u"host.ram"_s});
    facts.set(u"host.disk"_s, 5000, u"a test"_s, when);
    const auto needs = probe::examine(facts, {u"build"_s}, nullptr);
    QCOMPARE(idsIn(needs, Need::State::Poor), QStringList{u"disk"_s});
    QCOMPARE(idsIn(needs, Need::State::Unknown), QStringList{u"ram"_s});
}

QTEST_GUILESS_MAIN(TestDoctor)
#include "tst_doctor.moc"
