// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace cw {

/// What a feature of ./configure, or of the plan, is called among people and what it puts in. Empty for a name that the
/// program has no words for: its own name and the question of ./configure are shown then.
struct FeatureWords
{
    QString title;
    QString meaning;

    static FeatureWords of(const QString& name);
};

} // namespace cw
