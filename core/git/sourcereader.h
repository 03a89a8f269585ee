// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>

namespace cw {

/// Reads files of a source tree without checking anything out: a folder as it lies there, a git repository at a branch,
/// tag or commit (from its objects, by libgit2), or a workspace embedded in the program ("embedded:NAME").
/// Blocking; a reader is used by one thread at a time. Nothing is fetched and nothing is written.
class SourceReader
{
public:
    /// `source` as in the configuration; "~/" is the home folder. An address (https://…, git@host:…) is a Missing error:
    /// it must be cloned first. A `ref` needs a git repository.
    static Result<SourceReader> open(const QString& source, const QString& ref);
    ~SourceReader();
    SourceReader(SourceReader&& other) noexcept;
    SourceReader& operator=(SourceReader&& other) noexcept;

    /// The file's bytes; nothing when it is not there, not a file, or larger than 4 MiB.
    std::optional<QByteArray> file(const QString& path) const;
    QString commit() const; ///< full hash of what is read, or of the folder's HEAD; "" outside git
    QString how() const;    ///< for a fact: "work tree /src/tensorflow", "/src/tensorflow at v2.8.0"

    static bool isAddress(const QString& source);
    static QString embeddedFolder(const QString& source); ///< ":/workspaces/NAME" of "embedded:NAME", else ""

private:
    struct Git;
    SourceReader();
    QString m_folder; ///< files are read here; empty when they come out of git
    QString m_commit;
    QString m_how;
    std::unique_ptr<Git> m_git;
};

} // namespace cw
