// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/deploy/deployment.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/deploy/bytesource.h"
#include "core/deploy/devicescript.h"
#include "core/deploy/unfinished.h"
#include "core/deploy/wheelcontents.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Deployment", text);
}

// Python's start on a slow board, and a look into libstdc++.
constexpr int lookMs = 60000;
// How often a person is told of the reading of large files.
constexpr qint64 tellEvery = 16 * 1024 * 1024;

/// While it lives, what the shell does is not cancelled: removing what was made is part of cancelling. A second Ctrl-C
/// ends the program (Interrupt), and the next deployment removes what is left.
class Uncancelled
{
public:
    explicit Uncancelled(DeviceShell& shell) : m_shell(shell), m_former(shell.cancelled()) { shell.setCancelled({}); }
    ~Uncancelled() { m_shell.setCancelled(m_former); }
    Uncancelled(const Uncancelled&) = delete;
    Uncancelled& operator=(const Uncancelled&) = delete;

private:
    DeviceShell& m_shell;
    DeviceShell::Cancelled m_former;
};

Error cancelled()
{
    return {Error::Kind::Cancelled, tr("The deployment was cancelled; the former version is still in use.")};
}

} // namespace

Result<DeviceLook> lookAtDevice(DeviceShell& shell, const QString& wanted)
{
    const QString folder = wanted.isEmpty() ? u"crosswright"_s : wanted;
    const auto outcome = runDeviceScript(shell, u"look"_s, {folder}, lookMs);
    if (!outcome)
        return outcome.error();
    auto device = DeviceLook::parse(outcome->output);
    if (device.machine.isEmpty() || device.folder.isEmpty()) {
        return Error{Error::Kind::Process, tr("The device did not say what it is: %1").arg(whyFailed(*outcome)),
                     tr("Check that you can log in and write to %1 there.").arg(folder)};
    }
    return device;
}

Deployment::Deployment(DeviceShell& shell, DeploymentRequest request, Observer observer)
    : m_shell(shell), m_request(std::move(request)), m_observer(std::move(observer))
{}

QString Deployment::newVersionName(const ArtifactList& artifacts)
{
    QString key = artifacts.planHash;
    if (key.isEmpty() && !artifacts.artifacts.isEmpty())
        key = artifacts.artifacts.first().sha256;
    return QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-HHmmss-zzz"_s) + u'-' + key.left(8);
}

Result<DeploymentResult> Deployment::run()
{
    static const QRegularExpression name(u"^[A-Za-z0-9][A-Za-z0-9._-]*$"_s);
    if (!name.match(m_request.version).hasMatch())
        return Error{Error::Kind::Invalid, tr("\"%1\" cannot name a version on the device.").arg(m_request.version)};
    if (m_request.artifacts.artifacts.isEmpty())
        return Error{Error::Kind::Missing, tr("There is nothing to deploy: the run made no artifacts.")};
    for (const Artifact& artifact : m_request.artifacts.artifacts) {
        if (!name.match(artifact.name).hasMatch())
            return Error{Error::Kind::Invalid, tr("\"%1\" cannot be a file name on the device.").arg(artifact.name)};
    }

    const auto mark = DeploymentMark::take(m_request.version);
    if (!mark)
        return mark.error();
    DeviceLook device;
    if (auto looked = step(u"look"_s, tr("Look at the device"),
                           [&]() -> Status {
                               auto found = lookAtDevice(m_shell, m_request.folder);
                               if (!found)
                                   return found.error();
                               device = *found;
                               return Done{};
                           });
        !looked)
        return looked.error();
    auto result = runAfterLook(device);
    if (!result && m_uploading)
        discard(device);
    return result;
}

Result<DeploymentResult> Deployment::runAfterLook(const DeviceLook& device)
{
    DeploymentResult result;
    result.device = device;
    result.version = m_request.version;
    result.former = device.former;

    if (auto swept = sweep(device); !swept)
        return swept.error();
    if (auto fits =
            step(u"preflight"_s, tr("Compare the artifacts with the device"), [&] { return preflight(device); });
        !fits)
        return fits.error();
    if (auto sent = step(u"upload"_s, tr("Upload and compare SHA-256"), [&] { return upload(device); }); !sent)
        return sent.error();
    if (!wheelNames().isEmpty()) {
        if (auto done =
                step(u"install"_s, tr("Install into a new virtual environment"), [&] { return install(device); });
            !done)
            return done.error();
    }
    if (auto proved =
            step(u"smoke"_s, tr("Prove it with a random seed"),
                 [&]() -> Status {
                     auto verdict = prove(device);
                     if (!verdict)
                         return verdict.error();
                     result.smoke = *verdict;
                     if (verdict->passed)
                         return Done{};
                     const QString why =
                         verdict->answer.isEmpty() || verdict->answer == verdict->expected
                             ? verdict->details.join(u' ')
                             : tr("The device answered %1, and %2 is right.").arg(verdict->answer, verdict->expected);
                     return Error{Error::Kind::Process, tr("The proof failed. %1").arg(why),
                                  device.former.isEmpty() ? tr("Nothing is in use on the device, as before.")
                                                          : tr("The former version is still in use.")};
                 });
        !proved)
        return proved.error();
    if (auto switched = step(u"switch"_s, tr("Switch to the new version"), [&] { return switchOver(device); });
        !switched)
        return switched.error();
    return result;
}

