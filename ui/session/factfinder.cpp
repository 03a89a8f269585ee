// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/factfinder.h"

#include "core/base/paths.h"
#include "core/device/devicestore.h"
#include "core/device/sshshell.h"
#include "core/git/sourcefacts.h"
#include "core/git/treefetch.h"
#include "core/plan/sourceplan.h"
#include "core/probe/boards.h"
#include "core/probe/configuredfacts.h"
#include "core/probe/probe.h"
#include "core/run/measuredpeaks.h"
#include "ui/session/session.h"

#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

/// Fields that name a folder or a program of this machine; the board decides which compiler tries Python's headers.
const QStringList folderFields{u"cuda_path"_s, u"cudnn_host"_s, u"cudnn_target"_s, u"python_include"_s,  u"sysroot"_s,
                               u"compiler"_s,  u"board"_s,      u"distdir"_s,      u"repository_cache"_s};

constexpr int typingPause = 400; // ms without a change before a tree is read

Result<Facts> probedDevice(const QString& name, const Catalog& catalog, const FactFinder::Progress& progress)
{
    const auto device = DeviceStore().find(name);
    if (!device)
        return device.error();
    progress(FactFinder::tr("asking %1").arg(device->host));
    SshShell shell(*device);
    auto facts = probe::probeDevice(shell, device->folder);
    if (!facts)
        return facts.error();
    probe::conclude(*facts, catalog);
    if (!device->board.isEmpty() && !facts->knows(u"device.board"_s))
        facts->set(u"device.board"_s, device->board, FactFinder::tr("given when the device was added"),
                   QDateTime::currentDateTimeUtc());
    if (const auto saved = probe::saveDeviceFacts(name, *facts); !saved)
        return saved.error();
    return facts;
}

Result<Facts> fetchedTree(const QString& source, const QString& ref, const Catalog& catalog,
                          const FactFinder::Progress& progress)
{
    const QString folder = paths::cache() + "/looks/"_L1 + sourceKey(source, ref);
    if (const auto fetched = fetchTree(source, ref, folder, catalog, progress); !fetched)
        return fetched.error();
    return sourceFacts(source, ref, catalog, QDateTime::currentDateTimeUtc(), folder);
}

/// What is already on this machine: the tree itself, the checkout of an earlier build, what was looked at before.
Facts localTree(const QString& source, const QString& ref, const Catalog& catalog)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    Facts facts = sourceFacts(source, ref, catalog, now, checkoutFolder(paths::cache(), source, ref));
    if (facts.knows(u"source.project"_s) || !isSourceAddress(source))
        return facts;
    const QString looked = paths::cache() + "/looks/"_L1 + sourceKey(source, ref);
    Facts before = sourceFacts(source, ref, catalog, now, looked);
    return before.knows(u"source.project"_s) ? before : facts;
}

} // namespace

FactFinder::FactFinder(Session& session)
    : QObject(&session), m_session(session), m_askers(realAskers(session.catalog()))
{
    m_treeTimer.setSingleShot(true);
    m_treeTimer.setInterval(typingPause);
    connect(&m_treeTimer, &QTimer::timeout, this, &FactFinder::readTree);
    m_folderTimer.setSingleShot(true);
    m_folderTimer.setInterval(typingPause);
    connect(&m_folderTimer, &QTimer::timeout, this, &FactFinder::readFolders);
}

FactFinder::~FactFinder()
{
    for (const Job& job : std::as_const(m_jobs))
        *job.cancelled = true;
}

FactFinder::Askers FactFinder::realAskers(const Catalog& catalog)
{
    Askers askers;
    askers.host = [] { return probe::probeHost(); };
    askers.folders = [catalog](const Configuration& configuration, const Facts& host) {
        return probe::configuredFacts(configuration, host, catalog, QDateTime::currentDateTimeUtc());
    };
    askers.saved = [](const QString& device) { return probe::savedDeviceFacts(device); };
    askers.device = [catalog](const QString& device, const Progress& progress) {
        return probedDevice(device, catalog, progress);
    };
    askers.tree = [catalog](const QString& source, const QString& ref) {
        Facts facts = localTree(source, ref, catalog);
        facts.merge(measuredPeaks(source, ref, QDateTime::currentDateTimeUtc()));
        return facts;
    };
    askers.fetch = [catalog](const QString& source, const QString& ref, const Progress& progress) {
        return fetchedTree(source, ref, catalog, progress);
    };
    return askers;
}

void FactFinder::start()
{
    if (m_started)
        return;
    m_started = true;
    connect(&m_session, &Session::configurationChanged, this, &FactFinder::follow);
    ask(Part::Host);
    follow();
}

void FactFinder::ask(Part part)
{
    switch (part) {
    case Part::Host: begin(part, [host = m_askers.host](const Progress&) { return host(); }, {}); return;
    case Part::Device:
        if (const QString device = m_session.configuration().text(u"device"_s); !device.isEmpty()) {
            m_device = device;
            begin(
                part, [asker = m_askers.device, device](const Progress& progress) { return asker(device, progress); },
                u"device."_s);
        }
        return;
    case Part::Source:
        if (const QString source = m_session.configuration().text(u"source"_s); !source.isEmpty()) {
            m_treeTimer.stop();
            m_source = source;
            m_ref = m_session.configuration().text(u"ref"_s);
            if (isSourceAddress(source))
                begin(
                    part,
                    [asker = m_askers.fetch, source, ref = m_ref](const Progress& progress) {
                        return asker(source, ref, progress);
                    },
                    u"source."_s);
            else
                readTree();
        }
        return;
    case Part::Folders: readFolders(); return;
    }
}

