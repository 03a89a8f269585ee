// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/virtualdevice.h"

#include "core/base/files.h"
#include "core/base/paths.h"
#include "core/device/devicestore.h"
#include "core/device/virtualsuite.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QMap>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::VirtualDevice", text);
}

Status checked(const QString& name, const VirtualDevice::Settings& settings)
{
    // The name is a folder, an alias of an ssh configuration and the device's host name.
    static const QRegularExpression wellFormed(u"^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$"_s);
    if (!wellFormed.match(name).hasMatch()) {
        return Error{Error::Kind::Invalid, tr("\"%1\" cannot be a device's name.").arg(name),
                     tr("Use letters, digits, points, hyphens and underscores, beginning with a letter or digit.")};
    }
    if (settings.profile != "jetson"_L1 && settings.profile != "pi"_L1) {
        return Error{Error::Kind::Invalid, tr("There is no device profile \"%1\".").arg(settings.profile),
                     tr("Use jetson or pi.")};
    }
    if (settings.arch != "arm64"_L1 && settings.arch != "armhf"_L1) {
        return Error{Error::Kind::Invalid,
                     tr("There is no virtual device for the architecture \"%1\".").arg(settings.arch),
                     tr("Use arm64 or armhf.")};
    }
    if (settings.profile == "jetson"_L1 && settings.arch != "arm64"_L1) {
        return Error{Error::Kind::Invalid, tr("A Jetson of today has an arm64 system, not %1.").arg(settings.arch),
                     tr("Use the architecture arm64, or the profile pi.")};
    }
    if (!virtualsuite::all().contains(settings.suite)) {
        return Error{Error::Kind::Invalid, tr("There is no virtual device of Debian \"%1\".").arg(settings.suite),
                     tr("Use bookworm or trixie.")};
    }
    return Done{};
}

QMap<QString, QString> values(const QByteArray& text)
{
    QMap<QString, QString> map;
    for (const QString& line : QString::fromUtf8(text).split(u'\n', Qt::SkipEmptyParts)) {
        const qsizetype equals = line.indexOf(u'=');
        if (equals > 0)
            map.insert(line.left(equals), line.mid(equals + 1));
    }
    return map;
}

Status done(const Result<QByteArray>& result)
{
    if (!result)
        return result.error();
    return Done{};
}

} // namespace

QJsonObject VirtualDevice::State::toJson() const
{
    QJsonObject object{{"name"_L1, name},
                       {"profile"_L1, settings.profile},
                       {"suite"_L1, settings.suite},
                       {"arch"_L1, settings.arch},
                       {"state"_L1, running ? "running"_L1 : "stopped"_L1},
                       {"stale"_L1, stale},
                       {"host"_L1, "127.0.0.1"_L1},
                       {"port"_L1, port},
                       {"user"_L1, "edge"_L1},
                       {"folder"_L1, folder},
                       {"ssh_config"_L1, sshConfig},
                       {"disk_bytes"_L1, diskBytes}};
    if (running) {
        object.insert("method"_L1, method);
        object.insert("pid"_L1, pid);
    }
    return object;
}

QString VirtualDevice::folder()
{
    return paths::data() + "/virtual"_L1;
}

QStringList VirtualDevice::names()
{
    QStringList found;
    const QDir all(folder());
    // Half-made ones begin with a point, which entryList leaves out.
    for (const QString& name : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        if (QFileInfo::exists(all.filePath(name + "/device"_L1)))
            found.append(name);
    }
    return found;
}

bool VirtualDevice::exists() const
{
    return QFileInfo::exists(path() + "/device"_L1);
}

Error VirtualDevice::missing() const
{
    const QStringList existing = names();
    return {Error::Kind::Missing, tr("There is no virtual device \"%1\".").arg(m_name),
            existing.isEmpty() ? tr("Make one with \"crosswright device virtual create\".")
                               : tr("There are: %1.").arg(existing.join(", "_L1))};
}

Device VirtualDevice::device(const Settings& settings) const
{
    // Port, user, key and known host key stand in the device's own ssh configuration.
    Device device;
    device.name = m_name;
    device.host = m_name;
    device.sshConfig = path() + "/ssh_config"_L1;
    device.board = settings.profile == "jetson"_L1 ? u"jetson-orin-nano"_s : u"raspberry-pi-4"_s;
    device.isVirtual = true;
    return device;
}

