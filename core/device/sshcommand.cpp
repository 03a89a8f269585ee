// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/sshcommand.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/base/paths.h"
#include "core/base/safetext.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace cw::ssh {
namespace {

// ssh reads file names in -o values as words of its configuration: blanks need quotes, and % begins a token.
QString fileWord(const QString& path)
{
    QString escaped = path;
    escaped.replace(u'%', "%%"_L1);
    return u'"' + escaped + u'"';
}

// The folder is shared with nobody, else another user could put his own socket there.
bool isPrivate(const QString& folder)
{
    const QFileInfo info(folder);
    const auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ExeGroup
                        | QFileDevice::ReadOther | QFileDevice::WriteOther | QFileDevice::ExeOther;
    return info.isDir() && !info.isSymLink() && info.ownerId() == ::geteuid() && !(info.permissions() & others);
}

} // namespace

QString quote(const QString& word)
{
    return safe::shellWord(word);
}

QString quote(const QStringList& words)
{
    QStringList quoted;
    for (const QString& word : words)
        quoted.append(quote(word));
    return quoted.join(u' ');
}

QMap<QString, QString> askpassEnvironment(const QString& program)
{
    return {{u"SSH_ASKPASS"_s, program}, {u"SSH_ASKPASS_REQUIRE"_s, u"force"_s}};
}

QString ownKnownHostsFile()
{
    return paths::config() + "/known_hosts"_L1;
}

QString controlPath(const Device& device, const Settings& settings)
{
    const QString folder = settings.controlFolder.isEmpty() ? paths::runtime() : settings.controlFolder;
    // Two devices share a connection only when everything that decides how it is made is the same.
    const QString key = files::sha256(json::compact(device.toJson())).left(12);
    const QString path = folder + "/s-"_L1 + key;
    constexpr qsizetype longest = 108 - 1 - 17;
    return QFile::encodeName(path).size() <= longest ? path : QString();
}

QStringList options(const Device& device, const Settings& settings)
{
    QStringList list;
    if (!device.sshConfig.isEmpty())
        list << u"-F"_s << device.sshConfig;
    const auto add = [&](const QString& option) { list << u"-o"_s << option; };
    add(settings.askEnvironment.isEmpty() ? u"BatchMode=yes"_s : u"BatchMode=no"_s);
    add(u"ConnectTimeout=%1"_s.arg(settings.connectTimeoutSeconds));
    add(u"StrictHostKeyChecking=yes"_s);
    add(u"UpdateHostKeys=no"_s);
    const QString own = settings.ownKnownHosts.isEmpty() ? ownKnownHostsFile() : settings.ownKnownHosts;
    if (device.knownHosts.isEmpty()) {
        // The user's own files stay as his configuration says; ours stand where the system's do.
        add("GlobalKnownHostsFile="_L1 + fileWord(own) + " /etc/ssh/ssh_known_hosts /etc/ssh/ssh_known_hosts2"_L1);
    } else {
        add("UserKnownHostsFile="_L1 + fileWord(device.knownHosts) + u' ' + fileWord(own));
    }
    // What a user's configuration may ask for in interactive sessions and what would break ours.
    add(u"RemoteCommand=none"_s);
    add(u"RequestTTY=no"_s);
    add(u"ClearAllForwardings=yes"_s);
    add(u"PermitLocalCommand=no"_s);
    add(u"ServerAliveInterval=%1"_s.arg(settings.aliveSeconds));
    add(u"ServerAliveCountMax=%1"_s.arg(settings.aliveCount));
    add(u"LogLevel=ERROR"_s);
    const QString control = settings.share ? controlPath(device, settings) : QString();
    const QString folder = QFileInfo(control).absolutePath();
    const bool usable =
        !control.isEmpty() && (isPrivate(folder) || (files::makeFolder(folder, true) && isPrivate(folder)));
    if (usable) {
        add(u"ControlMaster=auto"_s);
        add("ControlPath="_L1 + fileWord(control));
        add(u"ControlPersist=%1"_s.arg(settings.persistSeconds));
    } else {
        add(u"ControlMaster=no"_s);
        add(u"ControlPath=none"_s);
    }
    if (!device.identityFile.isEmpty()) {
        list << u"-i"_s << device.identityFile;
        add(u"IdentitiesOnly=yes"_s);
    }
    if (device.port > 0)
        add(u"Port=%1"_s.arg(device.port));
    if (!device.user.isEmpty())
        add("User="_L1 + device.user);
    return list;
}

QStringList sshArguments(const Device& device, const QStringList& command, const Settings& settings)
{
    return options(device, settings) << u"-T"_s << u"--"_s << device.host << quote(command);
}

QStringList closeArguments(const Device& device, const Settings& settings)
{
    return options(device, settings) << u"-O"_s << u"exit"_s << u"--"_s << device.host;
}

QStringList sftpArguments(const Device& device, const Settings& settings)
{
    return options(device, settings) << u"-q"_s << u"-b"_s << u"-"_s << u"--"_s << device.host;
}

namespace {

/// What both directions share: how rsync reaches the device, and `host:` as rsync wants it before a path.
QStringList rsyncOptions(const Device& device, const Settings& settings)
{
    // rsync splits -e itself: it knows quotes ('' inside quotes stands for one) but runs no shell.
    QStringList remoteShell{u"ssh"_s};
    for (const QString& word : options(device, settings)) {
        QString escaped = word;
        remoteShell.append(u'\'' + escaped.replace(u'\'', "''"_L1) + u'\'');
    }
    return {u"--protect-args"_s, u"--partial"_s, u"--inplace"_s, u"-e"_s, remoteShell.join(u' ')};
}

QString rsyncPath(const Device& device, const QString& path)
{
    // An address with colons needs brackets in HOST:PATH.
    const QString host =
        device.host.contains(u':') && !device.host.startsWith(u'[') ? u'[' + device.host + u']' : device.host;
    return host + u':' + path;
}

} // namespace

QStringList rsyncUploadArguments(const Device& device, const QString& localPath, const QString& remotePath,
                                 const Settings& settings)
{
    return rsyncOptions(device, settings) << u"--"_s << localPath << rsyncPath(device, remotePath);
}

QStringList rsyncFolderUploadArguments(const Device& device, const QString& localFolder, const QString& remoteFolder,
                                       const Settings& settings)
{
    return rsyncOptions(device, settings) << u"--recursive"_s << u"--links"_s << u"--perms"_s << u"--times"_s << u"--"_s
                                          << localFolder + u'/' << rsyncPath(device, remoteFolder + u'/');
}

QStringList rsyncFolderDownloadArguments(const Device& device, const QString& remoteFolder, const QString& localFolder,
                                         const Settings& settings)
{
    return rsyncOptions(device, settings) << u"--recursive"_s << u"--links"_s << u"--perms"_s << u"--times"_s << u"--"_s
                                          << rsyncPath(device, remoteFolder + u'/') << localFolder + u'/';
}

} // namespace cw::ssh
