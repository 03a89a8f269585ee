// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/config/configuration.h"
#include "core/facts/facts.h"
#include "core/selftest/selftest.h"

#include <QObject>

#include <atomic>
#include <memory>

namespace cw {

/// Builds and runs the self-test's programs on a thread of its own, in a temporary folder that goes with it. One use.
/// Deleting it stops the work; the folder is removed then too.
class SelfTestJob : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~SelfTestJob() override;

    void start(const Configuration& configuration, const Catalog& catalog, const Facts& facts);
    void cancel();

Q_SIGNALS:
    void newsChanged(const cw::selftest::News& news);
    void ended(const cw::Result<cw::selftest::SelfTestReport>& report);

private:
    std::shared_ptr<std::atomic_bool> m_cancelled = std::make_shared<std::atomic_bool>(false);
};

} // namespace cw