Status VirtualDevice::prepare(const Settings& settings, const QString& prepared, const Progress& progress) const
{
    if (QFileInfo::exists(prepared + "/prepared"_L1))
        return Done{};
    if (auto made = files::makeFolder(QFileInfo(prepared).absolutePath()); !made)
        return made;
    // Two programs that need the same root: one makes it, the other waits and uses it.
    QLockFile lock(prepared + ".lock"_L1);
    lock.setStaleLockTime(0); // stale only when its process is gone
    while (!lock.tryLock(200)) {
        if (lock.error() != QLockFile::LockFailedError)
            return Error{Error::Kind::Io, tr("Cannot write in %1.").arg(QFileInfo(prepared).absolutePath())};
        if (progress && !progress(QString()))
            return Error{Error::Kind::Cancelled, tr("Cancelled; nothing half-made is left.")};
    }
    if (QFileInfo::exists(prepared + "/prepared"_L1))
        return Done{};
    return done(virtualscripts::run(u"prepare.sh"_s, {settings.suite, settings.arch, prepared}, progress));
}

Status VirtualDevice::create(const Settings& settings, const Progress& progress)
{
    if (auto right = checked(m_name, settings); !right)
        return right;
    if (exists()) {
        return Error{Error::Kind::Refused, tr("The virtual device \"%1\" exists already.").arg(m_name),
                     tr("Choose another name, or destroy it first.")};
    }
    DeviceStore store;
    if (const auto other = store.find(m_name); other && !other->isVirtual) {
        return Error{Error::Kind::Refused, tr("Another device is named \"%1\".").arg(m_name),
                     tr("Choose another name.")};
    }
    if (auto made = files::makeFolder(folder(), true); !made)
        return made;
    const QString prepared = paths::cache() + "/virtual/"_L1 + settings.suite + u'-' + settings.arch;
    if (auto ready = prepare(settings, prepared, progress); !ready)
        return ready;
    auto made =
        virtualscripts::run(u"create.sh"_s, {prepared, path(), m_name, settings.profile, settings.arch}, progress);
    if (!made)
        return made.error();
    if (auto added = store.add(device(settings)); !added) {
        // What nobody can find is not left on the disk.
        (void)virtualscripts::run(u"destroy.sh"_s, {path()});
        return added;
    }
    return Done{};
}

Status VirtualDevice::start(const Progress& progress)
{
    if (!exists())
        return missing();
    return done(virtualscripts::run(u"start.sh"_s, {path()}, progress));
}

Status VirtualDevice::stop(const Progress& progress)
{
    if (!exists())
        return missing();
    return done(virtualscripts::run(u"stop.sh"_s, {path()}, progress));
}

Status VirtualDevice::destroy(const Progress& progress)
{
    if (!exists())
        return missing();
    if (auto gone = done(virtualscripts::run(u"destroy.sh"_s, {path()}, progress)); !gone)
        return gone;
    DeviceStore store;
    if (const auto registered = store.find(m_name); registered && registered->isVirtual)
        return store.remove(m_name);
    return Done{};
}

Result<VirtualDevice::State> VirtualDevice::state() const
{
    if (!exists())
        return missing();
    const auto text = virtualscripts::run(u"status.sh"_s, {path()});
    if (!text)
        return text.error();
    const QMap<QString, QString> map = values(*text);
    State state;
    state.name = m_name;
    state.settings = {map.value(u"profile"_s), map.value(u"suite"_s), map.value(u"arch"_s)};
    state.port = map.value(u"port"_s).toInt();
    state.running = map.value(u"state"_s) == "running"_L1;
    state.stale = map.contains(u"stale"_s);
    state.method = map.value(u"method"_s);
    state.pid = map.value(u"pid"_s).toLongLong();
    state.diskBytes = map.value(u"disk_kib"_s).toLongLong() * 1024;
    state.folder = path();
    state.sshConfig = path() + "/ssh_config"_L1;
    return state;
}

} // namespace cw
