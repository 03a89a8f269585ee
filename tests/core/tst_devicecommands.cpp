// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/hostkeys.h"
#include "core/proc/process.h"
#include "tests/support/loopbacksshd.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

/// The verbs `device …` as a person or a script runs them, against a real sshd. The order matters: one device's life.
class TestDeviceCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void keysAreParsed();
    void targetsAreParsed();
    void withoutATerminalTheKeyIsNotAccepted();
    void anotherFingerprintIsRefused();
    void theRightFingerprintIsAccepted();
    void itIsListedTestedAndProbed();
    void aKnownKeyNeedsNoQuestion();
    void aChangedKeyBlocks();
    void removingForgetsTheKey();
    void wrongArgumentsAreRefused_data();
    void wrongArgumentsAreRefused();

private:
    struct Answer
    {
        int code = -1;
        QJsonObject json;
        QString errors;
    };
    Answer call(const QStringList& arguments) const;
    QStringList add(const QString& name, const QStringList& more = {}) const;
    QByteArray ownKeys() const;

    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/cw-XXXXXX")};
    test::LoopbackSshd m_sshd;
    QString m_fingerprint;
};

TestDeviceCommands::Answer TestDeviceCommands::call(const QStringList& arguments) const
{
    ProcessRequest request{qEnvironmentVariable("CROSSWRIGHT_PROGRAM"), arguments + QStringList{u"--json"_s}};
    for (const char* name : {"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"})
        request.environment.insert(QString::fromLatin1(name), m_folder.path());
    request.environment.insert(u"XDG_RUNTIME_DIR"_s, m_folder.path());
    const auto outcome = runProcess(request);
    if (!outcome)
        return {-1, {}, outcome.error().sentence()};
    return {outcome->exitCode, QJsonDocument::fromJson(outcome->output).object(), QString::fromUtf8(outcome->errors)};
}

QStringList TestDeviceCommands::add(const QString& name, const QStringList& more) const
{
    const Device device = m_sshd.device();
    return QStringList{u"device"_s,
                       u"add"_s,
                       name,
                       device.host,
                       u"--port"_s,
                       QString::number(device.port),
                       u"--identity"_s,
                       device.identityFile,
                       u"--ssh-config"_s,
                       device.sshConfig}
           + more;
}

QByteArray TestDeviceCommands::ownKeys() const
{
    const auto text = files::read(m_folder.filePath(u"crosswright/known_hosts"_s));
    return text ? *text : QByteArray();
}

void TestDeviceCommands::initTestCase()
{
    const QString problem = m_sshd.start(m_folder.path());
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    const auto outcome = runProcess({u"ssh-keygen"_s, {u"-l"_s, u"-f"_s, m_sshd.path("host.pub")}});
    QVERIFY(outcome);
    m_fingerprint = QString::fromUtf8(outcome->output).section(u' ', 1, 1);
    QVERIFY(m_fingerprint.startsWith("SHA256:"_L1));
    // The user's own file would be read besides ours; this configuration names one that stays empty.
    QFile config(m_sshd.path("ssh_config"));
    QVERIFY(config.open(QIODevice::WriteOnly));
    config.write("Host *\n UserKnownHostsFile " + m_folder.filePath(u"users"_s).toUtf8() + "\n");
}

void TestDeviceCommands::cleanupTestCase()
{
    m_sshd.stop(); // with it the shared connection of `device probe` ends
}

void TestDeviceCommands::keysAreParsed()
{
    const auto own = files::read(m_sshd.path("known_hosts"));
    QVERIFY(own);
    const auto keys = ssh::parseKeys("# a comment\n" + *own
                                     + "@revoked x ssh-ed25519 AAAA\nbad line\n\xff\xfe\n|1|a=|b= ssh-rsa AAAAB3 c\n");
    QCOMPARE(keys.size(), 2);
    QCOMPARE(keys[0].type, u"ssh-ed25519"_s);
    QCOMPARE(keys[0].fingerprint(), m_fingerprint);
    QCOMPARE(keys[1].type, u"ssh-rsa"_s);
}

