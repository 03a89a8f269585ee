// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Notifications and sleep over a bus of the test's own, with services that say what they were asked.

#include "ui/desktop/notifier.h"
#include "ui/desktop/sleepinhibitor.h"
#include "ui/desktop/terminal.h"

#include <QDBusConnection>
#include <QDBusContext>
#include <QDBusUnixFileDescriptor>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

using namespace cw;
using namespace Qt::StringLiterals;

/// org.freedesktop.Notifications
class FakeNotifications : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")

public:
    QStringList titles;
    QStringList bodies;
    QVariantMap hints;
    uint replaced = 0;

public Q_SLOTS:
    uint Notify(const QString&, uint replaces, const QString&, const QString& title, const QString& body,
                const QStringList& actions, const QVariantMap& given, int)
    {
        titles.append(title);
        bodies.append(body);
        hints = given;
        replaced = replaces;
        hasAction = actions.contains(u"default"_s);
        return replaces ? replaces : ++next;
    }

Q_SIGNALS:
    void ActionInvoked(uint id, const QString& action);
    void NotificationClosed(uint id, uint reason);

public:
    uint next = 0;
    bool hasAction = false;
};

/// org.freedesktop.login1.Manager: gives one end of a pipe and sees when it is closed.
class FakeLogin : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.login1.Manager")

public:
    ~FakeLogin() override { closeOwn(); }
    QStringList asked;

    bool isHeld() const
    {
        if (m_end < 0)
            return false;
        pollfd state{m_end, POLLIN, 0};
        ::poll(&state, 1, 0);
        return (state.revents & POLLHUP) == 0;
    }

public Q_SLOTS:
    QDBusUnixFileDescriptor Inhibit(const QString& what, const QString& who, const QString& why, const QString& mode)
    {
        asked = {what, who, why, mode};
        closeOwn();
        int ends[2] = {-1, -1};
        if (::pipe2(ends, O_CLOEXEC) != 0)
            return QDBusUnixFileDescriptor();
        m_end = ends[0];
        const QDBusUnixFileDescriptor given(ends[1]); // duplicates it
        ::close(ends[1]);
        return given;
    }

private:
    void closeOwn()
    {
        if (m_end >= 0)
            ::close(m_end);
        m_end = -1;
    }
    int m_end = -1;
};

/// org.freedesktop.PowerManagement.Inhibit
class FakePower : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.PowerManagement.Inhibit")

public:
    QList<uint> held;

public Q_SLOTS:
    uint Inhibit(const QString&, const QString&)
    {
        held.append(++m_next);
        return m_next;
    }
    void UnInhibit(uint cookie) { held.removeAll(cookie); }

private:
    uint m_next = 40;
};

class TestDesktop : public QObject
{
    Q_OBJECT

private:
    QProcess m_daemon;
    std::unique_ptr<QDBusConnection> m_bus; ///< the services' side

    bool offer(const QString& service, const QString& path, QObject* object)
    {
        return m_bus->registerService(service)
               && m_bus->registerObject(path, object,
                                        QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals);
    }

private Q_SLOTS:
    void initTestCase()
    {
        const QString program = qEnvironmentVariable("CROSSWRIGHT_DBUS_DAEMON");
        QVERIFY2(QFile::exists(program), "dbus-daemon (Debian: dbus-daemon) is needed for this test");
        m_daemon.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_daemon.start(program, {u"--session"_s, u"--nofork"_s, u"--nopidfile"_s, u"--print-address"_s});
        QVERIFY(m_daemon.waitForReadyRead(10000));
        const QByteArray address = m_daemon.readLine().trimmed();
        qputenv("DBUS_SESSION_BUS_ADDRESS", address);
        qputenv("DBUS_SYSTEM_BUS_ADDRESS", address);
        m_bus = std::make_unique<QDBusConnection>(
            QDBusConnection::connectToBus(QString::fromLatin1(address), u"services"_s));
        QVERIFY2(m_bus->isConnected(), qPrintable(m_bus->lastError().message()));
    }

    void cleanupTestCase()
    {
        m_bus.reset();
        m_daemon.terminate();
        m_daemon.waitForFinished();
    }

    void withoutAServiceTheWindowIsTold()
    {
        Notifier notifier;
        QSignalSpy said(&notifier, &Notifier::said);
        notifier.notify(u"build"_s, u"Built"_s, u"12 actions"_s, Notifier::Urgency::Normal);
        QVERIFY(said.wait());
        QCOMPARE(said.first().at(2).toBool(), false);
    }

