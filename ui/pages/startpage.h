// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/preset.h"
#include "core/device/device.h"
#include "ui/pages/page.h"
#include "ui/start/outlook.h"

#include <QTimer>

#include <optional>

class QLineEdit;
class QPushButton;
class QTreeView;

namespace cw {

class BoardFit;
class BoardList;
class DataTable;
class InkLabel;
class OutlookPanel;
class ReleaseList;
class RunList;
class VariantModel;

/// "What do you want to build?": board, release, product and GPU side by side, what they lead to below, and one button
/// that says the next step. The choices become a configuration only with that button. Rules and solver are asked off the
/// window's thread, and nobody is asked before the first choice.
class StartPage : public Page
{
    Q_OBJECT

public:
    StartPage(Session& session, QWidget* parent);

    void entered() override;

Q_SIGNALS:
    void openRequested();
    void fileRequested(const QString& path);
    void runRequested(const QString& path); ///< a build that goes on
    void fieldRequested(const QString& field);

private:
    QWidget* makeTop();
    QWidget* makeBoards();
    QWidget* makeReleases();
    QWidget* makeVariants();
    void orderTabs();

    void fillOwn();
    void search();
    void chooseFirst();
    void chooseBoard(const QString& id);
    void chooseRelease(const QString& id);
    void chooseDevice(const Device& device);
    void chooseThisComputer();
    void showFits();
    void fillVariants();
    void variantChosen();
    void askAgain(); ///< facts have changed
    void askOutlook();
    void showOutlook();
    void showNext();
    void next();
    bool mayBegin(); ///< asks where changes would be lost
    void begin(const Preset& preset);
    void begin(const Configuration& configuration, PageId page);
    Facts facts() const;
    /// The board of the catalog that stands for the machine that this program runs on, or null.
    static const Board* thisComputer(const Catalog& catalog);
    const Board* board() const;
    const Release* release() const;

    QList<Preset> m_presets;
    std::optional<Preset> m_example; ///< what a first start may begin with
    QString m_board;
    QString m_release;
    Device m_device;
    Facts m_deviceFacts;
    std::optional<Outlook> m_outlook;
    int m_round = 0;
    bool m_searching = false;

    BoardFit* m_fit;
    BoardList* m_boardList;
    ReleaseList* m_releaseList;
    VariantModel* m_variantModel;
    RunList* m_runs = nullptr;
    QTimer m_soon;

    QWidget* m_own = nullptr;
    QLineEdit* m_find = nullptr;
    InkLabel* m_found = nullptr;
    QPushButton* m_open = nullptr;
    QPushButton* m_next = nullptr;
    QPushButton* m_sample = nullptr;
    QPushButton* m_addDevice = nullptr;
    QPushButton* m_thisComputer = nullptr;
    QTreeView* m_boards = nullptr;
    DataTable* m_releases = nullptr;
    DataTable* m_variants = nullptr;
    InkLabel* m_noGpu = nullptr;
    OutlookPanel* m_panel = nullptr;
};

} // namespace cw
