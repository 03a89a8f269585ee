// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace cw::cli {

/// `device remove NAME`: forgets a device, its facts and the key that was accepted for it. Nothing on the device changes.
class DeviceRemoveCommand : public Command
{
public:
    QString name() const override;
    QString summary() const override;
    void describe(QCommandLineParser& parser) const override;
    int run(const QCommandLineParser& parser, const QStringList& arguments, Console& console) override;
};

} // namespace cw::cli
