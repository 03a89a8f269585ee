// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/device/firstcontact.h"
#include "core/device/sshshell.h"

#include <QObject>
#include <QPointer>

#include <atomic>
#include <functional>
#include <memory>

class QDialog;

namespace cw {

struct SshQuestion;

/// One errand to a device: connects, asks in the window what only a person can answer (an unknown host key, a password or
/// passphrase), and then does its work. Everything that waits runs off the window's thread. A changed host key ends it: it
/// is shown and never accepted here. One use; delete it after `ended` (deleting it earlier cancels).
class DeviceErrand : public QObject
{
    Q_OBJECT

public:
    using Work = std::function<Status(SshShell& shell)>; ///< called off the window's thread
    using Cancelled = std::shared_ptr<std::atomic_bool>;

    DeviceErrand(const Device& device, QWidget* window);
    ~DeviceErrand() override;

    /// Without work, only the connection is tried.
    void start(const Work& work = {});
    /// Before the connection stands: at once. Afterwards the work sees it in cancelled() and ends at its next safe point.
    void cancel();
    Cancelled cancelled() const { return m_cancelled; }
    const Device& device() const { return m_device; }
    bool isConnected() const { return m_connected; }

Q_SIGNALS:
    void stageChanged(const QString& text);            ///< what it waits for, one sentence
    void waitsForPerson(const QString& text);          ///< likewise, where only a person can go on
    void connected(const QString& machine, qint64 ms); ///< -1 where a person was asked: that is no time of the device
    void ended(const cw::Status& status);

private:
    struct Greeting
    {
        Result<QString> machine = Error{};
        ssh::Problem problem = ssh::Problem::None;
        qint64 ms = 0;
    };
    void connectNow();
    void greeted(const Greeting& greeting);
    void lookAtKey();
    void askForTrust(const ssh::FirstContact& contact);
    void showChangedKey(const ssh::FirstContact& contact, const Error& error);
    void askPerson(const SshQuestion& question, const std::function<void(const std::optional<QByteArray>&)>& reply);
    void work();
    void end(const Status& status);
    ssh::Settings settings() const;

    Device m_device;
    QPointer<QWidget> m_window;
    QPointer<QDialog> m_dialog;
    Work m_work;
    Cancelled m_cancelled;
    QString m_ticket;
    bool m_connected = false;
    bool m_keyAccepted = false;
    bool m_asked = false;
    bool m_over = false;
};

} // namespace cw
