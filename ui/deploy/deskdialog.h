// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QDialogButtonBox;
class QPushButton;
class QVBoxLayout;

namespace cw {

class InkLabel;

/// What the dialogs about devices have in common: an icon, a question as the heading, an explanation, a body, and a
/// hairline above the buttons. Opened without blocking (QDialog::open).
class DeskDialog : public QDialog
{
    Q_OBJECT

public:
    DeskDialog(const QString& title, const QString& iconName, const QString& heading, QWidget* parent);

    void setHeading(const QString& heading);
    void setExplanation(const QString& text);
    QString explanation() const;

protected:
    QVBoxLayout& body() const { return *m_body; }
    /// At the leading end of the buttons' row.
    void setFootNote(const QString& text);
    enum class ButtonRole { Accept, Reject, Act };
    /// Accept and Reject close the dialog.
    QPushButton* addButton(const QString& text, const QString& name, ButtonRole role);
    /// A text in a fixed font with a button that copies it; the button's accessible name is `copyName`.
    QWidget* copyLine(const QString& text, const QString& name, const QString& copyName);

private:
    InkLabel* m_heading;
    InkLabel* m_explanation;
    InkLabel* m_footNote;
    QVBoxLayout* m_body;
    QDialogButtonBox* m_buttons;
};

} // namespace cw
