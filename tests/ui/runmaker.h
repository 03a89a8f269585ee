// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/monitor/memorysample.h"
#include "core/run/filelock.h"
#include "core/run/journal.h"
#include "core/run/rundirectory.h"

#include <QJsonObject>
#include <QStringList>
#include <QTemporaryDir>

#include <optional>

/// Folders of a person of their own (state, cache, configuration, runtime) for one test, and the recorded run in them.
class RunFolders
{
public:
    RunFolders();

    QString path(const QString& name) const { return m_folder.filePath(name); }
    /// A copy of the run recorded in tests/data/ui/runs.
    cw::RunDirectory recorded() const;

private:
    QTemporaryDir m_folder;
};

/// Writes a run's directory as its runner would, step by step, while it holds the runner's lock.
class RunMaker
{
public:
    explicit RunMaker(const QString& title = QStringLiteral("a plan made by hand"));

    const cw::RunDirectory& run() const { return m_run; }
    void begin(); ///< takes the lock: the runner lives
    void step(const QString& id, const QString& kind);
    void finishStep(const QString& id, bool good);
    void progress(qint64 done, qint64 total, const QStringList& running);
    void measure(qint64 ms, qint64 compilersMiB, const QString& what = {});
    /// A compiler that has ended, told with the next measurement.
    void ended(const QString& what, qint64 peakMiB, qint64 fromMs, qint64 toMs);
    void log(const QByteArray& bytes);
    void fail(const QString& label, const QString& printed);
    void event(QLatin1StringView name, const QJsonObject& fields = {});
    void end(const QString& result, const QString& reason = {}, const QString& sentence = {});
    void die(); ///< the runner is killed: the lock is free, no end is written

private:
    cw::RunDirectory m_run;
    std::optional<cw::Journal> m_journal;
    std::optional<cw::FileLock> m_lock;
    QList<cw::ProcessReading> m_ended;
    int m_failures = 0;
    bool m_measuring = false;
};
