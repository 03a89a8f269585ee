// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/budget/budget.h"

#include "core/config/field.h"
#include "core/preferences/preferences.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Budget", text);
}

int numberOf(const Facts& facts, Budget::Builder builder, const QString& host, const QString& device)
{
    return int(std::clamp<qint64>(facts.number(builder == Budget::Builder::Device ? device : host), 0,
                                  std::numeric_limits<int>::max()));
}

std::optional<Limit> written(const Configuration& configuration, const QString& field, Limit::Of of, QString& text)
{
    if (!configuration.has(field))
        return {};
    const QJsonValue value = configuration.value(field);
    text = value.isDouble() ? QString::number(value.toInteger()) : value.toString();
    return Limit::of(of, value);
}

void setJobs(Budget& budget)
{
    if (budget.jobsWritten) {
        budget.jobsFrom = Budget::Origin::Configuration;
        if (!budget.jobsWritten->needsMachine())
            budget.jobs = budget.jobsWritten->amount;
        else if (budget.machineCores > 0)
            budget.jobs = budget.jobsWritten->on(budget.machineCores);
        else
            budget.jobsUnknown = tr("How many jobs \"%1\" is cannot be told: how many cores the building machine has "
                                    "is not known.")
                                     .arg(budget.jobsText);
        return;
    }
    if (budget.memoryWritten && budget.memoryWritten->form == Limit::Form::Resources) {
        budget.jobsFrom = Budget::Origin::Configuration;
        budget.jobs = std::max(1, int(std::floor(budget.memoryWritten->cores)));
        return;
    }
    if (budget.kept.cores > 0 && budget.machineCores > 0) {
        budget.jobsFrom = Budget::Origin::Preferences;
        budget.jobs = std::max(1, budget.machineCores - budget.kept.cores);
        return;
    }
    if (budget.machineCores > 0)
        budget.jobsFrom = Budget::Origin::Machine;
}

void setTotal(Budget& budget)
{
    const auto partOfMachine = [&budget](const Limit& limit) {
        const int part = limit.on(budget.machineMiB);
        budget.raised = part < Budget::leastMiB;
        budget.totalMiB = std::max(part, Budget::leastMiB);
    };
    if (budget.memoryWritten) {
        budget.memoryFrom = Budget::Origin::Configuration;
        if (!budget.memoryWritten->needsMachine())
            budget.totalMiB = budget.memoryWritten->amount;
        else if (budget.machineMiB > 0)
            partOfMachine(*budget.memoryWritten);
        else
            budget.memoryUnknown = tr("How much memory \"%1\" is cannot be told: how much the building machine has is "
                                      "not known.")
                                       .arg(budget.memoryText);
        return;
    }
    if (budget.kept.memoryMiB > 0 && budget.machineMiB > 0) {
        budget.memoryFrom = Budget::Origin::Preferences;
        partOfMachine({Limit::Form::AllBut, budget.kept.memoryMiB});
    }
}

} // namespace

int HeapShare::of(int totalMiB) const
{
    if (totalMiB <= 0 || parts <= 0)
        return 0;
    const int heap = std::max(totalMiB / parts, leastMiB);
    return std::min(mostMiB > 0 ? std::min(heap, mostMiB) : heap, totalMiB / 2);
}

KeptFree KeptFree::of(const Preferences& preferences)
{
    return {preferences.keptCores, preferences.keptMiB};
}

int Budget::atOnce() const
{
    if (!jobsUnknown.isEmpty())
        return 0;
    return jobs == 0 ? machineCores : machineCores == 0 ? jobs : std::min(jobs, machineCores);
}

Budget Budget::of(const Configuration& configuration, const Facts& facts, const KeptFree& kept, Builder builder,
                  const HeapShare& heap)
{
    Budget budget;
    budget.machineCores = numberOf(facts, builder, u"host.cores"_s, u"device.cores"_s);
    budget.machineMiB = numberOf(facts, builder, u"host.ram"_s, u"device.ram"_s);
    if (builder == Builder::Host)
        budget.kept = kept;
    budget.jobsWritten = written(configuration, u"jobs"_s, Limit::Of::Jobs, budget.jobsText);
    budget.memoryWritten = written(configuration, u"ram"_s, Limit::Of::Memory, budget.memoryText);
    setJobs(budget);
    setTotal(budget);
    budget.usualHeap = heap;
    budget.heapMiB = heap.of(budget.totalMiB);
    budget.actionsMiB = budget.totalMiB - budget.heapMiB;
    return budget;
}

} // namespace cw