void FactFinder::cancel(Part part)
{
    if (!m_jobs.contains(part))
        return;
    *m_jobs.take(part).cancelled = true;
    m_problems.insert(part, tr("Cancelled."));
    Q_EMIT changed(part);
}

QDateTime FactFinder::since(Part part) const
{
    return m_jobs.value(part).since;
}

QString FactFinder::progress(Part part) const
{
    return m_jobs.value(part).progress;
}

void FactFinder::begin(Part part, const Work& work, const QString& forget)
{
    if (m_jobs.contains(part))
        *m_jobs.take(part).cancelled = true;
    const auto cancelled = std::make_shared<std::atomic_bool>(false);
    m_jobs.insert(part, {cancelled, QDateTime::currentDateTimeUtc(), {}});
    m_problems.remove(part);

    // The watcher lives here and the worker knows only the promise, so that either may end first.
    auto* watcher = new QFutureWatcher<Result<Facts>>(this);
    connect(watcher, &QFutureWatcherBase::progressTextChanged, this, [this, part, cancelled](const QString& text) {
        if (*cancelled || !m_jobs.contains(part))
            return;
        m_jobs[part].progress = text;
        Q_EMIT changed(part);
    });
    connect(watcher, &QFutureWatcherBase::finished, this, [this, part, cancelled, forget, watcher] {
        watcher->deleteLater();
        if (*cancelled || watcher->future().resultCount() == 0)
            return;
        m_jobs.remove(part);
        const Result<Facts> facts = watcher->result();
        if (facts) {
            if (!forget.isEmpty())
                m_session.forgetFacts(forget);
            m_session.addFacts(*facts);
            if (part == Part::Host) // its compilers try the headers, and its architecture says what is foreign
                m_folderTimer.start();
        } else {
            m_problems.insert(part, facts.error().sentence());
        }
        Q_EMIT changed(part);
    });
    auto promise = std::make_shared<QPromise<Result<Facts>>>();
    promise->setProgressRange(0, 1 << 30);
    watcher->setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, work, cancelled] {
        promise->start();
        int step = 0;
        promise->addResult(work([&](const QString& what) {
            promise->setProgressValueAndText(++step, what);
            return !*cancelled;
        }));
        promise->finish();
    });
    Q_EMIT changed(part);
}

void FactFinder::follow()
{
    const Configuration& configuration = m_session.configuration();
    if (const QString device = configuration.text(u"device"_s); device != m_device) {
        m_device = device;
        cancel(Part::Device);
        m_problems.remove(Part::Device);
        m_session.forgetFacts(u"device."_s);
        if (!device.isEmpty())
            begin(Part::Device,
                  [asker = m_askers.saved, device](const Progress&) -> Result<Facts> {
                      const auto saved = asker(device);
                      return saved ? *saved : Facts(); // never asked is no failure
                  },
                  {});
        else
            Q_EMIT changed(Part::Device);
    }
    const QString source = configuration.text(u"source"_s);
    const QString ref = configuration.text(u"ref"_s);
    if (source != m_source || ref != m_ref) {
        m_source = source;
        m_ref = ref;
        cancel(Part::Source);
        m_problems.remove(Part::Source);
        m_session.forgetFacts(u"source."_s);
        m_treeTimer.start();
        Q_EMIT changed(Part::Source);
    }
    QStringList folders;
    for (const QString& field : folderFields)
        folders.append(configuration.text(field));
    if (folders
        != m_folders) { // what was found out holds for the value it names, so nothing needs to be forgotten at once
        m_folders = folders;
        m_folderTimer.start();
    }
}

void FactFinder::readFolders()
{
    m_folderTimer.stop();
    const QStringList named = m_folders.mid(0, m_folders.size() - 1); // without the board
    if (std::all_of(named.cbegin(), named.cend(), [](const QString& value) { return value.isEmpty(); })) {
        const auto& facts = m_session.facts().all();
        if (const auto it = facts.lowerBound(u"host.path."_s);
            it != facts.cend() && it.key().startsWith("host.path."_L1))
            m_session.forgetFacts(u"host.path."_s);
        return;
    }
    begin(
        Part::Folders,
        [asker = m_askers.folders, configuration = m_session.configuration(), host = m_session.facts()](
            const Progress&) -> Result<Facts> { return asker ? asker(configuration, host) : Facts(); },
        u"host.path."_s);
}

void FactFinder::readTree()
{
    if (m_source.isEmpty())
        return;
    begin(
        Part::Source,
        [asker = m_askers.tree, source = m_source, ref = m_ref](const Progress&) -> Result<Facts> {
            return asker(source, ref);
        },
        u"source."_s);
}

} // namespace cw
