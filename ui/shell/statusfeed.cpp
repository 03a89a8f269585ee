// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/statusfeed.h"

#include "core/base/paths.h"
#include "ui/runs/background.h"
#include "ui/session/factfinder.h"
#include "ui/session/session.h"
#include "ui/shell/statusline.h"
#include "ui/widgets/figures.h"

#include <QFileInfo>
#include <QStorageInfo>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int diskEveryMs = 30000;
constexpr qint64 littleBytes = 5LL * 1024 * 1024 * 1024; // where a build stops admitting work (shared/anchors/ux.md §7)

/// Free bytes where the cache lies or will lie; -1 when that cannot be found out.
qint64 freeBytes(QString folder)
{
    while (!QFileInfo::exists(folder) && folder.size() > 1)
        folder = QFileInfo(folder).path();
    const QStorageInfo storage(folder);
    return storage.isValid() ? storage.bytesAvailable() : -1;
}

PageId pageOf(StatusLine::Part part, bool active)
{
    switch (part) {
    case StatusLine::Part::Device: return PageId::Target;
    case StatusLine::Part::State: return active ? PageId::Build : PageId::Review;
    default: return PageId::Build;
    }
}

} // namespace

StatusFeed::StatusFeed(Session& session, StatusLine& line, QObject* parent)
    : QObject(parent), m_session(session), m_line(line)
{
    connect(&session, &Session::findingsChanged, this, &StatusFeed::update);
    connect(&session, &Session::configurationChanged, this, &StatusFeed::updateDevice);
    connect(&session, &Session::factsChanged, this, &StatusFeed::updateDevice);
    connect(&session.finder(), &FactFinder::changed, this, &StatusFeed::updateDevice);
    connect(&line, &StatusLine::clicked, this,
            [this](StatusLine::Part part) { Q_EMIT pageRequested(pageOf(part, m_active)); });
    connect(&m_diskTimer, &QTimer::timeout, this, &StatusFeed::measureDisk);
    m_diskTimer.start(diskEveryMs);
    update();
    updateDevice();
    measureDisk();
}

void StatusFeed::setActivity(const QString& state, const QString& progress, const QString& memory, double memoryShare)
{
    m_active = !state.isEmpty();
    if (!m_active) {
        m_line.setPart(StatusLine::Part::Progress, {}, {}, {});
        m_line.setPart(StatusLine::Part::Memory, {}, {}, {});
        update();
        return;
    }
    m_activity = state;
    showActivity();
    m_line.setPart(StatusLine::Part::Progress, progress, u"time"_s,
                   tr("Actions done, in all; and the time that is left."));
    m_line.setPart(StatusLine::Part::Memory, memory, u"memory"_s, tr("Memory of the build, and its limit."));
    m_line.setShare(StatusLine::Part::Memory, memoryShare);
}

void StatusFeed::setSleepWords(const QString& words)
{
    m_sleepWords = words;
    if (m_active)
        showActivity();
}

void StatusFeed::showActivity()
{
    const QString tip = tr("Shows the build.");
    m_line.setPart(StatusLine::Part::State, m_activity, u"build"_s,
                   m_sleepWords.isEmpty() ? tip : tip + u' ' + m_sleepWords);
}

void StatusFeed::update()
{
    if (m_active)
        return;
    if (!m_session.hasConfiguration()) {
        m_line.setPart(StatusLine::Part::State, tr("Nothing planned yet"), u"info"_s,
                       tr("Choose a preset, a device or a file to begin."));
        return;
    }
    const int errors = m_session.errorCount();
    if (errors > 0)
        m_line.setPart(StatusLine::Part::State, tr("%n error(s)", nullptr, errors), u"error"_s,
                       tr("F4 goes to the next finding."));
    else
        m_line.setPart(StatusLine::Part::State, tr("Plan is complete"), u"done"_s,
                       tr("Review shows everything that will happen."));
}

void StatusFeed::updateDevice()
{
    const QString device = m_session.configuration().text(u"device"_s);
    if (device.isEmpty()) {
        m_line.setPart(StatusLine::Part::Device, {}, {}, {});
        return;
    }
    const FactFinder& finder = m_session.finder();
    QString text = tr("%1 not asked yet").arg(device);
    QString tip = tr("F5 asks it.");
    if (finder.isAsking(FactFinder::Part::Device)) {
        text = tr("asking %1 …").arg(device);
    } else if (!finder.problem(FactFinder::Part::Device).isEmpty()) {
        text = tr("%1 does not answer").arg(device);
        tip = finder.problem(FactFinder::Part::Device);
    } else if (m_session.facts().all().contains(u"device.arch"_s)) {
        text = tr("%1 known").arg(device);
        tip = tr("F5 asks it again.");
    }
    m_line.setPart(StatusLine::Part::Device, text, u"device"_s, tip);
}

void StatusFeed::measureDisk()
{
    if (m_measuring)
        return;
    m_measuring = true;
    inBackground(
        this, [folder = paths::cache()] { return freeBytes(folder); },
        [this](qint64 bytes) {
            m_measuring = false;
            const QString text = bytes < 0 ? QString() : tr("%1 free").arg(Figures::bytes(bytes));
            m_line.setPart(StatusLine::Part::Disk, text, bytes < littleBytes ? u"warning"_s : u"disk"_s,
                           tr("Free disk space where sources and results lie."));
        });
}

} // namespace cw
