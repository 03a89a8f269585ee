// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runsockets.h"

#include "core/base/filelock.h"
#include "core/base/paths.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

enum class Listener { Ours, Nobody, Unknown };

/// Connects and says at once who listens; `pid` is set for our own.
Listener listenerOf(const QString& path, qint64* pid = nullptr)
{
    const QByteArray name = QFile::encodeName(path);
    sockaddr_un address = {};
    address.sun_family = AF_UNIX;
    if (name.size() >= qsizetype(sizeof address.sun_path))
        return Listener::Unknown;
    std::memcpy(address.sun_path, name.constData(), static_cast<std::size_t>(name.size()));
    const int descriptor = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (descriptor < 0)
        return Listener::Unknown;
    Listener found = Listener::Unknown;
    if (::connect(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) {
        ucred peer = {};
        socklen_t size = sizeof peer;
        if (::getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == ::geteuid()) {
            found = Listener::Ours;
            if (pid)
                *pid = peer.pid;
        }
    } else if (errno == ECONNREFUSED) {
        found = Listener::Nobody;
    }
    ::close(descriptor);
    return found;
}

QStringList socketsIn(const QString& folder, const QString& beginning = {})
{
    return QDir(folder).entryList({beginning + "*.sock"_L1}, QDir::System | QDir::Hidden | QDir::Files);
}

} // namespace

qint64 socketPeer(const RunDirectory& run)
{
    qint64 pid = 0;
    return listenerOf(run.socketFile(), &pid) == Listener::Ours ? pid : 0;
}

bool hasRunner(const RunDirectory& run)
{
    if (FileLock::holder(run.lockFile()))
        return true;
    return !QFileInfo::exists(run.lockFile()) && socketPeer(run) > 0;
}

RunDirectory findWithoutFolder(const QString& wanted)
{
    const QString id = wanted.section(u'/', -1);
    if (id.isEmpty() || id.contains(u'*') || id.contains(u'?') || id.contains(u'['))
        return {};
    QList<RunDirectory> found;
    for (const QString& name : socketsIn(paths::runtime(), id)) {
        const RunDirectory run(paths::runs() + u'/' + name.chopped(5));
        if (!QFileInfo::exists(run.journalFile()) && socketPeer(run) > 0)
            found.append(run);
    }
    return found.size() == 1 ? found.first() : RunDirectory();
}

void removeDeadSockets(const QString& folder)
{
    for (const QString& name : socketsIn(folder)) {
        // A server's socket gets its name when it listens already, so a refused connection means that nobody is there.
        const QString path = folder + u'/' + name;
        if (listenerOf(path) == Listener::Nobody)
            QFile::remove(path);
    }
}

} // namespace cw
