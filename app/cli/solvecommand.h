// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace cw::cli {

/// `solve`: which releases can be built for a device or a board; with --tf, what one release needs.
class SolveCommand : public Command
{
public:
    QString name() const override;
    QString summary() const override;
    void describe(QCommandLineParser& parser) const override;
    int run(const QCommandLineParser& parser, const QStringList& arguments, Console& console) override;
};

} // namespace cw::cli
