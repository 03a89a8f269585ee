// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/selftest/selftest.h"

#include <QPointer>
#include <QWidget>

namespace cw {

class BusyLine;
class DataTable;
class InkLabel;
class SelfTestJob;
class SelfTestModel;
class Session;

/// The self-test of the configuration's compilers: how it goes, with Cancel, and what each check found. What was found
/// stays until the next test, and says when the configuration has changed since.
class SelfTestPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SelfTestPanel(Session& session, QWidget* parent = nullptr);

    /// Why it cannot run now; "" it can. Changes with the configuration and the facts.
    QString obstacle() const { return m_obstacle; }
    bool isRunning() const;
    void run();
    void refresh();

Q_SIGNALS:
    void canRunChanged();
    void busyChanged(const QString& what); ///< "" nothing any more
    void ended(const QString& title, const QString& sentence, bool good);

private:
    void show(const Result<selftest::SelfTestReport>& report);
    void showSelected();
    void say();

    Session& m_session;
    SelfTestModel* m_model;
    InkLabel* m_sentence;
    BusyLine* m_line;
    DataTable* m_table;
    InkLabel* m_detail;
    QPointer<SelfTestJob> m_job;
    QString m_obstacle;
    QString m_outcome;   ///< of the last test
    QByteArray m_tested; ///< the configuration that it was of
    int m_state = -1;    ///< of the last test: selftest::Check::State; −1 none, or it could not be tried
};

} // namespace cw
