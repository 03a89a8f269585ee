// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace cw::fuzz {

/// A reader of text or of a file that somebody else made. `run` takes any bytes, returns, and says "" or which property of
/// the reader was broken; a crash or a sanitizer's finding is a failure too.
struct Target
{
    const char* name;
    QString (*run)(const QByteArray& bytes);
    QList<QByteArray> (*seeds)(); ///< good inputs, from which others are made
};

const QList<Target>& all();
const Target* find(const QByteArray& name);

QString runConfiguration(const QByteArray& bytes);
QString runCatalog(const QByteArray& bytes);
QString runPlan(const QByteArray& bytes);
QString runJournal(const QByteArray& bytes);
QString runBuildEvents(const QByteArray& bytes);
QString runProgress(const QByteArray& bytes);
QString runWheel(const QByteArray& bytes);
QString runElf(const QByteArray& bytes);
QString runProbe(const QByteArray& bytes);

QList<QByteArray> configurationSeeds();
QList<QByteArray> catalogSeeds();
QList<QByteArray> planSeeds();
QList<QByteArray> journalSeeds();
QList<QByteArray> buildEventSeeds();
QList<QByteArray> progressSeeds();
QList<QByteArray> wheelSeeds();
QList<QByteArray> elfSeeds();
QList<QByteArray> probeSeeds();

} // namespace cw::fuzz
