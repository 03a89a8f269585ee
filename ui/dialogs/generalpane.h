// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/preferencepane.h"

class QComboBox;
class QLineEdit;

namespace cw {

/// Language, appearance, terminal.
class GeneralPane : public PreferencePane
{
    Q_OBJECT

public:
    explicit GeneralPane(QWidget* parent = nullptr);

    void take(const Preferences& preferences) override;
    void give(Preferences& preferences) const override;
    bool check() override;

private:
    QComboBox* m_language;
    QComboBox* m_scheme;
    QLineEdit* m_terminal;
    InkLabel* m_terminalHint;
};

} // namespace cw
