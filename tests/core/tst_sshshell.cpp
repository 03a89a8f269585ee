// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/sshshell.h"
#include "tests/support/loopbacksshd.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

class TestSshShell : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void runsCommandsWithTheirArguments();
    void givesStandardInput();
    void reportsThePrograms255AsItsOwn();
    void movesFiles();
    void aTransferCanBeCancelled();
    void aMissingFolderIsTheDevicesAnswer();
    void sharesOneConnection();
    void refusesAnUnknownKey();
    void refusesAChangedKey();
    void saysWhenNothingListens();
    void saysWhenNoKeyIsAccepted();

private:
    ssh::Settings settings(bool share = true) const
    {
        return {.share = share, .controlFolder = m_folder.path(), .ownKnownHosts = m_folder.filePath(u"own"_s)};
    }

    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/cw-XXXXXX")};
    test::LoopbackSshd m_sshd;
};

void TestSshShell::initTestCase()
{
    const QString problem = m_sshd.start(m_folder.path());
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

void TestSshShell::cleanupTestCase()
{
    SshShell(m_sshd.device(), settings()).closeMaster();
}

void TestSshShell::runsCommandsWithTheirArguments()
{
    SshShell shell(m_sshd.device(), settings());
    const QStringList words{u"a b"_s, u"$(touch evil)"_s, u"'"_s, u"é"_s, QString(), u"line\nbreak"_s};
    const auto outcome = shell.run(QStringList{u"printf"_s, u"<%s>"_s} + words);
    QVERIFY2(outcome, qPrintable(outcome ? QString() : outcome.error().sentence()));
    QCOMPARE(QString::fromUtf8(outcome->output), u"<a b><$(touch evil)><'><é><><line\nbreak>"_s);
    QCOMPARE(outcome->exitCode, 0);
}

void TestSshShell::givesStandardInput()
{
    SshShell shell(m_sshd.device(), settings());
    const auto outcome = shell.run({u"sh"_s, u"-s"_s}, "echo one; exit 3\n");
    QVERIFY(outcome);
    QCOMPARE(outcome->output, QByteArray("one\n"));
    QCOMPARE(outcome->exitCode, 3);
}

void TestSshShell::reportsThePrograms255AsItsOwn()
{
    SshShell shell(m_sshd.device(), settings());
    const auto outcome = shell.run({u"sh"_s, u"-c"_s, u"echo gone; exit 255"_s});
    QVERIFY(outcome);
    QCOMPARE(outcome->exitCode, 255);
}

void TestSshShell::movesFiles()
{
    SshShell shell(m_sshd.device(), settings());
    QByteArray text;
    for (int i = 0; i < 300000; ++i)
        text.append(char(i * 7 + i / 256)); // every byte value, more than one chunk
    const QString from = m_folder.filePath(u"from"_s);
    const QString to = m_folder.filePath(u"on the $device '*'"_s);
    const QString back = m_folder.filePath(u"back"_s);
    QVERIFY(files::write(from, text));
    qint64 seen = 0;
    const auto up = shell.upload(from, to, [&](const DeviceShell::Transfer& t) {
        seen = t.total;
        return true;
    });
    QVERIFY2(up, qPrintable(up ? QString() : up.error().sentence()));
    QCOMPARE(seen, qint64(text.size()));
    const auto down = shell.download(to, back);
    QVERIFY2(down, qPrintable(down ? QString() : down.error().sentence()));
    QVERIFY(*files::read(to) == text);
    QVERIFY(*files::read(back) == text);
    QVERIFY(files::write(from, QByteArray()));
    QVERIFY(shell.upload(from, to));
    QCOMPARE(files::read(to)->size(), 0);
}

void TestSshShell::aTransferCanBeCancelled()
{
    SshShell shell(m_sshd.device(), settings());
    const QString from = m_folder.filePath(u"large"_s);
    QVERIFY(files::write(from, QByteArray(8 * 1024 * 1024, 'x')));
    const auto up = shell.upload(from, m_folder.filePath(u"cancelled"_s), [](const auto&) { return false; });
    QVERIFY(!up);
    QCOMPARE(up.error().kind, Error::Kind::Cancelled);
}

void TestSshShell::aMissingFolderIsTheDevicesAnswer()
{
    SshShell shell(m_sshd.device(), settings());
    const auto up = shell.upload(m_sshd.path("ssh_config"), m_folder.filePath(u"no/such/x"_s));
    QVERIFY(!up);
    QCOMPARE(up.error().kind, Error::Kind::Io);
    const QString local = m_folder.filePath(u"not-made"_s);
    QVERIFY(!shell.download(m_folder.filePath(u"nothing"_s), local));
    QVERIFY(!QFile::exists(local));
}

void TestSshShell::sharesOneConnection()
{
    SshShell shell(m_sshd.device(), settings());
    // Both commands are children of one sshd session process.
    const auto first = shell.run({u"sh"_s, u"-c"_s, u"echo $SSH_CONNECTION"_s});
    const auto second = shell.run({u"sh"_s, u"-c"_s, u"echo $SSH_CONNECTION"_s});
    QVERIFY(first && second);
    QCOMPARE(first->output, second->output);
    const QString socket = ssh::controlPath(m_sshd.device(), settings());
    QVERIFY(QFile::exists(socket));
    shell.closeMaster();
    QTRY_VERIFY(!QFile::exists(socket));
    const auto third = shell.run({u"sh"_s, u"-c"_s, u"echo $SSH_CONNECTION"_s});
    QVERIFY(third);
    QVERIFY(third->output != first->output);
}

void TestSshShell::refusesAnUnknownKey()
{
    Device device = m_sshd.device();
    device.knownHosts = m_folder.filePath(u"empty"_s);
    SshShell shell(device, settings(false));
    const auto outcome = shell.run({u"true"_s});
    QVERIFY(!outcome);
    QCOMPARE(ssh::problemName(shell.lastProblem()), u"unknown-key"_s);
    QCOMPARE(outcome.error().kind, Error::Kind::Refused);
    QVERIFY(!QFile::exists(device.knownHosts)); // nothing was accepted on the way
}

void TestSshShell::refusesAChangedKey()
{
    QTemporaryDir other(QDir::tempPath() + u"/cw-XXXXXX"_s);
    test::LoopbackSshd stranger;
    const QString problem = stranger.start(other.path());
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    Device device = stranger.device();
    // The user key is the stranger's own, so only the host key can be the reason.
    QFile known(m_folder.filePath(u"changed"_s));
    QVERIFY(known.open(QIODevice::WriteOnly));
    known.write("[127.0.0.1]:" + QByteArray::number(stranger.port()) + ' ' + *files::read(m_sshd.path("host.pub")));
    known.close();
    device.knownHosts = known.fileName();
    SshShell shell(device, settings(false));
    const auto outcome = shell.run({u"true"_s});
    QVERIFY(!outcome);
    QCOMPARE(ssh::problemName(shell.lastProblem()), u"changed-key"_s);
    QVERIFY(!shell.upload(other.filePath(u"host.pub"_s), other.filePath(u"sent"_s)));
    QVERIFY(!QFile::exists(other.filePath(u"sent"_s)));
}

void TestSshShell::saysWhenNothingListens()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost, 0);
    Device device = m_sshd.device();
    device.port = server.serverPort();
    server.close();
    SshShell shell(device, settings(false));
    QVERIFY(!shell.run({u"true"_s}));
    QCOMPARE(ssh::problemName(shell.lastProblem()), u"refused"_s);
}

void TestSshShell::saysWhenNoKeyIsAccepted()
{
    QVERIFY(m_sshd.makeKey(u"strange"_s));
    Device device = m_sshd.device();
    device.identityFile = m_sshd.path("strange");
    SshShell shell(device, settings(false));
    QVERIFY(!shell.run({u"true"_s}));
    QCOMPARE(ssh::problemName(shell.lastProblem()), u"authentication"_s);
}

QTEST_GUILESS_MAIN(TestSshShell)
#include "tst_sshshell.moc"
