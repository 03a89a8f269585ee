// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deploy/virtualjob.h"

#include "ui/deploy/deploynews.h"
#include "ui/deploy/devicepool.h"
#include "ui/runs/background.h"

namespace cw {

VirtualJob::VirtualJob(QObject* parent) : QObject(parent), m_cancelled(std::make_shared<std::atomic_bool>(false)) {}

VirtualJob::~VirtualJob()
{
    cancel();
}

void VirtualJob::cancel()
{
    *m_cancelled = true;
}

void VirtualJob::start(Act act, const QString& name, const VirtualDevice::Settings& settings)
{
    const auto news = DeployNews::make();
    connect(news.get(), &DeployNews::said, this, &VirtualJob::progress);
    const auto tell = [news, cancelled = m_cancelled](const QString& line) {
        if (!line.isEmpty())
            news->say(line);
        return !*cancelled;
    };
    inBackground(
        this,
        [act, name, settings, tell]() -> Status {
            VirtualDevice device(name);
            switch (act) {
            case Act::CreateAndStart:
                if (auto made = device.create(settings, tell); !made)
                    return made;
                return device.start(tell);
            case Act::Start: return device.start(tell);
            case Act::Stop: return device.stop(tell);
            case Act::Destroy: break;
            }
            return device.destroy(tell);
        },
        [this](const Status& status) { Q_EMIT ended(status); }, &devicePool());
}

} // namespace cw
