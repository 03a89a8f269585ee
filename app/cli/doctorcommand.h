// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace cw::cli {

/// `doctor [FILE]`: what this machine lacks for the jobs (those of a configuration, or those asked for), and the one
/// command that brings it. The command is printed, never run.
class DoctorCommand : public Command
{
public:
    QString name() const override;
    QString summary() const override;
    void describe(QCommandLineParser& parser) const override;
    int run(const QCommandLineParser& parser, const QStringList& arguments, Console& console) override;
};

} // namespace cw::cli
