// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deploy/askpassdesk.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/base/paths.h"
#include "core/device/sshcommand.h"
#include "ui/deploy/askpass.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocalSocket>
#include <QPointer>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString programOverride;
constexpr qint64 longestQuestion = 16 * 1024;

QString randomWord()
{
    auto* random = QRandomGenerator::system();
    return u"%1%2"_s.arg(random->generate64(), 16, 16, QLatin1Char('0'))
        .arg(random->generate64(), 16, 16, QLatin1Char('0'));
}

void end(QLocalSocket* socket, const std::optional<QByteArray>& answer)
{
    if (answer) {
        QByteArray text = '+' + *answer;
        socket->write(text);
        text.fill('\0');
    }
    socket->disconnectFromServer();
}

} // namespace

AskpassDesk& AskpassDesk::instance()
{
    // A child of the application, so that the socket's file goes when the program ends.
    static auto* desk = new AskpassDesk(QCoreApplication::instance());
    return *desk;
}

AskpassDesk::AskpassDesk(QObject* parent) : QObject(parent)
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &AskpassDesk::accept);
}

void AskpassDesk::setProgram(const QString& program)
{
    programOverride = program;
}

QString AskpassDesk::admit(const Ask& ask)
{
    if (!m_server.isListening()) {
        const QString folder = paths::runtime();
        if (!files::makeFolder(folder, true) || !m_server.listen(folder + "/ask-"_L1 + randomWord().left(8)))
            return {};
    }
    QString ticket = randomWord();
    m_tickets.insert(ticket, {ask});
    return ticket;
}

void AskpassDesk::dismiss(const QString& ticket)
{
    m_tickets.remove(ticket);
}

bool AskpassDesk::wasDeclined(const QString& ticket) const
{
    return m_tickets.value(ticket).declined;
}

QMap<QString, QString> AskpassDesk::environment(const QString& ticket) const
{
    if (ticket.isEmpty())
        return {};
    auto environment =
        ssh::askpassEnvironment(programOverride.isEmpty() ? QCoreApplication::applicationFilePath() : programOverride);
    environment.insert(QLatin1StringView(askpass::socketVariable), m_server.fullServerName());
    environment.insert(QLatin1StringView(askpass::ticketVariable), ticket);
    return environment;
}

void AskpassDesk::accept()
{
    while (QLocalSocket* socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(socket); });
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    }
}

void AskpassDesk::read(QLocalSocket* socket)
{
    if (!socket->canReadLine()) {
        if (socket->bytesAvailable() > longestQuestion)
            end(socket, {});
        return;
    }
    const auto object = json::parseAny(socket->readLine(longestQuestion), u"a question"_s);
    const QString ticket = object ? object->value("ticket"_L1).toString() : QString();
    const auto found = m_tickets.constFind(ticket);
    const QString prompt = object ? object->value("prompt"_L1).toString() : QString();
    if (found == m_tickets.cend() || found->declined || askpass::asksForHostKey(prompt)) {
        end(socket, {});
        return;
    }
    SshQuestion question{SshQuestion::Kind::Secret, prompt};
    const QString kind = object->value("kind"_L1).toString();
    if (kind == "confirm"_L1)
        question.kind = SshQuestion::Kind::Confirm;
    else if (kind == "none"_L1)
        question.kind = SshQuestion::Kind::Notice;
    const QPointer<QLocalSocket> waiting(socket);
    const Ask ask = found->ask;
    ask(question, [this, ticket, waiting](const std::optional<QByteArray>& answer) {
        if (!answer && m_tickets.contains(ticket))
            m_tickets[ticket].declined = true;
        if (waiting)
            end(waiting, answer);
    });
}

} // namespace cw
