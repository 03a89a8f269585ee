// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/deploy/rollback.h"
#include "core/facts/facts.h"
#include "ui/deploy/virtualjob.h"

#include <QWidget>

class QAction;
class QPushButton;

namespace cw {

class BusyLine;
class DataTable;
class DeviceErrand;
class DeviceModel;
class InkLabel;

/// The user's devices: add, edit, remove, test, ask; make, start and stop virtual ones. One thing at a time; what is waited
/// for stands below the list with Cancel. The selected device is the one that everything else is about.
class DevicePane : public QWidget
{
    Q_OBJECT

public:
    explicit DevicePane(const Catalog& catalog, QWidget* parent = nullptr);
    ~DevicePane() override;

    const Device* current() const; ///< null when none is selected
    /// Selects it, now or as soon as the list knows it.
    void select(const QString& name);
    DeviceModel& model() const { return *m_model; }
    void addDevice();
    /// No acts on devices while a deployment goes on.
    void setLocked(bool locked);
    bool isBusy() const { return m_errand || m_job; }

Q_SIGNALS:
    void currentChanged();
    void versionsFound(const QString& device, const QList<cw::DeployedVersion>& versions);
    void factsFound(const QString& device, const cw::Facts& facts);

private:
    void makeActions();
    QAction* action(const QString& name, const QString& text, const QString& iconName, void (DevicePane::*slot)());
    void updateActions();
    void restoreSelection();
    void makeVirtual();
    void edit();
    void remove();
    void test();
    void ask();
    void startOrStop();
    void runJob(VirtualJob::Act act, const QString& name, const VirtualDevice::Settings& settings, const QString& text);
    void jobEnded(const QString& name, const Status& status);
    void errandEnded(const QString& name, const Status& status, const QString& good);
    void say(const QString& error);

    const Catalog& m_catalog;
    DeviceModel* m_model;
    QPushButton* m_add;
    QPushButton* m_virtual;
    DataTable* m_table;
    InkLabel* m_error;
    BusyLine* m_busy;
    QList<QPushButton*> m_buttons;
    QAction* m_test = nullptr;
    QAction* m_ask = nullptr;
    QAction* m_edit = nullptr;
    QAction* m_remove = nullptr;
    QAction* m_startStop = nullptr;
    DeviceErrand* m_errand = nullptr;
    VirtualJob* m_job = nullptr;
    QString m_wanted; ///< to be selected once it is there
    bool m_locked = false;
};

} // namespace cw
