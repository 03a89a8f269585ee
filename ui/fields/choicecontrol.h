// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/fieldcontrol.h"

class QComboBox;
class QStandardItemModel;

namespace cw {

/// A list to choose from. A Choice field takes only what is in the list; another one can be typed into too, and then
/// the list narrows to what contains the typed text. The first entry unsets the field.
class ChoiceControl : public FieldControl
{
    Q_OBJECT

public:
    ChoiceControl(const Field& field, QWidget* parent);

    void showValue(const QJsonValue& value, bool isSet) override;
    void setChoices(const QList<Choice>& choices) override;
    void setStandardText(const QString& text) override;

    enum Role { ValueRole = Qt::UserRole, DetailRole };

private:
    void fill();
    void tell(const QString& text);

    QComboBox* m_combo;
    QStandardItemModel* m_model;
    QList<Choice> m_choices;
    QString m_standardText;
    QString m_shown;
    bool m_filled = false;
};

} // namespace cw
