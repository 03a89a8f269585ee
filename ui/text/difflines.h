// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/codepane.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace cw {

/// Two texts, line by line, as they are shown beside or below each other. Made of core's textDiff(), which also writes the
/// command line's comparison, so both say the same. Pure.
struct DiffLine
{
    CodePane::Line line;
    QString text;
};

QList<DiffLine> diffLines(const QByteArray& before, const QByteArray& after);

struct DiffCount
{
    int added = 0;
    int removed = 0;
};
DiffCount countOf(const QList<DiffLine>& lines);

/// Where each change begins: the first line of every run of added and removed ones.
QList<int> changesOf(const QList<CodePane::Line>& lines);

} // namespace cw
