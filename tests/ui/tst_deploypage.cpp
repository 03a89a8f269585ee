// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The Deploy page on a real sshd: devices, deployment, proof, failure, roll back; by object names, as a person would.

#include "core/device/devicestore.h"
#include "core/device/sshshell.h"
#include "core/probe/probe.h"
#include "tests/support/loopbacksshd.h"
#include "tests/support/smokepackage.h"
#include "tests/support/wheelmaker.h"
#include "ui/look/crossstyle.h"
#include "ui/pages/deploypage.h"
#include "ui/session/session.h"
#include "ui/shell/prompter.h"
#include "ui/widgets/datatable.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

class YesPrompter : public Prompter
{
public:
    Leave askUnsaved(QWidget*, const QString&) override { return Leave::Cancel; }
    QString openFile(QWidget*, const QString&, const QString&, const QString&) override { return file; }
    QString saveFile(QWidget*, const QString&, const QString&, const QString&) override { return {}; }
    QString openFolder(QWidget*, const QString&, const QString&) override { return {}; }
    bool confirm(QWidget*, const QString&, const QString&, const QString&) override
    {
        ++questions;
        return answer;
    }
    void tell(QWidget*, const QString&, const QString&) override {}

    QString file;
    int questions = 0;
    bool answer = true;
};

QDialog* shown(const QString& name)
{
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (widget->objectName() == name && widget->isVisible())
            return qobject_cast<QDialog*>(widget);
    }
    return nullptr;
}

} // namespace

class TestDeployPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void cleanupTestCase();
    void saysWhatIsMissing();
    void addsADevice();
    void refusesWhatCannotBeADevice();
    void splitsAnAddress();
    void testsADevice();
    void deploysAndProves();
    void aFailedProofNamesWhatRemains();
    void rollsBackAndVerifies();
    void cancelsADeployment();
    void aDeviceThatIsGoneIsNamed();
    void removesADeviceAfterAQuestion();
    void everythingHasAName();

private:
    template <typename T>
    T* get(const char* name) const
    {
        return m_page->findChild<T*>(QLatin1StringView(name));
    }
    void click(const char* name) const { QTest::mouseClick(get<QPushButton>(name), Qt::LeftButton); }
    QString outcome() const { return get<QLabel>("outcomeSentence")->text(); }
    QString outcomeText() const { return get<QLabel>("outcomeText")->text(); }
    QString wheel(const QString& version, const QByteArray& body);
    void choose(const QString& path);
    void deployAndWait();
    QStringList column(const char* table, int column) const;
    void addToStore();

    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/cw-XXXXXX")};
    test::LoopbackSshd m_sshd;
    YesPrompter m_prompter;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<DeployPage> m_page;
};

void TestDeployPage::initTestCase()
{
    qunsetenv("SSH_AUTH_SOCK");
    for (const char* name : {"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"})
        qputenv(name, m_folder.filePath(u"x"_s).toLocal8Bit());
    qputenv("XDG_RUNTIME_DIR", m_folder.path().toLocal8Bit());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QApplication::setStyle(new CrossStyle);
    const QString problem = m_sshd.start(m_folder.path());
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    Prompter::replace(&m_prompter);
}

void TestDeployPage::init()
{
    m_prompter.answer = true;
    m_prompter.questions = 0;
    auto catalog = Catalog::load();
    QVERIFY(catalog);
    m_session = std::make_unique<Session>(std::move(catalog).value());
    m_page = std::make_unique<DeployPage>(*m_session, nullptr);
    // Every model of the page, before anything is in it.
    for (QAbstractItemModel* model : m_page->findChildren<QAbstractItemModel*>())
        new QAbstractItemModelTester(model, QAbstractItemModelTester::FailureReportingMode::QtTest, model);
    m_page->resize(1200, 800);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
}

void TestDeployPage::cleanup()
{
    m_page.reset();
    m_session.reset();
}

void TestDeployPage::cleanupTestCase()
{
    Prompter::replace(nullptr);
    if (const auto devices = DeviceStore().all()) {
        for (const Device& device : *devices)
            SshShell(device).closeMaster();
    }
}

void TestDeployPage::addToStore()
{
    Device device = m_sshd.device();
    device.folder = m_folder.filePath(u"deployed"_s);
    QVERIFY(DeviceStore().add(device));
}

