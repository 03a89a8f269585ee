// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bazel/buildevents.h"

#include <QJsonObject>
#include <QString>

namespace cw {

/// What is known of a failed call of Bazel besides its exit code and events.
struct BazelFailure
{
    QJsonObject victim = {};  ///< of the journal's `action-failed`: `killed`; empty when nothing was killed
    bool kernelKnown = false; ///< the kernel tells how many processes it ended for lack of memory
    qint64 kernelKills = 0;   ///< how many since the step began
    QString error = {};       ///< the first error of the first action that failed
    QString message = {};     ///< Bazel's own first error line
};

struct BazelSentence
{
    QString text;          ///< one sentence for people
    bool ofMemory = false; ///< it failed for lack of memory: by the kernel's counts, or by a program's own words
};

/// Why Bazel failed. Pure.
BazelSentence bazelSentence(int exitCode, const BuildEvents& events, const BazelFailure& failure = {});

} // namespace cw
