// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/factsoptions.h"

#include "core/base/paths.h"
#include "core/device/devicestore.h"
#include "core/device/sshshell.h"
#include "core/git/sourcefacts.h"
#include "core/plan/sourceplan.h"
#include "core/preferences/preferences.h"
#include "core/probe/boards.h"
#include "core/probe/configuredfacts.h"
#include "core/probe/probe.h"
#include "core/run/measuredpeaks.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonArray>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw::cli {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cli::FactsOptions", text);
}

bool isList(const QString& name)
{
    static const QStringList lists{u"host.gpus"_s,
                                   u"host.gpu_capabilities"_s,
                                   u"host.cuda"_s,
                                   u"host.container"_s,
                                   u"host.gcc_includes"_s,
                                   u"host.cpu"_s,
                                   u"host.tools"_s,
                                   u"host.cgroup_controllers"_s,
                                   u"host.pythons"_s,
                                   u"host.gccs"_s,
                                   u"host.cgroup_limits"_s,
                                   u"host.cuda_targets"_s,
                                   u"host.cudnn_libraries"_s,
                                   u"host.cross.aarch64.cuda"_s,
                                   u"host.path.cuda_path.folders"_s,
                                   u"host.path.cuda_path.targets"_s,
                                   u"source.cuda_versions"_s,
                                   u"source.cudnn_versions"_s,
                                   u"source.configs"_s,
                                   u"source.pythons"_s,
                                   u"source.capabilities"_s,
                                   u"device.pythons"_s,
                                   u"device.cpu"_s,
                                   u"device.gpus"_s,
                                   u"device.compatible"_s,
                                   u"device.cudas"_s,
                                   u"device.gpu_capabilities"_s,
                                   u"device.temperatures"_s};
    return lists.contains(name) || name.endsWith(".includes"_L1);
}

bool isSize(const QString& name)
{
    return name.endsWith(".ram"_L1) || name.endsWith(".peak"_L1) || name.endsWith(".swap"_L1)
           || name.endsWith(".disk"_L1);
}

/// Facts that are one version, also as L4T writes it ("R32.7.1").
bool isVersion(const QString& name)
{
    static const QStringList versions{u"host.driver"_s,   u"host.gcc"_s,     u"host.glibc"_s,    u"host.python"_s,
                                      u"device.driver"_s, u"device.glibc"_s, u"device.python"_s, u"device.l4t"_s};
    return versions.contains(name);
}

} // namespace

Status addGivenFact(Facts& facts, const QString& typed, const QDateTime& now)
{
    static const QRegularExpression pattern(u"^((?:host|device|source)(?:\\.[a-z0-9_]+)+)=(.*)$"_s);
    const auto match = pattern.match(typed);
    if (!match.hasMatch()) {
        return Error{Error::Kind::Invalid, tr("\"%1\" is not a fact.").arg(typed),
                     tr("Write a name that begins with host., device. or source. and a value: host.glibc=2.36.")};
    }
    const QString name = match.captured(1);
    const QString text = match.captured(2).trimmed();
    const QString how = tr("given by --fact");
    if (text.isEmpty()) {
        facts.setUnknown(name, tr("said to be unknown by --fact"), now);
    } else if (isList(name)) {
        facts.set(name, QJsonArray::fromStringList(text.split(QRegularExpression(u"[,\\s]+"_s), Qt::SkipEmptyParts)),
                  how, now);
    } else if (isSize(name)) {
        static const QRegularExpression size(u"^([0-9]+)\\s*([MG]?)(i?B)?$"_s,
                                             QRegularExpression::CaseInsensitiveOption);
        const auto number = size.match(text);
        if (!number.hasMatch())
            return Error{Error::Kind::Invalid,
                         tr("\"%1\" is not a size for %2: MiB are expected, such as 4096 or 4G.").arg(text, name)};
        const qint64 factor = number.captured(2).toUpper() == "G"_L1 ? 1024 : 1;
        facts.set(name, number.captured(1).toLongLong() * factor, how, now);
    } else {
        static const QRegularExpression version(u"^R?[0-9]+(\\.[0-9A-Za-z~+_-]+)*$"_s);
        if (isVersion(name) && !version.match(text).hasMatch())
            return Error{Error::Kind::Invalid,
                         tr("\"%1\" is not a version for %2: one such as 12.2 is expected.").arg(text, name),
                         tr("Leave the value empty to say that it is not known.")};
        facts.set(name, text, how, now);
    }
    return Done{};
}

