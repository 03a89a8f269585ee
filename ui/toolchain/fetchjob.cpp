// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolchain/fetchjob.h"

#include "ui/runs/background.h"

#include <QCoreApplication>
#include <QThreadPool>

namespace cw {
namespace {

constexpr int lookEveryMs = 200;

/// Threads for what waits on mirrors: the global pool stays free for what is quick.
QThreadPool& fetchPool()
{
    static QThreadPool* pool = nullptr;
    if (!pool) {
        pool = new QThreadPool;
        pool->setMaxThreadCount(2);
        qAddPostRoutine([] {
            delete pool; // waits
            pool = nullptr;
        });
    }
    return *pool;
}

} // namespace

FetchJob::FetchJob(const Catalog& catalog, const fetch::Places& places, QObject* parent)
    : QObject(parent), m_catalog(catalog), m_places(places), m_told(std::make_shared<Told>())
{
    m_timer.setInterval(lookEveryMs);
    connect(&m_timer, &QTimer::timeout, this, &FetchJob::tell);
}

FetchJob::~FetchJob()
{
    m_told->cancelled = true;
}

void FetchJob::cancel()
{
    m_told->cancelled = true;
}

void FetchJob::start(const Work& work)
{
    m_work = work;
    m_timer.start();
    inBackground(
        this,
        [catalog = m_catalog, places = m_places, work, told = m_told] { return fetch(catalog, places, work, told); },
        [this](const Result<Outcome>& outcome) {
            m_timer.stop();
            Q_EMIT ended(outcome);
        },
        &fetchPool());
}

void FetchJob::tell()
{
    fetch::News news;
    int done = 0;
    int parts = 0;
    {
        const QMutexLocker locker(&m_told->mutex);
        news = m_told->news;
        done = m_told->done;
        parts = m_told->parts;
    }
    if (parts > 0 && !news.part.isEmpty())
        Q_EMIT newsChanged(news, done, parts);
}

Result<FetchJob::Outcome> FetchJob::fetch(const Catalog& catalog, const fetch::Places& places, const Work& work,
                                          const std::shared_ptr<Told>& told)
{
    const auto watch = [&told](const fetch::News& news) {
        const QMutexLocker locker(&told->mutex);
        told->news = news;
        return !told->cancelled;
    };
    const auto done = [&told](const fetch::Part&, const fetch::Fetched&) {
        const QMutexLocker locker(&told->mutex);
        ++told->done;
    };
    const auto expect = [&told](qsizetype parts) {
        const QMutexLocker locker(&told->mutex);
        told->parts = int(parts);
    };
    if (!work.bazel.version.isEmpty()) {
        expect(1);
        const auto fetched = fetchBazel(catalog, work.bazel, places, watch);
        if (!fetched)
            return fetched.error();
        return Outcome{fetched->bazel.program, {}};
    }
    if (work.toolkit.cuda.isEmpty()) {
        const PartSource* source = catalog.part(work.part);
        if (!source)
            return Error{Error::Kind::Missing, tr("The catalog knows no part %1.").arg(work.part)};
        expect(1);
        const auto parts = cuda::fetchParts({source}, catalog, places, watch, done);
        if (!parts)
            return parts.error();
        if (parts->isEmpty())
            return Error{Error::Kind::Missing, tr("%1 cannot be fetched.").arg(source->name)};
        return Outcome{parts->first().content, {}};
    }
    const auto order = cuda::orderToolkit(catalog, work.toolkit);
    if (!order)
        return order.error();
    expect(order->all().size());
    const auto made = cuda::fetchToolkit(*order, catalog, places, work.folder, watch, done);
    if (!made)
        return made.error();
    return Outcome{made->tree.folder, made->notes};
}

} // namespace cw
