// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What only a person can answer about a connection, against a real sshd, a real ssh and the real program as its askpass.

#include "core/base/paths.h"
#include "tests/support/loopbacksshd.h"
#include "ui/deploy/askpassdesk.h"
#include "ui/deploy/deviceerrand.h"
#include "ui/look/crossstyle.h"
#include "ui/shell/prompter.h"

#include <QApplication>
#include <QDialog>
#include <QDirIterator>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

const QString passphrase = u"correct horse battery"_s;

/// Says yes to every dangerous act and counts the questions.
class YesPrompter : public Prompter
{
public:
    Leave askUnsaved(QWidget*, const QString&) override { return Leave::Cancel; }
    QString openFile(QWidget*, const QString&, const QString&, const QString&) override { return {}; }
    QString saveFile(QWidget*, const QString&, const QString&, const QString&) override { return {}; }
    QString openFolder(QWidget*, const QString&, const QString&) override { return {}; }
    bool confirm(QWidget*, const QString& question, const QString&, const QString&) override
    {
        questions.append(question);
        return true;
    }
    void tell(QWidget*, const QString&, const QString&) override {}

    QStringList questions;
};

QDialog* shown(const QString& name)
{
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (widget->objectName() == name && widget->isVisible())
            return qobject_cast<QDialog*>(widget);
    }
    return nullptr;
}

template <typename T>
T* in(QWidget* parent, const char* name)
{
    return parent->findChild<T*>(QLatin1StringView(name));
}

} // namespace

class TestDeviceErrand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void connectsAndWorks();
    void cancelIsTheDefaultForAnUnknownKey();
    void aPastedFingerprintIsCompared();
    void aTrustedKeyIsKept();
    void aChangedKeyBlocks();
    void aChangedKeyCanBeForgotten();
    void aPassphraseIsAskedInTheWindow();
    void aWrongPassphraseIsAskedAgain();
    void decliningIsAskedOnce();
    void ticketsDecide();
    void cancellingWhileItConnects();
    void deletingEndsTheQuestion();

private:
    Device stranger() const; ///< whose host key nobody accepted
    Device locked() const;
    DeviceErrand* begin(const Device& device, const DeviceErrand::Work& work = {});
    bool over() const { return m_status.has_value(); }

    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/cw-XXXXXX")};
    test::LoopbackSshd m_sshd;
    YesPrompter m_prompter;
    std::unique_ptr<QWidget> m_window;
    std::optional<Status> m_status;
};

void TestDeviceErrand::initTestCase()
{
    qunsetenv("SSH_AUTH_SOCK");
    for (const char* name : {"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"})
        qputenv(name, m_folder.filePath(u"x"_s).toLocal8Bit());
    qputenv("XDG_RUNTIME_DIR", m_folder.path().toLocal8Bit());
    QApplication::setStyle(new CrossStyle);
    AskpassDesk::setProgram(qEnvironmentVariable("CROSSWRIGHT_GUI_PROGRAM"));
    const QString problem = m_sshd.start(m_folder.path());
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    QCOMPARE(QProcess::execute(u"ssh-keygen"_s, {u"-q"_s, u"-t"_s, u"ed25519"_s, u"-N"_s, passphrase, u"-f"_s,
                                                 m_folder.filePath(u"locked"_s)}),
             0);
    QVERIFY(files::write(m_sshd.path("authorized"),
                         *files::read(m_sshd.path("user.pub")) + *files::read(m_folder.filePath(u"locked.pub"_s))));
}

void TestDeviceErrand::init()
{
    m_prompter.questions.clear();
    Prompter::replace(&m_prompter);
    m_window = std::make_unique<QWidget>();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_status.reset();
    QFile::remove(ssh::ownKnownHostsFile());
}

void TestDeviceErrand::cleanup()
{
    m_window.reset();
    Prompter::replace(nullptr);
    for (const Device& device : {m_sshd.device(), stranger(), locked()})
        SshShell(device).closeMaster();
}

Device TestDeviceErrand::stranger() const
{
    Device device = m_sshd.device();
    device.name = u"stranger"_s;
    device.knownHosts = m_folder.filePath(u"nobody"_s);
    return device;
}

Device TestDeviceErrand::locked() const
{
    Device device = m_sshd.device();
    device.name = u"locked"_s;
    device.identityFile = m_folder.filePath(u"locked"_s);
    return device;
}

