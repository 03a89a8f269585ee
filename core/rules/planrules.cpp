// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roads/road.h"
#include "core/rules/rule.h"

using namespace Qt::StringLiterals;

namespace cw {

using namespace rules;

namespace {

// Not about the combination, which the other rules judge: about the ways to build it that Crosswright knows.
void noRoad(RuleRun& run)
{
    const auto limit = chooseRoad({run.configuration, run.catalog, run.selection, run.facts}).limit();
    if (!limit)
        return;
    run.found(limit->text, limit->toDo.isEmpty() ? tr("Choose another release, product or board.") : limit->toDo);
    run.at(limit->field);
}

} // namespace

void addPlanRules(QList<Rule>& rules)
{
    rules << Rule{planRule,
                  Finding::Severity::Error,
                  u"mode"_s,
                  QT_TRANSLATE_NOOP("cw::Rules", "docs/command-line.md: plan"),
                  noRoad,
                  u"a way to build it is known: a cross toolchain, the tree's own, the board, a container, CMake …; "
                  "the reason is that of the way which the configuration asks for"_s};
}

} // namespace cw
