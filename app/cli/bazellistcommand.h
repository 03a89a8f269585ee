// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace cw::cli {

class BazelListCommand : public Command
{
public:
    QString name() const override;
    QString summary() const override;
    void describe(QCommandLineParser& parser) const override;
    int run(const QCommandLineParser& parser, const QStringList& arguments, Console& console) override;
};

} // namespace cw::cli
