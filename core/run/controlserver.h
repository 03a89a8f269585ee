// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QJsonObject>
#include <QLocalServer>
#include <QObject>

#include <functional>

class QLocalSocket;

namespace cw {

/// The runner's socket: JSON lines, one answer for each question. Owner-only, and the peer's user id is checked as well
/// (SO_PEERCRED). What is asked and answered: docs/formats.md, "Control socket". Event-loop thread only.
class ControlServer : public QObject
{
    Q_OBJECT

public:
    using Answer = std::function<QJsonObject(const QJsonObject& question)>;
    explicit ControlServer(Answer answer, QObject* parent = nullptr);

    /// Listens on a socket file in an owner-only folder, which is made. A left-over file of that name is replaced: the
    /// caller holds the run's lock.
    Status listen(const QString& path);
    void close();

private:
    void accept();
    void read(QLocalSocket* socket);

    Answer m_answer;
    QLocalServer m_server;
};

} // namespace cw
