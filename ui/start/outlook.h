// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/budget/budget.h"
#include "core/solve/solution.h"
#include "ui/review/review.h"
#include "ui/start/buildvariant.h"

#include <QCoreApplication>

#include <optional>

namespace cw {

/// What a choice of board, release and variant leads to, before anything is begun.
struct Outlook
{
    Q_DECLARE_TR_FUNCTIONS(cw::Outlook)

public:
    struct Question
    {
        QString board;
        QString release;
        QString device; ///< name; "" none
        BuildVariant variant;
    };

    Configuration configuration;  ///< to begin with
    QList<Finding> errors;        ///< what the rules object to as things are: first to be put right
    QStringList unknown;          ///< what could not be judged, one sentence each
    QString refusal;              ///< why there is no plan; "" where there is one
    std::optional<Review> review; ///< the plan with room on the disk and earlier runs; nothing where there is none

    bool fits() const { return refusal.isEmpty() && errors.isEmpty(); }
    /// What the plan downloads before it builds, by the titles of its steps; those that are there already are left out.
    QStringList toGet() const;

    /// Asks the solver (a variant that is no ready combination), the rules and the roads. Reads the disk; for a worker.
    static Outlook of(const Question& question, const Catalog& catalog, const Facts& facts, const KeptFree& kept);
};

} // namespace cw
