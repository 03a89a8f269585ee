// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cuda/toolkitfetch.h"

#include "core/base/paths.h"
#include "core/proc/process.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace cw::cuda {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cuda", text);
}

TreeRequest requestOf(const ToolkitOrder& order, const QList<fetch::Fetched>& parts)
{
    const PartSource& target = *order.parts.target;
    const CudnnChoice& cudnn = order.wish.cudnn;
    TreeRequest request;
    request.host = parts.value(0).content;
    request.target = parts.value(1).content;
    request.version = target.version;
    request.from = "debian "_L1 + target.suite;
    request.sbsa = target.sbsa;
    // NVIDIA's names: sbsa-linux for Arm servers, aarch64-linux for a Jetson, x86_64-linux.
    request.targetFolder = target.sbsa ? u"sbsa-linux"_s : target.arch + "-linux"_L1;
    request.targetTriplet = target.arch + "-linux-gnu"_L1;
    if (order.line)
        request.sonames = order.line->sonames;
    request.compiler = crossCompiler(order.parts.compiler());
    request.cudnn = order.parts.cudnn ? parts.value(2).content : cudnn.folder;
    request.cudnnVersion = cudnn.version;
    request.standIn = cudnn.standIn;
    if (order.nccl)
        request.nccl = parts.last().content;
    return request;
}

} // namespace

QList<const PartSource*> ToolkitOrder::all() const
{
    QList<const PartSource*> list = parts.all();
    if (nccl)
        list.append(nccl);
    return list;
}

QString ToolkitOrder::folder() const
{
    QString name = "cuda-%1-%2"_L1.arg(parts.target->cuda, wish.target);
    if (parts.cudnn)
        name += "-cudnn-"_L1 + parts.cudnn->version;
    else if (wish.cudnn.standIn)
        name += "-cudnn-"_L1 + (wish.cudnn.version.isEmpty() ? u"headers"_s : wish.cudnn.version) + "-stand-in"_L1;
    else if (!wish.cudnn.folder.isEmpty())
        name += "-cudnn"_L1;
    if (nccl)
        name += "-nccl-"_L1 + nccl->version;
    return paths::cache() + "/toolkits/"_L1 + name;
}

Result<ToolkitOrder> orderToolkit(const Catalog& catalog, const ToolkitWish& wish)
{
    ToolkitOrder order;
    order.wish = wish;
    order.line = catalog.cuda(wish.cuda);
    const auto parts = findToolkit(catalog, wish.cuda, wish.host, wish.target);
    if (!parts)
        return parts.error();
    order.parts = *parts;
    if (!wish.cudnn.wheel.isEmpty()) {
        const QString version = wish.cudnn.wheel == "newest"_L1 ? QString() : wish.cudnn.wheel;
        const auto wheel = findCudnn(catalog, wish.cuda, version, wish.target);
        if (!wheel)
            return wheel.error();
        order.parts.cudnn = *wheel;
    }
    if (!wish.nccl.isEmpty()) {
        order.nccl = catalog.part(wish.nccl);
        if (!order.nccl || !partOf(*order.nccl))
            return Error{Error::Kind::Missing, tr("The catalog knows no part %1 that can be fetched.").arg(wish.nccl)};
    }
    return order;
}

QList<LicenceAsked> licencesToAccept(const QList<const PartSource*>& parts, const Catalog& catalog,
                                     const fetch::Places& places)
{
    QStringList seen;
    QList<LicenceAsked> asked;
    for (const PartSource* source : parts) {
        const auto part = partOf(*source);
        const auto licence = licenceOf(*source, catalog);
        if (!part || !licence || seen.contains(licence->id) || fetch::findPart(*part, places)
            || fetch::acceptedAt(*licence))
            continue;
        seen.append(licence->id);
        asked.append({source, *licence});
    }
    return asked;
}

