// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/deploypage.h"

#include "ui/deploy/busyline.h"
#include "ui/deploy/deployjob.h"
#include "ui/deploy/deploysubject.h"
#include "ui/deploy/devicemodel.h"
#include "ui/deploy/devicepane.h"
#include "ui/deploy/preflightmodel.h"
#include "ui/deploy/proofmodel.h"
#include "ui/deploy/versionmodel.h"
#include "ui/look/direction.h"
#include "ui/look/icons.h"
#include "ui/look/margins.h"
#include "ui/look/metrics.h"
#include "ui/pages/outcomestrip.h"
#include "ui/session/session.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/figures.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/keptsizes.h"
#include "ui/widgets/pageheader.h"
#include "ui/widgets/rule.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSplitter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int mostMessages = 2000;
using Job = DeployStepModel::Job;

/// As high as its rows, less where the window is low: the page's free room belongs to the messages.
class FittedTable : public DataTable
{
public:
    FittedTable(const QString& accessibleName, int rows, QWidget* parent)
        : DataTable(accessibleName, parent), m_rows(rows)
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    }
    QSize sizeHint() const override { return {DataTable::sizeHint().width(), heightOf(m_rows)}; }
    QSize minimumSizeHint() const override { return {DataTable::minimumSizeHint().width(), heightOf(2)}; }

private:
    int heightOf(int rows) const
    {
        const int row = metrics::row(QFontMetrics(type::body()));
        return header()->sizeHint().height() + (row + 1) * rows + space::tiny;
    }

    int m_rows;
};

} // namespace

DeployPage::DeployPage(Session& session, QWidget* parent)
    : Page(PageId::Deploy, tr("Deploy"), session, parent)
    , m_busy(new BusyLine(this))
    , m_outcome(new OutcomeStrip(this))
    , m_preflight(new PreflightModel(this))
    , m_steps(new DeployStepModel(this))
    , m_proof(new ProofModel(this))
    , m_versions(new VersionModel(this))
{
    setObjectName(u"deployPage"_s);
    setAcceptDrops(true);
    makeHeader();
    body().addWidget(m_busy);
    body().addWidget(m_outcome);
    auto* split = new QSplitter(this);
    split->setObjectName(u"deploySplit"_s);
    split->setChildrenCollapsible(false);
    split->setHandleWidth(1); // panes meet at one hairline
    split->addWidget(makeMain());
    split->addWidget(makeSide());
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setSizes({570, 430});
    keepSizes(split);
    body().addWidget(split, 1);

    connect(m_devices, &DevicePane::currentChanged, this, [this] {
        // Also said when nothing but its state has changed; a file is written only for another device.
        QSettings settings;
        if (const Device* device = m_devices->current();
            device && settings.value("deploy/device").toString() != device->name)
            settings.setValue("deploy/device", device->name);
        if (m_versionsOf != deviceName()) {
            m_versionsOf.clear();
            m_versions->setVersions({});
        }
        showLast();
        updateActs();
    });
    connect(m_devices, &DevicePane::versionsFound, this,
            [this](const QString& name, const QList<DeployedVersion>& versions) {
                if (name != deviceName())
                    return;
                m_versionsOf = name;
                m_versions->setVersions(versions);
                m_versionTable->setEmptyText(tr("Nothing is deployed there yet."));
                updateActs();
            });
    connect(m_devices, &DevicePane::factsFound, this, [this](const QString& name, const Facts& facts) {
        if (this->session().configuration().text(u"device"_s) == name)
            this->session().addFacts(facts);
    });
    connect(m_subject, &DeploySubject::changed, this, [this] {
        showLast();
        updateActs();
    });
    connect(m_subject, &DeploySubject::failed, this, [this](const QString& sentence) {
        m_outcome->show(OutcomeStrip::Kind::Error, tr("This file cannot be deployed."), sentence);
    });
    connect(m_busy, &BusyLine::cancelRequested, this, [this] {
        if (!m_job)
            return;
        if (m_job->isConnected())
            m_busy->setCancelling(tr("Cancelling at the next safe point; what this deployment made is removed…"));
        m_job->cancel();
    });
    connect(m_busy, &BusyLine::ticked, this, [this] { m_steps->tick(m_clock.elapsed()); });
    connect(&session, &Session::configurationReplaced, this, &DeployPage::chooseDevice);
    chooseDevice();
    updateActs();
    m_subject->reload();
}

DeployPage::~DeployPage() = default;

