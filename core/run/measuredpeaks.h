// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facts/facts.h"

#include <QDateTime>
#include <QString>

namespace cw {

/// What the newest run of this source and ref that measured compilers says of their memory: the fact `source.peak`, MiB of
/// the largest one. Empty when there is no such run. Reads this person's runs; blocking; any thread.
Facts measuredPeaks(const QString& source, const QString& ref, const QDateTime& now);

} // namespace cw
