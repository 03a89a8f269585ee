// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/paths.h"

#include <QDir>
#include <QFileInfo>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace cw::paths {
namespace {

QString base(const char* variable, QLatin1StringView belowHome)
{
    const QString set = qEnvironmentVariable(variable);
    // The XDG specification: a relative path is invalid and must be ignored.
    const QString root = QDir::isAbsolutePath(set) ? set : QDir::homePath() + u'/' + belowHome;
    return QDir::cleanPath(root) + "/crosswright"_L1;
}

} // namespace

QString config()
{
    return base("XDG_CONFIG_HOME", ".config"_L1);
}

QString data()
{
    return base("XDG_DATA_HOME", ".local/share"_L1);
}

QString state()
{
    return base("XDG_STATE_HOME", ".local/state"_L1);
}

QString cache()
{
    // The person's own choice of a place (core/preferences puts it there).
    const QString chosen = qEnvironmentVariable("CROSSWRIGHT_CACHE");
    if (QDir::isAbsolutePath(chosen))
        return QDir::cleanPath(chosen);
    return base("XDG_CACHE_HOME", ".cache"_L1);
}

QString runtime()
{
    const QString set = qEnvironmentVariable("XDG_RUNTIME_DIR");
    if (QDir::isAbsolutePath(set) && QFileInfo(set).isWritable())
        return QDir::cleanPath(set) + "/crosswright"_L1;
    return QDir::tempPath() + "/crosswright-"_L1 + QString::number(::geteuid());
}

QString runs()
{
    return state() + "/runs"_L1;
}

} // namespace cw::paths
