// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/fieldcontrol.h"

class QSpinBox;

namespace cw {

/// A whole number with its unit; the lowest position means "not set".
class NumberControl : public FieldControl
{
    Q_OBJECT

public:
    NumberControl(const Field& field, QWidget* parent);

    void showValue(const QJsonValue& value, bool isSet) override;
    void setStandardText(const QString& text) override;

private:
    QSpinBox* m_spin;
    int m_shown = 0;
};

} // namespace cw
