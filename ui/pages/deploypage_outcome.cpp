// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the Deploy page says while something goes on and when it has ended.

#include "ui/deploy/busyline.h"
#include "ui/deploy/deployjob.h"
#include "ui/deploy/deploysubject.h"
#include "ui/deploy/devicemodel.h"
#include "ui/deploy/devicepane.h"
#include "ui/deploy/preflightmodel.h"
#include "ui/deploy/proofmodel.h"
#include "ui/deploy/versionmodel.h"
#include "ui/pages/deploypage.h"
#include "ui/pages/outcomestrip.h"
#include "ui/shell/prompter.h"
#include "ui/widgets/figures.h"

#include <QPlainTextEdit>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

using Job = DeployStepModel::Job;

QString remains(const Result<QList<DeployedVersion>>& versions)
{
    if (!versions)
        return DeployPage::tr("The device could not be asked what is in use now.");
    for (const DeployedVersion& version : *versions) {
        if (version.inUse)
            return DeployPage::tr("In use, unchanged: %1 (%2).").arg(version.label(), version.name);
    }
    return DeployPage::tr("Nothing is in use on the device, as before.");
}

} // namespace

bool DeployPage::mayClose()
{
    if (!m_job)
        return true;
    const bool changes = m_kind != Job::Verify;
    if (!Prompter::instance().confirm(
            this, tr("Close although %1 is being worked on?").arg(m_job->device().name),
            changes ? tr("It is cancelled at the next safe point: what this deployment made is removed, and the former "
                         "version stays in use.")
                    : tr("The proof is cancelled; nothing on the device changes."),
            tr("Cancel it and close")))
        return false;
    if (m_job) // it may have ended while the question stood there
        m_job->cancel();
    return true;
}

void DeployPage::refresh()
{
    m_devices->model().reload();
    if (!m_job)
        m_subject->reload();
}

void DeployPage::say(const QString& line)
{
    m_messages->appendPlainText(line);
}

void DeployPage::take(const DeploymentEvent& event)
{
    m_steps->take(event, m_clock.elapsed());
    if (!event.checks.isEmpty())
        m_preflight->setRows(event.checks);
    if (event.state == DeploymentEvent::State::Started)
        m_busy->setText(tr("%1 on %2…", "a step's title, device").arg(event.text, m_job->device().name));
    if (event.total > 0)
        setRailState({RailState::Mark::Busy, 0, tr("%1 %").arg(event.bytes * 100 / event.total)});
    else if (event.state == DeploymentEvent::State::Started)
        setRailState({RailState::Mark::Busy});
    m_failed = m_failed || event.state == DeploymentEvent::State::Failed;
}

void DeployPage::finish(const DeployEnd& end)
{
    const QString name = m_job->device().name;
    m_job->deleteLater();
    m_job = nullptr;
    Q_EMIT busyChanged({});
    m_steps->finish(m_clock.elapsed());
    m_subject->setLocked(false);
    m_devices->setLocked(false);
    if (end.versions) {
        m_versionsOf = name;
        m_versions->setVersions(*end.versions);
    }
    m_outcomeOf = name + u'/' + m_subject->label();
    if (end.result)
        showPassed(name, *end.result);
    else
        showFailed(end.result.error(), end.versions);
    m_subject->reload(); // the note of this deployment
    updateActs();
    m_busy->end();
}

void DeployPage::showPassed(const QString& name, const DeploymentResult& result)
{
    const SmokeVerdict& smoke = result.smoke;
    const QString what = smoke.versionText.isEmpty() ? result.version : smoke.versionText;
    QString title = tr("Proved: version %1 works on %2").arg(what, name);
    if (m_kind == Job::RollBack)
        title = tr("Rolled back and proved: version %1 works on %2").arg(what, name);
    QStringList parts;
    if (!smoke.answer.isEmpty())
        parts << tr("Its answer %1 to a random seed is the one that this machine works out.").arg(smoke.answer);
    else
        parts << smoke.details;
    parts << tr("%1, Python %2, %3.")
                 .arg(result.device.machine, result.device.python, Figures::duration(m_clock.elapsed()));
    m_outcome->show(OutcomeStrip::Kind::Good, title, parts.join(u' '));
    m_proof->setVerdict(smoke, result.device.python);
    const QString device =
        tr("%1, Python %2, glibc %3").arg(result.device.machine, result.device.python, result.device.glibc);
    m_steps->setFinding(u"look"_s, device);
    m_steps->setFinding(u"preflight"_s, tr("everything fits"));
    m_steps->setFinding(u"install"_s, tr("own virtual environment, offline"));
    m_steps->setFinding(u"smoke"_s, smoke.answer.isEmpty() ? smoke.details.value(0) : tr("answered as it must"));
    m_steps->setFinding(u"switch"_s, result.former.isEmpty() ? tr("now in use") : tr("now in use, former one kept"));
    setRailState({RailState::Mark::Done});
    const QString head = m_kind == Job::Verify     ? tr("Proved again")
                         : m_kind == Job::RollBack ? tr("Rolled back and proved")
                                                   : tr("Deployed and proved");
    Q_EMIT workEnded(head, title, true);
}

void DeployPage::showFailed(const Error& error, const Result<QList<DeployedVersion>>& versions)
{
    const bool cancelled = error.kind == Error::Kind::Cancelled;
    const bool reached = m_failed || bool(versions);
    QStringList parts;
    if (!error.hint.isEmpty())
        parts << error.hint;
    parts << (reached ? remains(versions) : tr("Nothing was changed on the device."));
    m_outcome->show(cancelled ? OutcomeStrip::Kind::Neutral : OutcomeStrip::Kind::Error, error.text, parts.join(u' '));
    setRailState(cancelled ? RailState{} : RailState{RailState::Mark::Error, 1});
    if (!cancelled)
        Q_EMIT workEnded(m_kind == Job::Verify     ? tr("The proof failed")
                         : m_kind == Job::RollBack ? tr("The roll back failed")
                                                   : tr("The deployment failed"),
                         error.text, false);
}

void DeployPage::showLast()
{
    // What happened in this session is shown until another device or artifact is chosen.
    const QString now = deviceName() + u'/' + m_subject->label();
    if (m_job || (m_outcomeOf == now && m_outcome->isVisibleTo(this)))
        return;
    m_outcomeOf = now;
    m_outcome->hide();
    m_proof->clear();
    m_preflight->setRows({});
    m_steps->begin(Job::Deploy);
    setRailState({});
    const auto& last = m_subject->last();
    if (!last || last->device != deviceName())
        return;
    const QString when = Figures::when(last->time.toMSecsSinceEpoch());
    if (!last->passed) {
        m_outcome->show(OutcomeStrip::Kind::Error, tr("The last deployment to %1 failed, %2").arg(last->device, when),
                        last->error);
        setRailState({RailState::Mark::Error, 1});
        return;
    }
    m_outcome->show(OutcomeStrip::Kind::Good, tr("Proved on %1, %2").arg(last->device, when),
                    tr("Verify now asks the device again, with a new random seed."));
    m_proof->setVerdict(last->smoke, last->python);
    setRailState({RailState::Mark::Done});
}

} // namespace cw
