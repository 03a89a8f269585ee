// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/budget/budget.h"
#include "core/catalog/catalog.h"
#include "core/config/configuration.h"
#include "core/facts/facts.h"

#include <QCommandLineParser>

namespace cw::cli {

/// The options by which `check`, `plan` and others learn what is so: --fact NAME=VALUE, --no-probe, --device.
void addFactsOptions(QCommandLineParser& parser);

/// What the tree and the probes say, with the given facts over them, so that a machine one does not have can be asked
/// about. With --no-probe only the tree and the given facts. A malformed --fact is an Invalid error.
Result<Facts> gatherFacts(const QCommandLineParser& parser, const Configuration& configuration, const Catalog& catalog);

/// A configuration with what is known about it: what `check`, `repair` and `plan` begin with.
struct Subject
{
    Configuration configuration;
    Catalog catalog;
    Facts facts;
    KeptFree kept; ///< what the person keeps of this machine
};
Result<Subject> loadSubject(const QCommandLineParser& parser, const QString& path);

/// One --fact: "host.ram=16G" (sizes become MiB), "host.cuda=11.2,12.4" (lists by comma), "device.glibc=" (unknown).
Status addGivenFact(Facts& facts, const QString& typed, const QDateTime& now);

} // namespace cw::cli
