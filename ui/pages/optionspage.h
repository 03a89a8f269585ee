// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/fieldpage.h"
#include "ui/session/factfinder.h"

class QCheckBox;
class QLineEdit;

namespace cw {

class FactList;
class InkLabel;
class MemoryBar;

/// What is built in, with which flags, and what the build may use of this machine. The features are those that the
/// release's own ./configure asks about.
class OptionsPage : public FieldPage
{
    Q_OBJECT

public:
    OptionsPage(Session& session, QWidget* parent);

    bool focusField(const QString& field) override;

protected:
    void refresh() override;

private:
    QWidget* makeLimits();
    void fillFeatures();
    void filter();
    void showLimits();

    QLineEdit* m_find;
    QCheckBox* m_changed;
    InkLabel* m_nothing;
    FieldForm* m_limits;
    FieldForm* m_flags;
    FieldForm* m_ignored;
    FieldForm* m_features;
    InkLabel* m_featuresHead;
    FactList* m_machine;
    MemoryBar* m_bar;
    InkLabel* m_meaning;
    QStringList m_featureNames; ///< the rows that stand there now
};

} // namespace cw
