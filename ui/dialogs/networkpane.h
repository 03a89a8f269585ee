// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/preferencepane.h"

class QLineEdit;

namespace cw {

/// Proxies for everything that is fetched: git and Bazel inherit them from the runner.
class NetworkPane : public PreferencePane
{
    Q_OBJECT

public:
    explicit NetworkPane(QWidget* parent = nullptr);

    void take(const Preferences& preferences) override;
    void give(Preferences& preferences) const override;
    bool check() override;

private:
    bool checkOne(QLineEdit* field, InkLabel* hint);

    QLineEdit* m_http;
    InkLabel* m_httpHint;
    QLineEdit* m_https;
    InkLabel* m_httpsHint;
    QLineEdit* m_none;
};

} // namespace cw
