// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace cw {

class Session;

/// Where a field's value comes from, in one word with the rest as tool tip; its menu goes back to the preset or to the
/// default and copies the value.
class ProvenanceButton : public QToolButton
{
    Q_OBJECT

public:
    ProvenanceButton(Session& session, const QString& field, const QString& title, QWidget* parent = nullptr);

    static constexpr int inset = 4; ///< from its edge to its word

    QSize sizeHint() const override;
    void refresh();
    /// Sets the value of the preset that this configuration began with; false when it has none for the field.
    bool backToPreset();
    void backToDefault();

protected:
    void initStyleOption(QStyleOptionToolButton* option) const override;

private:
    void fillMenu();

    Session& m_session;
    QString m_field;
    QString m_title;
};

} // namespace cw
