// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deploy/changedkeydialog.h"

#include "core/device/sshcommand.h"
#include "ui/look/metrics.h"
#include "ui/shell/prompter.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/rule.h"

#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {

ChangedKeyDialog::ChangedKeyDialog(const Device& device, const ssh::FirstContact& contact, QWidget* parent)
    : DeskDialog(tr("Changed host key"), u"error"_s, tr("This is not the device it was"), parent)
{
    setObjectName(u"changedKeyDialog"_s);
    setExplanation(
        tr("%1 answers with another key than the one that was accepted. Either it was set up anew, or another "
           "machine answers in its place. Nothing is sent to it.")
            .arg(device.host));
    const auto head = [this](const QString& text) {
        auto* label = new InkLabel(text, InkLabel::Kind::Small, InkLabel::Ink::Secondary, this);
        label->setWordWrap(true);
        body().addWidget(label);
    };
    head(tr("Known"));
    body().addWidget(copyLine(contact.known.fingerprint(), u"knownFingerprint"_s, tr("Copy the known fingerprint")));
    head(tr("Now"));
    body().addWidget(copyLine(contact.shown.fingerprint(), u"shownFingerprint"_s, tr("Copy the new fingerprint")));
    body().addWidget(new Rule(Qt::Horizontal, this));
    head(tr("Run this at the device's own keyboard or console; it must print the fingerprint below \"Now\""));
    body().addWidget(copyLine("ssh-keygen -lf "_L1 + ssh::publicKeyFile(contact.shown.type), u"hostKeyCommand"_s,
                              tr("Copy the command")));
    if (!contact.ours) {
        // The user's own file is his to change.
        head(tr("The old key stands in %1. If you set the device up anew, remove it there").arg(contact.knownFile));
        body().addWidget(
            copyLine(u"ssh-keygen -R %1 -f %2"_s.arg(ssh::quote(contact.target.lookup), ssh::quote(contact.knownFile)),
                     u"removeCommand"_s, tr("Copy the command that removes the old key")));
    }
    setFootNote(tr("Deploying is blocked."));
    auto* close = addButton(tr("Close"), u"changedKeyClose"_s, ButtonRole::Reject);
    close->setDefault(true);
    close->setFocus();
    if (contact.ours) {
        auto* forget = new QPushButton(tr("Set up anew? Forget the old key…"), this);
        forget->setObjectName(u"forgetOldKey"_s);
        forget->setAutoDefault(false);
        body().addWidget(forget, 0, Qt::AlignLeading);
        connect(forget, &QPushButton::clicked, this, [this, host = device.host] { askToForget(host); });
    }
}

void ChangedKeyDialog::askToForget(const QString& host)
{
    if (!Prompter::instance().confirm(
            this, tr("Forget the key that was accepted for %1?").arg(host),
            tr("Only do so if you know why it changed. The new key is not accepted by this: the next connection shows "
               "its fingerprint and asks."),
            tr("Forget the old key")))
        return;
    Q_EMIT forgetRequested();
    reject();
}

} // namespace cw
