// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Where the keyboard's focus is while a device is asked and afterwards, on the Deploy page and in the dialog of a device.

#include "core/device/devicestore.h"
#include "ui/look/crossstyle.h"
#include "ui/pages/deploypage.h"
#include "ui/session/session.h"
#include "ui/shell/prompter.h"
#include "ui/widgets/datatable.h"

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace cw;

namespace {

class AnswerPrompter : public Prompter
{
public:
    Leave askUnsaved(QWidget*, const QString&) override { return Leave::Cancel; }
    QString openFile(QWidget*, const QString&, const QString&, const QString&) override { return {}; }
    QString saveFile(QWidget*, const QString&, const QString&, const QString&) override { return {}; }
    QString openFolder(QWidget*, const QString&, const QString&) override { return {}; }
    bool confirm(QWidget*, const QString&, const QString&, const QString&) override { return answer; }
    void tell(QWidget*, const QString&, const QString&) override {}

    bool answer = true;
};

QString focusName()
{
    const QWidget* focused = QApplication::focusWidget();
    return focused ? focused->objectName() : QString();
}

} // namespace

class TestDeviceFocus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void cleanupTestCase() { Prompter::replace(nullptr); }
    void cancelHasTheFocusOfTheButtonMeanwhile();
    void whoeverWentElsewhereStaysThere();
    void aRemovedDeviceLeavesItsButtonsFocusToTheList();
    void theDialogKeepsTheFocusAtItsTest();
    void theDialogIsReadInItsOrder();

private:
    QPushButton* button(const QString& name) const { return m_page->findChild<QPushButton*>(name); }
    QDialog* openDialog();

    QTemporaryDir m_folder{QDir::tempPath() + QStringLiteral("/cw-XXXXXX")};
    QTcpServer m_silent; ///< lets ssh connect, and never says a word
    AnswerPrompter m_prompter;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<DeployPage> m_page;
};

void TestDeviceFocus::initTestCase()
{
    qunsetenv("SSH_AUTH_SOCK");
    for (const char* name : {"XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"})
        qputenv(name, m_folder.filePath(u"x"_s).toLocal8Bit());
    qputenv("XDG_RUNTIME_DIR", m_folder.path().toLocal8Bit());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_folder.path());
    QApplication::setStyle(new CrossStyle);
    Prompter::replace(&m_prompter);
    QVERIFY(m_silent.listen(QHostAddress::LocalHost, 0));
}

void TestDeviceFocus::init()
{
    Device device;
    device.name = u"silent"_s;
    device.host = u"127.0.0.1"_s;
    device.port = m_silent.serverPort();
    if (!DeviceStore().find(device.name))
        QVERIFY(DeviceStore().add(device));
    auto catalog = Catalog::load();
    QVERIFY(catalog);
    m_session = std::make_unique<Session>(std::move(catalog).value());
    m_page = std::make_unique<DeployPage>(*m_session, nullptr);
    m_page->resize(1200, 800);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    m_page->entered();
    QTRY_VERIFY(button(u"testDeviceButton"_s)->isEnabled());
}

void TestDeviceFocus::cleanup()
{
    m_page.reset();
    m_session.reset();
}

QDialog* TestDeviceFocus::openDialog()
{
    button(u"addDevice"_s)->click();
    auto* dialog = m_page->findChild<QDialog*>(u"deviceDialog"_s);
    if (!dialog || !QTest::qWaitForWindowExposed(dialog))
        qFatal("the dialog was not opened");
    dialog->activateWindow();
    if (!QTest::qWaitForWindowActive(dialog))
        qFatal("the dialog is not in front");
    return dialog;
}

void TestDeviceFocus::cancelHasTheFocusOfTheButtonMeanwhile()
{
    for (const QString& name : {u"testDeviceButton"_s, u"askDeviceButton"_s}) {
        button(name)->setFocus();
        QTest::keyClick(button(name), Qt::Key_Space);
        QVERIFY(!button(name)->isEnabled());
        QCOMPARE(focusName(), u"busyCancel"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(focusName(), name, 30000);
        QVERIFY(button(name)->isEnabled());
    }
}

void TestDeviceFocus::whoeverWentElsewhereStaysThere()
{
    button(u"testDeviceButton"_s)->setFocus();
    QTest::keyClick(button(u"testDeviceButton"_s), Qt::Key_Space);
    QWidget* cancel = QApplication::focusWidget();
    QCOMPARE(cancel->objectName(), u"busyCancel"_s);
    QTest::keyClick(cancel, Qt::Key_Tab);
    const QString elsewhere = focusName();
    QVERIFY(elsewhere != u"busyCancel"_s);
    QTest::mouseClick(cancel, Qt::LeftButton);
    m_page->findChild<QWidget*>(elsewhere)->setFocus();
    QTRY_VERIFY_WITH_TIMEOUT(button(u"testDeviceButton"_s)->isEnabled(), 30000);
    QCOMPARE(focusName(), elsewhere);
}

void TestDeviceFocus::aRemovedDeviceLeavesItsButtonsFocusToTheList()
{
    auto* remove = button(u"removeDeviceButton"_s);
    remove->setFocus();
    m_prompter.answer = false;
    QTest::keyClick(remove, Qt::Key_Space);
    QCOMPARE(focusName(), u"removeDeviceButton"_s);
    m_prompter.answer = true;
    QTest::keyClick(remove, Qt::Key_Space);
    QTRY_VERIFY(!DeviceStore().find(u"silent"_s));
    QTRY_COMPARE(focusName(), u"deviceTable"_s);
}

void TestDeviceFocus::theDialogKeepsTheFocusAtItsTest()
{
    QDialog* dialog = openDialog();
    QTest::keyClicks(dialog->findChild<QLineEdit*>(u"deviceHost"_s), u"127.0.0.1"_s);
    dialog->findChild<QSpinBox*>(u"devicePort"_s)->setValue(m_silent.serverPort());
    auto* test = dialog->findChild<QPushButton*>(u"deviceTest"_s);
    test->setFocus();
    QTest::keyClick(test, Qt::Key_Space);
    QCOMPARE(focusName(), u"busyCancel"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QTRY_COMPARE_WITH_TIMEOUT(focusName(), u"deviceTest"_s, 30000);
    dialog->reject();
}

void TestDeviceFocus::theDialogIsReadInItsOrder()
{
    QDialog* dialog = openDialog();
    QTest::keyClicks(dialog->findChild<QLineEdit*>(u"deviceHost"_s), u"127.0.0.1"_s);
    QStringList names;
    for (int stop = 0; stop < 10; ++stop) {
        names << focusName();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(names,
             QStringList({u"deviceHost"_s, u"deviceUser"_s, u"devicePort"_s, u"deviceKey"_s, u"deviceKeyChoose"_s,
                          u"deviceBoard"_s, u"deviceName"_s, u"deviceTest"_s, u"deviceSave"_s, u"deviceCancel"_s}));
    QCOMPARE(focusName(), u"deviceHost"_s);
    QVERIFY(dialog->findChild<QWidget*>(u"deviceSave"_s)->x() < dialog->findChild<QWidget*>(u"deviceCancel"_s)->x());
    dialog->reject();
}

QTEST_MAIN(TestDeviceFocus)
#include "tst_devicefocus.moc"
