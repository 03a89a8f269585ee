// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/fieldcontrol.h"

class QLineEdit;

namespace cw {

class InkLabel;

/// A limit as people write it ("4GiB", "HOST_RAM*.5", "leave 1"), with what it is on this machine beside it. The arrow
/// keys step from the number that is written there, else from the one that holds. An edit counts when it is finished: Enter, or the focus goes elsewhere.
class LimitControl : public FieldControl
{
    Q_OBJECT

public:
    LimitControl(const Field& field, QWidget* parent);

    void showValue(const QJsonValue& value, bool isSet) override;
    void setStandardText(const QString& text) override;
    /// The number of a part of the machine ("= 8192 MiB"); empty where the text says it.
    void setResolved(const QString& text);
    /// The number that holds now, from which the arrow keys step where no plain number is written; 0: none.
    void setNumber(int number) { m_number = number; }

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void step(int steps);

    QLineEdit* m_edit;
    InkLabel* m_resolved;
    QString m_shown; ///< as last shown or told
    int m_number = 0;
};

} // namespace cw
