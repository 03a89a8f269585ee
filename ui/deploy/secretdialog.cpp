// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deploy/secretdialog.h"

#include "ui/look/metrics.h"
#include "ui/widgets/inklabel.h"

#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString headingFor(const SshQuestion& question, const QString& device)
{
    if (question.kind == SshQuestion::Kind::Confirm)
        return SecretDialog::tr("May this key be used?");
    if (question.kind == SshQuestion::Kind::Notice)
        return SecretDialog::tr("ssh waits for you");
    if (question.prompt.contains("passphrase"_L1, Qt::CaseInsensitive))
        return SecretDialog::tr("Unlock your key for %1").arg(device);
    return SecretDialog::tr("Log in to %1").arg(device);
}

} // namespace

SecretDialog::SecretDialog(const SshQuestion& question, const QString& device, QWidget* parent)
    : DeskDialog(tr("ssh asks"), u"host-key"_s, headingFor(question, device), parent)
{
    setObjectName(u"secretDialog"_s);
    auto* prompt = new InkLabel(question.prompt.trimmed(), InkLabel::Kind::Body, InkLabel::Ink::Secondary, this);
    prompt->setObjectName(u"secretPrompt"_s);
    prompt->setTextFormat(Qt::PlainText); // the other side's words
    prompt->setWordWrap(true);
    body().addWidget(prompt);
    if (question.kind == SshQuestion::Kind::Secret) {
        m_secret = new QLineEdit(this);
        m_secret->setObjectName(u"secretField"_s);
        m_secret->setEchoMode(QLineEdit::Password);
        m_secret->setAccessibleName(question.prompt.trimmed());
        m_secret->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText);
        body().addWidget(m_secret);
        setFootNote(tr("Given to ssh, and kept nowhere."));
    }
    auto* cancel = addButton(tr("Cancel"), u"secretCancel"_s, ButtonRole::Reject);
    auto* give = question.kind == SshQuestion::Kind::Notice
                     ? nullptr
                     : addButton(m_secret ? tr("Continue") : tr("Allow"), u"secretGive"_s, ButtonRole::Accept);
    if (m_secret && give) {
        give->setDefault(true);
        m_secret->setFocus();
    } else {
        cancel->setDefault(true);
        cancel->setFocus();
    }
}

QByteArray SecretDialog::takeSecret()
{
    if (!m_secret)
        return {};
    QByteArray secret = m_secret->text().toUtf8();
    m_secret->clear();
    return secret;
}

} // namespace cw
