// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/fieldcontrol.h"

class QLineEdit;
class QPushButton;
class QStringListModel;

namespace cw {

class FlowLayout;

/// A list of words: each one a button that removes it, and a line to add more. Backspace in the empty line takes the
/// last word back for editing.
class TagControl : public FieldControl
{
    Q_OBJECT

public:
    TagControl(const Field& field, QWidget* parent);

    void showValue(const QJsonValue& value, bool isSet) override;
    void setChoices(const QList<Choice>& choices) override;
    void setStandardText(const QString& text) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void add();
    void removeAt(qsizetype index);
    void rebuild();
    void tell();

    FlowLayout* m_flow;
    QLineEdit* m_edit;
    QStringListModel* m_completions;
    QList<QPushButton*> m_tags;
    QStringList m_words;
    QString m_standardText;
};

} // namespace cw
