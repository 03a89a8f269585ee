// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/preferences/cachefolder.h"
#include "ui/dialogs/preferencepane.h"

#include <atomic>
#include <memory>

class QLineEdit;
class QPushButton;

namespace cw {

class CacheModel;
class DataTable;

/// Where the cache lies, what it holds, and clearing parts of it. Measuring and removing run off the window's thread.
class CachePane : public PreferencePane
{
    Q_OBJECT

public:
    explicit CachePane(QWidget* parent = nullptr);
    ~CachePane() override;

    void take(const Preferences& preferences) override;
    void give(Preferences& preferences) const override;
    bool check() override;

    /// Begins to measure; the page does it when it is first shown.
    void measure();
    bool isBusy() const { return m_busy; }

Q_SIGNALS:
    void measured();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void chooseFolder();
    void clearSelected();
    void remove(const QList<CachePart>& parts);
    void updateButtons();

    QLineEdit* m_folder;
    InkLabel* m_folderHint;
    InkLabel* m_sentence;
    DataTable* m_table;
    CacheModel* m_model;
    QPushButton* m_again;
    QPushButton* m_clear;
    std::shared_ptr<std::atomic_bool> m_go;
    bool m_busy = false;
    bool m_measured = false;
};

} // namespace cw
