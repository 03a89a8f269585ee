// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/choices/choices.h"
#include "core/config/field.h"
#include "core/rules/finding.h"

#include <QWidget>

#include <optional>

namespace cw {

/// What edits one field. It shows a value and says what the user did; it never changes anything itself.
class FieldControl : public QWidget
{
    Q_OBJECT

public:
    /// The control that fits the field's type; `choices`: whether it offers values.
    static FieldControl* make(const Field& field, bool choices, QWidget* parent);

    const Field& field() const { return m_field; }

    /// Shows a value; `isSet` is false where it is the default. What the user is typing is not disturbed by the same value.
    virtual void showValue(const QJsonValue& value, bool isSet) = 0;
    virtual void setChoices(const QList<Choice>& choices) { Q_UNUSED(choices) }
    /// What holds while nothing is set ("automatic", "of the cross compiler"), in place of an empty control.
    virtual void setStandardText(const QString& text) { Q_UNUSED(text) }
    virtual void setStandard(bool standard) { Q_UNUSED(standard) }
    virtual void setSeverity(std::optional<Finding::Severity> severity);

    /// What takes the keyboard; carries the field's name as its object name.
    QWidget* target() const { return m_target; }

Q_SIGNALS:
    void typed(const QString& text);          ///< to be parsed as the field's text; empty: unset
    void chosen(const QJsonValue& value);     ///< a value of the field's own type
    void refused(const QString& explanation); ///< what was typed is not a value; empty: it is again

protected:
    FieldControl(const Field& field, QWidget* parent);
    /// The target is no focus proxy: Tab stops at a widget with one wherever it stands, also away from its proxy.
    void setTarget(QWidget* target);

private:
    Field m_field;
    QWidget* m_target = nullptr;
};

} // namespace cw
