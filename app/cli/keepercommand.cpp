// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/keepercommand.h"

#include "core/run/keeper.h"

#include <unistd.h>

namespace cw::cli {

QString KeeperCommand::summary() const
{
    return tr("(internal) continue stopped compilers when the runner is gone");
}

void KeeperCommand::describe(QCommandLineParser&) const {}

int KeeperCommand::run(const QCommandLineParser&, const QStringList&, Console&)
{
    return runKeeper(STDIN_FILENO);
}

} // namespace cw::cli
