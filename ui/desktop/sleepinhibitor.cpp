// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/sleepinhibitor.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

const QString sessionService = u"org.freedesktop.PowerManagement"_s;
const QString sessionPath = u"/org/freedesktop/PowerManagement/Inhibit"_s;
const QString sessionInterface = u"org.freedesktop.PowerManagement.Inhibit"_s;

} // namespace

SleepInhibitor::SleepInhibitor(QObject* parent) : QObject(parent) {}

SleepInhibitor::~SleepInhibitor()
{
    release();
}

void SleepInhibitor::setEnabled(bool enabled)
{
    m_enabled = enabled;
    update();
}

void SleepInhibitor::setWanted(bool wanted, const QString& why)
{
    m_wanted = wanted;
    m_why = why;
    update();
}

void SleepInhibitor::update()
{
    const bool hold = m_enabled && m_wanted;
    if (!hold && m_state != State::Free) {
        release();
        enter(State::Free);
    } else if (hold && m_state == State::Free) {
        enter(State::Asking);
        askLogin();
    }
}

void SleepInhibitor::askLogin()
{
    const int round = ++m_round;
    QDBusConnection bus = QDBusConnection::systemBus();
    if (!bus.isConnected()) {
        askSession();
        return;
    }
    QDBusMessage call = QDBusMessage::createMethodCall(u"org.freedesktop.login1"_s, u"/org/freedesktop/login1"_s,
                                                       u"org.freedesktop.login1.Manager"_s, u"Inhibit"_s);
    call.setArguments({u"sleep:idle"_s, QGuiApplication::applicationDisplayName(), m_why, u"block"_s});
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, round] {
        watcher->deleteLater();
        const QDBusPendingReply<QDBusUnixFileDescriptor> reply = *watcher;
        if (round != m_round)
            return; // the descriptor of a late answer closes with it
        if (reply.isError()) {
            askSession();
            return;
        }
        m_hold = reply.value();
        enter(State::Held);
    });
}

void SleepInhibitor::askSession()
{
    const int round = ++m_round;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) {
        enter(State::Unavailable);
        return;
    }
    QDBusMessage call = QDBusMessage::createMethodCall(sessionService, sessionPath, sessionInterface, u"Inhibit"_s);
    call.setArguments({QGuiApplication::applicationDisplayName(), m_why});
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher, round] {
        watcher->deleteLater();
        const QDBusPendingReply<uint> reply = *watcher;
        if (reply.isError()) {
            if (round == m_round)
                enter(State::Unavailable);
            return;
        }
        m_cookie = reply.value();
        if (round == m_round)
            enter(State::Held);
        else
            release();
    });
}

void SleepInhibitor::release()
{
    ++m_round;
    m_hold = QDBusUnixFileDescriptor();
    if (m_cookie != 0) {
        QDBusMessage call =
            QDBusMessage::createMethodCall(sessionService, sessionPath, sessionInterface, u"UnInhibit"_s);
        call.setArguments({m_cookie});
        QDBusConnection::sessionBus().send(call);
        m_cookie = 0;
    }
}

void SleepInhibitor::enter(State state)
{
    if (m_state == state)
        return;
    m_state = state;
    Q_EMIT changed();
}

} // namespace cw
