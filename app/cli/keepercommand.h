// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <QCoreApplication>

namespace cw::cli {

/// The keeper's own process: continues stopped compilers when the runner is gone. Started by the runner.
class KeeperCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(cw::cli::KeeperCommand)

public:
    QString name() const override { return QStringLiteral("keeper"); }
    QString summary() const override;
    void describe(QCommandLineParser& parser) const override;
    int run(const QCommandLineParser& parser, const QStringList& arguments, Console& console) override;
};

} // namespace cw::cli
