// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/finding.h"
#include "core/solve/change.h"

namespace cw {

/// The answer for one release. A value: it holds no pointer into the catalog.
struct Solution
{
    enum class Verdict {
        Fits,        ///< every rule is content, and nothing is unknown
        CpuOnly,     ///< the same, but without the GPU that the board has
        Conditional, ///< no rule objects, but something is not known: see `conditions`
        AfterChange, ///< rules object (`excludedBy`); with `changes` none does
        No,          ///< rules object, and no change that was tried helps
    };
    QString tf;      ///< id of the release
    QString name;    ///< "TensorFlow 2.8.0"
    QString version; ///< "2.8.0"
    Verdict verdict = Verdict::No;
    bool cuda = false;
    /// The concrete choice, complete enough for check() and plan(); with `changes` already in it.
    Configuration configuration;
    Facts facts;               ///< those that the choice was judged with: as found, as assumed, as changed
    QStringList conditions;    ///< what must be so and is not known, one sentence each
    QList<Finding> findings;   ///< all that check() says of the choice: no error among them, but for `No`
    QList<Finding> excludedBy; ///< the errors of the best choice as things are
    QList<Change> changes;     ///< the least that admits it
    int cost = 0;              ///< the sum of their costs
    QString why;               ///< one sentence for the table
    QString notPlanned; ///< why this version writes no plan for the choice yet (no road fits); "" where it does
    /// Where `cuda` is false and the board has a GPU: what stands against CUDA, and what would admit it. Empty otherwise.
    QList<Finding> cudaExcludedBy;
    QList<Change> cudaChanges;
    QStringList cudaConditions;

    bool isSolution() const { return verdict <= Verdict::Conditional; }
    QString choice(const QString& field) const; ///< as shown: the Bazel and compiler of this machine where none is set
    QJsonObject toJson() const;
};

QString verdictName(Solution::Verdict verdict); ///< "fits", "cpu-only", "conditional", "change", "no"

/// All releases for one board, best first.
struct Solutions
{
    QString board;           ///< catalog id
    QString device;          ///< as wished, or empty
    QStringList assumptions; ///< what was taken to be so because nobody looked; holds for every row
    QList<Solution> rows;
    int trials = 0; ///< how many configurations the rules were asked about

    QJsonObject toJson() const; ///< {"board","device","assumptions","solutions","excluded"}
};

} // namespace cw
