// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes and starts a real virtual device: an arm64 Debian run by qemu-user behind its own sshd. The prepared root comes
// from the person's own cache (made there if it is missing, about a minute and 130 MB of packages); all else is in a
// temporary folder. Run as root, the test also makes one as a user without any right.

#include "core/base/files.h"
#include "core/base/paths.h"
#include "core/device/devicestore.h"
#include "core/device/sshshell.h"
#include "core/device/virtualdevice.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

struct Ended
{
    int code = -1;
    QByteArray output;
    QByteArray errors;
};

Ended runProgram(const QString& program, const QStringList& arguments, const QStringList& environment = {})
{
    QProcess process;
    QStringList all = QProcess::systemEnvironment();
    process.setEnvironment(all + environment);
    process.setStandardInputFile(QProcess::nullDevice());
    process.start(program, arguments);
    process.waitForFinished(300000);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

bool portIsFree(int port)
{
    QTcpServer server;
    return server.listen(QHostAddress::LocalHost, quint16(port));
}

// Every process of a device's namespace has it in its command line, or is a child of one that has.
QByteArray processesOf(const QString& folder)
{
    QByteArray found;
    for (const QByteArray& line : runProgram(u"ps"_s, {u"-ewwo"_s, u"pid,args"_s}).output.split('\n')) {
        if (line.contains(QFile::encodeName(folder)))
            found += line + '\n';
    }
    return found;
}

} // namespace

class TestVirtualDevice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void malformedRequestsAreRefused();
    void createdDeviceIsRegisteredAndComplete();
    void startedDeviceIsAnArm64Board();
    void filesArriveAndTheSystemIsReadOnly();
    void pipOfTheImageInstallsIntoANewEnvironment();
    void startingTwiceChangesNothing();
    void anotherHostKeyIsRefused();
    void stoppedDeviceLeavesNothing();
    void takenPortMovesTheDevice();
    void recordOfAnotherBootIsStale();
    void cancelledCreationLeavesNothing();
    void userWithoutRightsCanToo();
    void destroyedDeviceIsGone();

private:
    Result<ProcessOutcome> onDevice(const QStringList& command)
    {
        const auto device = DeviceStore().find(m_name);
        if (!device)
            return device.error();
        ssh::Settings settings;
        settings.share = false;
        settings.connectTimeoutSeconds = 30;
        SshShell shell(*device, settings);
        return shell.run(command);
    }
    VirtualDevice::State state()
    {
        const auto state = VirtualDevice(m_name).state();
        return state ? *state : VirtualDevice::State{};
    }

    QTemporaryDir m_folder;
    QString m_name = u"test-jetson"_s;
};

#define VERIFY_RESULT(result)                                                                                          \
    do {                                                                                                               \
        const auto& checkedResult = (result);                                                                          \
        QVERIFY2(checkedResult, checkedResult ? "" : qPrintable(checkedResult.error().sentence()));                    \
    } while (false)

void TestVirtualDevice::initTestCase()
{
    QVERIFY(m_folder.isValid());
    // A blank in the path, as in many a person's home folder.
    const QString folder = m_folder.path() + "/with blank"_L1;
    qputenv("XDG_DATA_HOME", QFile::encodeName(folder + "/data"_L1));
    qputenv("XDG_CONFIG_HOME", QFile::encodeName(folder + "/config"_L1));
    qputenv("XDG_RUNTIME_DIR", QFile::encodeName(m_folder.path()));
    QStringList said;
    const auto created = VirtualDevice(m_name).create({}, [&](const QString& line) {
        said += line;
        return true;
    });
    VERIFY_RESULT(created);
    QVERIFY(said.contains(u"Copying the prepared root"_s));
}

void TestVirtualDevice::cleanupTestCase()
{
    for (const QString& name : VirtualDevice::names())
        VERIFY_RESULT(VirtualDevice(name).destroy());
}

void TestVirtualDevice::malformedRequestsAreRefused()
{
    for (const QString& name : {u".."_s, u"-x"_s, u"a b"_s, u"a/b"_s, QString()})
        QCOMPARE(VirtualDevice(name).create({}).error().kind, Error::Kind::Invalid);
    QCOMPARE(VirtualDevice(u"x"_s).create({u"tk1"_s}).error().kind, Error::Kind::Invalid);
    QCOMPARE(VirtualDevice(u"x"_s).create({u"jetson"_s, u"bookworm"_s, u"armhf"_s}).error().kind, Error::Kind::Invalid);
    QCOMPARE(VirtualDevice(u"x"_s).create({u"pi"_s, u"../etc"_s}).error().kind, Error::Kind::Invalid);
    QCOMPARE(VirtualDevice(u"nobody"_s).start().error().kind, Error::Kind::Missing);
    QCOMPARE(VirtualDevice(m_name).create({}).error().kind, Error::Kind::Refused);

    // A real device's name is not taken over.
    VERIFY_RESULT(DeviceStore().add({u"board"_s, u"192.0.2.1"_s}));
    QCOMPARE(VirtualDevice(u"board"_s).create({}).error().kind, Error::Kind::Refused);
    VERIFY_RESULT(DeviceStore().remove(u"board"_s));
    QCOMPARE(VirtualDevice::names(), QStringList{m_name});
}

