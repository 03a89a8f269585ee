// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/controlclient.h"

#include "core/base/json.h"
#include "core/run/journal.h"
#include "core/run/journalreader.h"
#include "core/run/peer.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QLocalSocket>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::askRunner", text);
}

/// The runner says where it listens: its XDG_RUNTIME_DIR need not be ours.
QString socketOf(const RunDirectory& run)
{
    QString path = run.socketFile();
    for (const JournalEvent& event : JournalReader(run.journalFile()).next()) {
        if (event.event == events::runnerStarted)
            path = event.fields.value("socket"_L1).toString(path);
    }
    return path;
}

} // namespace

Result<QJsonObject> askRunner(const RunDirectory& run, const QJsonObject& question, int timeoutMs)
{
    QElapsedTimer clock;
    clock.start();
    const auto left = [&] { return std::max(1, timeoutMs - int(clock.elapsed())); };
    QLocalSocket socket;
    socket.connectToServer(socketOf(run));
    if (!socket.waitForConnected(left())) {
        return Error{Error::Kind::Missing, tr("No runner listens for run %1: %2.").arg(run.id(), socket.errorString())};
    }
    if (!isSameUser(socket.socketDescriptor()))
        return Error{Error::Kind::Refused, tr("The socket of run %1 belongs to another user.").arg(run.id())};
    socket.write(json::compact(question) + '\n');
    socket.flush();
    while (!socket.canReadLine()) {
        if (clock.elapsed() >= timeoutMs || !socket.waitForReadyRead(left())) {
            return Error{Error::Kind::Process, tr("The runner of run %1 does not answer.").arg(run.id())};
        }
    }
    auto answer = json::parseAny(socket.readLine(), tr("the runner's answer"));
    if (answer && answer->contains("error"_L1))
        return Error{Error::Kind::Refused, answer->value("error"_L1).toString()};
    return answer;
}

} // namespace cw