void DeployPage::makeHeader()
{
    header().setSentence(tr("Nothing on the device is replaced before the proof has passed."));
    m_rollBack = plainButton(tr("Roll back"), u"roll-back"_s, this);
    m_rollBack->setObjectName(u"rollBack"_s);
    m_verify = plainButton(tr("Verify now"), u"verdict"_s, this);
    m_verify->setObjectName(u"verifyNow"_s);
    m_verify->setToolTip(tr("Proves what is in use there again, with a new random seed"));
    m_deploy = accentButton(tr("Deploy"), u"deploy"_s, this);
    m_deploy->setObjectName(u"deploy"_s);
    for (QPushButton* act : {m_rollBack, m_verify, m_deploy})
        header().addAct(act);
    connect(m_rollBack, &QPushButton::clicked, this, &DeployPage::rollBack);
    connect(m_verify, &QPushButton::clicked, this, &DeployPage::verify);
    connect(m_deploy, &QPushButton::clicked, this, &DeployPage::deploy);
    auto* copy = linkButton(tr("Copy"), this);
    copy->setObjectName(u"copyVerdict"_s);
    copy->setAccessibleName(tr("Copy what happened"));
    m_outcome->setObjectName(u"deployOutcome"_s);
    m_outcome->addAct(copy);
    connect(copy, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(m_outcome->text() + u'\n' + m_messages->toPlainText()); });
}

QWidget* DeployPage::makeMain()
{
    m_subject = new DeploySubject(this);
    auto* preflight = new FittedTable(tr("Before copying"), 5, this);
    preflight->setObjectName(u"preflightTable"_s);
    preflight->setModel(m_preflight);
    preflight->setWidths({{}, u"12345 MiB"_s, u"12345 MiB"_s, tr("✓ unknown")});
    preflight->setEmptyText(tr("What the artifacts need is compared with the device before anything is copied."));
    auto* steps = new FittedTable(tr("Steps"), 6, this); // clearing up after a failure is a seventh, and rare
    steps->setObjectName(u"deploySteps"_s);
    steps->setModel(m_steps);
    m_steps->begin(Job::Deploy);
    QString longest;
    const QFontMetrics body(type::body());
    for (int row = 0; row < m_steps->rowCount(); ++row) {
        const QString title = m_steps->index(row, 0).data().toString();
        if (body.horizontalAdvance(title) > body.horizontalAdvance(longest))
            longest = title;
    }
    steps->setWidths({longest, {}, u"12 min 31 s"_s, u"✓"_s});

    m_messages = new QPlainTextEdit(this);
    m_messages->setObjectName(u"deployMessages"_s);
    m_messages->setAccessibleName(tr("What runs on the device"));
    m_messages->setReadOnly(true);
    m_messages->setLayoutDirection(Qt::LeftToRight); // commands read from left to right in every language
    m_messages->setFrameShape(QFrame::NoFrame);
    m_messages->setFont(type::mono());
    m_messages->setTabChangesFocus(true);
    m_messages->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_messages->setMaximumBlockCount(mostMessages);
    m_messages->setMinimumHeight(QFontMetrics(type::mono()).lineSpacing() * 3 + space::large);
    m_messages->document()->setDocumentMargin(space::large);
    m_messages->setPlaceholderText(isolated(tr("Every command is shown here as it is run.")));
    auto* copy = linkButton(tr("Copy"), this);
    copy->setIcon(icon(u"copy"_s, IconInk::Link));
    copy->setObjectName(u"copyMessages"_s);
    copy->setAccessibleName(tr("Copy what ran on the device"));
    connect(copy, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(m_messages->toPlainText()); });
    auto* head = new QHBoxLayout;
    head->setContentsMargins(space::large, space::tiny, space::large, space::tiny);
    head->addWidget(new InkLabel(tr("What runs on the device"), InkLabel::Kind::Section, InkLabel::Ink::Text, this), 1);
    head->addWidget(copy);

    auto* main = new QWidget(this);
    auto* layout = new QVBoxLayout(main);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_subject);
    layout->addWidget(new Rule(Qt::Horizontal, main));
    layout->addWidget(preflight);
    layout->addWidget(steps);
    layout->addWidget(new Rule(Qt::Horizontal, main));
    layout->addLayout(head);
    layout->addWidget(new Rule(Qt::Horizontal, main));
    layout->addWidget(m_messages, 1);
    setTabOrder(copy, m_messages);
    return main;
}

QWidget* DeployPage::makeSide()
{
    m_devices = new DevicePane(session().catalog(), this);
    auto* proof = new DataTable(tr("Proof"), this);
    proof->setObjectName(u"proofTable"_s);
    proof->setModel(m_proof);
    proof->setWidths({tr("Expected here"), {}});
    proof->fitColumn(ProofModel::Name);
    proof->setEmptyText(
        tr("The device computes with a random seed that this machine chooses and works out by itself."));
    m_versionTable = new DataTable(tr("Versions on the device"), this);
    m_versionTable->setObjectName(u"versionTable"_s);
    m_versionTable->setModel(m_versions);
    m_versionTable->setSelectionMode(QAbstractItemView::SingleSelection);
    m_versionTable->setWidths({{}, u"19 Nov 13:54"_s, tr("✓ in use")});
    m_versionTable->setEmptyText(tr("Not asked yet; Test looks what is there."));
    auto* act = new QAction(icon(u"roll-back"_s), tr("Use this version again"), this);
    act->setObjectName(u"useVersion"_s);
    m_versionTable->addRowAction(act);
    connect(act, &QAction::triggered, this, &DeployPage::rollBackToSelected);
    connect(m_versionTable, &DataTable::rowActivated, this, &DeployPage::rollBackToSelected);

    auto* side = new QWidget(this);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_devices, 5);
    layout->addWidget(new Rule(Qt::Horizontal, side));
    layout->addWidget(m_versionTable, 3);
    layout->addWidget(new Rule(Qt::Horizontal, side));
    layout->addWidget(proof, 6);
    setTabOrder(m_versionTable, proof);
    return side;
}

