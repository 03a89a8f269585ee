// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/solve/forward.h"

#include "core/rules/rule.h"
#include "core/solve/backward.h"
#include "core/solve/ground.h"
#include "core/solve/needswriter.h"

using namespace Qt::StringLiterals;

namespace cw {

Result<Needs> solveForward(const Catalog& catalog, const Facts& facts, const Wish& wish)
{
    Wish whole = wish;
    if (whole.use == Wish::Cuda::Prefer)
        whole.use = Wish::Cuda::Insist; // what the GPU needs is a part of the answer
    const auto solutions = solveOne(catalog, facts, whole);
    if (!solutions)
        return solutions.error();
    Needs result;
    result.solution = solutions->rows.first();
    result.assumptions = solutions->assumptions;
    const Selection selection = Selection::of(result.solution.configuration, catalog, result.solution.facts);
    const Facts found = solve::withTarget(facts, *selection.board, wish);
    solve::NeedsWriter writer{catalog, found, result.solution.configuration, selection};
    solve::hostNeeds(writer);
    solve::deviceNeeds(writer);
    result.needs = writer.needs;
    return result;
}

namespace solve {

bool NeedsWriter::looked(Need::Side side) const
{
    return side == Need::Side::Host ? facts.knows(u"host.os"_s) || facts.knows(u"host.arch"_s)
                                    : facts.knows(u"device.os"_s) || facts.knows(u"device.arch"_s);
}

Need::State NeedsWriter::stateOf(Need::Side side, bool there) const
{
    if (there)
        return Need::State::Present;
    return looked(side) ? Need::State::Missing : Need::State::Unknown;
}

bool NeedsWriter::foreign() const
{
    const QString here = facts.text(u"host.arch"_s);
    return here.isEmpty() ? selection.cross : here != selection.arch;
}

bool NeedsWriter::sbsa() const
{
    return !board().tegra || (selection.jetpack && !rules::older(selection.jetpack->id, u"7"_s));
}

} // namespace solve
} // namespace cw
