// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/files.h"
#include "core/device/device.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>

#include <memory>
#include <unistd.h>

namespace cw::test {

/// A real sshd of this machine on a free loopback port, run as the current user with keys of its own. Ends with the object.
class LoopbackSshd
{
public:
    ~LoopbackSshd() { stop(); }

    /// An empty string, or why it could not be started.
    QString start(const QString& folder)
    {
        m_folder = folder;
        const QString program = qEnvironmentVariable("CROSSWRIGHT_SSHD", QStringLiteral("/usr/sbin/sshd"));
        if (!QFile::exists(program))
            return program + QStringLiteral(" is missing; install openssh-server");
        if (::geteuid() == 0)
            QDir().mkpath(QStringLiteral("/run/sshd")); // where an sshd of root wants to change to
        if (m_port == 0 && !(makeKey(QStringLiteral("host")) && makeKey(QStringLiteral("user"))))
            return QStringLiteral("ssh-keygen failed");
        if (m_port == 0) {
            QTcpServer probe;
            probe.listen(QHostAddress::LocalHost, 0);
            m_port = probe.serverPort();
        }
        QFile::remove(path("authorized"));
        QFile::copy(path("user.pub"), path("authorized"));
        const QString text = QStringLiteral("Port %1\nListenAddress 127.0.0.1\nHostKey %2\nAuthorizedKeysFile %3\n"
                                            "PidFile none\nPasswordAuthentication no\nKbdInteractiveAuthentication no\n"
                                            "UsePAM no\nStrictModes no\nPermitRootLogin yes\nUseDNS no\n"
                                            "Subsystem sftp internal-sftp\nSetEnv XDG_CACHE_HOME=%4\n")
                                 .arg(QString::number(m_port), path("host"), path("authorized"), path("cache"));
        // OpenSSH 9.8 and later turn an address away for a while after it broke off or failed to log in, which these tests
        // do on purpose. Older ones refuse the word.
        write(path("sshd_config"), text.toUtf8() + "PerSourcePenalties no\n");
        if (QProcess::execute(program, {QStringLiteral("-t"), QStringLiteral("-f"), path("sshd_config")}) != 0)
            write(path("sshd_config"), text.toUtf8());
        write(path("ssh_config"), "Host *\n");
        QFile key(path("host.pub"));
        if (!key.open(QIODevice::ReadOnly))
            return QStringLiteral("no host key");
        write(path("known_hosts"), "[127.0.0.1]:" + QByteArray::number(m_port) + ' ' + key.readAll());
        m_process = std::make_unique<QProcess>();
        m_process->setProcessChannelMode(QProcess::MergedChannels);
        m_process->start(program,
                         {QStringLiteral("-D"), QStringLiteral("-e"), QStringLiteral("-f"), path("sshd_config")});
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < 10000) {
            QTcpSocket socket;
            socket.connectToHost(QHostAddress::LocalHost, m_port);
            if (socket.waitForConnected(200))
                return {};
            if (m_process->waitForFinished(50) || m_process->state() == QProcess::NotRunning)
                break;
        }
        return QStringLiteral("sshd did not come up: ") + QString::fromUtf8(m_process->readAll());
    }

    void stop()
    {
        if (m_process && m_process->state() != QProcess::NotRunning) {
            m_process->terminate();
            m_process->waitForFinished(5000);
        }
        m_process.reset();
    }

    /// Makes a new host key; the next start() uses it. `keepKnownHosts` leaves the client's file as it was.
    bool renewHostKey()
    {
        QFile::remove(path("host"));
        QFile::remove(path("host.pub"));
        return makeKey(QStringLiteral("host"));
    }

    Device device() const
    {
        Device device;
        device.name = QStringLiteral("loop");
        device.host = QStringLiteral("127.0.0.1");
        device.port = m_port;
        device.identityFile = path("user");
        device.sshConfig = path("ssh_config");
        device.knownHosts = path("known_hosts");
        return device;
    }

    int port() const { return m_port; }
    QString path(const char* name) const { return m_folder + QLatin1Char('/') + QLatin1StringView(name); }

    bool makeKey(const QString& name) const
    {
        return QProcess::execute(QStringLiteral("ssh-keygen"),
                                 {QStringLiteral("-q"), QStringLiteral("-t"), QStringLiteral("ed25519"),
                                  QStringLiteral("-N"), QString(), QStringLiteral("-f"),
                                  m_folder + QLatin1Char('/') + name})
               == 0;
    }

private:
    static void write(const QString& path, const QByteArray& text)
    {
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
    }

    QString m_folder;
    quint16 m_port = 0;
    std::unique_ptr<QProcess> m_process;
};

} // namespace cw::test