DeviceErrand* TestDeviceErrand::begin(const Device& device, const DeviceErrand::Work& work)
{
    auto* errand = new DeviceErrand(device, m_window.get());
    connect(errand, &DeviceErrand::ended, this, [this](const Status& status) { m_status = status; });
    errand->start(work);
    return errand;
}

void TestDeviceErrand::connectsAndWorks()
{
    auto* thread = QThread::currentThread();
    std::atomic_bool elsewhere = false;
    auto* errand = begin(m_sshd.device(), [&, thread](SshShell& shell) -> Status {
        elsewhere = QThread::currentThread() != thread;
        const auto outcome = shell.run({u"true"_s});
        if (!outcome)
            return outcome.error();
        return Done{};
    });
    const QSignalSpy connected(errand, &DeviceErrand::connected);
    QTRY_VERIFY_WITH_TIMEOUT(over(), 20000);
    QVERIFY2(*m_status, *m_status ? "" : qPrintable(m_status->error().sentence()));
    QCOMPARE(connected.size(), 1);
    QVERIFY(elsewhere);
}

void TestDeviceErrand::cancelIsTheDefaultForAnUnknownKey()
{
    begin(stranger());
    QTRY_VERIFY_WITH_TIMEOUT(shown(u"hostKeyDialog"_s), 30000);
    QDialog* dialog = shown(u"hostKeyDialog"_s);
    const QString fingerprint = in<QLabel>(dialog, "hostKeyFingerprint")->text();
    QVERIFY(fingerprint.startsWith("SHA256:"_L1));
    QProcess keygen;
    keygen.start(u"ssh-keygen"_s, {u"-lf"_s, m_sshd.path("host.pub")});
    QVERIFY(keygen.waitForFinished());
    QVERIFY(QString::fromUtf8(keygen.readAllStandardOutput()).contains(fingerprint));
    QCOMPARE(in<QLabel>(dialog, "hostKeyCommand")->text(), u"ssh-keygen -lf /etc/ssh/ssh_host_ed25519_key.pub"_s);
    auto* cancel = in<QPushButton>(dialog, "hostKeyCancel");
    QVERIFY(cancel->isDefault());
    QTRY_VERIFY(cancel->hasFocus());
    QVERIFY(!in<QPushButton>(dialog, "hostKeyTrust")->isDefault());
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(over());
    QVERIFY(!*m_status);
    QCOMPARE(m_status->error().kind, Error::Kind::Cancelled);
    QVERIFY(!QFile::exists(ssh::ownKnownHostsFile()));
}

void TestDeviceErrand::aPastedFingerprintIsCompared()
{
    begin(stranger());
    QTRY_VERIFY_WITH_TIMEOUT(shown(u"hostKeyDialog"_s), 30000);
    QDialog* dialog = shown(u"hostKeyDialog"_s);
    auto* pasted = in<QLineEdit>(dialog, "hostKeyPasted");
    auto* trust = in<QPushButton>(dialog, "hostKeyTrust");
    QVERIFY(trust->isEnabled());
    pasted->setText(u"256 SHA256:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA root@jetson (ED25519)"_s);
    QVERIFY(!trust->isEnabled());
    QVERIFY(in<QLabel>(dialog, "hostKeyVerdict")->isVisible());
    const QString right = in<QLabel>(dialog, "hostKeyFingerprint")->text();
    pasted->setText(right.chopped(1)); // a part of it is not it
    QVERIFY(!trust->isEnabled());
    pasted->setText("256 "_L1 + right + " root@jetson (ED25519)"_L1);
    QVERIFY(trust->isEnabled());
    dialog->reject();
    QTRY_VERIFY(over());
}

