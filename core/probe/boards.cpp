// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/probe/boards.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace cw::probe {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::probe", text);
}

} // namespace

QList<BoardPattern> boardPatterns(const Catalog& catalog)
{
    QList<BoardPattern> patterns;
    for (const Board& board : catalog.boards()) {
        if (!board.models.isEmpty() || !board.compatible.isEmpty() || !board.partNumbers.isEmpty())
            patterns.append({board.id, board.parent, board.models, board.compatible, board.partNumbers, board.arch});
    }
    return patterns;
}

void conclude(Facts& device, const Catalog& catalog)
{
    const auto when = [&](const QString& from) { return device.fact(from).when; };
    if (const QString board = boardOf(device, boardPatterns(catalog)); !board.isEmpty()) {
        const QString from = device.knows(u"device.compatible"_s) ? u"device.compatible"_s : u"device.model"_s;
        device.set(u"device.board"_s, board, tr("the device tree and the catalog"), when(from));
    } else if (device.text(u"device.arch"_s) == "x86_64"_L1 && !device.knows(u"device.model"_s)) {
        // A PC has no device tree.
        device.set(u"device.board"_s, u"x86_64"_s, tr("the architecture; there is no device tree"),
                   when(u"device.arch"_s));
    } else {
        device.setUnknown(u"device.board"_s,
                          device.knows(u"device.model"_s)
                              ? tr("No board of the catalog is called \"%1\".").arg(device.text(u"device.model"_s))
                              : tr("There is no device tree that names the board."),
                          when(u"device.arch"_s));
    }

    const QString l4t = device.text(u"device.l4t"_s);
    if (device.knows(u"device.jetpack"_s) || l4t.isEmpty())
        return;
    QStringList fitting;
    for (const JetPack& jetpack : catalog.jetpacks()) {
        // /etc/nv_tegra_release says "REVISION: 3.0" of what is called 36.3.
        const bool fits = jetpack.l4t.contains(l4t)
                          || (l4t.count(u'.') == 2 && l4t.endsWith(".0"_L1) && jetpack.l4t.contains(l4t.chopped(2)));
        if (fits)
            fitting.append(jetpack.id);
    }
    if (fitting.size() == 1)
        device.set(u"device.jetpack"_s, fitting.first(), tr("L4T %1 and the catalog").arg(l4t), when(u"device.l4t"_s));
    else
        device.setUnknown(u"device.jetpack"_s,
                          fitting.isEmpty() ? tr("The catalog knows no JetPack with L4T %1.").arg(l4t)
                                            : tr("L4T %1 belongs to several: %2.").arg(l4t, fitting.join(", "_L1)),
                          when(u"device.l4t"_s));
}

} // namespace cw::probe
