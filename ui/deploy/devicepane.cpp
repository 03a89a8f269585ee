// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deploy/devicepane.h"

#include "core/probe/deviceknowledge.h"
#include "ui/deploy/busyline.h"
#include "ui/deploy/devicedialog.h"
#include "ui/deploy/deviceerrand.h"
#include "ui/deploy/devicemodel.h"
#include "ui/deploy/devicepool.h"
#include "ui/deploy/virtualdialog.h"
#include "ui/look/icons.h"
#include "ui/look/margins.h"
#include "ui/look/metrics.h"
#include "ui/runs/background.h"
#include "ui/shell/prompter.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/figures.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/rule.h"

#include <QAction>
#include <QDateTime>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {

DevicePane::DevicePane(const Catalog& catalog, QWidget* parent)
    : QWidget(parent)
    , m_catalog(catalog)
    , m_model(new DeviceModel(this))
    , m_add(plainButton(tr("Add…"), u"new"_s, this)) // Tab goes in the order of making
    , m_virtual(plainButton(tr("Virtual…"), u"device"_s, this))
    , m_table(new DataTable(tr("Devices"), this))
    , m_error(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Error, this))
    , m_busy(new BusyLine(this))
{
    setObjectName(u"devicePane"_s);
    m_add->setObjectName(u"addDevice"_s);
    m_add->setAccessibleName(tr("Add a device"));
    m_virtual->setObjectName(u"addVirtualDevice"_s);
    m_virtual->setAccessibleName(tr("Make a virtual device"));
    m_virtual->setToolTip(tr("A device run on this machine, to try everything without hardware"));
    m_table->setObjectName(u"deviceTable"_s);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEmptyText(tr("No device yet. Add the one that you have, or make a virtual one."));
    m_table->setWidths({{}, u"192.168.100.200"_s, u"Jetson Orin Nano"_s, tr("✓ answers in 1234 ms")});
    // Both stand in the first column and its tool tip, where they have room; copies hold them.
    m_table->fitColumn(DeviceModel::State);
    m_table->setColumnHidden(DeviceModel::Address, true);
    m_table->setColumnHidden(DeviceModel::What, true);
    m_error->setObjectName(u"deviceError"_s);
    m_error->setWordWrap(true);
    m_error->setContentsMargins(space::large, space::tiny, space::large, space::tiny);
    m_error->hide();
    m_busy->setObjectName(u"deviceBusy"_s);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(space::large, space::small, space::large, space::small);
    head->setSpacing(space::tiny);
    head->addWidget(new InkLabel(tr("Devices"), InkLabel::Kind::Section, InkLabel::Ink::Text, this), 1);
    head->addWidget(m_add);
    head->addWidget(m_virtual);
    auto* acts = new QHBoxLayout;
    acts->setContentsMargins(
        metrics::margins(space::large - 3, space::tiny, space::small, space::tiny)); // the words, not their room
    acts->setSpacing(space::small);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(new Rule(Qt::Horizontal, this));
    layout->addWidget(m_table, 1);
    layout->addWidget(m_error);
    layout->addWidget(m_busy);
    layout->addLayout(acts);
    makeActions();
    for (QAction* act : {m_test, m_ask, m_edit, m_remove, m_startStop}) {
        auto* button = linkButton(act->text(), this);
        button->setObjectName(act->objectName() + "Button"_L1);
        connect(button, &QPushButton::clicked, act, &QAction::trigger);
        connect(act, &QAction::changed, button, [button, act] {
            button->setText(act->text());
            button->setEnabled(act->isEnabled());
            button->setVisible(act->isVisible());
            button->setToolTip(act->toolTip());
        });
        acts->addWidget(button);
        m_table->addRowAction(act);
    }
    acts->addStretch(1);

    connect(m_add, &QPushButton::clicked, this, &DevicePane::addDevice);
    connect(m_virtual, &QPushButton::clicked, this, &DevicePane::makeVirtual);
    connect(m_busy, &BusyLine::cancelRequested, this, [this] {
        if (m_errand)
            m_errand->cancel();
        if (m_job) {
            m_job->cancel();
            m_busy->setCancelling(tr("Cancelling…"));
        }
    });
    connect(m_model, &DeviceModel::loaded, this, &DevicePane::restoreSelection);
    connect(m_model, &DeviceModel::failed, this, &DevicePane::say);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        updateActions();
        Q_EMIT currentChanged();
    });
    connect(m_table, &DataTable::rowActivated, this, &DevicePane::edit);
    updateActions();
    m_model->reload();
}

DevicePane::~DevicePane() = default;

