// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/roads/targetcompiler.h"

#include "core/roads/plandraft.h"

using namespace Qt::StringLiterals;

namespace cw::planning {
namespace {

/// Flags that every unit of the board runs; gcc for Debian's armhf means Thumb unless told otherwise, and armv6 has no
/// Thumb with hardware floating point.
QStringList machineFlags(const Board& board)
{
    return board.isa == "armv6"_L1 ? QStringList{u"-marm"_s} + board.flags : board.flags;
}

} // namespace

Result<emit::CrossCompiler> targetCompiler(const Configuration& configuration, const Selection& selection,
                                           const Facts& facts, const QString& home)
{
    auto compiler = emit::crossCompiler(facts, selection.arch, atHome(configuration.text(u"compiler"_s), home));
    if (!compiler)
        return compiler;
    compiler->flags = machineFlags(*selection.board);
    if (selection.release)
        compiler->cxxStandard = selection.release->cxxStandard;
    compiler->staticLibstdcxx = configuration.flag(u"features.static_libstdcxx"_s);
    compiler->sysroot = atHome(configuration.text(u"sysroot"_s), home);
    return compiler;
}

} // namespace cw::planning
