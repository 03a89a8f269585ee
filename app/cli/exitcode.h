// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace cw::cli {

/// The contract of the command line (docs/command-line.md).
enum ExitCode : int {
    Ok = 0,
    Unsure = 1, ///< warnings or unknowns
    Wrong = 2,  ///< errors in what was asked
    Failed = 3, ///< a run, deployment or verification failed
    Usage = 64, ///< the command line itself (EX_USAGE of sysexits.h)
};

inline ExitCode exitCodeFor(const Error& error)
{
    switch (error.kind) {
    case Error::Kind::Process:
    case Error::Kind::Cancelled: return Failed;
    case Error::Kind::Io: // a file that was named cannot be read or written; a run or deployment states its own end
    case Error::Kind::Invalid:
    case Error::Kind::Missing:
    case Error::Kind::Refused:
    case Error::Kind::Newer: break;
    }
    return Wrong;
}

} // namespace cw::cli
