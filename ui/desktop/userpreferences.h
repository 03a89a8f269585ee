// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/preferences/preferences.h"

#include <QObject>

namespace cw {

/// The person's preferences as the window holds them: read once, written at every change, and everybody hears of it.
/// Window's thread.
class UserPreferences : public QObject
{
    Q_OBJECT

public:
    /// Starts with what the file says; problem() when it cannot be used (the defaults hold then, and the file is left alone
    /// until something is changed).
    explicit UserPreferences(QObject* parent = nullptr);

    const Preferences& value() const { return m_value; }
    const QString& problem() const { return m_problem; }

    /// Saves, puts proxies and cache into the environment, and tells everybody.
    Status change(const Preferences& preferences);

Q_SIGNALS:
    void changed();

private:
    Preferences m_value;
    QString m_problem;
};

} // namespace cw
