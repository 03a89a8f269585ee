// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/board.h"

#include "core/base/versionview.h"
#include "core/catalog/recordreader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

VersionRange readRange(RecordReader& reader)
{
    return {reader.version("from"_L1), reader.version("to"_L1)};
}

} // namespace

bool VersionRange::contains(const QString& version) const
{
    const auto wanted = VersionView::parse(version);
    if (!wanted)
        return false;
    const auto low = VersionView::parse(from);
    const auto high = VersionView::parse(to);
    return (!low || *wanted >= *low) && (!high || *wanted <= *high || high->isPrefixOf(*wanted));
}

bool Board::runsJetPack(const QString& version) const
{
    return std::any_of(jetpacks.begin(), jetpacks.end(),
                       [&](const VersionRange& range) { return range.contains(version); });
}

Board Board::read(RecordReader& reader)
{
    Board board;
    reader.common(board);
    board.family =
        reader.choice("family"_L1, {u"jetson"_s, u"raspberry-pi"_s, u"server"_s, u"workstation"_s, u"cloud"_s});
    board.parent = reader.text("parent"_L1);
    board.arch = reader.neededChoice("arch"_L1, {u"x86_64"_s, u"aarch64"_s, u"armhf"_s});
    board.isa = reader.text("isa"_L1);
    board.soc = reader.text("soc"_L1);
    board.triplet = reader.text("triplet"_L1);
    if (board.triplet.isEmpty()) // what GCC and distributions call these machines
        board.triplet = board.arch == "armhf"_L1 ? u"arm-linux-gnueabihf"_s : board.arch + "-linux-gnu"_L1;
    board.cpu = reader.text("cpu"_L1);
    board.flags = reader.list("flags"_L1);
    board.tune = reader.list("tune"_L1);
    board.gpu = reader.text("gpu"_L1);
    board.capability = reader.version("capability"_L1);
    board.tegra = reader.flag("tegra"_L1);
    board.gpuChosen = reader.flag("gpuChosen"_L1);
    board.cudaTarget = reader.text("cudaTarget"_L1);
    board.ramMiB = reader.counts("ramMiB"_L1);
    board.jetpacks = reader.records("jetpacks"_L1, readRange);
    board.models = reader.expressions("models"_L1);
    board.compatible = reader.list("compatible"_L1);
    board.partNumbers = reader.list("partNumbers"_L1);
    board.storage = reader.text("storage"_L1);
    board.machineTypes = reader.list("machineTypes"_L1);
    return board;
}

} // namespace cw
