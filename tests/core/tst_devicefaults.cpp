// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/devicestore.h"
#include "core/proc/process.h"
#include "tests/support/faultserver.h"
#include "tests/support/loopbacksshd.h"
#include "tests/support/smokepackage.h"
#include "tests/support/wheelmaker.h"

#include <QEventLoop>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;
using namespace cw;

/// The program against devices that hang, lie and break off, and against Ctrl-C and kill: a real sshd, real servers that
/// are none, a real wheel, real Python.
class TstDeviceFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void faultsAreToldApart();
    void anAnswerWithoutAReasonHasOne();
    void ctrlCEndsAWaitForTheDevice();
    void theSecondCtrlCEndsAtOnce();
    void whatAKilledDeploymentLeavesIsShownAndSwept();
    void whatIsLeftCanBeRemoved();
    void theAcceptedKeyIsTheOneThatIsShownNow();
    void anSshThatIsKilledHereIsSaid();

private:
    std::unique_ptr<QProcess> start(const QStringList& arguments) const;
    bool ended(QProcess& process) const;
    QStringList addDevice(const QString& name, quint16 port) const;
    QString wheel(const QString& version, const QByteArray& body);
    /// Starts a deployment whose proof never ends and waits until it runs on the device; its number there.
    std::unique_ptr<QProcess> startEndless(qint64& remotePid);
    QJsonObject versions();
    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    static bool lives(qint64 pid) { return pid > 0 && ::kill(pid_t(pid), 0) == 0; }

    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/cw-XXXXXX")};
    test::LoopbackSshd m_sshd;
    int m_version = 0;
};

void TstDeviceFaults::initTestCase()
{
    qunsetenv("SSH_AUTH_SOCK");
    const QString problem = m_sshd.start(m_folder.path());
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    // Everything that is run on the device goes through a program of ours, which can be told to hang.
    const QByteArray folder = m_folder.path().toUtf8();
    QVERIFY(files::write(path("gate"),
                         "#!/bin/sh\n[ ! -e " + folder + "/mute ] || exit 0\n[ ! -e " + folder
                             + "/hang ] || exec sleep 300\nHOME=" + folder
                             + "/home exec sh -c \"$SSH_ORIGINAL_COMMAND\"\n",
                         files::permissions(0700)));
    QVERIFY(QDir().mkpath(path("home")));
    QVERIFY(files::write(path("authorized"), "command=\"cd " + folder + "/home && " + folder + "/gate\" "
                                                 + *files::read(path("user.pub"))));
    Device device = m_sshd.device();
    device.folder = path("home/crosswright");
    QVERIFY(DeviceStore(path("crosswright/devices.json")).add(device));
}

void TstDeviceFaults::init()
{
    QFile::remove(path("hang"));
    QFile::remove(path("mute"));
}

void TstDeviceFaults::cleanup()
{
    init();
    // No connection of one test serves the next.
    for (const QString& socket : QDir(path("crosswright")).entryList({u"s-*"_s}, QDir::System))
        QProcess::execute(u"ssh"_s,
                          {u"-O"_s, u"exit"_s, u"-o"_s, "ControlPath="_L1 + path("crosswright/") + socket, u"x"_s});
}

std::unique_ptr<QProcess> TstDeviceFaults::start(const QStringList& arguments) const
{
    auto process = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"})
        environment.insert(QString::fromLatin1(name), m_folder.path());
    process->setProcessEnvironment(environment);
    process->start(qEnvironmentVariable("CROSSWRIGHT_PROGRAM"), arguments);
    process->closeWriteChannel();
    return process;
}

/// Waits with the event loop running, in which the servers of this test live.
bool TstDeviceFaults::ended(QProcess& process) const
{
    return QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 60000);
}

QStringList TstDeviceFaults::addDevice(const QString& name, quint16 port) const
{
    Device device = m_sshd.device();
    device.name = name;
    device.port = port;
    if (!DeviceStore(path("crosswright/devices.json")).add(device))
        return {};
    return {u"device"_s, u"test"_s, name, u"--json"_s};
}

QString TstDeviceFaults::wheel(const QString& version, const QByteArray& body)
{
    return makeWheel(m_folder.path(), u"tinyflow-%1-py3-none-any.whl"_s.arg(version),
                     {{u"tinyflow/__init__.py"_s, body}});
}

std::unique_ptr<QProcess> TstDeviceFaults::startEndless(qint64& remotePid)
{
    const QString noted = path("remote-pid");
    QFile::remove(noted);
    const QString file = wheel(QString::number(++m_version),
                               "import os, time\nwith open('" + (noted + u".new"_s).toUtf8()
                                   + "', 'w') as f: f.write(str(os.getpid()))\nos.rename('"
                                   + (noted + u".new"_s).toUtf8() + "', '" + noted.toUtf8() + "')\ntime.sleep(600)\n");
    auto process = start({u"deploy"_s, file, u"--device"_s, u"loop"_s, u"--json"_s});
    if (!QTest::qWaitFor([&] { return QFile::exists(noted) || process->state() == QProcess::NotRunning; }, 90000)
        || !QFile::exists(noted))
        qWarning("%s", (process->readAllStandardError() + process->readAllStandardOutput()).constData());
    remotePid = files::read(noted).valueOr({}).toLongLong();
    return process;
}

