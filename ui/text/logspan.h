// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bazel/progressparser.h"

#include <QString>
#include <QtGlobal>

namespace cw {

/// Where one line of a log lies in its file, in bytes, without line end and without what was painted over.
struct LogSpan
{
    qint64 offset = 0;
    qint64 length = 0;
    LogLine::Kind kind = LogLine::Kind::Plain;
    bool operator==(const LogSpan&) const = default;
};

/// One row of a log as it is shown: the number of its line in the file's log (from 0), without colours.
struct LogRow
{
    qint64 line = 0;
    LogLine::Kind kind = LogLine::Kind::Plain;
    QString text;
    bool operator==(const LogRow&) const = default;
};

} // namespace cw
