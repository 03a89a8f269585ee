// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/stepenvironment.h"

namespace cw {

QProcessEnvironment environmentOf(const PlanStep& step)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const QString& name : step.unsetEnvironment)
        environment.remove(name);
    for (auto it = step.environment.cbegin(); it != step.environment.cend(); ++it)
        environment.insert(it.key(), it.value());
    return environment;
}

} // namespace cw
