// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

namespace cw::test {

/// A server on a loopback port that is no sshd: it says `first`, perhaps `again` for ever, and then nothing. It lives in
/// the event loop of the thread that made it.
class FaultServer
{
public:
    explicit FaultServer(const QByteArray& first, const QByteArray& again = {}, bool hangsUp = false)
    {
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this, first, again, hangsUp] {
            while (QTcpSocket* socket = m_server.nextPendingConnection()) {
                ++connections;
                socket->write(first);
                if (hangsUp)
                    socket->disconnectFromHost();
                if (again.isEmpty())
                    continue;
                auto* timer = new QTimer(socket);
                QObject::connect(timer, &QTimer::timeout, socket, [socket, again] { socket->write(again); });
                timer->start(20);
            }
        });
        m_server.listen(QHostAddress::LocalHost, 0);
    }

    quint16 port() const { return m_server.serverPort(); }
    int connections = 0;

private:
    QTcpServer m_server;
};

} // namespace cw::test
