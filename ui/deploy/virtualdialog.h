// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/virtualdevice.h"
#include "ui/deploy/deskdialog.h"

class QComboBox;
class QLineEdit;

namespace cw {

/// What a new virtual device shall be. It only asks; making it is the page's work, with progress and Cancel there.
class VirtualDialog : public DeskDialog
{
    Q_OBJECT

public:
    explicit VirtualDialog(QWidget* parent);

    QString name() const;
    VirtualDevice::Settings settings() const;

private:
    void update();

    QComboBox* m_profile;
    QComboBox* m_suite;
    QComboBox* m_arch;
    QLineEdit* m_name;
    QPushButton* m_create;
    bool m_named = false; ///< by the person; else it follows the profile
};

} // namespace cw
