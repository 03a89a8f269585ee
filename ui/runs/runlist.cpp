// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runs/runlist.h"

#include "core/base/paths.h"
#include "ui/runs/background.h"

#include <QFileInfo>
#include <QHash>

namespace cw {
namespace {

constexpr int soonMs = 1000;
constexpr int pulseMs = 5000;

bool goesOn(const RunSummary& summary)
{
    return summary.state < RunStatus::State::Succeeded;
}

/// `known`: what was read before; a run that is over and unchanged is not read again.
QList<RunSummary> readAll(const QList<RunSummary>& known)
{
    QHash<QString, const RunSummary*> before;
    for (const RunSummary& summary : known)
        before.insert(summary.run.path(), &summary);
    QList<RunSummary> runs;
    for (const RunDirectory& run : RunDirectory::all()) {
        const RunSummary* old = before.value(run.path());
        if (old && !goesOn(*old) && old->stamp == runStamp(run))
            runs.append(*old);
        else
            runs.append(loadRunSummary(run));
    }
    return runs;
}

} // namespace

RunList::RunList(QObject* parent) : QObject(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(soonMs);
    m_pulse.setInterval(pulseMs);
    connect(&m_soon, &QTimer::timeout, this, &RunList::load);
    connect(&m_pulse, &QTimer::timeout, this, &RunList::load);
    const auto later = [this] {
        if (!m_soon.isActive())
            m_soon.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, later);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, later);
}

void RunList::refresh()
{
    load();
}

void RunList::load()
{
    if (m_loading) {
        m_again = true;
        return;
    }
    m_loading = true;
    inBackground(
        this, [known = m_runs] { return readAll(known); },
        [this](const QList<RunSummary>& runs) {
            m_loading = false;
            take(runs);
            if (std::exchange(m_again, false))
                m_soon.start();
        });
}

void RunList::take(const QList<RunSummary>& runs)
{
    QStringList wanted;
    if (QFileInfo::exists(paths::runs()))
        wanted.append(paths::runs());
    bool live = false;
    for (const RunSummary& summary : runs) {
        if (!goesOn(summary))
            continue;
        live = true;
        wanted.append(summary.run.journalFile());
    }
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    for (const QString& path : watched) {
        if (!wanted.contains(path))
            m_watcher.removePath(path);
    }
    for (const QString& path : std::as_const(wanted)) {
        if (!watched.contains(path))
            m_watcher.addPath(path);
    }
    if (live)
        m_pulse.start();
    else
        m_pulse.stop();
    if (m_loaded && runs == m_runs)
        return;
    m_runs = runs;
    m_loaded = true;
    Q_EMIT changed();
}

} // namespace cw
