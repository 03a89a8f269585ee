// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/firstcontact.h"
#include "ui/deploy/deskdialog.h"

class QLineEdit;

namespace cw {

class InkLabel;

/// First contact: the key that a device shows, and how to compare it. Cancel has the focus and Enter; accepting takes a
/// deliberate step. A fingerprint that was pasted and is another one locks the accepting button.
class HostKeyDialog : public DeskDialog
{
    Q_OBJECT

public:
    HostKeyDialog(const Device& device, const ssh::FirstContact& contact, QWidget* parent);

private:
    void compare();

    QString m_fingerprint;
    QLineEdit* m_pasted;
    InkLabel* m_verdict;
    QPushButton* m_trust;
};

} // namespace cw
