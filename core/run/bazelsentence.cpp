// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/bazelsentence.h"

#include <QCoreApplication>

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::bazelSentence", text);
}

} // namespace

QString bazelSentence(int exitCode, const BuildEvents& events)
{
    if (exitCode == 1 && !events.failed.isEmpty()) {
        const FailedAction& first = events.failed.first();
        return tr("The build failed: an action of %1 (%2) failed.").arg(first.label, first.mnemonic);
    }
    switch (exitCode) {
    case 1: return tr("The build failed; Bazel's message is in the log.");
    case 2: return tr("Bazel refused its command line; its message is in the log.");
    case 3: return tr("The build succeeded, but tests failed.");
    case 8: return tr("The build was interrupted by somebody else.");
    case 9: return tr("Another Bazel command uses the output base.");
    case 33: return tr("Bazel's server ran out of its own memory.");
    case 36: return tr("Bazel could not work in this environment; its message is in the log.");
    case 37: return tr("Bazel's server ended abruptly; the kernel may have ended it for lack of memory.");
    default: return tr("Bazel ended with exit code %1; its message is in the log.").arg(exitCode);
    }
}

} // namespace cw
