// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/preferencepane.h"

class QCheckBox;
class QSpinBox;

namespace cw {

/// What a machine has, as far as it is known; 0 is not known.
struct Machine
{
    int cores = 0;
    int ramMiB = 0;
};

/// What a build leaves to the person, and what the desktop does meanwhile.
class BuildsPane : public PreferencePane
{
    Q_OBJECT

public:
    explicit BuildsPane(const Machine& machine, QWidget* parent = nullptr);

    void take(const Preferences& preferences) override;
    void give(Preferences& preferences) const override;

private:
    void tell();

    Machine m_machine;
    QSpinBox* m_cores;
    QSpinBox* m_memory;
    InkLabel* m_sentence;
    QCheckBox* m_notifications;
    QCheckBox* m_alarms;
    QCheckBox* m_inhibit;
};

} // namespace cw
