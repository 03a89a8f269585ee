// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/run/rundirectory.h"

#include <QJsonObject>

namespace cw {

/// Asks a run's runner one question and waits for the answer. Missing when no runner listens; Process when it does not
/// answer in time; Refused when the listener is another user's. Blocks; not for a window's thread.
Result<QJsonObject> askRunner(const RunDirectory& run, const QJsonObject& question, int timeoutMs = 3000);

} // namespace cw
