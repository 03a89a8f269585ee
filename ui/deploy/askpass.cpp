// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deploy/askpass.h"

#include "core/base/json.h"

#include <QCoreApplication>
#include <QLocalSocket>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace cw::askpass {
namespace {

constexpr int declined = 1;
constexpr int connectMs = 5000;

} // namespace

bool isAsked()
{
    return qEnvironmentVariableIsSet(socketVariable) && qEnvironmentVariableIsSet(ticketVariable);
}

bool asksForHostKey(const QString& prompt)
{
    return prompt.contains("(yes/no"_L1);
}

int answer(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    const QString prompt = QString::fromLocal8Bit(argc > 1 ? argv[1] : "");
    if (asksForHostKey(prompt))
        return declined;
    QLocalSocket socket;
    socket.connectToServer(qEnvironmentVariable(socketVariable));
    if (!socket.waitForConnected(connectMs))
        return declined;
    // SSH_ASKPASS_PROMPT: "confirm" wants yes or no by the exit code, "none" only shows a text (touch your key).
    socket.write(json::compact({{"ticket"_L1, qEnvironmentVariable(ticketVariable)},
                                {"prompt"_L1, prompt},
                                {"kind"_L1, qEnvironmentVariable("SSH_ASKPASS_PROMPT")}})
                 + '\n');
    QByteArray reply;
    // The window may wait for a person; it closes the connection when it has answered, or when it ends.
    while (socket.waitForReadyRead(-1))
        reply += socket.readAll();
    reply += socket.readAll();
    const bool given = reply.startsWith('+');
    if (given) {
        std::fwrite(reply.constData() + 1, 1, std::size_t(reply.size() - 1), stdout);
        std::fputc('\n', stdout);
        std::fflush(stdout);
    }
    reply.fill('\0');
    return given ? 0 : declined;
}

} // namespace cw::askpass
