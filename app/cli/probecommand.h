// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace cw::cli {

/// `probe`: the facts of this machine, or of recorded outputs (`--parse KIND FILE`).
class ProbeCommand : public Command
{
public:
    QString name() const override;
    QString summary() const override;
    void describe(QCommandLineParser& parser) const override;
    int run(const QCommandLineParser& parser, const QStringList& arguments, Console& console) override;

private:
    int source(const QString& tree, const QString& ref, Console& console) const;
    int parse(const QString& kind, const QStringList& arguments, bool host, Console& console) const;
};

} // namespace cw::cli
