// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fetch/debianmirror.h"

#include "core/base/files.h"
#include "core/fetch/program.h"
#include "core/proc/process.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw::fetch {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::fetch", text);
}

QString trimmed(QString address)
{
    while (address.endsWith(u'/'))
        address.chop(1);
    return address;
}

QString installedKeyring()
{
    for (const QString& name : {u"debian-archive-keyring.gpg"_s, u"debian-archive-keyring.pgp"_s}) {
        QString path = u"/usr/share/keyrings/"_s + name;
        if (QFileInfo::exists(path))
            return path;
    }
    return {};
}

/// What apt's own tools know of Debian on a system that is none: python-apt's template, or debootstrap's scripts.
DebianMirror mirrorOfTools()
{
    static const QList<std::pair<QString, QRegularExpression>> places{
        {u"/usr/share/python-apt/templates/Debian.info"_s,
         QRegularExpression(u"^BaseURI:\\s*(https?://\\S+)"_s, QRegularExpression::MultilineOption)},
        {u"/usr/share/debootstrap/scripts/debian-common"_s, QRegularExpression(u"default_mirror\\s+(https?://\\S+)"_s)},
        {u"/usr/share/debootstrap/scripts/sid"_s, QRegularExpression(u"default_mirror\\s+(https?://\\S+)"_s)},
        {u"/usr/sbin/debootstrap"_s, QRegularExpression(u"DEF_MIRROR=\"?(https?://[^\"\\s]*debian[^\"\\s]*)"_s)}};
    for (const auto& [path, form] : places) {
        const auto text = files::read(path);
        if (!text)
            continue;
        if (const auto match = form.match(QString::fromUtf8(*text)); match.hasMatch())
            return {trimmed(match.captured(1)), {}, path};
    }
    return {};
}

/// The archive's keys out of the system's own archive (Ubuntu has the package), whose signature apt has checked.
Result<QString> fetchedKeyring(const QString& folder, const std::function<bool()>& goOn)
{
    const QString place = folder + "/keyring"_L1;
    const QString unpacked = place + "/usr/share/keyrings/debian-archive-keyring.gpg"_L1;
    if (auto made = files::makeFolder(place); !made)
        return made.error();
    const QString package = u"debian-archive-keyring"_s;
    const auto fetched = runWatched({u"apt-get"_s, {u"-q"_s, u"download"_s, package}, {}, place},
                                    tr("Debian's keys could not be fetched"), goOn);
    if (!fetched && fetched.error().kind == Error::Kind::Cancelled)
        return fetched.error();
    for (const QString& name : QDir(place).entryList({package + "_*.deb"_L1}, QDir::Files)) {
        const auto done = runWatched({u"dpkg-deb"_s, {u"-x"_s, place + u'/' + name, place}},
                                     tr("Debian's keys could not be unpacked"), goOn);
        if (!done)
            return done.error();
    }
    if (QFileInfo::exists(unpacked))
        return unpacked;
    return Error{Error::Kind::Missing, tr("This machine has no keys to check Debian's packages with."),
                 tr("Install the package debian-archive-keyring.")};
}

} // namespace

DebianMirror mirrorOfTargets(const QString& targets)
{
    for (const QString& line : targets.split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList fields = line.trimmed().split(u'|');
        if (fields.size() < 3 || fields[0] != "Debian"_L1)
            continue;
        // apt prints the unexpanded field when an entry names no keyring of its own.
        return {trimmed(fields[1]), fields[2].startsWith(u'/') ? fields[2] : QString(), u"apt-get indextargets"_s};
    }
    return {};
}

Result<DebianMirror> findDebianMirror(const QString& wanted, const QString& folder, const std::function<bool()>& goOn)
{
    for (const QString& program : {u"apt-get"_s, u"dpkg-deb"_s}) {
        if (findProgram(program).isEmpty())
            return Error{Error::Kind::Missing, tr("Debian's packages need %1, which is not here.").arg(program),
                         tr("Install the packages apt and dpkg; many other systems have them too.")};
    }
    DebianMirror mirror;
    const QString named = wanted.isEmpty() ? qEnvironmentVariable("CROSSWRIGHT_DEBIAN_MIRROR") : wanted;
    if (!named.isEmpty()) {
        static const QRegularExpression form(u"^(https?|file|mirror\\+file)://?\\S+$"_s);
        if (!form.match(named).hasMatch())
            return Error{Error::Kind::Invalid, tr("\"%1\" is no address of a Debian mirror.").arg(named),
                         tr("Write it as http://host/debian.")};
        mirror = {trimmed(named), {}, wanted.isEmpty() ? u"CROSSWRIGHT_DEBIAN_MIRROR"_s : tr("as asked")};
    } else {
        const auto said = runWatched(
            {u"apt-get"_s,
             {u"indextargets"_s, u"--format"_s, u"$(LABEL)|$(REPO_URI)|$(SIGNED_BY)"_s, u"Created-By: Packages"_s}},
            tr("apt does not say its mirrors"), goOn);
        if (!said && said.error().kind == Error::Kind::Cancelled)
            return said.error();
        if (said)
            mirror = mirrorOfTargets(QString::fromUtf8(*said));
        if (mirror.address.isEmpty())
            mirror = mirrorOfTools();
    }
    if (mirror.address.isEmpty())
        return Error{Error::Kind::Missing, tr("Nothing on this machine names a mirror of Debian."),
                     tr("Name one with --mirror or CROSSWRIGHT_DEBIAN_MIRROR, or install python-apt-common.")};
    // A folder of this machine is the user's own: it need not be signed.
    mirror.trusted = mirror.address.startsWith("file:"_L1);
    if (mirror.keyring.isEmpty())
        mirror.keyring = installedKeyring();
    if (mirror.keyring.isEmpty() && !mirror.trusted) {
        auto keyring = fetchedKeyring(folder, goOn);
        if (!keyring)
            return keyring.error();
        mirror.keyring = *keyring;
    }
    return mirror;
}

} // namespace cw::fetch