Status Deployment::preflight(const DeviceLook& device)
{
    QStringList problems;
    QStringList wheels;
    Needs needs;
    for (const Artifact& artifact : m_request.artifacts.artifacts) {
        needs.addBytes(artifact.bytes);
        if (artifact.kind == "wheel"_L1) {
            wheels.append(artifact.path);
            continue;
        }
        QFile file(artifact.path);
        if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
            return Error{Error::Kind::Io, tr("Cannot read %1: %2.").arg(artifact.path, file.errorString())};
        FileBytes bytes(file);
        QByteArray first(4, '\0');
        if (bytes.read(0, first.data(), first.size()) != first.size() || !looksLikeElf(first))
            continue;
        const auto elf = readElf(bytes, artifact.name);
        if (!elf)
            return elf.error();
        needs.add(*elf);
        problems += objections(*elf, artifact.name, device);
    }
    for (const QString& path : m_request.extraWheels)
        needs.addBytes(QFileInfo(path).size());
    wheels += m_request.extraWheels;
    // The lists first: whether there is room is known before anything is unpacked.
    for (const QString& path : wheels) {
        const auto wheel = readWheel(path);
        if (!wheel)
            return wheel.error();
        needs.addUnpacked(wheel->unpackedBytes);
    }
    const bool fits = device.freeMiB < 0 || device.freeMiB >= needs.mebibytes();
    for (const QString& path : fits ? wheels : QStringList()) {
        const auto wheel = readWatched(path);
        if (!wheel)
            return wheel.error();
        needs.add(*wheel);
        problems += objections(*wheel, device);
    }
    if (m_observer && !m_observer({u"preflight"_s, DeploymentEvent::State::Progress, {}, 0, 0, needs.compare(device)}))
        m_cancelled = true;
    const qint64 needed = needs.mebibytes();
    if (!fits)
        problems.append(tr("The device has %1 MiB free in %2, and about %3 MiB are needed.")
                            .arg(device.freeMiB)
                            .arg(device.folder)
                            .arg(needed));
    if (!problems.isEmpty())
        return Error{Error::Kind::Refused, problems.join(u' '), tr("Nothing was sent.")};
    return Done{};
}

Result<Wheel> Deployment::readWatched(const QString& path)
{
    qint64 told = 0;
    return readWholeWheel(path, [&](qint64 bytes, qint64 total) {
        if (bytes - told >= tellEvery) {
            told = bytes;
            tell(u"preflight"_s, DeploymentEvent::State::Progress, QFileInfo(path).fileName(), bytes, total);
        }
        return !isCancelled();
    });
}

Status Deployment::sweep(const DeviceLook& device)
{
    const auto unfinished = unfinishedOnDevice(m_shell, device.folder);
    if (!unfinished)
        return unfinished.error();
    QStringList names;
    for (const UnfinishedDeployment& each : *unfinished) {
        if (each.isAbandoned())
            names.append(each.name);
    }
    if (names.isEmpty())
        return Done{};
    // In one call and not through tr(): only so does lupdate see a number, and ask for the plural forms.
    const QString title = QCoreApplication::translate("cw::Deployment", "Remove what %n unfinished deployment(s) left",
                                                      nullptr, int(names.size()));
    return step(u"sweep"_s, title, [&] {
        return scriptStatus(u"sweep"_s, QStringList{device.folder} + names, removalMs,
                            tr("What an unfinished deployment left could not be removed"));
    });
}

Status Deployment::upload(const DeviceLook& device)
{
    m_uploading = true;
    const QString incoming = device.folder + "/incoming/"_L1 + m_request.version;
    const QString filesFolder = device.folder + "/versions/"_L1 + m_request.version + "/files"_L1;
    if (auto made = scriptStatus(u"prepare"_s, {device.folder, m_request.version, thisMachine()}, DeviceShell::shortMs,
                                 tr("The device could not make %1").arg(incoming));
        !made)
        return made;
    for (const Artifact& artifact : m_request.artifacts.artifacts) {
        const bool wheel = artifact.kind == "wheel"_L1;
        const bool program = artifact.kind == "test"_L1 || artifact.kind == "binary"_L1;
        if (auto sent =
                uploadOne(artifact.path, artifact.name, artifact.sha256, wheel ? incoming : filesFolder, program);
            !sent)
            return sent;
    }
    for (const QString& path : m_request.extraWheels) {
        const auto hash = files::sha256OfFile(path, [this](qint64) { return !isCancelled(); });
        if (!hash)
            return hash.error();
        if (auto sent = uploadOne(path, QFileInfo(path).fileName(), *hash, incoming, false); !sent)
            return sent;
    }
    return Done{};
}