QString DeployPage::deviceName() const
{
    const Device* device = m_devices->current();
    return device ? device->name : QString();
}

void DeployPage::chooseDevice()
{
    if (m_job)
        return; // what is being done stays in sight, whatever configuration was opened meanwhile
    QString name = session().configuration().text(u"device"_s);
    if (name.isEmpty())
        name = QSettings().value("deploy/device").toString();
    m_devices->select(name);
}

void DeployPage::entered()
{
    refresh();
}

DeployJob* DeployPage::begin(Job kind, const QString& text)
{
    const Device* device = m_devices->current();
    if (!device || m_job || m_devices->isBusy())
        return nullptr;
    m_kind = kind;
    m_failed = false;
    m_job = new DeployJob(*device, this);
    m_steps->begin(kind);
    m_proof->clear();
    if (kind == Job::Deploy)
        m_preflight->setRows({});
    m_outcome->hide();
    m_messages->clear();
    m_clock.start();
    m_busy->begin(text);
    m_subject->setLocked(true);
    m_devices->setLocked(true);
    connect(m_job, &DeployJob::stageChanged, m_busy, &BusyLine::setText);
    connect(m_job, &DeployJob::happened, this, &DeployPage::take);
    connect(m_job, &DeployJob::said, this, &DeployPage::say);
    connect(m_job, &DeployJob::waitsForPerson, this, &Page::answerNeeded);
    connect(m_job, &DeployJob::ended, this, &DeployPage::finish);
    setRailState({RailState::Mark::Busy});
    Q_EMIT busyChanged(text);
    updateActs();
    return m_job;
}

void DeployPage::deploy()
{
    if (m_subject->isEmpty())
        return;
    if (DeployJob* job = begin(Job::Deploy, tr("Deploying to %1…").arg(deviceName())))
        job->deploy(m_subject->artifacts(), m_subject->runFolder());
}

void DeployPage::verify()
{
    if (DeployJob* job = begin(Job::Verify, tr("Proving what is in use on %1…").arg(deviceName())))
        job->verify();
}

void DeployPage::rollBack()
{
    rollBackTo({});
}

void DeployPage::rollBackTo(const QString& version)
{
    if (DeployJob* job = begin(Job::RollBack, tr("Rolling back %1…").arg(deviceName())))
        job->rollBack(version);
}

void DeployPage::rollBackToSelected()
{
    const int row = m_versionTable->currentIndex().row();
    if (row >= 0 && row < m_versions->versions().size() && !m_versions->versions().at(row).inUse)
        rollBackTo(m_versions->versions().at(row).name);
}

void DeployPage::addDevice()
{
    m_devices->addDevice();
}

void DeployPage::showWheel(const QString& path)
{
    m_subject->setFile(path);
}

void DeployPage::updateActs()
{
    const Device* device = m_devices->current();
    const bool free = device && !m_job;
    m_again = m_subject->last() && device && m_subject->last()->device == device->name;
    m_deploy->setText(m_again ? tr("Deploy again") : device ? tr("Deploy to %1").arg(device->name) : tr("Deploy"));
    m_deploy->setShortcut(QKeySequence(u"Ctrl+Shift+D"_s)); // a new text takes it away
    m_deploy->setToolTip(m_subject->isEmpty() ? tr("Build something first, or choose a wheel's file.")
                         : !device            ? tr("Add a device first.")
                                              : tr("Ctrl+Shift+D"));
    m_deploy->setEnabled(free && !m_subject->isEmpty());
    m_verify->setEnabled(free);
    const DeployedVersion* previous = m_versionsOf == deviceName() ? m_versions->previous() : nullptr;
    m_rollBack->setText(
        previous && previous->deployed.isValid()
            ? tr("Roll back to %1", "date of a version").arg(Figures::when(previous->deployed.toMSecsSinceEpoch()))
            : tr("Roll back"));
    m_rollBack->setToolTip(previous ? tr("%1 is proved there first; nothing is copied.").arg(previous->name)
                                    : tr("To the version that was in use before; it is proved first."));
    m_rollBack->setEnabled(free && (previous || m_versionsOf.isEmpty()));
    Q_EMIT actsChanged();
}

void DeployPage::dragEnterEvent(QDragEnterEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.first().isLocalFile() && urls.first().toLocalFile().endsWith(".whl"_L1))
        event->acceptProposedAction();
}

void DeployPage::dropEvent(QDropEvent* event)
{
    showWheel(event->mimeData()->urls().first().toLocalFile());
}

} // namespace cw
