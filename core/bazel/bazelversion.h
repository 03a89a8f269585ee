// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/version.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace cw {

/// A Bazel that can be run, and what is known about it.
struct BazelProgram
{
    QString path; ///< absolute, as asked (a link stays a link)
    /// What to run: `path`, or the real program behind Bazel's wrapper script (Debian's /usr/bin/bazel → /usr/bin/bazel-4).
    /// The script obeys the project's .bazelversion and tools/bazel and fails where that version is not installed; which
    /// Bazel runs is decided by our rules instead.
    QString executable;
    Version version;
    QString
        distribution; ///< "debian" (built without downloads; its rules lie in /usr/share/bazel), "bazelisk", "upstream"
    QString
        source; ///< how the version became known: "--version", "package bazel-bootstrap 4.2.3+ds-9", "version", "file name"
};

/// Asks a Bazel for its version, without starting a server. `path` "" is the first of "bazel", "bazelisk" on PATH.
/// In turn: `--version` ("bazel 4.2.3"; Debian's says "no_version" and 0.17.2 ends with an error), the package that owns the
/// file (Debian's version without its suffixes), the file's name, also behind a link ("bazel-0.17.2-linux-x86_64"), the
/// command `version` in batch mode (unpacks Bazel into a temporary folder: up to a minute).
/// Runs in an empty folder, so that no project's settings are used. Blocking, up to `timeoutMs` for each program.
/// Missing: no such program. Process: no way told a version.
Result<BazelProgram> identifyBazel(const QString& path, int timeoutMs = 30000);

/// The version in what `--version` ("bazel 4.2.3") or the command `version` ("Build label: 0.17.2") printed; nothing for
/// Debian's "bazel no_version".
std::optional<Version> versionSaid(const QByteArray& output);

/// Debian's package version as the upstream one: "4.2.3+ds-9" → 4.2.3. Nothing when it begins with no number.
std::optional<Version> upstreamVersion(const QString& packageVersion);

/// The version in a file's name: "bazel-0.17.2-linux-x86_64" → 0.17.2; nothing for "bazel" or "bazel-4".
std::optional<Version> versionInFileName(const QString& path);

} // namespace cw
