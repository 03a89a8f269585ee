// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deploy/devicepool.h"

#include <QCoreApplication>
#include <QThreadPool>

namespace cw {
namespace {

QThreadPool* pool = nullptr;

} // namespace

QThreadPool& devicePool()
{
    if (!pool) {
        constexpr int most = 8;
        pool = new QThreadPool;
        pool->setMaxThreadCount(most);
        qAddPostRoutine([] {
            delete pool; // waits
            pool = nullptr;
        });
    }
    return *pool;
}

} // namespace cw
