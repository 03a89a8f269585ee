// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/deploy/deploynews.h"
#include "ui/deploy/deviceerrand.h"

namespace cw {

/// A deployment, a proof or a roll back for the window: an errand to the device whose news arrive as signals. One use.
class DeployJob : public QObject
{
    Q_OBJECT

public:
    DeployJob(const Device& device, QWidget* window);

    /// `runFolder` keeps the note of what became of it; "" for a file.
    void deploy(const ArtifactList& artifacts, const QString& runFolder);
    void verify();
    void rollBack(const QString& version); ///< "": the previous one
    void cancel() { m_errand->cancel(); }
    bool isConnected() const { return m_errand->isConnected(); }
    const Device& device() const { return m_errand->device(); }

Q_SIGNALS:
    void stageChanged(const QString& text);
    void happened(const cw::DeploymentEvent& event);
    void said(const QString& line);
    void waitsForPerson(const QString& sentence);
    void ended(const cw::DeployEnd& end);

private:
    using Work = std::function<Result<DeploymentResult>(DeviceShell& shell, const Deployment::Observer& observer)>;
    void start(const Work& work);

    DeviceErrand* m_errand;
    std::shared_ptr<DeployNews> m_news;
    std::shared_ptr<DeployEnd> m_end;
};

} // namespace cw