void TestVirtualDevice::createdDeviceIsRegisteredAndComplete()
{
    const auto device = DeviceStore().find(m_name);
    VERIFY_RESULT(device);
    QVERIFY(device->isVirtual);
    QCOMPARE(device->board, u"jetson-orin-nano"_s);
    const auto current = state();
    QVERIFY(!current.running);
    QVERIFY(current.diskBytes > 100'000'000);
    QCOMPARE(current.sshConfig, device->sshConfig);
    // The key is the owner's alone, or ssh refuses it.
    QCOMPARE(QFile::permissions(current.folder + "/id_ed25519"_L1)
                 & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther),
             QFile::Permissions());
    const auto sshd = files::read(current.folder + "/root/usr/sbin/sshd"_L1);
    VERIFY_RESULT(sshd);
    QCOMPARE(sshd->mid(0, 4), QByteArray("\x7f"
                                         "ELF"));
    QCOMPARE(int(quint8(sshd->at(18))), 0xb7); // e_machine: EM_AARCH64
}

void TestVirtualDevice::startedDeviceIsAnArm64Board()
{
    VERIFY_RESULT(VirtualDevice(m_name).start());
    QVERIFY(state().running);
    QVERIFY(!state().method.isEmpty());
    qInfo().noquote() << "the device runs by the method" << state().method;
    const QString script = u"uname -m; tr -d '\\0' </proc/device-tree/model; echo; head -n 1 /etc/nv_tegra_release; "
                           "id -un; grep MemTotal /proc/meminfo; "
                           "od -An -t x1 -j 18 -N 2 /usr/sbin/sshd; timeout 5 tegrastats --interval 100 | head -n 1"_s;
    const auto answer = onDevice({u"sh"_s, u"-c"_s, script});
    VERIFY_RESULT(answer);
    const QList<QByteArray> lines = answer->output.split('\n');
    QVERIFY2(lines.size() >= 7, answer->output + answer->errors);
    QCOMPARE(lines[0], QByteArray("aarch64"));
    QVERIFY2(lines[1].contains("Jetson Orin Nano"), lines[1].constData());
    QVERIFY2(lines[2].startsWith("# R36 (release), REVISION: 4.7,"), lines[2].constData());
    QCOMPARE(lines[3], QByteArray("edge"));
    QVERIFY2(lines[4].contains("7802880 kB"), lines[4].constData());
    QCOMPARE(lines[5].simplified(), QByteArray("b7 00"));
    QVERIFY2(lines[6].contains("/7620MB") && lines[6].contains("GR3D_FREQ"), lines[6].constData());
}

void TestVirtualDevice::filesArriveAndTheSystemIsReadOnly()
{
    const auto device = DeviceStore().find(m_name);
    VERIFY_RESULT(device);
    const QString local = m_folder.filePath(u"sent file"_s);
    VERIFY_RESULT(files::write(local, QByteArray(100000, 'x')));
    const QString batch = m_folder.filePath(u"batch"_s);
    VERIFY_RESULT(files::write(batch, "put \"" + QFile::encodeName(local) + "\" by-sftp\n"));
    const auto sent = runProgram(u"sftp"_s, {u"-q"_s, u"-F"_s, device->sshConfig, u"-b"_s, batch, m_name});
    QVERIFY2(sent.code == 0, sent.errors);
    SshShell shell(*device);
    VERIFY_RESULT(shell.upload(local, u"sent file"_s));
    const auto count = shell.run({u"wc"_s, u"-c"_s, u"sent file"_s, u"by-sftp"_s});
    VERIFY_RESULT(count);
    QCOMPARE(count->output.simplified(), QByteArray("100000 sent file 100000 by-sftp 200000 total"));
    const auto touched = shell.run({u"touch"_s, u"/usr/lib/x"_s});
    VERIFY_RESULT(touched);
    if (state().method != "proot"_L1) // proot cannot make a part of its root read-only
        QVERIFY(touched->exitCode != 0);
    shell.closeMaster();
}

