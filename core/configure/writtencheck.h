// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/configure/configurecall.h"

#include <QMap>
#include <QString>

namespace cw {

/// Something that is not as it was asked for.
struct ConfigureDifference
{
    enum class Kind {
        NotWritten, ///< `place` is not there after the script
        Stale,      ///< `place` is there, but the script did not write it
        NotRead,    ///< `place` was written, but no file that Bazel reads imports it
        Missing,    ///< the answer's line is not there
        Replaced,   ///< `found` stands there in place of `wanted`
        Unwanted,   ///< `found` stands there and was not asked for
        Overridden, ///< `place`, another file, says `found`
    };
    Kind kind = Kind::Missing;
    QString variable = {};
    QString wanted = {};
    QString found = {};
    QString place = {}; ///< a file, with ":LINE" where one is meant

    QString sentence() const; ///< for people, in their language
    QString kindName() const; ///< "replaced"; the same in all languages
    bool operator==(const ConfigureDifference&) const = default;
};

/// When the files of a call were last written; made before the script runs. Blocking, local.
class WrittenBefore
{
public:
    explicit WrittenBefore(const ConfigureCall& call);
    bool rewritten(const QString& path) const; ///< it was written since then

private:
    QMap<QString, QString> m_stamps;
};

namespace configure {

/// Compares what lies in the tree with the call, value by value. `before` null: nothing has to be new.
QList<ConfigureDifference> differences(const ConfigureCall& call, const WrittenBefore* before);

} // namespace configure
} // namespace cw
