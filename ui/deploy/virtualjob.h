// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/virtualdevice.h"

#include <QObject>

#include <atomic>
#include <memory>

namespace cw {

/// Makes, starts, stops or destroys a virtual device off the window's thread, with its progress. One use.
class VirtualJob : public QObject
{
    Q_OBJECT

public:
    enum class Act { CreateAndStart, Start, Stop, Destroy };

    explicit VirtualJob(QObject* parent);
    ~VirtualJob() override;

    void start(Act act, const QString& name, const VirtualDevice::Settings& settings = {});
    void cancel();

Q_SIGNALS:
    void progress(const QString& line);
    void ended(const cw::Status& status);

private:
    std::shared_ptr<std::atomic_bool> m_cancelled;
};

} // namespace cw