QString TestDeployPage::wheel(const QString& version, const QByteArray& body)
{
    return makeWheel(m_folder.path(), u"tinyflow-%1-py3-none-any.whl"_s.arg(version),
                     {{u"tinyflow/__init__.py"_s, body}});
}

void TestDeployPage::choose(const QString& path)
{
    m_prompter.file = path;
    click("chooseArtifact");
    QTRY_COMPARE(get<QLabel>("artifactName")->text(), QFileInfo(path).fileName());
    QTRY_VERIFY(get<QPushButton>("deploy")->isEnabled());
}

void TestDeployPage::deployAndWait()
{
    const QSignalSpy ended(m_page.get(), &DeployPage::workEnded);
    click("deploy");
    QVERIFY(m_page->isBusy());
    QVERIFY(!get<QPushButton>("deploy")->isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isBusy(), 120000);
    QCOMPARE(ended.size(), 1);
}

QStringList TestDeployPage::column(const char* table, int column) const
{
    const QAbstractItemModel* model = get<DataTable>(table)->model();
    QStringList texts;
    for (int row = 0; row < model->rowCount(); ++row)
        texts.append(model->index(row, column).data().toString());
    return texts;
}

void TestDeployPage::saysWhatIsMissing()
{
    QTRY_VERIFY(get<QLabel>("artifactName")->text().startsWith("Nothing has been built"_L1));
    QVERIFY(!get<QPushButton>("deploy")->isEnabled());
    QVERIFY(!get<QPushButton>("verifyNow")->isEnabled());
    QCOMPARE(get<DataTable>("deviceTable")->model()->rowCount(), 0);
    QCOMPARE(m_page->railState().mark, RailState::Mark::None);
}

