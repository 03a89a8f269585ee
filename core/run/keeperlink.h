// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/run/keeper.h"

#include <QProcess>

#include <functional>
#include <utility>

namespace cw {

/// The runner's end of the keeper: starts it and tells it what is stopped. A process must be told of before it is
/// stopped; the line is in the kernel when stopped() returns, so it survives a SIGKILL of the runner. One thread.
class KeeperLink
{
public:
    KeeperLink() = default;
    ~KeeperLink();
    Q_DISABLE_COPY_MOVE(KeeperLink)

    /// `program` is crosswright itself. The keeper holds the descriptor `lock` with us (-1: none), so that what it locks stays
    /// locked until the keeper is through.
    Status start(const QString& program, int lock = -1);
    /// From now on a keeper that ends before close() is replaced by another one, which knows all that the lost one knew; then
    /// `lost` is called, from the event loop, with an error where there is no other one.
    void setLost(std::function<void(const Status& problem)> lost) { m_lost = std::move(lost); }
    qint64 processId() const { return m_process.processId(); }

    Status stopped(const KeptProcess& process);   ///< call before SIGSTOP; do not stop when it fails
    Status continued(const KeptProcess& process); ///< call after SIGCONT
    Status sessionStarted(const KeptProcess& leader);
    void sessionsEnded();                        ///< all of them are gone
    void buildStarts(const QString& outputBase); ///< Bazel may run for it from now on
    void listens(const QString& socket);         ///< the control socket
    int continueAll();                           ///< SIGCONT to everything listed

    /// Lets the keeper end (it continues what is still listed and leaves the rest alone) and waits for it.
    void close();

    static constexpr int mostReplaced = 5; ///< somebody who ends every keeper is not fought for ever

private:
    Status launch();
    void replace();
    Status tell(const char* word, const KeptProcess& process);
    Status write(const QByteArray& lines);

    QProcess m_process;
    KeeperList m_list;
    QString m_program;
    int m_lock = -1;
    int m_pipe = -1;
    int m_replaced = 0;
    bool m_closing = false;
    std::function<void(const Status&)> m_lost;
};

} // namespace cw