QAction* DevicePane::action(const QString& name, const QString& text, const QString& iconName,
                            void (DevicePane::*slot)())
{
    auto* act = new QAction(icon(iconName), text, this);
    act->setObjectName(name);
    connect(act, &QAction::triggered, this, slot);
    return act;
}

void DevicePane::makeActions()
{
    m_test = action(u"testDevice"_s, tr("Test"), u"start"_s, &DevicePane::test);
    m_test->setToolTip(tr("Connects, and looks what is deployed there"));
    m_ask = action(u"askDevice"_s, tr("Ask again"), u"ask-again"_s, &DevicePane::ask);
    m_ask->setToolTip(tr("Asks what it has: system, Python, GPU, memory, disk"));
    m_edit = action(u"editDevice"_s, tr("Edit…"), u"options"_s, &DevicePane::edit);
    m_remove = action(u"removeDevice"_s, tr("Remove…"), u"remove"_s, &DevicePane::remove);
    m_startStop = action(u"startStopDevice"_s, tr("Start"), u"start"_s, &DevicePane::startOrStop);
}

const Device* DevicePane::current() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? nullptr : m_model->device(rows.first().row());
}

void DevicePane::select(const QString& name)
{
    m_wanted = name;
    if (m_model->isLoaded())
        restoreSelection();
}

void DevicePane::restoreSelection()
{
    int row = m_model->rowOf(m_wanted);
    if (row >= 0)
        m_wanted.clear();
    else if (!current() && m_model->rowCount() > 0)
        row = 0;
    if (row >= 0)
        m_table->setCurrentIndex(m_model->index(row, 0));
    updateActions();
    Q_EMIT currentChanged();
}

void DevicePane::setLocked(bool locked)
{
    m_locked = locked;
    updateActions();
}

void DevicePane::updateActions()
{
    const Device* device = current();
    const bool free = !m_locked && !isBusy();
    m_add->setEnabled(free);
    m_virtual->setEnabled(free);
    // The row that a button acted on is gone: the focus goes to those that are left.
    const QWidget* focused = window()->focusWidget();
    if (!device && focused && focused->parentWidget() == this && qobject_cast<const QPushButton*>(focused)
        && focused != m_add && focused != m_virtual)
        m_table->setFocus(Qt::OtherFocusReason);
    for (QAction* act : {m_test, m_ask, m_remove})
        act->setEnabled(device && free);
    m_edit->setEnabled(device && free && !device->isVirtual);
    m_edit->setVisible(!device || !device->isVirtual);
    m_startStop->setVisible(device && device->isVirtual);
    m_startStop->setEnabled(device && free);
    const bool running = device && m_model->isRunning(device->name);
    m_startStop->setText(running ? tr("Stop") : tr("Start"));
    m_startStop->setIcon(icon(running ? u"stop"_s : u"start"_s));
}

void DevicePane::say(const QString& error)
{
    m_error->setText(error.isEmpty() ? QString() : u"✗ "_s + error);
    m_error->setVisible(!error.isEmpty());
}

void DevicePane::addDevice()
{
    if (m_locked || isBusy())
        return;
    auto* dialog = new DeviceDialog(m_catalog, {}, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &DeviceDialog::saved, this, [this](const Device& device) {
        say({});
        m_wanted = device.name;
        m_model->reload();
    });
    dialog->open();
}

void DevicePane::edit()
{
    const Device* device = current();
    if (!device || device->isVirtual || m_locked || isBusy())
        return;
    auto* dialog = new DeviceDialog(m_catalog, *device, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &DeviceDialog::saved, this, [this](const Device& changed) {
        say({});
        m_model->setNote(changed.name, {}, DeviceModel::Note::Neutral);
        m_model->reload();
    });
    dialog->open();
}

void DevicePane::remove()
{
    const Device* device = current();
    if (!device)
        return;
    const QString name = device->name;
    if (device->isVirtual) {
        if (Prompter::instance().confirm(this, tr("Destroy the virtual device %1?").arg(name),
                                         tr("It is stopped, and its files with everything deployed there are removed."),
                                         tr("Destroy it")))
            runJob(VirtualJob::Act::Destroy, name, {}, tr("Removing %1…").arg(name));
        return;
    }
    if (!Prompter::instance().confirm(
            this, tr("Remove %1 from the list?").arg(name),
            tr("Its facts and the host key that was accepted for it are forgotten. Nothing is changed on the device."),
            tr("Remove it")))
        return;
    inBackground(
        this, [name] { return probe::removeDevice(name); },
        [this](const Status& removed) {
            say(removed ? QString() : removed.error().sentence());
            m_model->reload();
        },
        &devicePool());
}

