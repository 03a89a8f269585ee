// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/run/controlserver.h"
#include "core/run/filelock.h"

#include <QObject>
#include <QStringList>

namespace cw {

/// One window for a person: a second start hands its files to the first one and ends. They meet at a socket in the
/// owner-only runtime folder; the peer's user is checked (ControlServer).
class SingleInstance : public QObject
{
    Q_OBJECT

public:
    explicit SingleInstance(QObject* parent = nullptr);

    static QString socketFile();

    /// True when a first window took the files over, so that this program may end. False makes this the first one. When
    /// neither works (no runtime folder) it is false too, and problem() says why. Waits up to 3 s for an answer; call it
    /// before there is a window.
    bool handOver(const QStringList& files);
    const QString& problem() const { return m_problem; }

    /// The token that lets the first window come to the front (Wayland; X11's startup id). Taken out of the
    /// environment, since what is started later must not use it again.
    static QString takeActivationToken();

Q_SIGNALS:
    /// A second start: come to the front, and open these (absolute paths; may be empty).
    void raiseRequested(const QStringList& files, const QString& activationToken);

private:
    bool ask(const QStringList& files, const QString& token);
    void listen();

    ControlServer m_server;
    FileLock m_lock;
    QString m_problem;
};

} // namespace cw