Status Deployment::uploadOne(const QString& localPath, const QString& name, const QString& sha256,
                             const QString& folder, bool executable)
{
    const QString temporary = folder + "/."_L1 + name + ".part"_L1;
    const auto progress = [&](const DeviceShell::Transfer& transfer) {
        return tell(u"upload"_s, DeploymentEvent::State::Progress, name, transfer.bytes, transfer.total);
    };
    if (auto sent = m_shell.upload(localPath, temporary, progress); !sent)
        return sent;
    return scriptStatus(u"receive"_s, {temporary, folder + u'/' + name, sha256, executable ? u"755"_s : u"644"_s},
                        600000, tr("%1 did not arrive as it was sent").arg(name));
}

Status Deployment::install(const DeviceLook& device)
{
    QStringList arguments{device.folder + "/versions/"_L1 + m_request.version,
                          device.folder + "/incoming/"_L1 + m_request.version};
    arguments += wheelNames();
    return scriptStatus(u"install"_s, arguments, 3600000, tr("The wheel could not be installed"));
}

Result<SmokeVerdict> Deployment::prove(const DeviceLook& device)
{
    return runSmoke(m_shell, device.folder + "/versions/"_L1 + m_request.version, m_request.artifacts, m_request.seed);
}

Status Deployment::switchOver(const DeviceLook& device)
{
    const QJsonObject note = m_request.artifacts.toJson({});
    const QString version = device.folder + "/versions/"_L1 + m_request.version;
    const auto noted = m_shell.run({u"tee"_s, version + "/deployment.json"_L1}, json::pretty(note));
    if (!noted)
        return noted.error();
    if (!noted->succeeded())
        return Error{Error::Kind::Io, tr("The device could not note what was deployed: %1").arg(whyFailed(*noted))};
    // The wheels were only needed for pip; what is in use lies in the version's own folder.
    const auto cleaned =
        m_shell.run({u"rm"_s, u"-rf"_s, u"--"_s, device.folder + "/incoming/"_L1 + m_request.version}, {}, removalMs);
    if (!cleaned)
        return cleaned.error();
    if (isCancelled())
        return cancelled();
    // Cut here, nobody would know which version is in use.
    const Uncancelled uncancelled(m_shell);
    return scriptStatus(u"switch"_s, {device.folder, m_request.version}, 60000,
                        tr("The device could not switch to the new version"));
}

void Deployment::discard(const DeviceLook& device)
{
    const Uncancelled uncancelled(m_shell);
    tell(u"discard"_s, DeploymentEvent::State::Started, tr("Remove what this deployment made"));
    const auto removed = scriptStatus(u"discard"_s, {device.folder, m_request.version, m_request.version}, removalMs,
                                      tr("What this deployment made could not be removed from %1").arg(device.folder));
    tell(u"discard"_s, removed ? DeploymentEvent::State::Finished : DeploymentEvent::State::Failed,
         !removed                  ? removed.error().sentence()
         : device.former.isEmpty() ? tr("Nothing of it is left on the device.")
                                   : tr("The former version is untouched."));
}

Status Deployment::scriptStatus(const QString& name, const QStringList& arguments, int timeoutMs,
                                const QString& failure)
{
    return deviceScriptStatus(m_shell, name, arguments, timeoutMs, failure);
}

bool Deployment::tell(const QString& step, DeploymentEvent::State state, const QString& text, qint64 bytes,
                      qint64 total)
{
    if (m_observer && !m_observer({step, state, text, bytes, total, {}}))
        m_cancelled = true;
    return !m_cancelled;
}

Status Deployment::step(const QString& id, const QString& title, const std::function<Status()>& work)
{
    if (!tell(id, DeploymentEvent::State::Started, title))
        return cancelled();
    Status done = work();
    m_cancelled = m_cancelled || (!done && done.error().kind == Error::Kind::Cancelled);
    if (done && m_cancelled && id != "switch"_L1)
        done = cancelled();
    if (!done && m_cancelled)
        done = cancelled();
    tell(id, done ? DeploymentEvent::State::Finished : DeploymentEvent::State::Failed,
         done ? title : done.error().sentence());
    return done;
}

QStringList Deployment::wheelNames() const
{
    QStringList names;
    for (const Artifact& artifact : m_request.artifacts.artifacts) {
        if (artifact.kind == "wheel"_L1)
            names.append(artifact.name);
    }
    return names;
}

} // namespace cw
