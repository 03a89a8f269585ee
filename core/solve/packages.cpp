// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solve/packages.h"

#include "core/rules/rule.h"
#include "core/solve/ground.h"

#include <array>

using namespace Qt::StringLiterals;

namespace cw::solve {
namespace {

struct Known
{
    const char* cuda;
    const char* toolkit; ///< nvcc and the host's own libraries
    const char* tegra;   ///< libraries of a Jetson before JetPack 7
    const char* sbsa;    ///< of an Arm server, and of a Jetson from JetPack 7 on
    const char* repository;
};

// As published: the package lists of NVIDIA's repositories and scripts that install them (facts: cross packages). 9.0 and
// 11.4 are known as a pattern only and are left out.
constexpr std::array<Known, 10> toolkits{{
    {"8.0", "cuda-toolkit-8-0", "cuda-cross-aarch64-8-0", "", "NVIDIA's repository for Ubuntu 16.04, or JetPack's own"},
    {"10.0", "cuda-toolkit-10-0", "cuda-cross-aarch64-10-0", "",
     "the local repositories that SDK Manager brings (Ubuntu 18.04)"},
    {"10.2", "cuda-toolkit-10-2", "cuda-cross-aarch64-10-2", "",
     "the local repositories that SDK Manager brings (Ubuntu 18.04), or NVIDIA's Jetson repository"},
    {"11.8", "", "cuda-cross-aarch64-11-8", "cuda-cross-sbsa-11-8",
     "NVIDIA's cross repositories (Ubuntu 20.04: aarch64; Ubuntu 22.04: sbsa)"},
    {"12.0", "", "cuda-cross-aarch64-12-0", "", "NVIDIA's cross repository for Ubuntu 20.04"},
    {"12.1", "", "cuda-cross-aarch64", "", "NVIDIA's local cross repository of CUDA 12.1 (Ubuntu 20.04)"},
    {"12.2", "cuda-toolkit-12-2", "cuda-cross-aarch64-12-2", "",
     "NVIDIA's repository for Ubuntu 22.04 and its Jetson repository"},
    {"12.6", "", "cuda-cross-aarch64-12-6", "", "NVIDIA's cross repository for Ubuntu 22.04"},
    {"13.0", "", "", "cuda-cross-sbsa-13-0", "NVIDIA's cross repository for Ubuntu 24.04"},
    {"13.2", "", "", "cuda-cross-sbsa-13-2", "NVIDIA's cross repository for Ubuntu 24.04"},
}};

QString named(const char* text)
{
    return QString::fromLatin1(text);
}

} // namespace

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

CudaPackages cudaPackages(const QString& cuda, bool cross, bool sbsa)
{
    for (const Known& each : toolkits) {
        if (named(each.cuda) != rules::majorMinor(cuda))
            continue;
        CudaPackages found;
        for (const char* name : {each.toolkit, cross ? (sbsa ? each.sbsa : each.tegra) : ""}) {
            if (*name)
                found.packages.append(named(name));
        }
        found.repository = named(each.repository);
        found.source = u"NVIDIA's package repositories and published scripts: CUDA cross packages"_s;
        return found;
    }
    return {};
}

CudaPackages cudnnCrossPackages(const QString& cudnn, bool sbsa)
{
    const int major = rules::majorOf(cudnn);
    if (major == 9 && !sbsa)
        return {{u"cudnn9-cross-aarch64"_s},
                u"NVIDIA's cross repository for Ubuntu 24.04"_s,
                u"NVIDIA's package list of cross-linux-aarch64: cudnn9-cross-aarch64 9.6.0"_s};
    if (major == 8 && sbsa)
        return {{u"libcudnn8-cross-sbsa"_s},
                u"NVIDIA's cross repository for Ubuntu 20.04"_s,
                u"NVIDIA's package list of cross-linux-sbsa: libcudnn8-cross-sbsa 8.9.3"_s};
    return {};
}

} // namespace cw::solve
