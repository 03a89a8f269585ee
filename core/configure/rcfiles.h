// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace cw {

/// One line of an rc file of Bazel, without comments and blanks around it.
struct RcLine
{
    QString file; ///< absolute
    int number = 0;
    QString text;
};

/// The rc files of a workspace as Bazel reads them: the roots and what they import, in the order of reading.
struct RcFiles
{
    QStringList files;   ///< absolute, those that were read
    QStringList missing; ///< imported with "import", and not there
    QList<RcLine> lines; ///< imports are not among them

    /// `roots` lie below `workspace`. Blocking, local. Line ends of Windows are read as well.
    static RcFiles read(const QString& workspace, const QStringList& roots);
};

} // namespace cw
