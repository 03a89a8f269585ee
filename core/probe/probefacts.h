// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facts/facts.h"
#include "core/probe/probereply.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace cw::probe {

/// The machine that was asked; decides the prefix of the names and what is expected to be there.
enum class Side { Host, Device };

/// The script's answers as facts. What was asked and could not be read is present as unknown, with the reason. Pure.
Facts factsFromReply(const QList<Section>& sections, Side side, const QDateTime& when);

/// What the catalog knows of a board, as far as a probe needs it.
struct BoardPattern
{
    QString id;
    QString parent;          ///< the board that this is a variant of, else empty
    QStringList models;      ///< regular expressions for the device tree's model
    QStringList compatible;  ///< entries of the device tree's compatible list
    QStringList partNumbers; ///< "p3767-0005": part of an entry of that list
    QString arch;            ///< of the user space; a pattern of another architecture does not fit
};

/// The id of the board that the device tree describes: by part number, else by compatible entry, else by model; a variant
/// rather than the board above it. "" when none fits.
QString boardOf(const Facts& device, const QList<BoardPattern>& boards);

} // namespace cw::probe