Result<QList<fetch::Fetched>> fetchParts(const QList<const PartSource*>& parts, const Catalog& catalog,
                                         const fetch::Places& places, const fetch::Watch& watch, const PartDone& done)
{
    if (const auto asked = licencesToAccept(parts, catalog, places); !asked.isEmpty())
        return Error{Error::Kind::Refused, tr("The licence of %1 was not accepted.").arg(asked.first().part->name),
                     tr("Nothing was fetched.")};
    QList<fetch::Part> wanted;
    for (const PartSource* source : parts) {
        if (auto part = partOf(*source))
            wanted.append(*part);
    }
    if (auto space = fetch::checkSpace(wanted, places); !space)
        return space.error();
    QList<fetch::Fetched> all;
    for (const fetch::Part& part : std::as_const(wanted)) {
        const auto fetched = fetch::fetchPart(part, places, watch);
        if (!fetched)
            return fetched.error();
        if (done)
            done(part, *fetched);
        all.append(*fetched);
    }
    return all;
}

Result<FetchedToolkit> fetchToolkit(const ToolkitOrder& order, const Catalog& catalog, const fetch::Places& places,
                                    const QString& folder, const fetch::Watch& watch, const PartDone& done)
{
    const auto parts = fetchParts(order.all(), catalog, places, watch, done);
    if (!parts)
        return parts.error();
    const QString said = tr("CUDA %1 for %2").arg(order.parts.target->cuda, order.wish.target);
    const auto goOn = [&] { return watch({fetch::News::Stage::Making, u"toolkit"_s, said, 0, 0}); };
    auto tree = makeToolkitTree(requestOf(order, *parts), folder, goOn);
    if (!tree)
        return tree.error();
    return FetchedToolkit{*tree, tree->notes + toolkitNotes(*order.parts.target, order.parts.compiler(), catalog)};
}

QStringList toolkitNotes(const PartSource& target, const QString& compiler, const Catalog& catalog)
{
    QStringList notes;
    if (!compiler.isEmpty())
        notes.append(tr("The newest compiler that this nvcc takes is in the package %1.").arg(compiler));
    if (target.sbsa) {
        notes.append(
            tr("These libraries are built for Arm servers (SBSA): link against them, never ship them or their stubs "
               "to a Jetson."));
        const QStringList jetpacks = jetpacksWith(catalog, target.cuda);
        notes.append(
            jetpacks.isEmpty()
                ? tr("No JetPack brings CUDA %1: on a Jetson the result meets another CUDA.").arg(target.cuda)
                : tr("JetPack %1 brings CUDA %2, which can run the result.").arg(jetpacks.join(", "_L1), target.cuda));
    }
    return notes;
}

QString crossCompiler(const QString& package)
{
    static const QRegularExpression form(u"^g\\+\\+-(\\d+)(?:-(.+))?$"_s);
    const auto match = form.match(package);
    const QString triplet = match.hasMatch() ? match.captured(2) : u"aarch64-linux-gnu"_s;
    const QString plain = triplet.isEmpty() ? u"g++"_s : triplet + "-g++"_L1;
    QString named = plain + (match.hasMatch() ? u'-' + match.captured(1) : QString());
    for (const QString& each : {named, plain}) {
        if (QString path = findProgram(each); !path.isEmpty())
            return path;
    }
    return named;
}

QString sentenceOf(const ToolkitFlaw& flaw)
{
    switch (flaw.kind) {
    case ToolkitFlaw::Kind::Missing:
        return flaw.found.isEmpty() ? tr("%1 is missing.").arg(flaw.path)
                                    : tr("%1 is missing; there is %2.").arg(flaw.path, flaw.found);
    case ToolkitFlaw::Kind::Renamed: return tr("%1 is there as %2 only.").arg(flaw.path, flaw.found);
    case ToolkitFlaw::Kind::WrongMachine:
        return flaw.found.isEmpty() ? tr("%1 is no program or library of %2.").arg(flaw.path, flaw.wanted)
                                    : tr("%1 is for %2, not for %3.").arg(flaw.path, flaw.found, flaw.wanted);
    }
    return {};
}

} // namespace cw::cuda