void TestDeviceCommands::targetsAreParsed()
{
    const auto target =
        ssh::parseTarget("hostname Board.local\nport 2222\nuserknownhostsfile /a b/k /c\nproxyjump none\n");
    QCOMPARE(target.lookup, u"[board.local]:2222"_s);
    QCOMPARE(target.knownHosts, QStringList({u"/a b/k"_s, u"/c"_s}));
    QVERIFY(!target.throughJump);
    QCOMPARE(ssh::parseTarget("hostname h\nport 22\n").lookup, u"h"_s);
    QCOMPARE(ssh::parseTarget("hostname h\nport 23\nhostkeyalias nano\n").lookup, u"nano"_s);
    QVERIFY(ssh::parseTarget("hostname h\nport 22\nproxyjump gate\n").throughJump);
}

void TestDeviceCommands::withoutATerminalTheKeyIsNotAccepted()
{
    const Answer answer = call(add(u"loop"_s));
    QCOMPARE(answer.code, 2);
    QVERIFY2(answer.errors.contains("--accept-key "_L1 + m_fingerprint), qPrintable(answer.errors));
    QVERIFY(ownKeys().isEmpty());
    QCOMPARE(call({u"device"_s, u"list"_s}).json.value("devices"_L1).toArray().size(), 0);
}

void TestDeviceCommands::anotherFingerprintIsRefused()
{
    const Answer answer =
        call(add(u"loop"_s, {u"--accept-key"_s, u"SHA256:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"_s}));
    QCOMPARE(answer.code, 2);
    QVERIFY2(answer.errors.contains(m_fingerprint), qPrintable(answer.errors));
    QVERIFY(ownKeys().isEmpty());
}

void TestDeviceCommands::theRightFingerprintIsAccepted()
{
    const Answer answer = call(add(u"loop"_s, {u"--accept-key"_s, m_fingerprint, u"--board"_s, u"jetson-nano"_s}));
    QVERIFY2(answer.code == 0, qPrintable(answer.errors));
    QCOMPARE(answer.json.value("host_key"_L1).toString(), m_fingerprint);
    QCOMPARE(answer.json.value("version"_L1).toInt(), 1);
    QVERIFY(ownKeys().startsWith("[127.0.0.1]:" + QByteArray::number(m_sshd.port()) + " ssh-ed25519 "));
}

void TestDeviceCommands::itIsListedTestedAndProbed()
{
    const Answer tested = call({u"device"_s, u"test"_s, u"loop"_s});
    QVERIFY2(tested.code == 0, qPrintable(tested.errors));
    QCOMPARE(tested.json.value("ok"_L1).toBool(), true);
    const Answer probed = call({u"device"_s, u"probe"_s, u"loop"_s});
    QVERIFY2(probed.code == 0, qPrintable(probed.errors));
    const QJsonObject facts = probed.json.value("facts"_L1).toObject();
    QVERIFY(!facts.value("device.os"_L1).toObject().value("value"_L1).toString().isEmpty());
    const QJsonArray devices = call({u"device"_s, u"list"_s}).json.value("devices"_L1).toArray();
    QCOMPARE(devices.size(), 1);
    QCOMPARE(devices.first().toObject().value("name"_L1).toString(), u"loop"_s);
    QCOMPARE(devices.first().toObject().value("board"_L1).toString(), u"jetson-nano"_s);
    QVERIFY(devices.first().toObject().contains("probed"_L1));
}

void TestDeviceCommands::aKnownKeyNeedsNoQuestion()
{
    const Answer answer = call(add(u"again"_s));
    QVERIFY2(answer.code == 0, qPrintable(answer.errors));
    QCOMPARE(call({u"device"_s, u"remove"_s, u"again"_s}).code, 0);
    QVERIFY(!ownKeys().isEmpty()); // "loop" still needs it
}