    void anEndIsSaidOnTheDesktop()
    {
        FakeNotifications service;
        QVERIFY(offer(u"org.freedesktop.Notifications"_s, u"/org/freedesktop/Notifications"_s, &service));
        Notifier notifier;
        QSignalSpy said(&notifier, &Notifier::said);
        notifier.notify(u"build"_s, u"Built"_s, u"a < b"_s, Notifier::Urgency::Normal);
        QVERIFY(said.wait());
        QCOMPARE(said.first().at(2).toBool(), true);
        QCOMPARE(service.titles, QStringList(u"Built"_s));
        QCOMPARE(service.bodies, QStringList(u"a &lt; b"_s)); // the service reads markup
        QCOMPARE(service.hints.value(u"urgency"_s).toInt(), 1);
        QVERIFY(service.hasAction);

        notifier.notify(u"build"_s, u"Again"_s, u"x"_s, Notifier::Urgency::Critical);
        QVERIFY(said.wait());
        QCOMPARE(service.replaced, 1U); // not a second bubble for one build

        QSignalSpy activated(&notifier, &Notifier::activated);
        Q_EMIT service.ActionInvoked(1, u"default"_s);
        QVERIFY(activated.wait());
        QCOMPARE(activated.first().first().toString(), u"build"_s);

        notifier.setEnabled(false);
        notifier.notify(u"build"_s, u"Silent"_s, u"x"_s, Notifier::Urgency::Normal);
        notifier.setEnabled(true); // what comes next has overtaken nothing
        notifier.notify(u"build"_s, u"Loud"_s, u"x"_s, Notifier::Urgency::Normal);
        QVERIFY(said.wait());
        QVERIFY(!service.titles.contains(u"Silent"_s));
        m_bus->unregisterObject(u"/org/freedesktop/Notifications"_s);
        m_bus->unregisterService(u"org.freedesktop.Notifications"_s);
    }

    void nobodyKeepsItAwake()
    {
        SleepInhibitor inhibitor;
        inhibitor.setWanted(true, u"Building"_s);
        QTRY_COMPARE(inhibitor.state(), SleepInhibitor::State::Unavailable);
        inhibitor.setWanted(false, {});
        QCOMPARE(inhibitor.state(), SleepInhibitor::State::Free);
    }

    void loginKeepsItAwakeWhileItIsWanted()
    {
        FakeLogin service;
        QVERIFY(offer(u"org.freedesktop.login1"_s, u"/org/freedesktop/login1"_s, &service));
        {
            SleepInhibitor inhibitor;
            inhibitor.setWanted(true, u"Building tinyflow"_s);
            QTRY_COMPARE(inhibitor.state(), SleepInhibitor::State::Held);
            QCOMPARE(service.asked.value(0), u"sleep:idle"_s);
            QCOMPARE(service.asked.value(2), u"Building tinyflow"_s);
            QCOMPARE(service.asked.value(3), u"block"_s);
            QTRY_VERIFY(service.isHeld());
            inhibitor.setEnabled(false); // switched off in the preferences, while it goes on
            QTRY_VERIFY(!service.isHeld());
            inhibitor.setEnabled(true);
            QTRY_COMPARE(inhibitor.state(), SleepInhibitor::State::Held);
        }
        QTRY_VERIFY(!service.isHeld()); // the window is gone
        m_bus->unregisterObject(u"/org/freedesktop/login1"_s);
        m_bus->unregisterService(u"org.freedesktop.login1"_s);
    }

    void theSessionsServiceIsTheSecondChoice()
    {
        FakePower service;
        QVERIFY(offer(u"org.freedesktop.PowerManagement"_s, u"/org/freedesktop/PowerManagement/Inhibit"_s, &service));
        SleepInhibitor inhibitor;
        inhibitor.setWanted(true, u"Building"_s);
        QTRY_COMPARE(inhibitor.state(), SleepInhibitor::State::Held);
        QCOMPARE(service.held.size(), 1);
        inhibitor.setWanted(false, {});
        QTRY_VERIFY(service.held.isEmpty());
    }

    void theChosenTerminalIsTaken()
    {
        const QTemporaryDir folder;
        const QString program = folder.filePath(u"gnome-terminal"_s);
        QFile script(program);
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write("#!/bin/sh\nprintf '%s\\n' \"$PWD\" \"$@\" >\"$0.said\"\n");
        script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        script.close();
        const auto terminal = Terminal::find(program);
        QVERIFY(terminal);
        QVERIFY(terminal->open(folder.path(), {u"ssh"_s, u"a b"_s}));
        QFile said(program + ".said"_L1);
        QTRY_VERIFY(said.size() > 0);
        QVERIFY(said.open(QIODevice::ReadOnly));
        QTRY_COMPARE_WITH_TIMEOUT((said.seek(0), QString::fromUtf8(said.readAll())),
                                  QFileInfo(folder.path()).canonicalFilePath() + "\n--\nssh\na b\n"_L1, 3000);
        QVERIFY(!Terminal::find(u"no-such-terminal"_s));
    }
};

QTEST_MAIN(TestDesktop)
#include "tst_desktop.moc"
