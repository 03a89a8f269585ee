// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <QCoreApplication>

namespace cw::cli {

/// Lists the runs, the newest first.
class RunsCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(cw::cli::RunsCommand)

public:
    QString name() const override { return QStringLiteral("runs"); }
    QString summary() const override;
    void describe(QCommandLineParser& parser) const override;
    int run(const QCommandLineParser& parser, const QStringList& arguments, Console& console) override;
};

} // namespace cw::cli
