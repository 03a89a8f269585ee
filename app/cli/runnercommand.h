// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <QCoreApplication>

namespace cw::cli {

/// The runner's own process: carries out the approved plan of one run directory. Started by `build`, not by people.
class RunnerCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(cw::cli::RunnerCommand)

public:
    QString name() const override { return QStringLiteral("runner"); }
    QString summary() const override;
    void describe(QCommandLineParser& parser) const override;
    int run(const QCommandLineParser& parser, const QStringList& arguments, Console& console) override;
};

} // namespace cw::cli
