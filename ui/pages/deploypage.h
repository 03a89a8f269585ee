// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/deploy/deploynews.h"
#include "ui/deploy/deploystepmodel.h"
#include "ui/pages/page.h"

#include <QElapsedTimer>

class QPlainTextEdit;
class QPushButton;

namespace cw {

class BusyLine;
class DataTable;
class DeployJob;
class DeploySubject;
class DevicePane;
class OutcomeStrip;
class PreflightModel;
class ProofModel;
class VersionModel;

/// Puts what was built on a device and proves it there: devices, what goes, what is compared, the steps, the proof, and
/// the versions that can be gone back to. Core does the work, off the window's thread.
class DeployPage : public Page
{
    Q_OBJECT

public:
    DeployPage(Session& session, QWidget* parent);
    ~DeployPage() override;

    void entered() override;
    bool isBusy() const { return m_job != nullptr; }
    bool deploysAgain() const { return m_again; } ///< what is chosen was deployed to this device before
    /// Before the window closes: a running deployment is cancelled only after a question.
    bool mayClose();

    /// What the window's actions call.
    void deploy();
    void verify();
    void rollBack();
    void addDevice();
    void refresh(); ///< devices and runs are read anew
    /// A wheel that was opened or dropped.
    Q_INVOKABLE void showWheel(const QString& path);

Q_SIGNALS:
    /// The acts' state changed: whether they can be used now.
    void actsChanged();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeHeader();
    QWidget* makeMain();
    QWidget* makeSide();
    void chooseDevice();
    DeployJob* begin(DeployStepModel::Job kind, const QString& text);
    void take(const DeploymentEvent& event);
    void finish(const DeployEnd& end);
    void showPassed(const QString& device, const DeploymentResult& result);
    void showFailed(const Error& error, const Result<QList<DeployedVersion>>& versions);
    void showLast();
    void updateActs();
    void rollBackTo(const QString& version);
    void rollBackToSelected();
    void say(const QString& line);
    QString deviceName() const;

    // Made in the order of reading, which is the order of Tab.
    DevicePane* m_devices = nullptr;
    DeploySubject* m_subject = nullptr;
    BusyLine* m_busy;
    OutcomeStrip* m_outcome;
    PreflightModel* m_preflight;
    DeployStepModel* m_steps;
    ProofModel* m_proof;
    VersionModel* m_versions;
    DataTable* m_versionTable = nullptr;
    QPlainTextEdit* m_messages = nullptr;
    QPushButton* m_deploy = nullptr;
    QPushButton* m_verify = nullptr;
    QPushButton* m_rollBack = nullptr;
    DeployJob* m_job = nullptr;
    DeployStepModel::Job m_kind = DeployStepModel::Job::Deploy;
    QElapsedTimer m_clock;
    QString m_versionsOf;  ///< the device whose versions are shown
    QString m_outcomeOf;   ///< device and artifact that the outcome speaks of
    bool m_failed = false; ///< a step of this job failed
    bool m_again = false;
};

} // namespace cw
