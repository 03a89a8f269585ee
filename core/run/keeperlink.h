// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/run/keeper.h"

#include <QProcess>

namespace cw {

/// The runner's end of the keeper: starts it and tells it what is stopped. A process must be told of before it is
/// stopped; the line is in the kernel when stopped() returns, so it survives a SIGKILL of the runner. One thread.
class KeeperLink
{
public:
    KeeperLink() = default;
    ~KeeperLink();
    Q_DISABLE_COPY_MOVE(KeeperLink)

    /// `program` is crosswright itself.
    Status start(const QString& program);
    qint64 processId() const { return m_process.processId(); }

    Status stopped(const KeptProcess& process);   ///< call before SIGSTOP; do not stop when it fails
    Status continued(const KeptProcess& process); ///< call after SIGCONT
    Status sessionStarted(const KeptProcess& leader);
    void sessionsEnded(); ///< all of them are gone
    int continueAll();    ///< SIGCONT to everything listed

    /// Lets the keeper end (it continues what is still listed) and waits for it.
    void close();

private:
    Status tell(const char* word, const KeptProcess& process);

    QProcess m_process;
    KeeperList m_list;
    int m_pipe = -1;
};

} // namespace cw
