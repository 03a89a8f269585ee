// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/configure/configuredriver.h"
#include "core/run/stepjob.h"

namespace cw {

/// The plan's ./configure: core/configure drives and judges it, the limits are the step's as for every other program.
class ConfigureJob : public StepJob
{
    Q_OBJECT

public:
    /// `step.configure` is set.
    explicit ConfigureJob(const PlanStep& step, QObject* parent = nullptr);

    void start() override;

protected:
    void endProcesses(bool force) override;

private:
    ConfigureDriver m_driver;
};

} // namespace cw
