// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/controlserver.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/run/peer.h"
#include "core/run/runsockets.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QLocalSocket>

#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

/// A question is a short object; a peer that sends more without a newline is cut off.
constexpr qint64 longestLine = 64 * 1024;

/// In a shared temporary directory somebody else may have made the folder first.
bool isOurs(const QString& folder)
{
    struct stat info = {};
    return ::lstat(QFile::encodeName(folder).constData(), &info) == 0 && S_ISDIR(info.st_mode)
           && info.st_uid == ::geteuid() && (info.st_mode & 077) == 0;
}

} // namespace

ControlServer::ControlServer(Answer answer, QObject* parent) : QObject(parent), m_answer(std::move(answer))
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &ControlServer::accept);
}

Status ControlServer::listen(const QString& path)
{
    const QString folder = QFileInfo(path).absolutePath();
    if (auto made = files::makeFolder(folder, true); !made)
        return made;
    if (!isOurs(folder)) {
        return Error{Error::Kind::Refused,
                     tr("The folder %1 for the control socket is not private to you.").arg(folder),
                     tr("Remove it, or set XDG_RUNTIME_DIR to a folder of your own.")};
    }
    if (QFile::encodeName(path).size() >= qsizetype(sizeof(sockaddr_un::sun_path))) {
        return Error{Error::Kind::Invalid, tr("The path of the control socket is too long: %1.").arg(path),
                     tr("Set XDG_RUNTIME_DIR to a shorter path.")};
    }
    removeDeadSockets(folder);
    QLocalServer::removeServer(path);
    if (!m_server.listen(path))
        return Error{Error::Kind::Io, tr("Cannot listen on %1: %2.").arg(path, m_server.errorString())};
    return Done{};
}

void ControlServer::close()
{
    m_server.close();
}

void ControlServer::accept()
{
    while (QLocalSocket* socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        if (!isSameUser(socket->socketDescriptor())) {
            socket->abort();
            socket->deleteLater();
            continue;
        }
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(socket); });
        read(socket);
    }
}

void ControlServer::read(QLocalSocket* socket)
{
    while (socket->canReadLine()) {
        const QJsonObject question = QJsonDocument::fromJson(socket->readLine(longestLine)).object();
        QJsonObject answer =
            question.isEmpty() ? QJsonObject{{"error"_L1, tr("This is not a JSON object.")}} : m_answer(question);
        answer.insert("version"_L1, 1);
        socket->write(json::compact(answer) + '\n');
        socket->flush();
    }
    if (socket->bytesAvailable() >= longestLine)
        socket->abort();
}

} // namespace cw
