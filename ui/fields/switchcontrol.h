// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/fieldcontrol.h"

class QCheckBox;

namespace cw {

/// Yes or no.
class SwitchControl : public FieldControl
{
    Q_OBJECT

public:
    SwitchControl(const Field& field, QWidget* parent);

    void showValue(const QJsonValue& value, bool isSet) override;
    void setStandardText(const QString& text) override;
    /// What holds while nothing is set.
    void setStandard(bool standard) override { m_standard = standard; }

private:
    QCheckBox* m_box;
    bool m_standard = false;
};

} // namespace cw
