// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/userpreferences.h"

namespace cw {

UserPreferences::UserPreferences(QObject* parent) : QObject(parent)
{
    auto loaded = Preferences::load();
    if (loaded)
        m_value = *loaded;
    else
        m_problem = loaded.error().sentence();
}

Status UserPreferences::change(const Preferences& preferences)
{
    if (preferences == m_value)
        return Done{};
    if (auto saved = preferences.save(); !saved)
        return saved;
    m_value = preferences;
    m_problem.clear();
    m_value.exportToEnvironment();
    Q_EMIT changed();
    return Done{};
}

} // namespace cw
