// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/deploy/deployment.h"
#include "core/deploy/rollback.h"

#include <QObject>

#include <memory>

namespace cw {

/// Carries what a deployment tells from its thread into the window's. Made in the window's thread; shared with the work,
/// which may outlive the page.
class DeployNews : public QObject
{
    Q_OBJECT

public:
    /// Wherever the last one lets go of it, it is deleted in the window's thread.
    static std::shared_ptr<DeployNews> make()
    {
        return {new DeployNews, [](DeployNews* news) { news->deleteLater(); }};
    }

    /// Any thread.
    void tell(const DeploymentEvent& event)
    {
        QMetaObject::invokeMethod(
            this, [this, event] { Q_EMIT happened(event); }, Qt::QueuedConnection);
    }
    void say(const QString& line)
    {
        QMetaObject::invokeMethod(
            this, [this, line] { Q_EMIT said(line); }, Qt::QueuedConnection);
    }

Q_SIGNALS:
    void happened(const cw::DeploymentEvent& event);
    void said(const QString& line);
};

/// How a deployment, proof or roll back ended, and what is on the device now.
struct DeployEnd
{
    Result<DeploymentResult> result = Error{};
    Result<QList<DeployedVersion>> versions = Error{};
};

} // namespace cw