QJsonObject TstDeviceFaults::versions()
{
    const auto process = start({u"rollback"_s, u"--list"_s, u"--device"_s, u"loop"_s, u"--json"_s});
    if (!ended(*process))
        return {};
    return QJsonDocument::fromJson(process->readAllStandardOutput()).object();
}

void TstDeviceFaults::faultsAreToldApart()
{
    test::FaultServer silent("");
    test::FaultServer half("SSH-2.0-Half");
    test::FaultServer afterwards("SSH-2.0-OpenSSH_9.2\r\n");
    test::FaultServer web("HTTP/1.1 400 Bad Request\r\n\r\n", {}, true);
    test::FaultServer mail("220 mail ready\r\n");
    test::FaultServer endless("hello\r\n", "hello again\r\n");
    test::FaultServer gone("", {}, true);
    quint16 nobody = 0;
    {
        QTcpServer server;
        server.listen(QHostAddress::LocalHost, 0);
        nobody = server.serverPort();
    }
    const QList<std::pair<QString, quint16>> cases{{u"no-banner"_s, silent.port()},  {u"no-banner"_s, half.port()},
                                                   {u"silent"_s, afterwards.port()}, {u"not-ssh"_s, web.port()},
                                                   {u"not-ssh"_s, mail.port()},      {u"not-ssh"_s, endless.port()},
                                                   {u"closed"_s, gone.port()},       {u"refused"_s, nobody}};
    // All at once: each waits for some seconds.
    std::vector<std::unique_ptr<QProcess>> processes;
    for (qsizetype i = 0; i < cases.size(); ++i)
        processes.push_back(start(addDevice(u"fault%1"_s.arg(i), cases.at(i).second)));
    QStringList found;
    QStringList wanted;
    QStringList texts;
    for (std::size_t i = 0; i < processes.size(); ++i) {
        QVERIFY(ended(*processes.at(i)));
        const QJsonObject answer = QJsonDocument::fromJson(processes.at(i)->readAllStandardOutput()).object();
        found.append(answer.value("problem"_L1).toString());
        wanted.append(cases.at(qsizetype(i)).first);
        const QString text = answer.value("text"_L1).toString();
        QVERIFY(!text.isEmpty());
        if (i == 0 || wanted.at(qsizetype(i) - 1) != wanted.last())
            texts.append(QString(text).remove(QRegularExpression(u"127\\.0\\.0\\.1(:\\d+)?|port \\d+"_s)));
    }
    QCOMPARE(found, wanted);
    QCOMPARE(QSet<QString>(texts.cbegin(), texts.cend()).size(), texts.size()); // each has a sentence of its own
}

void TstDeviceFaults::anAnswerWithoutAReasonHasOne()
{
    QVERIFY(files::write(path("mute"), "x"));
    const auto process = start({u"deploy"_s, wheel(u"90"_s, test::right), u"--device"_s, u"loop"_s});
    QVERIFY(ended(*process));
    const QString said = QString::fromUtf8(process->readAllStandardError());
    QVERIFY2(said.contains(u"did not say what it is: it gave no answer."_s), qPrintable(said));
}

void TstDeviceFaults::ctrlCEndsAWaitForTheDevice()
{
    QVERIFY(files::write(path("hang"), "x"));
    const auto process = start({u"deploy"_s, wheel(u"91"_s, test::right), u"--device"_s, u"loop"_s, u"--json"_s});
    QVERIFY(QTest::qWaitFor([&] { return process->bytesAvailable() > 0; }, 20000));
    ::kill(pid_t(process->processId()), SIGINT);
    QVERIFY(ended(*process));
    const QByteArray said = process->readAllStandardOutput();
    QVERIFY2(said.contains("The deployment was cancelled"), said.constData());
}

void TstDeviceFaults::theSecondCtrlCEndsAtOnce()
{
    qint64 remote = 0;
    const auto process = startEndless(remote);
    QVERIFY(lives(remote));
    QVERIFY(files::write(path("hang"), "x")); // what removes the version will hang
    process->readAllStandardOutput();
    ::kill(pid_t(process->processId()), SIGINT);
    QVERIFY(QTest::qWaitFor([&] { return process->peek(65536).contains("discard"); }, 20000));
    ::kill(pid_t(process->processId()), SIGINT);
    QVERIFY(ended(*process));
    QCOMPARE(process->exitCode(), 128 + SIGINT);
    QVERIFY(QTest::qWaitFor([&] { return !lives(remote); }, 20000)); // the proof ended with the first
}

