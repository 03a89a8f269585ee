// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/firstcontact.h"
#include "ui/deploy/deskdialog.h"

namespace cw {

/// A device that shows another key than the one that was accepted. Nothing here accepts the new one: it can only be closed,
/// or the old key forgotten, after which the next connection asks the usual question with the new fingerprint.
class ChangedKeyDialog : public DeskDialog
{
    Q_OBJECT

public:
    ChangedKeyDialog(const Device& device, const ssh::FirstContact& contact, QWidget* parent);

Q_SIGNALS:
    void forgetRequested(); ///< only where the old key stands in our own file, and after a question

private:
    void askToForget(const QString& host);
};

} // namespace cw
