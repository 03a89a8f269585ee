// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deploy/hostkeydialog.h"

#include "ui/look/metrics.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/rule.h"

#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

/// "ED25519", as ssh-keygen writes it.
QString typeWord(const QString& keyType)
{
    if (keyType.startsWith("ecdsa-"_L1))
        return u"ECDSA"_s;
    return keyType == "ssh-rsa"_L1 ? u"RSA"_s : u"ED25519"_s;
}

} // namespace

HostKeyDialog::HostKeyDialog(const Device& device, const ssh::FirstContact& contact, QWidget* parent)
    : DeskDialog(tr("Host key"), u"host-key"_s, tr("Is this your device?"), parent)
    , m_fingerprint(contact.shown.fingerprint())
    , m_pasted(new QLineEdit(this))
    , m_verdict(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
{
    setObjectName(u"hostKeyDialog"_s);
    const QString where = contact.target.hostName == device.host
                              ? device.host
                              : tr("%1 (%2)", "name and address").arg(device.host, contact.target.hostName);
    setExplanation(tr("%1 has never been connected from here. Compare its key once; afterwards Crosswright notices "
                      "when another machine answers in its place.")
                       .arg(where));
    body().addWidget(new InkLabel(tr("%1 key that %2 shows").arg(typeWord(contact.shown.type), device.host),
                                  InkLabel::Kind::Small, InkLabel::Ink::Secondary, this));
    body().addWidget(copyLine(m_fingerprint, u"hostKeyFingerprint"_s, tr("Copy the fingerprint")));
    body().addWidget(new Rule(Qt::Horizontal, this));
    body().addWidget(new InkLabel(tr("Run this at the device's own keyboard or console; the two must be the same"),
                                  InkLabel::Kind::Small, InkLabel::Ink::Secondary, this));
    body().addWidget(copyLine("ssh-keygen -lf "_L1 + ssh::publicKeyFile(contact.shown.type), u"hostKeyCommand"_s,
                              tr("Copy the command")));
    body().addWidget(new Rule(Qt::Horizontal, this));
    m_pasted->setObjectName(u"hostKeyPasted"_s);
    m_pasted->setPlaceholderText(tr("Or paste the fingerprint to compare"));
    m_pasted->setAccessibleName(tr("The fingerprint that the device printed, to compare"));
    m_verdict->setObjectName(u"hostKeyVerdict"_s);
    m_verdict->setWordWrap(true);
    body().addWidget(m_pasted);
    body().addWidget(m_verdict);
    m_verdict->hide();
    setFootNote(tr("Kept in Crosswright's own known_hosts; yours is not changed."));
    auto* cancel = addButton(tr("Cancel"), u"hostKeyCancel"_s, ButtonRole::Reject);
    m_trust = addButton(tr("Trust this device"), u"hostKeyTrust"_s, ButtonRole::Accept);
    cancel->setDefault(true);
    cancel->setFocus();
    connect(m_pasted, &QLineEdit::textChanged, this, &HostKeyDialog::compare);
}

void HostKeyDialog::compare()
{
    const QString text = m_pasted->text().trimmed();
    m_verdict->setVisible(!text.isEmpty());
    // People paste the whole line of ssh-keygen: "256 SHA256:… root@jetson (ED25519)".
    const bool same = text.split(u' ', Qt::SkipEmptyParts).contains(m_fingerprint);
    m_trust->setEnabled(text.isEmpty() || same);
    m_verdict->setInk(same ? InkLabel::Ink::Good : InkLabel::Ink::Error);
    m_verdict->setText(same ? tr("✓ The same key: this is your device.")
                            : tr("✗ This is another key. Do not trust it unless you pasted something else."));
    m_pasted->setAccessibleDescription(m_verdict->text());
}

} // namespace cw
