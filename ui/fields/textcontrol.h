// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/fieldcontrol.h"

class QLineEdit;
class QStringListModel;

namespace cw {

/// A line of text. Completes the choices; a path completes the files of this machine and has a button to browse.
/// An edit counts when it is finished: Enter, or the focus goes elsewhere.
class TextControl : public FieldControl
{
    Q_OBJECT

public:
    TextControl(const Field& field, QWidget* parent);

    void showValue(const QJsonValue& value, bool isSet) override;
    void setChoices(const QList<Choice>& choices) override;
    void setStandardText(const QString& text) override;

private:
    void browse();
    void completeFiles();

    QLineEdit* m_edit;
    QStringListModel* m_completions = nullptr;
    QString m_shown; ///< as last shown or told
};

} // namespace cw
