// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/capability.h"

#include "core/base/versionview.h"
#include "core/rules/rule.h"

using namespace Qt::StringLiterals;

namespace cw::rules {

bool isPlain(const QString& capability)
{
    return !capability.endsWith(u'a') && !capability.endsWith(u'f');
}

bool cubinRuns(const QString& built, const QString& device)
{
    const auto b = VersionView::parse(built);
    const auto d = VersionView::parse(device);
    if (!b || !d || b->major() != d->major())
        return false;
    if (built.endsWith(u'a'))
        return b->minor() == d->minor();
    return b->minor() <= d->minor();
}

bool ptxRuns(const QString& typed, const QString& built, const QString& device)
{
    return !typed.startsWith("sm_"_L1) && isPlain(built) && !older(device, built);
}

QStringList typedCapabilities(const RuleRun& run)
{
    return run.selection.cuda ? run.list("capabilities") : QStringList();
}

QString oneThorName(const QString& capability)
{
    return capability.startsWith("10.1"_L1) ? u"11.0"_s + capability.sliced(4) : capability;
}

QString bestCapability(const RuleRun& run, const QString& wanted)
{
    const auto target = VersionView::parse(wanted);
    const QString cuda = run.text("cuda");
    QString best;
    for (const SmArchitecture& each : run.catalog.architectures()) {
        const auto number = VersionView::parse(each.capability);
        if (!target || !number || number->major() != target->major() || *number > *target || !isPlain(each.id))
            continue;
        if (each.tegra && each.capability != wanted)
            continue;
        if (!VersionRange{each.cudaMin, each.cudaMax}.contains(cuda))
            continue;
        if (best.isEmpty() || older(best, each.capability))
            best = each.capability;
    }
    if (best.isEmpty() && wanted == "11.0"_L1 && VersionRange{u"12.8"_s, u"12.9"_s}.contains(cuda))
        return u"10.1"_s;
    return best;
}

Repair buildForCpu()
{
    static const QStringList cudaFields{u"cuda"_s, u"cudnn"_s,     u"tensorrt"_s,   u"capabilities"_s,
                                        u"gpu"_s,  u"cuda_path"_s, u"cudnn_host"_s, u"cudnn_target"_s};
    return unsetFields(cudaFields, tr("Build for the CPU."));
}

} // namespace cw::rules
