// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <functional>

namespace cw::fetch {

/// A program that works for minutes and is looked after meanwhile.
struct Program
{
    QString program;
    QStringList arguments;
    QMap<QString, QString> environment = {};
    QString folder = {};
};

/// Runs it to its end. `goOn` is asked five times a second; false ends the program and everything it started, and gives
/// a Cancelled error. The program dies with the thread that calls (kill -9 of Crosswright leaves no apt behind). A
/// failing program gives a Process error with `failed` and the last thing it said; its standard output on success.
Result<QByteArray> runWatched(const Program& program, const QString& failed, const std::function<bool()>& goOn);

} // namespace cw::fetch
