// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/firstcontact.h"
#include "core/device/sshshell.h"
#include "tests/support/loopbacksshd.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

/// First contact and questions against a real sshd on the loopback.
class TstFirstContact : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanupTestCase();
    void knownNewAndChanged();
    void sayingWhichFileToCompare();
    void nobodyThere();
    void asksForAPassphrase();
    void aWrongPassphraseIsAskedAgain();
    void withoutAProgramNothingIsAsked();
    void greets();

private:
    ssh::Settings settings(bool share = false) const
    {
        return {.share = share, .controlFolder = m_folder.path(), .ownKnownHosts = m_folder.filePath(u"own"_s)};
    }
    QString askpass(const QByteArray& answers);
    Device locked() const;

    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/cw-XXXXXX")};
    test::LoopbackSshd m_sshd;
};

void TstFirstContact::initTestCase()
{
    qunsetenv("SSH_AUTH_SOCK"); // an agent of the person who runs the tests would answer in place of a passphrase
    const QString problem = m_sshd.start(m_folder.path());
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    QCOMPARE(QProcess::execute(u"ssh-keygen"_s, {u"-q"_s, u"-t"_s, u"ed25519"_s, u"-N"_s, u"correct horse"_s, u"-f"_s,
                                                 m_folder.filePath(u"locked"_s)}),
             0);
}

void TstFirstContact::init()
{
    QVERIFY(files::write(m_sshd.path("authorized"),
                         *files::read(m_sshd.path("user.pub")) + *files::read(m_folder.filePath(u"locked.pub"_s))));
}

void TstFirstContact::cleanupTestCase()
{
    SshShell(m_sshd.device(), settings(true)).closeMaster();
}

Device TstFirstContact::locked() const
{
    Device device = m_sshd.device();
    device.identityFile = m_folder.filePath(u"locked"_s);
    return device;
}

/// A program that answers with the lines of a file, one per question, and notes the questions.
QString TstFirstContact::askpass(const QByteArray& answers)
{
    QString path = m_folder.filePath(u"askpass"_s);
    const QByteArray folder = m_folder.path().toUtf8();
    QFile::remove(m_folder.filePath(u"questions"_s));
    if (!files::write(m_folder.filePath(u"answers"_s), answers)
        || !files::write(path,
                         "#!/bin/sh\nprintf '%s\\n' \"$1\" >>" + folder + "/questions\nhead -n 1 " + folder
                             + "/answers\nsed -i 1d " + folder + "/answers\n",
                         files::permissions(0700)))
        return {};
    return path;
}

void TstFirstContact::knownNewAndChanged()
{
    using State = ssh::FirstContact::State;
    const Device device = m_sshd.device();
    auto contact = ssh::meet(device, settings());
    QVERIFY2(contact, contact ? "" : qPrintable(contact.error().sentence()));
    QVERIFY(contact->state == State::Known);
    QVERIFY(!contact->ours);
    const QByteArray real = *files::read(m_sshd.path("host.pub"));
    QCOMPARE(contact->shown.base64, real.split(' ').at(1));

    Device stranger = device;
    stranger.knownHosts = m_folder.filePath(u"nobody"_s);
    contact = ssh::meet(stranger, settings());
    QVERIFY(contact);
    QVERIFY(contact->state == State::New);
    QVERIFY(contact->all.contains(contact->shown));
    QVERIFY(contact->shown.fingerprint().startsWith("SHA256:"_L1));
    QVERIFY(!QFile::exists(stranger.knownHosts)); // looking accepts nothing
    QVERIFY(ssh::accept(contact->target, contact->shown, settings()));
    QVERIFY(SshShell(stranger, settings()).greet());

    // The same name, another key: as after a device was set up anew.
    m_sshd.stop();
    QVERIFY(m_sshd.renewHostKey());
    const QByteArray known = *files::read(m_sshd.path("known_hosts"));
    QVERIFY(m_sshd.start(m_folder.path()).isEmpty());
    contact = ssh::meet(stranger, settings());
    QVERIFY(contact);
    QVERIFY(contact->state == State::Changed);
    QVERIFY(contact->ours);
    QCOMPARE(contact->known.base64, real.split(' ').at(1));
    QVERIFY(contact->known != contact->shown);
    SshShell shell(stranger, settings());
    QVERIFY(!shell.greet());
    QCOMPARE(shell.lastProblem(), ssh::Problem::ChangedKey);
    QVERIFY(ssh::forget(contact->target.lookup, settings()));
    contact = ssh::meet(stranger, settings());
    QVERIFY(contact);
    QVERIFY(contact->state == State::New);
}

