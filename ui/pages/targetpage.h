// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/device/device.h"
#include "ui/pages/fieldpage.h"
#include "ui/session/factfinder.h"

class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QTreeView;

namespace cw {

class BoardModel;
class ColumnBox;
class FactList;
class FindingList;
class InkLabel;
class ProvenanceButton;

/// Where the result runs: the board, its JetPack and GPU, and the connected device with what it says of itself.
class TargetPage : public FieldPage
{
    Q_OBJECT

public:
    TargetPage(Session& session, QWidget* parent);

    void entered() override;

protected:
    void refresh() override;

private:
    QWidget* makeBoards();
    QWidget* makeTarget();
    void choose(const QModelIndex& index);
    void showBoard();
    void showDevice();
    void showKnown();
    void useDevice();
    void readDevices();

    QLineEdit* m_find;
    ProvenanceButton* m_from = nullptr; ///< where the board comes from
    QTreeView* m_tree;
    BoardModel* m_boards;
    QSortFilterProxyModel* m_filtered;
    FindingList* m_boardFindings;
    FieldRow* m_deviceRow = nullptr;
    QPushButton* m_ask;
    QPushButton* m_cancel;
    QPushButton* m_use;
    InkLabel* m_asked;
    QList<FactList*> m_known;
    FactList* m_unknown;
    ColumnBox* m_knownBox;
    QList<Device> m_devices;
    bool m_searching = false;
};

} // namespace cw
