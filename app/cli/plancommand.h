// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "core/plan/plan.h"

namespace cw::cli {

/// `plan FILE`: everything that would happen, before anything does.
class PlanCommand : public Command
{
public:
    QString name() const override;
    QString summary() const override;
    void describe(QCommandLineParser& parser) const override;
    int run(const QCommandLineParser& parser, const QStringList& arguments, Console& console) override;

private:
    int finish(const QCommandLineParser& parser, const Plan& plan, const Console& console) const;
};

} // namespace cw::cli