void addFactsOptions(QCommandLineParser& parser)
{
    parser.addOptions(
        {{u"fact"_s, tr("Take this as found (host.driver, device.glibc …); may be given again."), u"name=value"_s},
         {u"no-probe"_s, tr("Look at nothing but the source tree and the given facts.")},
         {u"device"_s, tr("The device to ask instead of the configuration's."), u"NAME"_s}});
}

namespace {

/// The device's facts: as last probed, else asked now. Where that fails the reason stands in the facts, so that a rule
/// can say it; a check never fails because a device is off.
Facts deviceFacts(const QString& name, const Catalog& catalog, const QDateTime& now)
{
    if (const auto saved = probe::savedDeviceFacts(name))
        return *saved;
    Facts facts;
    const auto fail = [&](const QString& because) {
        for (const QString& each : {u"device.arch"_s, u"device.glibc"_s, u"device.python"_s, u"device.l4t"_s})
            facts.setUnknown(each, because, now);
        return facts;
    };
    const auto device = DeviceStore().find(name);
    if (!device)
        return fail(device.error().text);
    SshShell shell(*device);
    auto probed = probe::probeDevice(shell, device->folder);
    if (!probed)
        return fail(probed.error().text);
    probe::conclude(*probed, catalog);
    if (!device->board.isEmpty() && !probed->knows(u"device.board"_s))
        probed->set(u"device.board"_s, device->board, tr("given with \"device add\""), now);
    return *probed;
}

} // namespace

Result<Facts> gatherFacts(const QCommandLineParser& parser, const Configuration& configuration, const Catalog& catalog)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    Facts facts;
    if (!parser.isSet(u"no-probe"_s)) {
        const auto host = probe::probeHost();
        if (!host)
            return host.error();
        facts.merge(*host);
        facts.merge(probe::configuredFacts(configuration, *host, catalog, now));
        if (parser.isSet(u"device"_s)) {
            // Asked for by name, so a wrong name is an error and not one more unknown.
            if (const auto named = DeviceStore().find(parser.value(u"device"_s)); !named)
                return named.error();
        }
        const QString device = parser.isSet(u"device"_s) ? parser.value(u"device"_s) : configuration.text(u"device"_s);
        if (!device.isEmpty())
            facts.merge(deviceFacts(device, catalog, now));
    }
    const QString source = configuration.text(u"source"_s);
    const QString ref = configuration.text(u"ref"_s);
    facts.merge(sourceFacts(source, ref, catalog, now, checkoutFolder(paths::cache(), source, ref)));
    if (!parser.isSet(u"no-probe"_s))
        facts.merge(measuredPeaks(source, ref, now));
    for (const QString& typed : parser.values(u"fact"_s)) {
        if (const Status added = addGivenFact(facts, typed, now); !added)
            return added.error();
    }
    return facts;
}

Result<Subject> loadSubject(const QCommandLineParser& parser, const QString& path)
{
    auto configuration = Configuration::load(path);
    if (!configuration)
        return configuration.error();
    auto catalog = Catalog::load();
    if (!catalog)
        return catalog.error();
    const auto facts = gatherFacts(parser, *configuration, *catalog);
    if (!facts)
        return facts.error();
    const auto preferences = Preferences::load(); // main() has said what is wrong with them
    return Subject{*configuration, *catalog, *facts, preferences ? KeptFree::of(*preferences) : KeptFree()};
}

} // namespace cw::cli
