// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bazel/remainingtime.h"
#include "core/deploy/artifact.h"
#include "core/run/runstatus.h"
#include "ui/runs/runnews.h"
#include "ui/widgets/inklabel.h"

#include <QCoreApplication>

#include <optional>

namespace cw {

/// What is said about a run, one place for title, sentence, strip, rail and status line. Pure; times are UTC milliseconds.
struct RunWords
{
    Q_DECLARE_TR_FUNCTIONS(cw::RunWords)

public:
    /// "Building Tinyflow 1.0.0 for Jetson Orin Nano (CPU, cross)".
    static QString title(const RunStatus& status);
    /// The sentence below the title, with <b>.
    static QString sentence(const RunNews& news, const std::optional<RemainingTime>& remaining, qint64 now);
    /// One word or two: "building", "done", "out of disk" …; with its icon's name and ink.
    static QString word(RunStatus::State state, const QString& reason);
    static QString mark(RunStatus::State state);
    static InkLabel::Ink ink(RunStatus::State state);
    /// What a person may do after a run that did not end well.
    static QString advice(const RunStatus& status);
    /// Whether it failed for lack of memory by the evidence of its runner: the kernel's counts, or a program's own words.
    static bool ranOutOfMemory(const RunStatus& status);
    /// "about 2 min left (1 min – 3 min)"; "" without an estimate.
    static QString left(const std::optional<RemainingTime>& remaining);
    static int percent(const RunStatus& status); ///< of the actions; -1 when not known

    static bool isLive(RunStatus::State state);
    /// Failed, stopped or broken: building again goes on from what is there.
    static bool canContinue(RunStatus::State state);
};

} // namespace cw