void DevicePane::test()
{
    const Device* device = current();
    if (!device || isBusy())
        return;
    const QString name = device->name;
    auto versions = std::make_shared<Result<QList<DeployedVersion>>>(Error{});
    auto took = std::make_shared<qint64>(0);
    m_errand = new DeviceErrand(*device, this);
    m_busy->begin(tr("Connecting to %1…").arg(name));
    say({});
    m_model->setNote(name, tr("connecting"), DeviceModel::Note::Busy);
    connect(m_errand, &DeviceErrand::stageChanged, m_busy, &BusyLine::setText);
    connect(m_errand, &DeviceErrand::connected, this, [this, took](const QString&, qint64 ms) {
        *took = ms;
        m_busy->setText(tr("Looking what is deployed…"));
    });
    connect(m_errand, &DeviceErrand::ended, this, [this, name, versions, took](const Status& status) {
        errandEnded(name, status, *took < 0 ? tr("answers") : tr("answers in %1 ms").arg(*took));
        if (status && *versions)
            Q_EMIT versionsFound(name, **versions);
    });
    updateActions();
    m_errand->start([versions, folder = device->folder](SshShell& shell) -> Status {
        *versions = versionsOnDevice(shell, folder);
        if (!*versions)
            return versions->error();
        return Done{};
    });
}

void DevicePane::ask()
{
    const Device* device = current();
    if (!device || isBusy())
        return;
    const QString name = device->name;
    auto facts = std::make_shared<Result<Facts>>(Error{});
    m_errand = new DeviceErrand(*device, this);
    m_busy->begin(tr("Connecting to %1…").arg(name));
    say({});
    m_model->setNote(name, tr("connecting"), DeviceModel::Note::Busy);
    connect(m_errand, &DeviceErrand::stageChanged, m_busy, &BusyLine::setText);
    connect(m_errand, &DeviceErrand::connected, this,
            [this, name] { m_busy->setText(tr("Asking %1 what it has…").arg(name)); });
    connect(m_errand, &DeviceErrand::ended, this, [this, name, facts](const Status& status) {
        errandEnded(name, status, tr("asked %1").arg(Figures::timeOfDay(QDateTime::currentMSecsSinceEpoch())));
        if (status)
            Q_EMIT factsFound(name, **facts);
        m_model->reload();
    });
    updateActions();
    // The catalog is a value that outlives the page.
    m_errand->start([facts, asked = *device, catalog = m_catalog](SshShell& shell) -> Status {
        *facts = probe::askDevice(asked, shell, catalog);
        if (!*facts)
            return facts->error();
        return Done{};
    });
}

void DevicePane::errandEnded(const QString& name, const Status& status, const QString& good)
{
    m_errand->deleteLater();
    m_errand = nullptr;
    updateActions();
    m_busy->end();
    const bool cancelled = !status && status.error().kind == Error::Kind::Cancelled;
    say(status ? QString() : status.error().sentence());
    if (cancelled)
        m_model->setNote(name, {}, DeviceModel::Note::Neutral);
    else
        m_model->setNote(name, status ? good : tr("not reached"),
                         status ? DeviceModel::Note::Good : DeviceModel::Note::Bad);
}

void DevicePane::makeVirtual()
{
    auto* dialog = new VirtualDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_wanted = dialog->name();
        runJob(VirtualJob::Act::CreateAndStart, dialog->name(), dialog->settings(),
               tr("Making %1…").arg(dialog->name()));
    });
    dialog->open();
}

void DevicePane::startOrStop()
{
    const Device* device = current();
    if (!device || !device->isVirtual || isBusy())
        return;
    if (m_model->isRunning(device->name))
        runJob(VirtualJob::Act::Stop, device->name, {}, tr("Stopping %1…").arg(device->name));
    else
        runJob(VirtualJob::Act::Start, device->name, {}, tr("Starting %1…").arg(device->name));
}

void DevicePane::runJob(VirtualJob::Act act, const QString& name, const VirtualDevice::Settings& settings,
                        const QString& text)
{
    if (isBusy())
        return;
    m_job = new VirtualJob(this);
    say({});
    m_busy->begin(text);
    m_model->setNote(name, {}, DeviceModel::Note::Neutral);
    connect(m_job, &VirtualJob::progress, m_busy, &BusyLine::setText);
    connect(m_job, &VirtualJob::ended, this, [this, name](const Status& status) { jobEnded(name, status); });
    updateActions();
    m_job->start(act, name, settings);
}

void DevicePane::jobEnded(const QString& name, const Status& status)
{
    m_job->deleteLater();
    m_job = nullptr;
    updateActions();
    m_busy->end();
    if (!status) {
        say(status.error().sentence());
        if (m_wanted == name)
            m_wanted.clear();
    }
    m_model->reload();
}

} // namespace cw
