// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/monitor/memorysample.h"

#include <QList>
#include <QString>

namespace cw {

/// Memory over time as an SVG element: stacked areas by process group with the limit as a line. At most one point per
/// two pixels; of several measurements under one point the largest is drawn, so that no peak vanishes. "" without
/// measurements. `limitMiB` 0 draws no line. Pure.
QString memoryChart(const QList<MemorySample>& measurements, int limitMiB);

} // namespace cw
