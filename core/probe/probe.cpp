// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/probe.h"

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/base/paths.h"
#include "core/bazel/bazelversion.h"
#include "core/bazelfetch/cachedbazels.h"
#include "core/device/sshcommand.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace cw::probe {
namespace {

constexpr int hostTimeoutMs = 30000;
constexpr int deviceTimeoutMs = 60000;
constexpr int bazelTimeoutMs = 20000;

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::probe", text);
}

// df needs a folder that exists; a cache that was not made yet will lie on its nearest ancestor's file system.
QString nearestFolder(const QString& path)
{
    QString folder = QDir::cleanPath(path);
    while (!QFileInfo(folder).isDir() && folder != "/"_L1)
        folder = QFileInfo(folder).path();
    return folder;
}

QString factsFile(const QString& device)
{
    return paths::state() + "/facts/"_L1 + device + ".json"_L1;
}

// Bazel's version needs more care than one command (wrappers, unversioned builds), so core/bazel finds it out.
void addBazel(Facts& facts, const QDateTime& when)
{
    const auto bazel = identifyBazel({}, bazelTimeoutMs);
    if (!bazel) {
        for (const QString& name : {u"host.bazel"_s, u"host.bazel_path"_s, u"host.bazel_distribution"_s})
            facts.setUnknown(name, bazel.error().text, when);
        return;
    }
    const QString how = u"%1 %2"_s.arg(bazel->path, bazel->source);
    facts.set(u"host.bazel"_s, bazel->version.toString(), how, when);
    facts.set(u"host.bazel_path"_s, bazel->executable.isEmpty() ? bazel->path : bazel->executable, how, when);
    facts.set(u"host.bazel_distribution"_s, bazel->distribution, how, when);
}

// Those that Crosswright fetched: the plan takes one of them where the machine's own does not fit.
void addCachedBazels(Facts& facts, const QDateTime& when)
{
    const fetch::Places places = fetch::Places::standard();
    QStringList versions;
    for (const CachedBazel& bazel : cachedBazels(places)) {
        versions.append(bazel.version);
        facts.set("host.bazels."_L1 + bazel.version, bazel.program, bazel.how, when);
    }
    facts.set(u"host.bazels"_s, QJsonArray::fromStringList(versions), places.parts, when);
}

} // namespace

QByteArray newNonce()
{
    const quint64 high = QRandomGenerator::system()->generate64();
    const quint64 low = QRandomGenerator::system()->generate64();
    return "cw" + QByteArray::number(high, 16) + 'x' + QByteArray::number(low, 16);
}

Result<QByteArray> script(Side side, const QByteArray& nonce, const QString& folder)
{
    QByteArray text = "cw_nonce=" + nonce + "\ncw_folder=" + ssh::quote(folder).toUtf8() + '\n';
    for (const QString& part : {u"frame"_s, u"common"_s, u"nvidia"_s, side == Side::Host ? u"host"_s : u"device"_s}) {
        const auto read = files::read(u":/probe/%1.sh"_s.arg(part));
        if (!read)
            return read.error();
        text += *read;
    }
    return text;
}

Result<Facts> probeHost()
{
    const QByteArray nonce = newNonce();
    const auto text = script(Side::Host, nonce, nearestFolder(paths::cache()));
    if (!text)
        return text.error();
    ProcessRequest request{u"/bin/sh"_s, {u"-s"_s}};
    request.input = *text;
    request.timeoutMs = hostTimeoutMs;
    const QDateTime when = QDateTime::currentDateTimeUtc();
    const auto outcome = runProcess(request);
    if (!outcome)
        return outcome.error();
    const auto sections = parseReply(outcome->output, nonce);
    if (sections.isEmpty())
        return Error{Error::Kind::Process, tr("This machine's shell gave no answer to the probe: %1")
                                               .arg(QString::fromUtf8(outcome->errors).trimmed().left(200))};
    Facts facts = factsFromReply(sections, Side::Host, when);
    addBazel(facts, when);
    addCachedBazels(facts, when);
    return facts;
}

Result<Facts> probeDevice(DeviceShell& shell, const QString& folder)
{
    const QByteArray nonce = newNonce();
    const auto text = script(Side::Device, nonce, folder);
    if (!text)
        return text.error();
    const QDateTime when = QDateTime::currentDateTimeUtc();
    const auto outcome = shell.run({u"sh"_s, u"-s"_s}, *text, deviceTimeoutMs);
    if (!outcome)
        return outcome.error();
    const auto sections = parseReply(outcome->output, nonce);
    if (sections.isEmpty())
        return Error{Error::Kind::Process,
                     tr("The device's shell gave no answer to the probe: %1")
                         .arg(QString::fromUtf8(outcome->errors).trimmed().left(200)),
                     tr("It needs a POSIX shell for the user who logs in.")};
    return factsFromReply(sections, Side::Device, when);
}

Status saveDeviceFacts(const QString& device, const Facts& facts)
{
    const QJsonObject object{
        {"format"_L1, factsFormat}, {"version"_L1, factsFormatVersion}, {"facts"_L1, facts.toJson()}};
    return files::write(factsFile(device), json::pretty(object));
}

Result<Facts> savedDeviceFacts(const QString& device)
{
    const auto object = json::read(factsFile(device), factsFormat, factsFormatVersion);
    if (!object)
        return object.error();
    return Facts::fromJson(object->value("facts"_L1).toObject());
}

void forgetDeviceFacts(const QString& device)
{
    QFile::remove(factsFile(device));
}

} // namespace cw::probe
