// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/device/hostkeys.h"

#include "core/base/files.h"
#include "core/device/devicelimits.h"
#include "core/device/firstbytes.h"
#include "core/proc/process.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace cw::ssh {
namespace {

// Best first; ssh itself prefers in this order.
constexpr std::array types{"ssh-ed25519", "ecdsa-sha2-nistp256", "ecdsa-sha2-nistp384", "ecdsa-sha2-nistp521",
                           "ssh-rsa"};

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::ssh", text);
}

QString ownFile(const Settings& settings)
{
    return settings.ownKnownHosts.isEmpty() ? ownKnownHostsFile() : settings.ownKnownHosts;
}

int rank(const QString& type)
{
    const auto it =
        std::find_if(types.begin(), types.end(), [&](const char* known) { return type == QLatin1StringView(known); });
    return int(it - types.begin());
}

QString expanded(const QString& path)
{
    return path.startsWith("~/"_L1) ? QDir::homePath() + path.mid(1) : path;
}

Status rewrite(const QString& lookup, const QByteArray& line, const Settings& settings)
{
    const QString path = ownFile(settings);
    if (auto made = files::makeFolder(QFileInfo(path).absolutePath()); !made)
        return made;
    QLockFile lock(path + ".lock"_L1);
    lock.lock();
    QByteArray kept;
    if (QFileInfo::exists(path)) {
        const auto text = files::read(path);
        if (!text)
            return text.error();
        for (const QByteArray& old : text->split('\n')) {
            if (!old.isEmpty() && !old.startsWith(lookup.toUtf8() + ' '))
                kept += old + '\n';
        }
    } else if (line.isEmpty()) {
        return Done{};
    }
    return files::write(path, kept + line, files::permissions(0600));
}

} // namespace

QString HostKey::fingerprint() const
{
    const QByteArray hash = QCryptographicHash::hash(QByteArray::fromBase64(base64), QCryptographicHash::Sha256);
    return "SHA256:"_L1 + QString::fromLatin1(hash.toBase64(QByteArray::OmitTrailingEquals));
}

Target parseTarget(const QByteArray& text)
{
    Target target;
    QString alias;
    for (const QByteArray& line : text.split('\n')) {
        const QString words = QString::fromUtf8(line).trimmed();
        const QString key = words.section(u' ', 0, 0);
        const QString value = words.section(u' ', 1);
        if (key == "hostname"_L1)
            target.hostName = value;
        else if (key == "port"_L1)
            target.port = value.toInt();
        else if (key == "hostkeyalias"_L1)
            alias = value;
        else if ((key == "proxyjump"_L1 || key == "proxycommand"_L1) && !value.isEmpty() && value != "none"_L1)
            target.throughJump = true;
        else if (key == "userknownhostsfile"_L1 || key == "globalknownhostsfile"_L1) {
            // Names with blanks come without quotes; a name begins with "/" or "~".
            for (const QString& path : value.split(QRegularExpression(u" (?=[/~])"_s)))
                target.knownHosts.append(expanded(path));
        }
    }
    const QString host = target.hostName.toLower();
    target.lookup = !alias.isEmpty() ? alias : target.port == 22 ? host : u"[%1]:%2"_s.arg(host).arg(target.port);
    return target;
}

Result<Target> resolve(const Device& device, const Settings& settings)
{
    const auto outcome = runProcess({u"ssh"_s, options(device, settings) << u"-G"_s << u"--"_s << device.host});
    if (!outcome)
        return errorOf(Problem::NoClient, device, {});
    if (!outcome->succeeded())
        return errorOf(Problem::Configuration, device, outcome->errors);
    return parseTarget(outcome->output);
}

QList<HostKey> parseKeys(const QByteArray& text)
{
    static const QRegularExpression form(u"^(?!@revoked)\\S+ ([a-z0-9-]+) ([A-Za-z0-9+/]+={0,2})( |$)"_s);
    QList<HostKey> keys;
    for (const QByteArray& line : text.split('\n')) {
        const auto match = form.match(QString::fromUtf8(line).trimmed());
        const HostKey key{match.captured(1), match.captured(2).toLatin1()};
        if (match.hasMatch() && rank(key.type) < int(types.size()) && !keys.contains(key))
            keys.append(key);
    }
    std::stable_sort(keys.begin(), keys.end(),
                     [](const HostKey& a, const HostKey& b) { return rank(a.type) < rank(b.type); });
    return keys;
}

Result<QList<HostKey>> scan(const Target& target, const Device& device, Problem* problem)
{
    const auto fail = [&](Problem why, const QByteArray& details) {
        if (problem)
            *problem = why;
        return errorOf(why, device, details);
    };
    if (target.throughJump)
        return Error{
            Error::Kind::Refused,
            tr("%1 is reached through another machine, so its key cannot be read from here beforehand.")
                .arg(device.host),
            tr("Log in once with \"ssh %1\" and accept the key there; your known_hosts is used.").arg(device.host)};
    // ssh-keyscan says nothing for most failures, and waits for each kind of key anew.
    if (const Problem why = firstBytesOf(target.hostName, target.port, limits::scanFirstBytesMs); why != Problem::None)
        return fail(why, {});
    ProcessRequest request{u"ssh-keyscan"_s,
                           {u"-T"_s, QString::number(limits::scanMs / 1000), u"-p"_s, QString::number(target.port),
                            u"--"_s, target.hostName}};
    request.timeoutMs = limits::scanMs;
    const auto outcome = runProcess(request);
    if (!outcome)
        return fail(Problem::NoClient, {});
    QList<HostKey> keys = parseKeys(outcome->output);
    if (keys.isEmpty())
        return fail(outcome->timedOut ? Problem::Silent : Problem::Closed, outcome->errors);
    return keys;
}

QList<HostKey> knownKeys(const Target& target, const Device& device, const Settings& settings, QString* file)
{
    QStringList paths = target.knownHosts;
    for (const QString& path : {device.knownHosts, ownFile(settings)}) {
        if (!path.isEmpty())
            paths.append(path);
    }
    paths.removeDuplicates();
    QByteArray text;
    for (const QString& path : paths) {
        if (!QFileInfo(path).isFile())
            continue;
        const auto outcome = runProcess({u"ssh-keygen"_s, {u"-F"_s, target.lookup, u"-f"_s, path}});
        if (!outcome || !outcome->succeeded() || parseKeys(outcome->output).isEmpty())
            continue;
        text += outcome->output + '\n';
        if (file)
            *file = path;
    }
    return parseKeys(text);
}

Status accept(const Target& target, const HostKey& key, const Settings& settings)
{
    return rewrite(target.lookup, target.lookup.toUtf8() + ' ' + key.type.toUtf8() + ' ' + key.base64 + '\n', settings);
}

Status forget(const QString& lookup, const Settings& settings)
{
    return rewrite(lookup, {}, settings);
}

} // namespace cw::ssh