void TstDeviceFaults::whatAKilledDeploymentLeavesIsShownAndSwept()
{
    qint64 remote = 0;
    auto process = startEndless(remote);
    QVERIFY(lives(remote));
    QJsonArray unfinished = versions().value("unfinished"_L1).toArray();
    QVERIFY(!unfinished.isEmpty());
    QCOMPARE(unfinished.last().toObject().value("abandoned"_L1).toBool(true), false); // it runs
    process->kill();
    QVERIFY(ended(*process));
    QVERIFY(QTest::qWaitFor([&] { return !lives(remote); }, 30000)); // the connection's end ended it there
    unfinished = versions().value("unfinished"_L1).toArray();
    QVERIFY(unfinished.last().toObject().value("abandoned"_L1).toBool());

    process = start({u"deploy"_s, wheel(u"92"_s, test::right), u"--device"_s, u"loop"_s});
    QVERIFY(ended(*process));
    QVERIFY2(process->exitCode() == 0, process->readAllStandardError().constData());
    const QJsonObject after = versions();
    QCOMPARE(after.value("unfinished"_L1).toArray(), QJsonArray());
    QCOMPARE(after.value("versions"_L1).toArray().size(), 1);
    QCOMPARE(QDir(path("home/crosswright/versions")).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(), 1);
    QCOMPARE(QDir(path("home/crosswright/incoming")).entryList(QDir::Dirs | QDir::NoDotAndDotDot), QStringList());
}

void TstDeviceFaults::whatIsLeftCanBeRemoved()
{
    qint64 remote = 0;
    const auto process = startEndless(remote);
    QVERIFY(lives(remote));
    process->kill();
    QVERIFY(ended(*process));
    QVERIFY(QTest::qWaitFor([&] { return !lives(remote); }, 30000));
    const QJsonObject before = versions();
    const QString name = before.value("unfinished"_L1).toArray().last().toObject().value("name"_L1).toString();
    QVERIFY(!name.isEmpty());
    const auto remove = start({u"rollback"_s, u"--remove"_s, name, u"--device"_s, u"loop"_s});
    QVERIFY(ended(*remove));
    QVERIFY2(remove->exitCode() == 0, remove->readAllStandardError().constData());
    QVERIFY(!QFile::exists(path("home/crosswright/versions/") + name));
    QVERIFY(!QFile::exists(path("home/crosswright/incoming/") + name));
    // What is in use stays.
    const QString inUse = before.value("versions"_L1).toArray().first().toObject().value("name"_L1).toString();
    const auto refused = start({u"rollback"_s, u"--remove"_s, inUse, u"--device"_s, u"loop"_s});
    QVERIFY(ended(*refused));
    QVERIFY(refused->exitCode() != 0);
    QVERIFY(QFile::exists(path("home/crosswright/versions/") + inUse));
}

void TstDeviceFaults::theAcceptedKeyIsTheOneThatIsShownNow()
{
    Device device = m_sshd.device();
    const QStringList words{u"device"_s,       u"add"_s,
                            u"second"_s,       device.host,
                            u"--port"_s,       QString::number(device.port),
                            u"--identity"_s,   device.identityFile,
                            u"--ssh-config"_s, path("users_config"),
                            u"--accept-key"_s, u"SHA256:0000000000000000000000000000000000000000000"_s};
    // Another device has noted the address with the key that the machine shows; the named key is another one.
    QVERIFY(files::write(path("users_config"), "Host *\n UserKnownHostsFile " + path("known_hosts").toUtf8() + "\n"));
    const auto process = start(words);
    QVERIFY(ended(*process));
    const QByteArray said = process->readAllStandardError();
    QVERIFY2(process->exitCode() != 0, said.constData());
    QVERIFY2(said.contains("not SHA256:0000"), said.constData());
    // An address that never answers ends by itself.
    const auto nowhere = start({u"device"_s, u"add"_s, u"third"_s, u"127.0.0.1"_s, u"--port"_s,
                                QString::number(test::FaultServer("").port())});
    QVERIFY(ended(*nowhere));
    QVERIFY(nowhere->exitCode() != 0);
}

void TstDeviceFaults::anSshThatIsKilledHereIsSaid()
{
    QVERIFY(files::write(path("hang"), "x"));
    const auto process = start({u"device"_s, u"test"_s, u"loop"_s, u"--json"_s});
    qint64 ssh = 0;
    const auto child = [&] {
        const auto found =
            runProcess({u"pgrep"_s, {u"-P"_s, QString::number(process->processId()), u"-x"_s, u"ssh"_s}});
        ssh = found ? found->output.trimmed().toLongLong() : 0;
        return ssh > 0;
    };
    QVERIFY(QTest::qWaitFor(child, 10000));
    ::kill(pid_t(ssh), SIGKILL);
    QVERIFY(ended(*process));
    const QJsonObject answer = QJsonDocument::fromJson(process->readAllStandardOutput()).object();
    QCOMPARE(answer.value("problem"_L1).toString(), u"killed"_s);
}

QTEST_GUILESS_MAIN(TstDeviceFaults)
#include "tst_devicefaults.moc"
