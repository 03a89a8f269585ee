// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deploy/deployment.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString stateName(DeploymentEvent::State state)
{
    switch (state) {
    case DeploymentEvent::State::Started: return u"started"_s;
    case DeploymentEvent::State::Progress: return u"progress"_s;
    case DeploymentEvent::State::Finished: return u"finished"_s;
    case DeploymentEvent::State::Failed: break;
    }
    return u"failed"_s;
}

} // namespace

QJsonObject DeploymentEvent::toJson() const
{
    QJsonObject object{{"step"_L1, step}, {"state"_L1, stateName(state)}, {"text"_L1, text}};
    if (!checks.isEmpty()) {
        QJsonArray array;
        for (const PreflightRow& row : checks)
            array.append(row.toJson());
        object.insert("checks"_L1, array);
    } else if (state == State::Progress) {
        object.insert("bytes"_L1, bytes);
        object.insert("total"_L1, total);
    }
    return object;
}

QJsonObject DeploymentResult::toJson() const
{
    return {{"deployed"_L1, version},
            {"former"_L1, former},
            {"folder"_L1, device.folder},
            {"device"_L1, QJsonObject{{"machine"_L1, device.machine},
                                      {"sshd_machine"_L1, device.sshdMachine},
                                      {"python"_L1, device.python},
                                      {"glibc"_L1, device.glibc}}},
            {"smoke"_L1, smoke.toJson()}};
}

} // namespace cw
