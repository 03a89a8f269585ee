// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/sshcommand.h"
#include "core/proc/process.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

class TestSshCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quotedWordsSurviveARealShell();
    void hostKeysAreAlwaysChecked();
    void optionsFollowTheDevice();
    void theSocketPathStaysShort();
    void sharingNeedsAPrivateFolder();
    void sshReadsTheOptionsAsMeant();
    void messagesAreClassified_data();
    void messagesAreClassified();
    void everyProblemHasASentence();
};

// The words go through `sh -c` exactly as sshd's login shell gets them; printf gives back each with its end marked.
void TestSshCommand::quotedWordsSurviveARealShell()
{
    const QString awkward = u"'\"\\$`!*?[]{}()<>|&;~# \t\n\r%^=éß漢-a0/."_s;
    QRandomGenerator random(20260521);
    QStringList words{QString(), u"-n"_s,   u"--"_s,    u"'"_s,  u"''"_s, u"$(touch x)"_s, u"a b"_s, u"\n"_s,   u"\\"_s,
                      u"\\\n"_s, u"`id`"_s, u"~root"_s, u"!x"_s, u"*"_s,  u"a=b"_s,        u"#c"_s,  u"{a,b}"_s};
    for (int i = 0; i < 2000; ++i) {
        QString word;
        for (int n = random.bounded(12); n > 0; --n)
            word.append(awkward[random.bounded(int(awkward.size()))]);
        words.append(word);
    }
    QByteArray expected;
    for (const QString& word : words)
        expected += '[' + word.toUtf8() + "]\x01";
    for (const QString& shell : {u"sh"_s, u"bash"_s}) {
        const QStringList command = QStringList{u"printf"_s, u"[%s]\\001"_s} + words;
        const auto outcome = runProcess({shell, {u"-c"_s, ssh::quote(command)}});
        QVERIFY(outcome);
        QCOMPARE(outcome->errors, QByteArray());
        QCOMPARE(outcome->output, expected);
    }
    QCOMPARE(ssh::quote(u"abc"_s), u"abc"_s);
    QCOMPARE(ssh::quote(QString()), u"''"_s);
    QCOMPARE(ssh::quote(QString(u"a"_s + QChar(0) + u"b"_s)), u"a"_s);
}

void TestSshCommand::hostKeysAreAlwaysChecked()
{
    Device device;
    device.host = u"board"_s;
    for (const QString& known : {QString(), u"/a b/known%h"_s}) {
        device.knownHosts = known;
        const QStringList list = ssh::options(device, {.ownKnownHosts = u"/own file"_s});
        QCOMPARE(list.filter(u"StrictHostKeyChecking"_s), QStringList{u"StrictHostKeyChecking=yes"_s});
        QVERIFY(list.contains(u"BatchMode=yes"_s));
        QVERIFY(!list.filter(u"/own file"_s).isEmpty());
    }
    QVERIFY(ssh::options(device, {}).filter(u"known%%h"_s).size() == 1);
}

void TestSshCommand::optionsFollowTheDevice()
{
    Device device;
    device.host = u"board"_s;
    QStringList list = ssh::sshArguments(device, {u"echo"_s, u"a b"_s});
    QVERIFY(!list.contains(u"-F"_s) && !list.contains(u"-i"_s) && list.filter(u"Port="_s).isEmpty());
    QCOMPARE(list.mid(list.size() - 3), QStringList({u"--"_s, u"board"_s, u"echo 'a b'"_s}));

    device.port = 2222;
    device.user = u"edge"_s;
    device.identityFile = u"/k"_s;
    device.sshConfig = u"/c"_s;
    list = ssh::sshArguments(device, {u"true"_s});
    QCOMPARE(list.mid(0, 2), QStringList({u"-F"_s, u"/c"_s}));
    QVERIFY(list.contains(u"Port=2222"_s) && list.contains(u"User=edge"_s) && list.contains(u"IdentitiesOnly=yes"_s));
    QCOMPARE(list[list.indexOf(u"-i"_s) + 1], u"/k"_s);

    const QStringList rsync = ssh::rsyncUploadArguments(device, u"-from"_s, u"to it"_s);
    QCOMPARE(rsync.last(), u"board:to it"_s);
    QVERIFY(rsync.contains(u"--protect-args"_s));
    device.host = u"fe80::1"_s;
    QCOMPARE(ssh::rsyncUploadArguments(device, u"a"_s, u"b"_s).last(), u"[fe80::1]:b"_s);
}

void TestSshCommand::theSocketPathStaysShort()
{
    Device device;
    device.host = u"board"_s;
    QVERIFY(!ssh::controlPath(device, {.controlFolder = u"/run/user/1000/crosswright"_s}).isEmpty());
    QCOMPARE(ssh::controlPath(device, {.controlFolder = u'/' + QString(90, u'x')}), QString());
    const QStringList list = ssh::options(device, {.controlFolder = u'/' + QString(90, u'x')});
    QVERIFY(list.contains(u"ControlMaster=no"_s));
    Device other = device;
    other.user = u"somebody"_s;
    QVERIFY(ssh::controlPath(device) != ssh::controlPath(other));
}

