// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deploy/rollback.h"

#include "core/base/json.h"
#include "core/deploy/devicescript.h"

#include <QCoreApplication>
#include <QScopeGuard>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::rollBack", text);
}

QString below(const QString& folder)
{
    return folder.isEmpty() ? u"crosswright"_s : folder;
}

/// The version that is meant, or why there is none.
Result<DeployedVersion> chosen(const QList<DeployedVersion>& versions, const QString& wanted, const DeviceLook& device)
{
    QStringList others;
    for (const DeployedVersion& version : versions) {
        if (wanted.isEmpty() ? version.previous : version.name == wanted) {
            if (version.inUse)
                return Error{Error::Kind::Invalid, tr("%1 is in use already.").arg(version.name)};
            return version;
        }
        if (!version.inUse)
            others.append(version.name);
    }
    const QString hint =
        others.isEmpty() ? tr("Deploy a run or a wheel first.") : tr("There are: %1.").arg(others.join(", "_L1));
    if (wanted.isEmpty())
        return Error{Error::Kind::Missing, tr("Nothing was in use before in %1 on the device.").arg(device.folder),
                     hint};
    return Error{Error::Kind::Missing, tr("There is no version %1 in %2 on the device.").arg(wanted, device.folder),
                 hint};
}

class RollBack
{
public:
    RollBack(DeviceShell& shell, const Deployment::Observer& observer) : m_shell(shell), m_observer(observer) {}

    Result<DeploymentResult> run(const QString& folder, const QString& wanted, quint64 seed)
    {
        DeploymentResult result;
        DeployedVersion version;
        const auto look = [&]() -> Status {
            const auto device = lookAtDevice(m_shell, folder);
            if (!device)
                return device.error();
            const auto versions = versionsOnDevice(m_shell, device->folder);
            if (!versions)
                return versions.error();
            const auto target = chosen(*versions, wanted, *device);
            if (!target)
                return target.error();
            version = *target;
            result.device = *device;
            result.former = device->former;
            result.version = version.name;
            return Done{};
        };
        const auto prove = [&]() -> Status {
            const auto verdict =
                runSmoke(m_shell, result.device.folder + "/versions/"_L1 + version.name, version.artifacts, seed);
            if (!verdict)
                return verdict.error();
            result.smoke = *verdict;
            if (verdict->passed)
                return Done{};
            const QString why =
                verdict->answer.isEmpty()
                    ? verdict->details.join(u' ')
                    : tr("The device answered %1, and %2 is right.").arg(verdict->answer, verdict->expected);
            return Error{Error::Kind::Process, tr("%1 does not work any more. %2").arg(version.name, why),
                         tr("Nothing was changed.")};
        };
        const auto switchOver = [&] {
            // Cut here, nobody would know which version is in use.
            const auto asked = m_shell.cancelled();
            m_shell.setCancelled({});
            const auto restore = qScopeGuard([&] { m_shell.setCancelled(asked); });
            return deviceScriptStatus(m_shell, u"switch"_s, {result.device.folder, version.name}, DeviceShell::shortMs,
                                      tr("The device could not switch to %1").arg(version.name));
        };
        if (auto done = step(u"look"_s, tr("Look for the former version"), look); !done)
            return done.error();
        if (auto done = step(u"smoke"_s, tr("Prove the former version with a random seed"), prove); !done)
            return done.error();
        if (auto done = step(u"switch"_s, tr("Switch to %1").arg(version.name), switchOver); !done)
            return done.error();
        return result;
    }

private:
    /// Before a step is the safe point at which somebody's wish to cancel counts.
    Status step(const QString& id, const QString& title, const std::function<Status()>& work)
    {
        if (!tell(id, DeploymentEvent::State::Started, title))
            return Error{Error::Kind::Cancelled, tr("Cancelled; nothing was changed on the device.")};
        Status done = work();
        if (!done && done.error().kind == Error::Kind::Cancelled)
            done = Error{Error::Kind::Cancelled, tr("Cancelled; nothing was changed on the device.")};
        tell(id, done ? DeploymentEvent::State::Finished : DeploymentEvent::State::Failed,
             done ? title : done.error().sentence());
        return done;
    }

    bool tell(const QString& id, DeploymentEvent::State state, const QString& text)
    {
        if (m_observer && !m_observer({id, state, text, 0, 0, {}}))
            m_cancelled = true;
        return !m_cancelled;
    }

    DeviceShell& m_shell;
    const Deployment::Observer& m_observer;
    bool m_cancelled = false;
};

} // namespace

QString DeployedVersion::label() const
{
    for (const Artifact& artifact : artifacts.artifacts) {
        if (artifact.kind == "wheel"_L1)
            return artifact.name;
    }
    return artifacts.artifacts.isEmpty() ? QString() : artifacts.artifacts.first().name;
}

QJsonObject DeployedVersion::toJson() const
{
    return {{"name"_L1, name},     {"deployed"_L1, deployed.isValid() ? deployed.toString(Qt::ISODate) : QString()},
            {"label"_L1, label()}, {"plan"_L1, artifacts.planHash},
            {"in_use"_L1, inUse},  {"previous"_L1, previous}};
}

QList<DeployedVersion> parseVersions(const QByteArray& lines)
{
    QString current;
    QString previous;
    QList<DeployedVersion> versions;
    for (const QByteArray& line : lines.split('\n')) {
        const qsizetype equals = line.indexOf('=');
        const QByteArray key = line.left(std::max<qsizetype>(0, equals));
        const QByteArray value = line.mid(equals + 1).trimmed();
        const QString text = QString::fromUtf8(value);
        if (key == "current")
            current = text.section(u'/', -1);
        else if (key == "previous")
            previous = text.section(u'/', -1);
        else if (key == "version" && !text.isEmpty())
            versions.append({text, {}, {}, text == current, text == previous && text != current});
        else if (key == "deployed" && !versions.isEmpty() && value.toLongLong() > 0)
            versions.last().deployed = QDateTime::fromSecsSinceEpoch(value.toLongLong(), Qt::UTC);
        else if (key == "note" && !versions.isEmpty()) {
            if (const auto note = json::parse(value, tr("the device's deployment.json"), ArtifactList::format,
                                              ArtifactList::formatVersion))
                versions.last().artifacts = ArtifactList::fromJson(*note, {});
        }
    }
    // What cannot be proved, since its note cannot be read, cannot be gone back to.
    versions.removeIf([](const DeployedVersion& version) { return version.artifacts.artifacts.isEmpty(); });
    std::stable_sort(versions.begin(), versions.end(), [](const DeployedVersion& a, const DeployedVersion& b) {
        return std::pair(a.deployed, a.name) > std::pair(b.deployed, b.name);
    });
    return versions;
}

Result<QList<DeployedVersion>> versionsOnDevice(DeviceShell& shell, const QString& folder)
{
    const auto outcome = runDeviceScript(shell, u"versions"_s, {below(folder)}, DeviceShell::shortMs);
    if (!outcome)
        return outcome.error();
    if (!outcome->succeeded())
        return Error{Error::Kind::Process, tr("The device did not say what is deployed: %1").arg(whyFailed(*outcome))};
    return parseVersions(outcome->output);
}

Result<DeploymentResult> rollBack(DeviceShell& shell, const QString& folder, const QString& version, quint64 seed,
                                  const Deployment::Observer& observer)
{
    return RollBack(shell, observer).run(folder, version, seed);
}

} // namespace cw
