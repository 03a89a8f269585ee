// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolchain/selftestjob.h"

#include "ui/runs/background.h"

#include <QCoreApplication>
#include <QDir>
#include <QPointer>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

Result<selftest::SelfTestReport> work(const Configuration& configuration, const Catalog& catalog, const Facts& facts,
                                      const selftest::Observer& observer, const selftest::Cancelled& cancelled)
{
    const QTemporaryDir folder(QDir::tempPath() + "/crosswright-selftest-XXXXXX"_L1);
    if (!folder.isValid())
        return Error{Error::Kind::Io, SelfTestJob::tr("No folder could be made in %1.").arg(QDir::tempPath())};
    const auto plan = selftest::planSelfTest(configuration, catalog, facts, QDir::homePath(), folder.path());
    if (!plan)
        return plan.error();
    const auto target = plan->here ? selftest::runHere(*plan) : selftest::runUnderQemu(*plan);
    return selftest::runSelfTest(*plan, target.get(), observer, cancelled);
}

} // namespace

SelfTestJob::~SelfTestJob()
{
    *m_cancelled = true;
}

void SelfTestJob::cancel()
{
    *m_cancelled = true;
}

void SelfTestJob::start(const Configuration& configuration, const Catalog& catalog, const Facts& facts)
{
    const auto observer = [self = QPointer(this), cancelled = m_cancelled](const selftest::News& news) {
        if (*cancelled)
            return; // the object may be gone; it is only touched in its own thread below
        QMetaObject::invokeMethod(
            qApp,
            [self, news] {
                if (self)
                    Q_EMIT self->newsChanged(news);
            },
            Qt::QueuedConnection);
    };
    inBackground(
        this,
        [configuration, catalog, facts, observer, cancelled = m_cancelled] {
            return work(configuration, catalog, facts, observer, [cancelled] { return cancelled->load(); });
        },
        [this](const Result<selftest::SelfTestReport>& report) { Q_EMIT ended(report); });
}

} // namespace cw