void TestDeployPage::addsADevice()
{
    click("addDevice");
    QTRY_VERIFY(shown(u"deviceDialog"_s));
    QDialog* dialog = shown(u"deviceDialog"_s);
    auto* save = dialog->findChild<QPushButton*>(u"deviceSave"_s);
    QVERIFY(!save->isEnabled());
    dialog->findChild<QLineEdit*>(u"deviceHost"_s)->setText(u"127.0.0.1"_s);
    QCOMPARE(dialog->findChild<QLineEdit*>(u"deviceName"_s)->text(), u"127.0.0.1"_s);
    dialog->findChild<QSpinBox*>(u"devicePort"_s)->setValue(m_sshd.port());
    dialog->findChild<QLineEdit*>(u"deviceKey"_s)->setText(m_sshd.path("user"));
    auto* name = dialog->findChild<QLineEdit*>(u"deviceName"_s);
    name->clear();
    QTest::keyClicks(name, u"board"_s);
    QVERIFY(save->isEnabled());
    QTest::mouseClick(save, Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(shown(u"hostKeyDialog"_s), 30000);
    QTest::mouseClick(shown(u"hostKeyDialog"_s)->findChild<QPushButton*>(u"hostKeyTrust"_s), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!shown(u"deviceDialog"_s), 60000);
    const auto kept = DeviceStore().find(u"board"_s);
    QVERIFY(kept);
    QCOMPARE(kept->port, m_sshd.port());
    QCOMPARE(kept->identityFile, m_sshd.path("user"));
    QVERIFY(probe::savedDeviceFacts(u"board"_s)); // asked at once, so that it need not be asked again
    QTRY_COMPARE(column("deviceTable", 0), QStringList{u"board"_s});
    QVERIFY(DeviceStore().remove(u"board"_s));
    QTRY_COMPARE(get<DataTable>("deviceTable")->model()->rowCount(), 0); // another program's change is seen
}

void TestDeployPage::refusesWhatCannotBeADevice()
{
    click("addDevice");
    QTRY_VERIFY(shown(u"deviceDialog"_s));
    QDialog* dialog = shown(u"deviceDialog"_s);
    auto* found = dialog->findChild<QLabel*>(u"deviceFound"_s);
    dialog->findChild<QLineEdit*>(u"deviceHost"_s)->setText(u"-oProxyCommand=evil"_s);
    QTest::mouseClick(dialog->findChild<QPushButton*>(u"deviceTest"_s), Qt::LeftButton);
    QTRY_VERIFY(found->text().startsWith(u'✗'));
    dialog->findChild<QLineEdit*>(u"deviceHost"_s)->setText(u"127.0.0.1"_s);
    QVERIFY(found->text().isEmpty());
    dialog->findChild<QLineEdit*>(u"deviceKey"_s)->setText(m_folder.filePath(u"no-such-key"_s));
    QTest::mouseClick(dialog->findChild<QPushButton*>(u"deviceTest"_s), Qt::LeftButton);
    QVERIFY(found->text().contains("no-such-key"_L1));
    dialog->reject();
    QVERIFY(DeviceStore().all()->isEmpty());
}

void TestDeployPage::splitsAnAddress()
{
    click("addDevice");
    QTRY_VERIFY(shown(u"deviceDialog"_s));
    QDialog* dialog = shown(u"deviceDialog"_s);
    auto* host = dialog->findChild<QLineEdit*>(u"deviceHost"_s);
    dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    QTRY_VERIFY(host->hasFocus());
    QTest::keyClicks(host, u"nvidia@jetson.lab:2222"_s);
    QTest::keyClick(host, Qt::Key_Tab);
    QTRY_COMPARE(host->text(), u"jetson.lab"_s);
    QCOMPARE(dialog->findChild<QLineEdit*>(u"deviceUser"_s)->text(), u"nvidia"_s);
    QCOMPARE(dialog->findChild<QSpinBox*>(u"devicePort"_s)->value(), 2222);
    QCOMPARE(dialog->findChild<QLineEdit*>(u"deviceName"_s)->text(), u"jetson"_s);
    dialog->reject();
}

void TestDeployPage::testsADevice()
{
    addToStore();
    m_page->entered();
    QTRY_COMPARE(column("deviceTable", 0), QStringList{u"loop"_s});
    QTRY_VERIFY(get<QPushButton>("testDeviceButton")->isEnabled()); // selected by itself
    click("testDeviceButton");
    QTRY_VERIFY_WITH_TIMEOUT(column("deviceTable", 3).first().startsWith("answers in"_L1), 30000);
    QVERIFY(!get<QPushButton>("rollBack")->isEnabled()); // nothing was ever deployed there
}

void TestDeployPage::deploysAndProves()
{
    choose(wheel(u"1"_s, test::right));
    deployAndWait();
    QVERIFY2(outcome().startsWith("Proved: version 1"_L1), qPrintable(outcome() + outcomeText()));
    QCOMPARE(m_page->railState().mark, RailState::Mark::Done);
    QCOMPARE(column("deploySteps", 0).size(), 6);
    QVERIFY(!column("deploySteps", 1).contains(u"to come"_s));
    QVERIFY(get<DataTable>("deploySteps")->copyText().contains("\tdone"_L1)); // marks are words in copies
    QCOMPARE(column("preflightTable", 3).first(), u"yes"_s);
    const QStringList proof = column("proofTable", 1);
    QCOMPARE(proof.at(1), proof.at(2)); // the device's answer and this machine's
    QCOMPARE(column("versionTable", 2), QStringList{u"in use"_s});
    QVERIFY(get<QPlainTextEdit>("deployMessages")->toPlainText().contains("sh -s --"_L1));
    QVERIFY(!get<QPushButton>("rollBack")->isEnabled());
}

void TestDeployPage::aFailedProofNamesWhatRemains()
{
    choose(wheel(u"9"_s, test::wrong));
    deployAndWait();
    QVERIFY2(outcome().contains("proof failed"_L1), qPrintable(outcome()));
    QVERIFY2(outcomeText().contains("In use, unchanged: tinyflow-1"_L1), qPrintable(outcomeText()));
    QCOMPARE(m_page->railState().mark, RailState::Mark::Error);
    QVERIFY(column("deploySteps", 1).contains(u"not reached"_s));
    QCOMPARE(column("versionTable", 2), QStringList{u"in use"_s});
}

void TestDeployPage::rollsBackAndVerifies()
{
    choose(wheel(u"2"_s, test::right));
    deployAndWait();
    QVERIFY(outcome().startsWith("Proved"_L1));
    QCOMPARE(column("versionTable", 2), QStringList({u"in use"_s, u"before"_s}));
    QVERIFY(get<QPushButton>("rollBack")->isEnabled());
    click("rollBack");
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isBusy(), 60000);
    QVERIFY2(outcome().startsWith("Rolled back"_L1), qPrintable(outcome() + outcomeText()));
    QCOMPARE(column("versionTable", 2), QStringList({u"before"_s, u"in use"_s}));
    const QString seed = column("proofTable", 1).first();
    click("verifyNow");
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isBusy(), 60000);
    QVERIFY(outcome().startsWith("Proved"_L1));
    QVERIFY(column("proofTable", 1).first() != seed); // a new one each time
}

