// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QThreadPool>

#include <memory>
#include <type_traits>

namespace cw {

/// Runs `work()` on a thread of the global pool and calls `then(value)` in the thread of `context` with what it gave.
/// For everything that reads disks, processes or devices: the window's thread never waits. When `context` is gone before
/// the work is done, `then` is not called; the work itself runs to its end. Call it from the thread of `context`. Work
/// that waits for minutes belongs to a pool of its own.
template <typename Work, typename Then>
void inBackground(QObject* context, Work work, Then then, QThreadPool* pool = QThreadPool::globalInstance())
{
    using Value = std::invoke_result_t<Work>;
    auto* watcher = new QFutureWatcher<Value>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, then] {
        watcher->deleteLater();
        then(watcher->result());
    });
    auto promise = std::make_shared<QPromise<Value>>();
    watcher->setFuture(promise->future());
    pool->start([promise, work] {
        promise->start();
        promise->addResult(work());
        promise->finish();
    });
}

} // namespace cw
