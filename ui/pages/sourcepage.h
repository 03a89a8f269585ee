// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/fieldpage.h"
#include "ui/session/factfinder.h"

class QLineEdit;
class QProgressBar;
class QPushButton;
class QRadioButton;
class QSortFilterProxyModel;
class QStackedWidget;
class QTreeView;

namespace cw {

class BoardFit;
class FactList;
class FindingList;
class InkLabel;
class ProvenanceButton;
class ReleaseModel;
struct FactLine;
struct Release;

/// What is built: a release of the catalog or a tree of one's own, and which product of it.
class SourcePage : public FieldPage
{
    Q_OBJECT

public:
    SourcePage(Session& session, QWidget* parent);

    bool focusField(const QString& field) override;

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeReleases();
    QWidget* makeTree();
    QWidget* makeNeeds();
    void choose(const QModelIndex& index);
    void useOwnTree(bool own);
    void showRelease();
    void showNeeds();
    void showReading();
    FactLine fitLine(const Release& release) const;

    QRadioButton* m_fromCatalog;
    QRadioButton* m_fromTree;
    QStackedWidget* m_ways;
    QLineEdit* m_find;
    QTreeView* m_table;
    BoardFit* m_fit;
    ReleaseModel* m_releases;
    QSortFilterProxyModel* m_filtered;
    InkLabel* m_count;
    ProvenanceButton* m_from = nullptr; ///< where the release comes from
    FindingList* m_releaseFindings;
    InkLabel* m_reading;
    QProgressBar* m_busy;
    QPushButton* m_read;
    QPushButton* m_cancel;
    FactList* m_needs;
    FactList* m_says;
    InkLabel* m_note;
    bool m_searching = false;
    bool m_own = false; ///< the user turned to a tree of his own, though none is named yet
};

} // namespace cw
