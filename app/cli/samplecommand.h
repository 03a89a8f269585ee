// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace cw::cli {

/// `sample`: the whole journey on the embedded workspace and a virtual device: configure, check, plan, cross-build,
/// watch, deploy, prove. It runs the other verbs one after the other, each shown as it would be typed, so that it proves
/// the contract and teaches it.
class SampleCommand : public Command
{
public:
    QString name() const override;
    QString summary() const override;
    void describe(QCommandLineParser& parser) const override;
    int run(const QCommandLineParser& parser, const QStringList& arguments, Console& console) override;
};

} // namespace cw::cli