void TestVirtualDevice::pipOfTheImageInstallsIntoANewEnvironment()
{
    // The deploy recipe: a bare environment, and the one pip that the device keeps (made once with the root).
    const auto made =
        onDevice({u"sh"_s, u"-c"_s,
                  u"set -e; python3 -m venv --without-pip ~/venv; kept=~/.cache/crosswright/pip; "
                  "~/venv/bin/python $($kept/bin/python -c 'import pip; print(pip.__path__[0])') list; "
                  "~/venv/bin/python -c 'import sys, platform; print(sys.prefix, platform.machine())'"_s});
    VERIFY_RESULT(made);
    QVERIFY2(made->exitCode == 0, made->errors);
    QVERIFY2(made->output.endsWith("/home/edge/venv aarch64\n"), made->output + made->errors);
}

void TestVirtualDevice::startingTwiceChangesNothing()
{
    const auto before = state();
    VERIFY_RESULT(VirtualDevice(m_name).start());
    QCOMPARE(state().pid, before.pid);
    QCOMPARE(state().port, before.port);
}

void TestVirtualDevice::anotherHostKeyIsRefused()
{
    const auto device = DeviceStore().find(m_name);
    VERIFY_RESULT(device);
    const QString known = QFileInfo(device->sshConfig).absolutePath() + "/known_hosts"_L1;
    const auto right = files::read(known);
    VERIFY_RESULT(right);
    const QString other = m_folder.filePath(u"other"_s);
    QCOMPARE(runProgram(u"ssh-keygen"_s, {u"-q"_s, u"-t"_s, u"ed25519"_s, u"-N"_s, QString(), u"-f"_s, other}).code, 0);
    const auto wrong = files::read(other + ".pub"_L1);
    VERIFY_RESULT(wrong);
    VERIFY_RESULT(files::write(known, m_name.toUtf8() + ' ' + *wrong));
    const auto refused =
        runProgram(u"ssh"_s, {u"-F"_s, device->sshConfig, u"-o"_s, u"BatchMode=yes"_s, m_name, u"true"_s});
    VERIFY_RESULT(files::write(known, QByteArray()));
    const auto unknown =
        runProgram(u"ssh"_s, {u"-F"_s, device->sshConfig, u"-o"_s, u"BatchMode=yes"_s, m_name, u"true"_s});
    VERIFY_RESULT(files::write(known, *right));
    QCOMPARE(refused.code, 255);
    QVERIFY2(refused.errors.contains("REMOTE HOST IDENTIFICATION HAS CHANGED"), refused.errors);
    QCOMPARE(unknown.code, 255);
    QVERIFY2(unknown.errors.contains("Host key verification failed"), unknown.errors);
}

void TestVirtualDevice::stoppedDeviceLeavesNothing()
{
    const auto before = state();
    QVERIFY(!portIsFree(before.port));
    QVERIFY(!processesOf(before.folder).isEmpty());
    // A session that would go on by itself.
    const auto left = onDevice({u"sh"_s, u"-c"_s, u"nohup sleep 4321 >~/out 2>&1 & echo on"_s});
    VERIFY_RESULT(left);
    QCOMPARE(left->output, QByteArray("on\n"));

    VERIFY_RESULT(VirtualDevice(m_name).stop());
    QVERIFY(!state().running);
    QVERIFY(portIsFree(before.port));
    QCOMPARE(processesOf(before.folder), QByteArray());
    QVERIFY(!runProgram(u"ps"_s, {u"-ewwo"_s, u"args"_s}).output.contains("sleep 4321"));
    // Others may mount what they want meanwhile; nothing of the device's is mounted.
    const QByteArray mounts = runProgram(u"mount"_s, {}).output;
    QVERIFY(mounts.contains(" / "));
    QVERIFY2(!mounts.contains(QFile::encodeName(m_folder.path())), mounts.constData());
    VERIFY_RESULT(VirtualDevice(m_name).stop());

    VERIFY_RESULT(VirtualDevice(m_name).start());
    const auto machine = onDevice({u"uname"_s, u"-m"_s});
    VERIFY_RESULT(machine);
    QCOMPARE(machine->output, QByteArray("aarch64\n"));
    VERIFY_RESULT(VirtualDevice(m_name).stop());
}

void TestVirtualDevice::takenPortMovesTheDevice()
{
    QTcpServer server;
    const int port = state().port;
    QVERIFY(server.listen(QHostAddress::LocalHost, quint16(port)));
    VERIFY_RESULT(VirtualDevice(m_name).start());
    QVERIFY(state().port != port);
    // The key is known by the device's name, not by its port, and the registered entry needs no change.
    const auto machine = onDevice({u"uname"_s, u"-m"_s});
    VERIFY_RESULT(machine);
    QCOMPARE(machine->output, QByteArray("aarch64\n"));
    VERIFY_RESULT(VirtualDevice(m_name).stop());
}

