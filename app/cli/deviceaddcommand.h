// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "core/device/device.h"

namespace cw::cli {

/// `device add NAME HOST`: notes a device after its host key was accepted by a person or given by its fingerprint.
class DeviceAddCommand : public Command
{
public:
    QString name() const override;
    QString summary() const override;
    void describe(QCommandLineParser& parser) const override;
    int run(const QCommandLineParser& parser, const QStringList& arguments, Console& console) override;

private:
    Status firstContact(const QCommandLineParser& parser, const Device& device, const Console& console,
                        QString& fingerprint, int& failure) const;
};

} // namespace cw::cli
