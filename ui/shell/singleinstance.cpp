// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/singleinstance.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/base/paths.h"
#include "core/run/peer.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>
#include <QLocalSocket>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int connectMs = 1000;
constexpr int answerMs = 3000;

} // namespace

SingleInstance::SingleInstance(QObject* parent)
    : QObject(parent), m_server([this](const QJsonObject& question) {
        if (question.value("ask"_L1) != "raise"_L1)
            return QJsonObject{{"error"_L1, tr("This question is not known here.")}};
        QStringList files;
        for (const QJsonValue& file : question.value("files"_L1).toArray())
            files.append(file.toString());
        const QString token = question.value("token"_L1).toString();
        // After the answer is on its way: a question about unsaved changes may stop here for long.
        QMetaObject::invokeMethod(
            this, [this, files, token] { Q_EMIT raiseRequested(files, token); }, Qt::QueuedConnection);
        return QJsonObject{{"pid"_L1, QCoreApplication::applicationPid()}};
    })
{}

QString SingleInstance::socketFile()
{
    return paths::runtime() + "/window.socket"_L1;
}

QString SingleInstance::takeActivationToken()
{
    QString token;
    for (const char* name : {"DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN"}) {
        if (qEnvironmentVariableIsSet(name))
            token = qEnvironmentVariable(name);
        qunsetenv(name);
    }
    return token;
}

bool SingleInstance::handOver(const QStringList& files)
{
    QStringList absolute;
    for (const QString& file : files)
        absolute.append(QFileInfo(file).absoluteFilePath());
    if (auto made = files::makeFolder(paths::runtime(), true); !made) {
        m_problem = made.error().sentence();
        return false;
    }
    // Whoever holds the lock is the first window, even while its socket is not there yet.
    auto lock = FileLock::take(socketFile() + ".lock"_L1, QByteArray::number(QCoreApplication::applicationPid()));
    if (lock) {
        m_lock = std::move(lock).value();
        listen();
        return false;
    }
    const QString token = takeActivationToken();
    for (int attempt = 0; attempt < 2; ++attempt) {
        if (ask(absolute, token))
            return true;
    }
    return false;
}

bool SingleInstance::ask(const QStringList& files, const QString& token)
{
    QLocalSocket socket;
    socket.connectToServer(socketFile());
    if (!socket.waitForConnected(connectMs)) {
        m_problem = tr("The window that is open does not listen: %1.").arg(socket.errorString());
        return false;
    }
    if (!isSameUser(socket.socketDescriptor())) {
        m_problem = tr("The window's socket belongs to another user.");
        return false;
    }
    const QJsonObject question{
        {"ask"_L1, u"raise"_s}, {"files"_L1, QJsonArray::fromStringList(files)}, {"token"_L1, token}};
    socket.write(json::compact(question) + '\n');
    socket.flush();
    while (!socket.canReadLine()) {
        if (!socket.waitForReadyRead(answerMs)) {
            m_problem = tr("The window that is open does not answer.");
            return false;
        }
    }
    const auto answer = json::parseAny(socket.readLine(), tr("the window's answer"));
    return answer && !answer->contains("error"_L1);
}

void SingleInstance::listen()
{
    if (const auto listening = m_server.listen(socketFile()); !listening)
        m_problem = listening.error().sentence();
}

} // namespace cw
