// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <QCoreApplication>

namespace cw::cli {

/// Watches a run; looking changes nothing.
class AttachCommand : public Command
{
    Q_DECLARE_TR_FUNCTIONS(cw::cli::AttachCommand)

public:
    QString name() const override { return QStringLiteral("attach"); }
    QString summary() const override;
    void describe(QCommandLineParser& parser) const override;
    int run(const QCommandLineParser& parser, const QStringList& arguments, Console& console) override;
};

} // namespace cw::cli