void TestVirtualDevice::recordOfAnotherBootIsStale()
{
    // A device that an earlier function left running would be lost with its record.
    VERIFY_RESULT(VirtualDevice(m_name).stop());
    // As after a crash of the machine: the number is another process's by now. That one must live on.
    QProcess innocent;
    innocent.start(u"sleep"_s, {u"600"_s});
    QVERIFY(innocent.waitForStarted());
    const QString record = state().folder + "/state"_L1;
    const QByteArray pid = QByteArray::number(innocent.processId());
    for (const QByteArray& text :
         {"method=namespace\npid=" + pid + "\nstart=1\nboot=00000000-0000-0000-0000-000000000000\n",
          "method=namespace\npid=" + pid + "\nstart=1\nboot=" + QByteArray(36, '-') + "\n",
          QByteArray("method=namesp")}) {
        VERIFY_RESULT(files::write(record, text));
        QVERIFY(!state().running);
        QVERIFY(state().stale);
        VERIFY_RESULT(VirtualDevice(m_name).stop());
        QVERIFY(!state().stale);
        QCOMPARE(innocent.state(), QProcess::Running);
    }
    innocent.kill();
    innocent.waitForFinished();
}

void TestVirtualDevice::cancelledCreationLeavesNothing()
{
    const auto cancelled =
        VirtualDevice(u"unborn"_s).create({}, [](const QString& line) { return !line.startsWith("Copying"_L1); });
    QVERIFY(!cancelled);
    QCOMPARE(cancelled.error().kind, Error::Kind::Cancelled);
    const QDir all(VirtualDevice::folder());
    QCOMPARE(all.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList{m_name});
    QVERIFY(!DeviceStore().find(u"unborn"_s));
}

void TestVirtualDevice::userWithoutRightsCanToo()
{
    if (::geteuid() != 0)
        return; // all of the above was just that
    // The same device, given to a user to whom nothing else belongs; the scripts run as the program runs them.
    const auto scripts = virtualscripts::unpack();
    VERIFY_RESULT(scripts);
    const QString home = m_folder.path() + "/nobody"_L1;
    const QString device = state().folder;
    QVERIFY(QFile::setPermissions(m_folder.path(), files::permissions(0711)));
    QVERIFY(QFile::setPermissions(VirtualDevice::folder(), files::permissions(0711)));
    QVERIFY(QDir().mkpath(home));
    QCOMPARE(runProgram(u"cp"_s, {u"-r"_s, *scripts, home + "/scripts"_L1}).code, 0);
    QCOMPARE(runProgram(u"chown"_s, {u"-R"_s, u"65534:65534"_s, home, device}).code, 0);
    const auto asNobody = [&](const QStringList& arguments) {
        return runProgram(u"setpriv"_s,
                          QStringList{u"--reuid=65534"_s, u"--regid=65534"_s, u"--clear-groups"_s,
                                      u"--bounding-set=-all"_s, u"--no-new-privs"_s, u"--"_s}
                              + arguments,
                          {"HOME="_L1 + home, "TMPDIR="_L1 + home});
    };
    const auto started = asNobody({u"sh"_s, home + "/scripts/start.sh"_L1, device});
    QVERIFY2(started.code == 0, started.errors);
    const auto seen =
        asNobody({u"ssh"_s, u"-F"_s, device + "/ssh_config"_L1, u"-o"_s, u"BatchMode=yes"_s, m_name,
                  u"uname -m; id -u; stat -c %U /etc/passwd; tr -d '\\0' </proc/device-tree/compatible"_s});
    const auto stopped = asNobody({u"sh"_s, home + "/scripts/stop.sh"_L1, device});
    QCOMPARE(runProgram(u"chown"_s, {u"-R"_s, u"0:0"_s, device}).code, 0);
    QVERIFY2(stopped.code == 0, stopped.errors);
    // Where there is no user namespace (in a chroot), the device runs by proot, which shows the caller's files as root's.
    QVERIFY2(seen.output.startsWith("aarch64\n1000\nedge\nnvidia,p3768")
                 || seen.output.startsWith("aarch64\n1000\nroot\nnvidia,p3768"),
             seen.output + seen.errors);
    QCOMPARE(processesOf(device), QByteArray());
}

void TestVirtualDevice::destroyedDeviceIsGone()
{
    VERIFY_RESULT(VirtualDevice(m_name).start());
    const auto last = state();
    VERIFY_RESULT(VirtualDevice(m_name).destroy());
    QVERIFY(!QFileInfo::exists(last.folder));
    QVERIFY(portIsFree(last.port));
    QCOMPARE(processesOf(last.folder), QByteArray());
    QVERIFY(!DeviceStore().find(m_name));
    QVERIFY(VirtualDevice::names().isEmpty());
}

QTEST_GUILESS_MAIN(TestVirtualDevice)
#include "tst_virtualdevice.moc"
