// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/deploy/askpassdesk.h"
#include "ui/deploy/deskdialog.h"

class QLineEdit;

namespace cw {

/// ssh's own question: a password, a passphrase, or a yes. What is typed goes to ssh and is kept nowhere.
class SecretDialog : public DeskDialog
{
    Q_OBJECT

public:
    SecretDialog(const SshQuestion& question, const QString& device, QWidget* parent);

    QByteArray takeSecret(); ///< empties the field

private:
    QLineEdit* m_secret = nullptr;
};

} // namespace cw