void TestDeviceErrand::aTrustedKeyIsKept()
{
    begin(stranger());
    QTRY_VERIFY_WITH_TIMEOUT(shown(u"hostKeyDialog"_s), 30000);
    QTest::mouseClick(in<QPushButton>(shown(u"hostKeyDialog"_s), "hostKeyTrust"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(over(), 30000);
    QVERIFY2(*m_status, *m_status ? "" : qPrintable(m_status->error().sentence()));
    QVERIFY(QFile::exists(ssh::ownKnownHostsFile()));
    QVERIFY(!QFile::exists(stranger().knownHosts)); // the user's own file is his
    m_status.reset();
    begin(stranger()); // nothing is asked any more
    QTRY_VERIFY_WITH_TIMEOUT(over(), 30000);
    QVERIFY(*m_status);
}

void TestDeviceErrand::aChangedKeyBlocks()
{
    // The user's file names another key for this address.
    QVERIFY(QFile::exists(m_sshd.path("other")) || m_sshd.makeKey(u"other"_s));
    Device device = stranger();
    device.knownHosts = m_folder.filePath(u"changed"_s);
    QVERIFY(files::write(device.knownHosts, "[127.0.0.1]:" + QByteArray::number(m_sshd.port()) + ' '
                                                + *files::read(m_sshd.path("other.pub"))));
    bool worked = false;
    begin(device, [&](SshShell&) -> Status {
        worked = true;
        return Done{};
    });
    QTRY_VERIFY_WITH_TIMEOUT(shown(u"changedKeyDialog"_s), 30000);
    QDialog* dialog = shown(u"changedKeyDialog"_s);
    QVERIFY(in<QLabel>(dialog, "knownFingerprint")->text() != in<QLabel>(dialog, "shownFingerprint")->text());
    QTRY_VERIFY(over());
    QVERIFY(!*m_status);
    QCOMPARE(m_status->error().kind, Error::Kind::Refused);
    // No button accepts it; and a key in the user's own file cannot be forgotten here.
    QVERIFY(!in<QPushButton>(dialog, "hostKeyTrust"));
    QVERIFY(!in<QPushButton>(dialog, "forgetOldKey"));
    QVERIFY(in<QLabel>(dialog, "removeCommand")->text().contains(device.knownHosts));
    QVERIFY(in<QPushButton>(dialog, "changedKeyClose")->isDefault());
    dialog->accept(); // whatever closes it, nothing goes on
    QVERIFY(!worked);
}

void TestDeviceErrand::aChangedKeyCanBeForgotten()
{
    QVERIFY(QFile::exists(m_sshd.path("other")) || m_sshd.makeKey(u"other"_s));
    QVERIFY(files::write(ssh::ownKnownHostsFile(), "[127.0.0.1]:" + QByteArray::number(m_sshd.port()) + ' '
                                                       + *files::read(m_sshd.path("other.pub"))));
    begin(stranger());
    QTRY_VERIFY_WITH_TIMEOUT(shown(u"changedKeyDialog"_s), 30000);
    QTest::mouseClick(in<QPushButton>(shown(u"changedKeyDialog"_s), "forgetOldKey"), Qt::LeftButton);
    QCOMPARE(m_prompter.questions.size(), 1);
    QTRY_VERIFY(files::read(ssh::ownKnownHostsFile())->isEmpty()); // forgotten, and the new one is not accepted
    m_status.reset();
    begin(stranger());
    QTRY_VERIFY_WITH_TIMEOUT(shown(u"hostKeyDialog"_s), 30000);
    shown(u"hostKeyDialog"_s)->reject();
    QTRY_VERIFY(over());
}

void TestDeviceErrand::aPassphraseIsAskedInTheWindow()
{
    begin(locked());
    QTRY_VERIFY_WITH_TIMEOUT(shown(u"secretDialog"_s), 30000);
    QDialog* dialog = shown(u"secretDialog"_s);
    QVERIFY(in<QLabel>(dialog, "secretPrompt")->text().contains("passphrase"_L1));
    const QPointer<QLineEdit> field = in<QLineEdit>(dialog, "secretField");
    QCOMPARE(field->echoMode(), QLineEdit::Password);
    QTest::keyClicks(field, passphrase);
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(over(), 30000);
    QVERIFY2(*m_status, *m_status ? "" : qPrintable(m_status->error().sentence()));
    QTRY_VERIFY(!field); // gone with what was typed
    // Kept nowhere: no file of ours holds it.
    QDirIterator files(m_folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        QVERIFY2(!cw::files::read(path).valueOr({}).contains(passphrase.toUtf8()), qPrintable(path));
    }
}

void TestDeviceErrand::aWrongPassphraseIsAskedAgain()
{
    begin(locked());
    QTRY_VERIFY_WITH_TIMEOUT(shown(u"secretDialog"_s), 30000);
    const QPointer<QDialog> first = shown(u"secretDialog"_s);
    in<QLineEdit>(first, "secretField")->setText(u"wrong"_s);
    QTest::mouseClick(in<QPushButton>(first, "secretGive"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!first && shown(u"secretDialog"_s), 30000);
    in<QLineEdit>(shown(u"secretDialog"_s), "secretField")->setText(passphrase);
    QTest::mouseClick(in<QPushButton>(shown(u"secretDialog"_s), "secretGive"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(over(), 30000);
    QVERIFY(*m_status);
}

void TestDeviceErrand::decliningIsAskedOnce()
{
    begin(locked());
    QTRY_VERIFY_WITH_TIMEOUT(shown(u"secretDialog"_s), 30000);
    QTest::keyClick(shown(u"secretDialog"_s), Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(over() || shown(u"secretDialog"_s), 30000);
    QTRY_VERIFY_WITH_TIMEOUT(over(), 30000); // ssh asks three times; the person is asked once
    QVERIFY(!shown(u"secretDialog"_s));
    QVERIFY(!*m_status);
    QCOMPARE(m_status->error().kind, Error::Kind::Cancelled);
}

void TestDeviceErrand::ticketsDecide()
{
    int asked = 0;
    AskpassDesk& desk = AskpassDesk::instance();
    const QString ticket = desk.admit([&](const SshQuestion& question, const AskpassDesk::Reply& reply) {
        ++asked;
        reply(question.prompt.toUtf8());
    });
    QVERIFY(!ticket.isEmpty());
    const auto run = [&](const QMap<QString, QString>& environment, const QString& prompt) {
        QProcess process;
        QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
        for (auto it = environment.cbegin(); it != environment.cend(); ++it)
            all.insert(it.key(), it.value());
        process.setProcessEnvironment(all);
        process.start(environment.value(u"SSH_ASKPASS"_s), {prompt});
        const bool ended = QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; }, 20000);
        return std::pair(ended ? process.exitCode() : -1, process.readAllStandardOutput());
    };
    const auto environment = desk.environment(ticket);
    QCOMPARE(run(environment, u"Pässword? "_s), std::pair(0, QByteArray("P\xc3\xa4ssword? \n")));
    QCOMPARE(asked, 1);
    // A stranger's ticket, and a host key's yes, are declined unseen.
    auto wrong = environment;
    wrong[u"CROSSWRIGHT_ASKPASS_TICKET"_s] = u"0123"_s;
    QCOMPARE(run(wrong, u"Password:"_s), std::pair(1, QByteArray()));
    QCOMPARE(run(environment, u"Are you sure you want to continue connecting (yes/no/[fingerprint])? "_s),
             std::pair(1, QByteArray()));
    desk.dismiss(ticket);
    QCOMPARE(run(environment, u"Password:"_s), std::pair(1, QByteArray()));
    QCOMPARE(asked, 1);
    QVERIFY(desk.environment({}).isEmpty());
    // Only this user may open the socket.
    const QFileInfo socket(environment.value(u"CROSSWRIGHT_ASKPASS_SOCKET"_s));
    QVERIFY(socket.exists());
    QVERIFY(!(socket.permissions() & (QFile::ReadOther | QFile::WriteOther | QFile::ReadGroup | QFile::WriteGroup)));
}

void TestDeviceErrand::cancellingWhileItConnects()
{
    // Somebody who accepts the connection and says nothing.
    QTcpServer silent;
    QVERIFY(silent.listen(QHostAddress::LocalHost, 0));
    Device device = m_sshd.device();
    device.port = silent.serverPort();
    auto* errand = begin(device);
    QTRY_VERIFY_WITH_TIMEOUT(silent.hasPendingConnections(), 20000);
    errand->cancel();
    QVERIFY(over()); // at once
    QCOMPARE(m_status->error().kind, Error::Kind::Cancelled);
}

void TestDeviceErrand::deletingEndsTheQuestion()
{
    delete begin(stranger()); // while it connects
    auto* errand = begin(locked());
    QTRY_VERIFY_WITH_TIMEOUT(shown(u"secretDialog"_s), 30000);
    delete errand;
    QTRY_VERIFY(!shown(u"secretDialog"_s));
    QVERIFY(!over());
}

QTEST_MAIN(TestDeviceErrand)
#include "tst_deviceerrand.moc"
