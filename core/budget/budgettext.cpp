// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/budget/budgettext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw::budgettext {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::budgettext", text);
}

} // namespace

QString resolvedJobs(const Budget& budget)
{
    if (!budget.jobsWritten || !budget.jobsWritten->needsMachine())
        return {};
    return budget.jobsUnknown.isEmpty() ? u"= %1"_s.arg(budget.jobs) : tr("= not known yet");
}

QString resolvedMemory(const Budget& budget)
{
    if (!budget.memoryWritten || budget.memoryWritten->form == Limit::Form::Fixed)
        return {};
    return budget.memoryUnknown.isEmpty() ? tr("= %1 MiB").arg(budget.totalMiB) : tr("= not known yet");
}

QString automaticJobs(const Budget& budget)
{
    switch (budget.jobsFrom) {
    case Budget::Origin::Preferences:
        return tr("automatic (%1, %2 of the cores stay free)").arg(budget.jobs).arg(budget.kept.cores);
    case Budget::Origin::Machine: return tr("automatic (%1)").arg(budget.machineCores);
    case Budget::Origin::Configuration: // out of the field ram
        if (!budget.jobsWritten)
            return tr("automatic (%1)").arg(budget.jobs);
        break;
    case Budget::Origin::Unlimited: break;
    }
    return tr("automatic");
}

QString automaticMemory(const Budget& budget)
{
    if (budget.memoryFrom == Budget::Origin::Preferences)
        return tr("automatic (%1 MiB, %2 MiB stay free)").arg(budget.totalMiB).arg(budget.kept.memoryMiB);
    return tr("automatic");
}

QString division(const Budget& budget)
{
    if (!budget.memoryUnknown.isEmpty())
        return budget.memoryUnknown;
    if (budget.totalMiB == 0)
        return {};
    return tr("Of %1 MiB Bazel's server gets %2 MiB at most; %3 MiB are for compilers and linkers.")
        .arg(budget.totalMiB)
        .arg(budget.heapMiB)
        .arg(budget.actionsMiB);
}

} // namespace cw::budgettext
