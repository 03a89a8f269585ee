// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/choices/coverage.h"

#include "core/base/version.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Choices", text);
}

/// Thor is 10.1 to CUDA 12.8 and 12.9, and 11.0 from 13.0 on: one GPU, two names.
QString oneName(const QString& capability)
{
    return capability == "10.1"_L1 ? u"11.0"_s : capability;
}

bool isPlain(const QString& capability)
{
    return !capability.endsWith(u'a') && !capability.endsWith(u'f');
}

Coverage::Kind kindOf(const QString& typed, const QString& built, const QString& device)
{
    const auto b = Version::parse(built);
    const auto d = Version::parse(device);
    if (!b || !d)
        return Coverage::Kind::Unknown;
    if (built == device || built == device + u'a')
        return Coverage::Kind::Exact;
    if (isPlain(built) && b->major() == d->major() && b->minor() <= d->minor())
        return Coverage::Kind::Cubin;
    // An "sm_" name asks for machine code alone.
    const bool hasPtx = isPlain(built) && !typed.startsWith("sm_"_L1);
    return hasPtx && *b < *d ? Coverage::Kind::Ptx : Coverage::Kind::Nothing;
}

QString noteFor(Coverage::Kind kind, const QString& device, bool tegra)
{
    switch (kind) {
    case Coverage::Kind::Exact: return tr("Machine code made for the GPU (%1).").arg(device);
    case Coverage::Kind::Cubin:
        return tegra ? tr("Made for a desktop GPU of the family; a Jetson wants its own (%1).").arg(device)
                     : tr("Machine code of the same family runs on %1.").arg(device);
    case Coverage::Kind::Ptx: return tr("Only PTX: the driver compiles every kernel for %1 at first use.").arg(device);
    case Coverage::Kind::Nothing: return tr("Does not run on %1.").arg(device);
    case Coverage::Kind::Unknown: break;
    }
    return tr("Which GPU the result runs on is not known.");
}

} // namespace

QList<Coverage> coverageOf(const Selection& selection, const QStringList& typed, const Catalog& catalog)
{
    QList<Coverage> result;
    if (!selection.cuda)
        return result;
    const QString device = oneName(selection.deviceCapability);
    const bool tegra = selection.board && selection.board->tegra;
    for (const QString& each : typed.isEmpty() ? selection.capabilities : typed) {
        const QString built = oneName(capabilityNumber(each));
        Coverage coverage;
        coverage.capability = each;
        coverage.kind = built.isEmpty() || device.isEmpty() ? Coverage::Kind::Unknown : kindOf(each, built, device);
        coverage.note = noteFor(coverage.kind, device, tegra);
        if (const SmArchitecture* architecture = catalog.architecture(each)) {
            coverage.architecture = architecture->architecture;
            coverage.source = architecture->source();
        }
        result.append(coverage);
    }
    return result;
}

} // namespace cw