void TestSshCommand::sharingNeedsAPrivateFolder()
{
    QTemporaryDir folder(QDir::tempPath() + u"/cw-XXXXXX"_s);
    Device device;
    device.host = u"board"_s;
    QVERIFY(ssh::options(device, {.controlFolder = folder.path()}).contains(u"ControlMaster=auto"_s));
    // A link could lead into somebody else's folder.
    const QString link = folder.path() + u"/l"_s;
    QVERIFY(QFile::link(folder.path(), link));
    QVERIFY(ssh::options(device, {.controlFolder = link}).contains(u"ControlMaster=no"_s));
}

// `ssh -G` prints what ssh understood, without connecting.
void TestSshCommand::sshReadsTheOptionsAsMeant()
{
    QTemporaryDir folder(QDir::tempPath() + u"/cw-XXXXXX"_s);
    const QString config = folder.filePath(u"config"_s);
    QFile file(config);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Host *\n StrictHostKeyChecking no\n RemoteCommand evil\n LocalForward 1 a:2\n RequestTTY force\n");
    file.close();
    Device device;
    device.host = u"board"_s;
    device.sshConfig = config;
    device.port = 2200;
    device.user = u"edge"_s;
    device.knownHosts = u"/a b/known%h"_s;
    QStringList arguments = ssh::options(device, {.controlFolder = folder.path(), .ownKnownHosts = u"/own"_s});
    arguments << u"-G"_s << u"--"_s << device.host;
    const auto outcome = runProcess({u"ssh"_s, arguments});
    QVERIFY(outcome);
    const QString text = QString::fromUtf8(outcome->output) + QString::fromUtf8(outcome->errors);
    QVERIFY2(outcome->succeeded(), qPrintable(text));
    for (const QString& line : {u"stricthostkeychecking true"_s, u"port 2200"_s, u"user edge"_s, u"batchmode yes"_s,
                                u"requesttty false"_s, u"clearallforwardings yes"_s, u"controlmaster auto"_s})
        QVERIFY2(text.contains(line + u'\n'), qPrintable(line + u" is not in:\n"_s + text));
    QVERIFY2(text.contains("userknownhostsfile"_L1) && text.contains("/a b/known"_L1) && text.contains(" /own"_L1),
             qPrintable(text));
    QVERIFY2(!text.contains("remotecommand evil"_L1) && !text.contains("localforward"_L1), qPrintable(text));
}

void TestSshCommand::messagesAreClassified_data()
{
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QString>("name");
    QTest::newRow("refused") << QByteArray("ssh: connect to host 127.0.0.1 port 1: Connection refused\r\n")
                             << u"refused"_s;
    QTest::newRow("timeout") << QByteArray("ssh: connect to host x port 22: Connection timed out") << u"timeout"_s;
    QTest::newRow("name") << QByteArray("ssh: Could not resolve hostname x: Name or service not known")
                          << u"unknown-name"_s;
    QTest::newRow("route") << QByteArray("ssh: connect to host x port 22: No route to host") << u"unreachable"_s;
    QTest::newRow("auth") << QByteArray("edge@x: Permission denied (publickey).") << u"authentication"_s;
    QTest::newRow("unknown") << QByteArray(
        "No ED25519 host key is known for x and you have requested strict checking.\n"
        "Host key verification failed.")
                             << u"unknown-key"_s;
    QTest::newRow("changed") << QByteArray("@    WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED!     @\n"
                                           "Host key verification failed.")
                             << u"changed-key"_s;
    QTest::newRow("closed") << QByteArray("kex_exchange_identification: Connection closed by remote host")
                            << u"closed"_s;
    QTest::newRow("nothing") << QByteArray() << u"other"_s;
    // The program's own words are not ssh's: cat says this for a file that it may not read.
    QTest::newRow("cat") << QByteArray("cat: x: Permission denied") << u"other"_s;
}

void TestSshCommand::messagesAreClassified()
{
    QFETCH(QByteArray, message);
    QFETCH(QString, name);
    QCOMPARE(ssh::problemName(ssh::problemOf(message)), name);
}

void TestSshCommand::everyProblemHasASentence()
{
    Device device;
    device.name = u"nano"_s;
    device.host = u"board"_s;
    QSet<QString> sentences;
    for (int i = int(ssh::Problem::NoClient); i <= int(ssh::Problem::Other); ++i) {
        const Error error = ssh::errorOf(ssh::Problem(i), device, "what ssh said");
        QVERIFY(!error.text.isEmpty());
        sentences.insert(error.text);
    }
    QCOMPARE(sentences.size(), int(ssh::Problem::Other));
}

QTEST_GUILESS_MAIN(TestSshCommand)
#include "tst_sshcommand.moc"
