// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deploy/deviceerrand.h"

#include "ui/deploy/askpassdesk.h"
#include "ui/deploy/changedkeydialog.h"
#include "ui/deploy/devicepool.h"
#include "ui/deploy/hostkeydialog.h"
#include "ui/deploy/secretdialog.h"
#include "ui/runs/background.h"

#include <QElapsedTimer>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

// A person types a passphrase within this time; ssh's own limit for reaching the device is ten seconds.
constexpr int personMs = 10 * 60 * 1000;

} // namespace

DeviceErrand::DeviceErrand(const Device& device, QWidget* window)
    : QObject(window), m_device(device), m_window(window), m_cancelled(std::make_shared<std::atomic_bool>(false))
{}

DeviceErrand::~DeviceErrand()
{
    *m_cancelled = true;
    m_over = true;
    if (m_dialog)
        m_dialog->reject(); // declines, so that ssh does not wait for an answer that nobody gives
    AskpassDesk::instance().dismiss(m_ticket);
}

ssh::Settings DeviceErrand::settings() const
{
    ssh::Settings settings;
    settings.askEnvironment = AskpassDesk::instance().environment(m_ticket);
    return settings;
}

void DeviceErrand::start(const Work& work)
{
    m_work = work;
    m_ticket = AskpassDesk::instance().admit(
        [this](const SshQuestion& question, const AskpassDesk::Reply& reply) { askPerson(question, reply); });
    connectNow();
}

void DeviceErrand::connectNow()
{
    Q_EMIT stageChanged(tr("Connecting to %1…").arg(m_device.name));
    inBackground(
        this,
        [device = m_device, settings = settings(), cancelled = m_cancelled] {
            QElapsedTimer clock;
            clock.start();
            SshShell shell(device, settings);
            shell.setCancelled([cancelled] { return cancelled->load(); });
            Greeting greeting;
            greeting.machine = shell.greet(personMs);
            greeting.problem = shell.lastProblem();
            greeting.ms = clock.elapsed();
            return greeting;
        },
        [this](const Greeting& greeting) { greeted(greeting); }, &devicePool());
}

void DeviceErrand::greeted(const Greeting& greeting)
{
    if (m_over)
        return;
    if (greeting.machine) {
        m_connected = true;
        Q_EMIT connected(*greeting.machine, m_asked ? -1 : greeting.ms);
        work();
        return;
    }
    if (AskpassDesk::instance().wasDeclined(m_ticket)) {
        end(Error{Error::Kind::Cancelled, tr("You did not log in, so nothing was done on %1.").arg(m_device.name)});
        return;
    }
    const bool aboutKey = greeting.problem == ssh::Problem::UnknownKey || greeting.problem == ssh::Problem::ChangedKey;
    if (aboutKey && !m_keyAccepted) {
        lookAtKey();
        return;
    }
    Error error = greeting.machine.error();
    if (greeting.problem == ssh::Problem::Authentication) {
        error.text = tr("%1 lets you in neither with a key nor with a password.").arg(m_device.name);
        error.hint =
            tr("Put your public key on the device (ssh-copy-id), load the key into your agent, or name the key's "
               "file here.");
    } else if (m_device.isVirtual && greeting.problem == ssh::Problem::Refused) {
        error.hint = tr("It is stopped; start it in the list of devices.");
    }
    end(error);
}

void DeviceErrand::lookAtKey()
{
    Q_EMIT stageChanged(tr("Reading the host key of %1…").arg(m_device.name));
    inBackground(
        this, [device = m_device] { return ssh::meet(device); },
        [this](const Result<ssh::FirstContact>& contact) {
            if (m_over)
                return;
            if (!contact)
                end(contact.error());
            else if (contact->state == ssh::FirstContact::State::Changed)
                showChangedKey(*contact, ssh::errorOf(ssh::Problem::ChangedKey, m_device, {}));
            else if (contact->state == ssh::FirstContact::State::New)
                askForTrust(*contact);
            else
                end(ssh::errorOf(ssh::Problem::UnknownKey, m_device, {}));
        },
        &devicePool());
}

void DeviceErrand::askForTrust(const ssh::FirstContact& contact)
{
    const QString stage = tr("The connection to %1 waits for your answer about its host key.").arg(m_device.name);
    Q_EMIT stageChanged(stage);
    Q_EMIT waitsForPerson(stage);
    auto* dialog = new HostKeyDialog(m_device, contact, m_window);
    m_dialog = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, [this, contact](int result) {
        if (m_over)
            return;
        if (result != QDialog::Accepted) {
            end(Error{Error::Kind::Cancelled,
                      tr("The host key of %1 was not accepted, so nothing was done.").arg(m_device.name)});
            return;
        }
        inBackground(
            this, [contact] { return ssh::accept(contact.target, contact.shown); },
            [this](const Status& accepted) {
                if (m_over)
                    return;
                m_keyAccepted = true;
                if (accepted)
                    connectNow();
                else
                    end(accepted);
            },
            &devicePool());
    });
    dialog->open();
}

void DeviceErrand::showChangedKey(const ssh::FirstContact& contact, const Error& error)
{
    auto* dialog = new ChangedKeyDialog(m_device, contact, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // The errand is over whatever is answered; forgetting is a matter of the dialog alone.
    connect(dialog, &ChangedKeyDialog::forgetRequested, m_window, [window = m_window, lookup = contact.target.lookup] {
        inBackground(
            window, [lookup] { return ssh::forget(lookup); }, [](const Status&) {}, &devicePool());
    });
    dialog->open();
    Error blocked = error;
    blocked.hint = tr("Deploying is blocked until the reason is known.");
    end(blocked);
}

void DeviceErrand::askPerson(const SshQuestion& question, const AskpassDesk::Reply& reply)
{
    if (m_over) {
        reply({});
        return;
    }
    const QString stage = tr("The connection to %1 waits for your answer.").arg(m_device.name);
    Q_EMIT stageChanged(stage);
    Q_EMIT waitsForPerson(stage);
    m_asked = true;
    auto* dialog = new SecretDialog(question, m_device.name, m_window);
    m_dialog = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this, [this, dialog, reply](int result) {
        if (result != QDialog::Accepted) {
            reply({});
            return;
        }
        QByteArray secret = dialog->takeSecret();
        reply(secret);
        secret.fill('\0');
        Q_EMIT stageChanged(tr("Connecting to %1…").arg(m_device.name));
    });
    dialog->open();
}

void DeviceErrand::work()
{
    if (!m_work) {
        end(Done{});
        return;
    }
    inBackground(
        this,
        [device = m_device, settings = settings(), work = m_work, cancelled = m_cancelled] {
            SshShell shell(device, settings);
            shell.setCancelled([cancelled] { return cancelled->load(); });
            return work(shell);
        },
        [this](const Status& status) { end(status); }, &devicePool());
}

void DeviceErrand::cancel()
{
    *m_cancelled = true;
    if (m_connected || m_over)
        return;
    if (m_dialog)
        m_dialog->reject();
    end(Error{Error::Kind::Cancelled, tr("Cancelled; nothing was done on %1.").arg(m_device.name)});
}

void DeviceErrand::end(const Status& status)
{
    if (m_over)
        return;
    m_over = true;
    AskpassDesk::instance().dismiss(m_ticket);
    Q_EMIT ended(status);
}

} // namespace cw
