// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace cw {

/// A unified diff of two texts with three lines around each change; empty when they are equal. `fromName` and `toName`
/// stand in its two header lines. Texts whose changed parts are very long are shown as wholly replaced. Pure.
QString textDiff(const QByteArray& from, const QByteArray& to, const QString& fromName, const QString& toName);

/// What changed from one plan to the other: each file, then the steps and what the build must produce, as unified diffs.
/// Empty when nothing did.
QString planDiff(const Plan& from, const Plan& to);

} // namespace cw
