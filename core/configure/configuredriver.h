// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/configure/configurecall.h"
#include "core/configure/dialogue.h"
#include "core/configure/writtencheck.h"
#include "core/proc/ptyprocess.h"
#include "core/proc/sessionprocess.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace cw {

/// How a ./configure ended.
struct ConfigureEnd
{
    bool good = false; ///< everything was written as it was asked for, whatever the exit code
    int exitCode = 0;
    int signal = 0;
    Error problem = {}; ///< when not good
    QList<ConfigureDifference> differences = {};
};

/// Runs one ./configure: answers by the environment with the input at its end, or types on a terminal where the family
/// needs one. Success is what was written, never the exit code. A question that nobody knows, or one that is asked again,
/// ends it at once. On a terminal the script waits for the answer, so nothing comes of an unknown question. By the
/// environment the input is at its end and the script cannot be held: it may go on with its default until the signal
/// reaches it. There the promise is that the run is refused with the question quoted, and that what it wrote is not taken:
/// the next run must write its files anew. Limits of time and output are the caller's, by stop(). `finished` comes exactly
/// once, and nothing that was started in the script's group is left then.
///
/// Lives in a thread with an event loop; the signals come from there.
class ConfigureDriver : public QObject
{
    Q_OBJECT

public:
    /// `request` has the answers in its environment.
    ConfigureDriver(const ConfigureCall& call, const child::Request& request, QObject* parent = nullptr);

    /// Missing, Process: it cannot be started.
    Status start();
    /// Asks the whole tree of processes to end; `force`, or three seconds, make it.
    void stop(bool force);
    qint64 processId() const;

    /// A terminal that is quiet for so long in a begun line waits for an answer.
    void setPatience(int milliseconds) { m_quiet.setInterval(milliseconds); }

Q_SIGNALS:
    void output(const QByteArray& bytes); ///< the script's, and lines of ours that begin with "[crosswright]"
    void finished(const cw::ConfigureEnd& end);

private:
    void take(const QByteArray& bytes);
    void type(const QByteArray& bytes);
    void ended(int exitCode, int signal);
    void note(const QString& text);
    QMap<QString, QByteArray> trackedSums() const;

    const ConfigureCall m_call;
    const child::Request m_request;
    Dialogue m_dialogue;
    std::unique_ptr<WrittenBefore> m_before;
    QMap<QString, QByteArray> m_tracked;
    SessionProcess m_process;
    PtyProcess m_terminal;
    QTimer m_patience;
    QTimer m_quiet;
    bool m_stopping = false;
};

} // namespace cw