void TestDeployPage::cancelsADeployment()
{
    choose(wheel(u"3"_s, test::right));
    click("deploy");
    QTRY_VERIFY_WITH_TIMEOUT(column("deploySteps", 1).at(2) != "to come"_L1, 60000); // sending
    for (QPushButton* cancel : m_page->findChildren<QPushButton*>(u"busyCancel"_s)) {
        if (cancel->isVisible())
            QTest::mouseClick(cancel, Qt::LeftButton);
    }
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isBusy(), 60000);
    QVERIFY2(outcome().contains("cancelled"_L1), qPrintable(outcome()));
    QVERIFY2(outcomeText().contains("In use, unchanged: tinyflow-1"_L1), qPrintable(outcomeText()));
    QCOMPARE(m_page->railState().mark, RailState::Mark::None);
}

void TestDeployPage::aDeviceThatIsGoneIsNamed()
{
    Device device = m_sshd.device();
    device.name = u"gone"_s;
    QTcpServer server;
    server.listen(QHostAddress::LocalHost, 0);
    device.port = server.serverPort();
    server.close();
    QVERIFY(DeviceStore().add(device));
    Configuration configuration;
    configuration.set(u"device"_s, u"gone"_s, {Provenance::Kind::User});
    m_session->start(configuration); // the configuration's device is the one that is selected
    QTRY_VERIFY(get<QPushButton>("deploy")->text().contains("gone"_L1));
    QVERIFY(QMetaObject::invokeMethod(m_page.get(), "showWheel", Q_ARG(QString, wheel(u"4"_s, test::right))));
    QTRY_VERIFY(get<QLabel>("artifactName")->text().startsWith("tinyflow-4"_L1));
    deployAndWait();
    QVERIFY2(outcome().contains("refuses the connection"_L1), qPrintable(outcome()));
    QVERIFY(outcomeText().contains("Nothing was changed"_L1));
}

void TestDeployPage::removesADeviceAfterAQuestion()
{
    QTRY_COMPARE(get<DataTable>("deviceTable")->model()->rowCount(), 2);
    get<DataTable>("deviceTable")->setCurrentIndex(get<DataTable>("deviceTable")->model()->index(1, 0));
    QTRY_VERIFY(get<QPushButton>("removeDeviceButton")->isEnabled());
    m_prompter.answer = false;
    click("removeDeviceButton");
    QCOMPARE(m_prompter.questions, 1);
    QVERIFY(DeviceStore().find(u"gone"_s));
    m_prompter.answer = true;
    click("removeDeviceButton");
    QTRY_VERIFY(!DeviceStore().find(u"gone"_s));
    QTRY_COMPARE(column("deviceTable", 0), QStringList{u"loop"_s});
}

void TestDeployPage::everythingHasAName()
{
    for (const QWidget* widget : m_page->findChildren<QWidget*>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible())
            continue;
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const bool named = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
        const bool part = widget->objectName().startsWith("qt_"_L1);
        QVERIFY2(named || part,
                 qPrintable(QLatin1StringView(widget->metaObject()->className()) + u' ' + widget->objectName()));
    }
    // From the header's acts on, Tab reaches each of them.
    get<QPushButton>("verifyNow")->setFocus();
    QSet<QString> reached;
    for (int i = 0; i < 40; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        reached.insert(QApplication::focusWidget()->objectName());
    }
    for (const QString& name : {u"deviceTable"_s, u"artifactChoice"_s, u"chooseArtifact"_s, u"deploySteps"_s,
                                u"deployMessages"_s, u"proofTable"_s, u"versionTable"_s, u"addDevice"_s})
        QVERIFY2(reached.contains(name) || !get<QWidget>(qPrintable(name))->isEnabled(), qPrintable(name));
}

QTEST_MAIN(TestDeployPage)
#include "tst_deploypage.moc"