void TstFirstContact::sayingWhichFileToCompare()
{
    QCOMPARE(ssh::publicKeyFile(u"ssh-ed25519"_s), u"/etc/ssh/ssh_host_ed25519_key.pub"_s);
    QCOMPARE(ssh::publicKeyFile(u"ecdsa-sha2-nistp256"_s), u"/etc/ssh/ssh_host_ecdsa_key.pub"_s);
    QCOMPARE(ssh::publicKeyFile(u"ssh-rsa"_s), u"/etc/ssh/ssh_host_rsa_key.pub"_s);
}

void TstFirstContact::nobodyThere()
{
    QTcpServer server;
    server.listen(QHostAddress::LocalHost, 0);
    Device device = m_sshd.device();
    device.port = server.serverPort();
    device.knownHosts = m_folder.filePath(u"nobody"_s);
    server.close();
    ssh::Problem problem = ssh::Problem::None;
    QVERIFY(!ssh::meet(device, settings(), &problem));
    QCOMPARE(problem, ssh::Problem::Refused);
}

void TstFirstContact::asksForAPassphrase()
{
    ssh::Settings asking = settings();
    asking.askEnvironment = ssh::askpassEnvironment(askpass("correct horse\n"));
    SshShell shell(locked(), asking);
    const auto machine = shell.greet();
    QVERIFY2(machine, machine ? "" : qPrintable(machine.error().sentence()));
    const QByteArray questions = *files::read(m_folder.filePath(u"questions"_s));
    QCOMPARE(questions.count('\n'), 1);
    QVERIFY2(questions.contains("passphrase for key"), questions.constData());
}

void TstFirstContact::aWrongPassphraseIsAskedAgain()
{
    ssh::Settings asking = settings();
    asking.askEnvironment = ssh::askpassEnvironment(askpass("wrong\ncorrect horse\n"));
    SshShell shell(locked(), asking);
    QVERIFY(shell.greet());
    QCOMPARE(files::read(m_folder.filePath(u"questions"_s))->count('\n'), 2);
    // Uploads and downloads ask in the same way.
    asking.askEnvironment = ssh::askpassEnvironment(askpass("correct horse\ncorrect horse\n"));
    SshShell mover(locked(), asking);
    QVERIFY(mover.upload(m_sshd.path("ssh_config"), m_folder.filePath(u"sent"_s)));
    QVERIFY(mover.download(m_folder.filePath(u"sent"_s), m_folder.filePath(u"back"_s)));
}

void TstFirstContact::withoutAProgramNothingIsAsked()
{
    askpass("correct horse\n");
    SshShell shell(locked(), settings());
    QVERIFY(!shell.greet());
    QCOMPARE(shell.lastProblem(), ssh::Problem::Authentication);
    QVERIFY(!QFile::exists(m_folder.filePath(u"questions"_s)));
}

void TstFirstContact::greets()
{
    SshShell shell(m_sshd.device(), settings());
    const auto machine = shell.greet();
    QVERIFY(machine);
    QProcess uname;
    uname.start(u"uname"_s, {u"-m"_s});
    QVERIFY(uname.waitForFinished());
    QCOMPARE(*machine, QString::fromUtf8(uname.readAllStandardOutput()).trimmed());
}

QTEST_GUILESS_MAIN(TstFirstContact)
#include "tst_firstcontact.moc"
