// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deploy/deployjob.h"

#include "core/deploy/deploymentnote.h"
#include "core/deploy/verification.h"
#include "ui/deploy/devicemodel.h"
#include "ui/deploy/tellingshell.h"

#include <QWidget>

using namespace Qt::StringLiterals;

namespace cw {

DeployJob::DeployJob(const Device& device, QWidget* window)
    : QObject(window)
    , m_errand(new DeviceErrand(device, window))
    , m_news(DeployNews::make())
    , m_end(std::make_shared<DeployEnd>())
{
    m_errand->setParent(this);
    connect(m_errand, &DeviceErrand::stageChanged, this, &DeployJob::stageChanged);
    connect(m_errand, &DeviceErrand::waitsForPerson, this, &DeployJob::waitsForPerson);
    connect(m_news.get(), &DeployNews::happened, this, &DeployJob::happened);
    connect(m_news.get(), &DeployNews::said, this, &DeployJob::said);
    connect(m_errand, &DeviceErrand::ended, this, [this](const Status& status) {
        if (!status)
            m_end->result = status.error();
        Q_EMIT ended(*m_end);
    });
}

void DeployJob::start(const Work& work)
{
    const QString prompt = DeviceModel::addressOf(device()) + " $"_L1;
    m_errand->start([work, prompt, news = m_news, end = m_end, cancelled = m_errand->cancelled(),
                     folder = device().folder](SshShell& shell) -> Status {
        TellingShell told(shell, prompt, [news](const QString& line) { news->say(line); });
        end->result = work(told, [news, cancelled](const DeploymentEvent& event) {
            news->tell(event);
            return !*cancelled;
        });
        // What is there now is asked, not concluded: also after a failure, and when somebody cancelled.
        shell.setCancelled({});
        end->versions = versionsOnDevice(shell, folder);
        if (!end->result)
            return end->result.error();
        return Done{};
    });
}

void DeployJob::deploy(const ArtifactList& artifacts, const QString& runFolder)
{
    DeploymentRequest request;
    request.artifacts = artifacts;
    request.folder = device().folder;
    request.version = Deployment::newVersionName(artifacts);
    request.seed = randomSeed();
    start([request, runFolder, name = device().name](DeviceShell& shell, const Deployment::Observer& observer) {
        auto result = Deployment(shell, request, observer).run();
        if (!runFolder.isEmpty())
            (void)noteDeployment(runFolder, name, result); // the deployment counts, not its note
        return result;
    });
}

void DeployJob::verify()
{
    start([folder = device().folder](DeviceShell& shell,
                                     const Deployment::Observer& observer) -> Result<DeploymentResult> {
        using State = DeploymentEvent::State;
        const QString title = tr("Prove what is in use with a new random seed");
        observer({u"smoke"_s, State::Started, title, 0, 0, {}});
        auto result = verifyDevice(shell, folder, randomSeed());
        if (result && !result->smoke.passed) {
            const SmokeVerdict& smoke = result->smoke;
            result =
                Error{Error::Kind::Process,
                      tr("%1 does not work any more. %2")
                          .arg(result->version,
                               smoke.answer.isEmpty()
                                   ? smoke.details.join(u' ')
                                   : tr("The device answered %1, and %2 is right.").arg(smoke.answer, smoke.expected))};
        }
        observer({u"smoke"_s,
                  result ? State::Finished : State::Failed,
                  result ? title : result.error().sentence(),
                  0,
                  0,
                  {}});
        return result;
    });
}

void DeployJob::rollBack(const QString& version)
{
    start([version, folder = device().folder](DeviceShell& shell, const Deployment::Observer& observer) {
        return cw::rollBack(shell, folder, version, randomSeed(), observer);
    });
}

} // namespace cw
