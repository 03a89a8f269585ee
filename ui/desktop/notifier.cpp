// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/notifier.h"

#include "core/base/safetext.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

const QString service = u"org.freedesktop.Notifications"_s;
const QString path = u"/org/freedesktop/Notifications"_s;

} // namespace

Notifier::Notifier(QObject* parent) : QObject(parent) {}

void Notifier::notify(const QString& key, const QString& title, const QString& text, Urgency urgency)
{
    if (!m_enabled)
        return;
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) {
        Q_EMIT said(title, text, false);
        return;
    }
    if (!m_listening) {
        m_listening = true;
        bus.connect(service, path, service, u"ActionInvoked"_s, this, SLOT(takeAction(uint, QString)));
        bus.connect(service, path, service, u"NotificationClosed"_s, this, SLOT(takeClosed(uint, uint)));
    }
    QDBusMessage call = QDBusMessage::createMethodCall(service, path, service, u"Notify"_s);
    const QVariantMap hints{{u"urgency"_s, QVariant::fromValue(uchar(urgency))},
                            {u"desktop-entry"_s, QGuiApplication::desktopFileName()}};
    call.setArguments({QGuiApplication::applicationDisplayName(), m_shown.value(key, 0), u"crosswright"_s, title,
                       safe::html(text), QStringList{u"default"_s, tr("Show")}, hints, -1});
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, key, title, text, watcher] {
        watcher->deleteLater();
        const QDBusPendingReply<uint> reply = *watcher;
        if (!reply.isError())
            m_shown.insert(key, reply.value());
        Q_EMIT said(title, text, !reply.isError());
    });
}

void Notifier::takeAction(uint id, const QString& action)
{
    const QString key = m_shown.key(id);
    if (!key.isEmpty() && action == "default"_L1)
        Q_EMIT activated(key);
}

void Notifier::takeClosed(uint id, uint)
{
    m_shown.remove(m_shown.key(id));
}

} // namespace cw
