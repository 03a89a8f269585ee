// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deploy/verification.h"

#include "core/base/files.h"
#include "core/base/json.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::verifyDevice", text);
}

} // namespace

Result<DeploymentResult> verifyDevice(DeviceShell& shell, const QString& folder, quint64 seed)
{
    const auto device = lookAtDevice(shell, folder);
    if (!device)
        return device.error();
    if (device->former.isEmpty()) {
        return Error{Error::Kind::Missing, tr("Nothing is in use in %1 on the device.").arg(device->folder),
                     tr("Deploy a run or a wheel first.")};
    }
    const QString version = device->folder + u'/' + device->former;
    const auto note = shell.run({u"cat"_s, version + "/deployment.json"_L1});
    if (!note)
        return note.error();
    const auto object = json::parse(note->output, tr("the device's deployment.json"), ArtifactList::format,
                                    ArtifactList::formatVersion);
    if (!object)
        return object.error();
    const auto verdict = runSmoke(shell, version, ArtifactList::fromJson(*object, {}), seed);
    if (!verdict)
        return verdict.error();
    DeploymentResult result;
    result.device = *device;
    result.version = device->former.section(u'/', -1);
    result.former = device->former;
    result.smoke = *verdict;
    return result;
}

} // namespace cw
