// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/planlimit.h"
#include "core/rules/rule.h"

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

// No doubt about the combination, which the other rules judge and which others have built: a remark.
void notYet(RuleRun& run)
{
    const auto limit = planLimit(run.configuration, run.selection, run.facts);
    if (!limit)
        return;
    run.found(limit->text, limit->toDo.isEmpty() ? tr("What is checked here holds all the same.") : limit->toDo);
    run.at(limit->field);
}

} // namespace

void addPlanRules(QList<Rule>& rules)
{
    rules << Rule{
        u"plan.not_yet"_s,
        Finding::Severity::Info,
        u"mode"_s,
        QT_TRANSLATE_NOOP("cw::Rules", "docs/command-line.md: plan"),
        notYet,
        u"this version writes a plan for it: not yet for CUDA, containers, TensorFlow Serving, building on the "
        "board, and releases that bring their own Python for another machine"_s};
}

} // namespace cw
