// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solve/packages.h"

#include "core/rules/rule.h"
#include "core/solve/ground.h"

using namespace Qt::StringLiterals;

namespace cw::solve {

QList<Need::Command> aptCommands(const Catalog& catalog, const QString& os,
                                 const std::function<QStringList(const Distribution&)>& packages)
{
    QList<Need::Command> commands;
    const Distribution* here = distributionOf(catalog, os);
    for (const Distribution& each : catalog.distributions()) {
        if (here ? &each != here : !os.isEmpty())
            continue; // another system, or one that the catalog does not know
        const QStringList names = packages(each);
        if (names.isEmpty())
            continue;
        const QString line = "sudo apt install "_L1 + names.join(u' ');
        if (!commands.isEmpty() && commands.last().line == line)
            commands.last().systems.append(each.name);
        else
            commands.append({{each.name}, line});
    }
    return commands;
}

CudaPackages cudaPackages(const Catalog& catalog, const QString& cuda, bool cross, bool sbsa)
{
    const Cuda* const line = catalog.cuda(cuda);
    if (!line)
        return {};
    CudaPackages found;
    const QString target = cross ? line->crossPackages.value(sbsa ? u"sbsa-linux"_s : u"aarch64-linux"_s) : QString();
    for (const QString& package : {line->toolkitPackage, target}) {
        if (!package.isEmpty())
            found.packages.append(package);
    }
    found.repository = line->crossRepository;
    found.source = line->source(u"crossPackages"_s);
    return found;
}

CudaPackages cudnnCrossPackages(const QString& cudnn, bool sbsa)
{
    const int major = rules::majorOf(cudnn);
    if (major == 9 && !sbsa)
        return {{u"cudnn9-cross-aarch64"_s},
                tr("NVIDIA's cross repository for Ubuntu 24.04"),
                tr("NVIDIA's package list of cross-linux-aarch64: cudnn9-cross-aarch64 9.6.0")};
    if (major == 8 && sbsa)
        return {{u"libcudnn8-cross-sbsa"_s},
                tr("NVIDIA's cross repository for Ubuntu 20.04"),
                tr("NVIDIA's package list of cross-linux-sbsa: libcudnn8-cross-sbsa 8.9.3")};
    return {};
}

} // namespace cw::solve
