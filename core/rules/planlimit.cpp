// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/planlimit.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Planner", text);
}

/// Whether the result is for another machine than the one that would build it.
bool isForeign(const Selection& selection, const Facts& facts)
{
    const bool looked = facts.all().contains(u"host.arch"_s);
    return selection.arch != (looked ? facts.text(u"host.arch"_s) : u"x86_64"_s);
}

} // namespace

std::optional<QString> treeConfigFor(const Release& release, const QString& arch)
{
    std::optional<QString> config;
    for (const CrossMechanism& mechanism : release.crossMechanisms) {
        if (!mechanism.archs.isEmpty() && !mechanism.archs.contains(arch))
            continue;
        const bool ours = mechanism.kind == "platforms"_L1 || mechanism.kind.startsWith("crosstool"_L1);
        if (ours && mechanism.value.isEmpty())
            return QString();
        if (mechanism.kind == "config"_L1 && !config)
            config = mechanism.value;
    }
    return config;
}

std::optional<PlanLimit> planLimit(const Configuration& configuration, const Selection& selection, const Facts& facts)
{
    if (!selection.board || selection.source.isEmpty())
        return std::nullopt;
    if (selection.cuda)
        return PlanLimit{u"cuda"_s, tr("CUDA builds cannot be planned by this version yet."),
                         tr("Remove cuda to build for the CPU.")};
    if (!configuration.text(u"tensorrt"_s).isEmpty())
        return PlanLimit{u"tensorrt"_s, tr("Builds with TensorRT cannot be planned by this version yet."),
                         tr("Remove tensorrt to build without it.")};
    if (selection.container)
        return PlanLimit{u"mode"_s, tr("Builds in a container cannot be planned by this version yet."),
                         tr("Set mode to cross or native.")};
    if (configuration.text(u"product"_s) == "serving"_L1)
        return PlanLimit{u"product"_s, tr("TensorFlow Serving cannot be planned by this version yet."), {}};
    if (!isForeign(selection, facts))
        return std::nullopt;
    if (selection.native)
        return PlanLimit{
            u"mode"_s,
            tr("This machine is no %1: building on the board itself cannot be planned by this version yet.")
                .arg(selection.board->name),
            tr("Set mode to cross.")};
    const Release* release = selection.release;
    if (!release || release->crossMechanisms.isEmpty())
        return std::nullopt;
    if (release->hermeticPython)
        return PlanLimit{
            u"tf"_s,
            tr("%1 brings its own Python and compilers, which this version cannot plan for another machine yet.")
                .arg(release->name),
            {}};
    if (!treeConfigFor(*release, selection.arch))
        return PlanLimit{
            u"mode"_s,
            tr("%1 can be built for %2 only in ways that this version cannot plan yet (a container of the project).")
                .arg(release->name, selection.board->name),
            {}};
    return std::nullopt;
}

std::optional<PlanLimit> planLimit(const Preset& preset, const Catalog& catalog)
{
    Configuration configuration;
    preset.apply(configuration);
    return planLimit(configuration, Selection::of(configuration, catalog, {}), {});
}

} // namespace cw
