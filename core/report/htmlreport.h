// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/runrecord.h"

#include <QByteArray>

namespace cw {

/// One self-contained page about a run: result, memory over time, steps, artifacts, the device's verdict, and the whole
/// configuration and plan behind it. No script, nothing loaded from elsewhere; readable in light and dark. Pure.
QByteArray htmlReport(const RunRecord& record);

} // namespace cw
