// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/devicestore.h"
#include "core/device/sshshell.h"
#include "core/device/virtualdevice.h"
#include "core/probe/boards.h"
#include "core/probe/probe.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

/// The probe on another architecture: an arm64 Debian with a Jetson's files behind its own sshd.
class TestProbeVirtual : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void itIsProbedAsTheBoardThatItPlays();
    void commandsShareAConnection();

private:
    QTemporaryDir m_folder;
    VirtualDevice m_virtual{u"test-probe"_s};
    Device m_device;
};

void TestProbeVirtual::initTestCase()
{
    for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"})
        qputenv(name, QFile::encodeName(m_folder.filePath(QString::fromLatin1(name))));
    qputenv("XDG_RUNTIME_DIR", QFile::encodeName(m_folder.path()));
    const auto created = m_virtual.create({});
    QVERIFY2(created, qPrintable(created ? QString() : created.error().sentence()));
    const auto started = m_virtual.start();
    QVERIFY2(started, qPrintable(started ? QString() : started.error().sentence()));
    const auto device = DeviceStore().find(m_virtual.name());
    QVERIFY(device);
    m_device = *device;
}

void TestProbeVirtual::cleanupTestCase()
{
    SshShell(m_device).closeMaster();
    const auto destroyed = m_virtual.destroy();
    QVERIFY2(destroyed, qPrintable(destroyed ? QString() : destroyed.error().sentence()));
}

void TestProbeVirtual::itIsProbedAsTheBoardThatItPlays()
{
    SshShell shell(m_device);
    QElapsedTimer clock;
    clock.start();
    auto facts = probe::probeDevice(shell);
    QVERIFY2(facts, qPrintable(facts ? QString() : facts.error().sentence()));
    qInfo("probeDevice on the virtual device took %lld ms, %lld ms of processor time there", clock.elapsed(),
          facts->number(u"device.probe_cpu"_s));
    const auto catalog = Catalog::load();
    QVERIFY(catalog);
    probe::conclude(*facts, *catalog);
    QCOMPARE(facts->text(u"device.arch"_s), u"aarch64"_s);
    QCOMPARE(facts->number(u"device.bits"_s), 64);
    QVERIFY2(facts->text(u"device.board"_s).startsWith("jetson-orin-nano"_L1),
             qPrintable(facts->text(u"device.board"_s)));
    QVERIFY(facts->text(u"device.model"_s).contains("Orin Nano"_L1));
    QVERIFY(facts->knows(u"device.l4t"_s) && facts->knows(u"device.jetpack"_s));
    QCOMPARE(facts->text(u"device.os"_s), u"debian 12"_s);
    QCOMPARE(facts->text(u"device.glibc"_s), u"2.36"_s);
    QCOMPARE(facts->text(u"device.glibcxx"_s), u"3.4.30"_s);
    QVERIFY(facts->text(u"device.libstdcxx_path"_s).contains("aarch64-linux-gnu"_L1));
    QVERIFY(facts->text(u"device.python"_s).startsWith("3.11."_L1));
    QCOMPARE(facts->text(u"device.python_multiarch"_s), u"aarch64-linux-gnu"_s);
    QVERIFY(facts->number(u"device.ram"_s) > 1000 && facts->number(u"device.disk"_s) > 0);
    // Whatever the emulation shows: the host's x86 features are never the device's.
    QVERIFY(!facts->list(u"device.cpu"_s).contains(u"sse2"_s));
}

void TestProbeVirtual::commandsShareAConnection()
{
    SshShell shell(m_device);
    const auto once = [&] {
        const auto outcome = shell.run({u"sh"_s, u"-c"_s, u"echo $SSH_CONNECTION"_s});
        return outcome ? outcome->output : QByteArray();
    };
    const QByteArray first = once();
    QVERIFY(!first.isEmpty());
    QCOMPARE(once(), first);
    shell.closeMaster();
    QTRY_VERIFY(!QFile::exists(ssh::controlPath(m_device)));
    QVERIFY(once() != first);
}

QTEST_GUILESS_MAIN(TestProbeVirtual)
#include "tst_probevirtual.moc"
