// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cuda/partsources.h"

#include "core/base/versionview.h"
#include "core/catalog/catalogtexts.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw::cuda {
namespace {

constexpr qint64 bytesPerMiB = 1 << 20;

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::cuda", text);
}

/// Whether one version is a beginning of the other: "11.8" and "11.8.89", "12" and "12.4".
bool sameLine(const QString& a, const QString& b)
{
    const auto left = VersionView::parse(a);
    const auto right = VersionView::parse(b);
    return left && right && (left->isPrefixOf(*right) || right->isPrefixOf(*left));
}

struct Search
{
    const PartSource* best = nullptr; ///< the newest that can be fetched
    const PartSource* gap = nullptr;  ///< what says why there is none
};

Search search(const Catalog& catalog, QLatin1StringView role, const QString& cuda, const QString& version,
              const QString& machine)
{
    Search found;
    for (const PartSource& part : catalog.parts()) {
        if (part.role != role || part.arch != machine || !sameLine(part.cuda, cuda))
            continue;
        const bool fits = version.isEmpty() || sameLine(part.version, version);
        if (part.kind == "none"_L1 && (part.version.isEmpty() || fits))
            found.gap = &part;
        else if (part.kind != "none"_L1 && fits
                 && (!found.best || *VersionView::parse(found.best->version) < *VersionView::parse(part.version)))
            found.best = &part;
    }
    return found;
}

} // namespace

std::optional<fetch::Part> partOf(const PartSource& source)
{
    fetch::Part part{source.id, source.name, source.downloadMiB * bytesPerMiB, source.unpackedMiB * bytesPerMiB, {}};
    if (source.kind == "debian"_L1)
        part.from = fetch::DebianPackages{source.suite, source.components, source.packages};
    else if (source.kind == "wheel"_L1)
        part.from = fetch::IndexWheel{source.project, source.file, source.sha256};
    else
        return std::nullopt;
    return part;
}

std::optional<fetch::Licence> licenceOf(const PartSource& source, const Catalog& catalog)
{
    const PartLicence* licence = catalog.licence(source.licence);
    if (!licence)
        return std::nullopt;
    return fetch::Licence{licence->id, licence->name, licence->where, licence->terms};
}

QList<const PartSource*> ToolkitParts::all() const
{
    QList<const PartSource*> parts{host, target, cudnn};
    parts.removeAll(nullptr);
    return parts;
}

QString ToolkitParts::compiler() const
{
    return target && !target->compiler.isEmpty() ? target->compiler : host ? host->compiler : QString();
}

Result<ToolkitParts> findToolkit(const Catalog& catalog, const QString& cuda, const QString& host,
                                 const QString& target)
{
    ToolkitParts found;
    QStringList versions;
    for (const PartSource& part : catalog.parts()) {
        const bool fits = sameLine(part.cuda, cuda);
        if (part.role == "cuda-host"_L1 && part.arch == host && fits)
            found.host = &part;
        if (part.role == "cuda-target"_L1 && part.arch == target) {
            versions.append(part.cuda);
            if (fits)
                found.target = &part;
        }
    }
    if (found.host && found.target)
        return found;
    versions.removeDuplicates();
    return Error{
        Error::Kind::Missing,
        versions.isEmpty()
            ? tr("The catalog knows no place where CUDA for %1 can be fetched.").arg(target)
            : tr("The catalog knows no place where CUDA %1 for %2, built on %3, can be fetched; it knows one for %4.")
                  .arg(cuda, target, host, versions.join(", "_L1)),
        tr("Use NVIDIA's cross packages or a JetPack's own CUDA: \"crosswright toolkit script\" writes the commands.")};
}

Result<const PartSource*> findCudnn(const Catalog& catalog, const QString& cuda, const QString& version,
                                    const QString& machine)
{
    const auto [best, gap] = search(catalog, "cudnn"_L1, cuda, version, machine);
    if (best)
        return best;
    if (gap)
        return Error{Error::Kind::Missing, shownText(gap->note) + u'.'};
    return Error{
        Error::Kind::Missing,
        tr("The catalog knows no place where cuDNN %1 for CUDA %2 on %3 can be fetched.").arg(version, cuda, machine),
        tr("Name a folder with it, or \"stand-in\".")};
}

Result<const PartSource*> findNccl(const Catalog& catalog, const QString& cuda, const QString& machine)
{
    const auto [best, gap] = search(catalog, "nccl"_L1, cuda, {}, machine);
    if (best)
        return best;
    if (gap)
        return Error{Error::Kind::Missing, shownText(gap->note) + u'.'};
    return Error{Error::Kind::Missing,
                 tr("The catalog knows no place where NCCL for CUDA %1 on %2 can be fetched.").arg(cuda, machine)};
}

QString originOf(const PartSource& part)
{
    if (part.kind == "debian"_L1)
        return tr("Debian %1").arg(part.suite);
    return part.kind == "wheel"_L1 ? tr("Python index, %1").arg(part.project) : tr("nowhere");
}

QStringList jetpacksWith(const Catalog& catalog, const QString& cuda)
{
    QStringList found;
    for (const JetPack& jetpack : catalog.jetpacks()) {
        if (!jetpack.cuda.isEmpty() && sameLine(jetpack.cuda, cuda))
            found.append(jetpack.id);
    }
    return found;
}

} // namespace cw::cuda