void TestDeviceCommands::aChangedKeyBlocks()
{
    m_sshd.stop();
    QVERIFY(m_sshd.renewHostKey());
    const QString problem = m_sshd.start(m_folder.path());
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    QFile config(m_sshd.path("ssh_config"));
    QVERIFY(config.open(QIODevice::WriteOnly));
    config.write("Host *\n UserKnownHostsFile " + m_folder.filePath(u"users"_s).toUtf8() + "\n");
    config.close();
    const Answer tested = call({u"device"_s, u"test"_s, u"loop"_s});
    QCOMPARE(tested.code, 3);
    QCOMPARE(tested.json.value("problem"_L1).toString(), u"changed-key"_s);
    const QByteArray before = ownKeys();
    const Answer added = call(add(u"loop"_s, {u"--accept-key"_s, m_fingerprint}));
    QCOMPARE(added.code, 2);
    QVERIFY2(added.errors.contains("device remove"_L1), qPrintable(added.errors));
    QCOMPARE(ownKeys(), before);
}

void TestDeviceCommands::removingForgetsTheKey()
{
    QCOMPARE(call({u"device"_s, u"remove"_s, u"loop"_s}).code, 0);
    QVERIFY(ownKeys().isEmpty());
    QCOMPARE(call({u"device"_s, u"remove"_s, u"loop"_s}).code, 2);
    QVERIFY(!QFile::exists(m_folder.filePath(u"crosswright/facts/loop.json"_s)));
    // The new key is a new first contact.
    QCOMPARE(call(add(u"loop"_s)).code, 2);
    m_sshd.stop();
    QCOMPARE(call(add(u"loop"_s, {u"--accept-key"_s, m_fingerprint})).code, 3);
}

void TestDeviceCommands::wrongArgumentsAreRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::newRow("no host") << QStringList{u"device"_s, u"add"_s, u"x"_s} << 64;
    QTest::newRow("host like an option") << QStringList{u"device"_s, u"add"_s, u"--"_s, u"x"_s,
                                                        u"-oProxyCommand=touch"_s}
                                         << 2;
    QTest::newRow("name like a path") << QStringList{u"device"_s, u"add"_s, u"../x"_s, u"host"_s} << 2;
    QTest::newRow("port") << QStringList{u"device"_s, u"add"_s, u"x"_s, u"host"_s, u"--port"_s, u"ssh"_s} << 2;
    QTest::newRow("board") << QStringList{u"device"_s, u"add"_s, u"x"_s, u"host"_s, u"--board"_s, u"toaster"_s} << 2;
    QTest::newRow("unknown device") << QStringList{u"device"_s, u"test"_s, u"x"_s} << 2;
    QTest::newRow("kind") << QStringList{u"probe"_s, u"--parse"_s, u"nonsense"_s, u"x"_s} << 64;
    QTest::newRow("no recording") << QStringList{u"probe"_s, u"--parse"_s, u"nvcc"_s, u"/nonexistent"_s} << 2;
    QTest::newRow("no file named") << QStringList{u"probe"_s, u"--parse"_s, u"nvcc"_s} << 64;
}

void TestDeviceCommands::wrongArgumentsAreRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    // "--" ends the options, so --json stands first.
    ProcessRequest request{qEnvironmentVariable("CROSSWRIGHT_PROGRAM"), arguments};
    request.environment.insert(u"XDG_CONFIG_HOME"_s, m_folder.path());
    const auto outcome = runProcess(request);
    QVERIFY(outcome);
    QCOMPARE(outcome->exitCode, code);
    QVERIFY(!outcome->errors.isEmpty());
    QCOMPARE(outcome->output, QByteArray());
}

QTEST_GUILESS_MAIN(TestDeviceCommands)
#include "tst_devicecommands.moc"
