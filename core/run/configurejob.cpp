// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/configurejob.h"

namespace cw {

ConfigureJob::ConfigureJob(const PlanStep& step, QObject* parent)
    : StepJob(step, parent)
    , m_driver(*step.configure,
               {step.program, step.allArguments(), step.environment, step.unsetEnvironment, step.workingDirectory})
{
    connect(&m_driver, &ConfigureDriver::output, this, &ConfigureJob::pass);
    connect(&m_driver, &ConfigureDriver::finished, this, [this](const ConfigureEnd& done) {
        if (done.good)
            end(0, 0); // the exit code says nothing; the log has it
        else if (done.problem.text.isEmpty())
            end(done.exitCode, done.signal);
        else
            fail(done.problem.sentence(), done.exitCode);
    });
}

void ConfigureJob::start()
{
    begin();
    if (auto started = m_driver.start(); !started) {
        cannotStart(started.error().text);
        return;
    }
    Q_EMIT sessionStarted(m_driver.processId());
}

void ConfigureJob::endProcesses(bool force)
{
    m_driver.stop(force);
}

} // namespace cw
