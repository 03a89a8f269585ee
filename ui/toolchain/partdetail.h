// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/solve/offers.h"

#include <QWidget>

class QCheckBox;
class QPushButton;
class QToolButton;

namespace cw {

class InkLabel;

/// One part in words: what must be known of it, the disk it needs against what is free, its licence; the one button that
/// fetches it, or the command that installs it.
class PartDetail : public QWidget
{
    Q_OBJECT

public:
    explicit PartDetail(QWidget* parent = nullptr);

    /// `offer` null: nothing is chosen. `busy`: something is being fetched, so nothing else can be.
    void show(const PartOffer* offer, const PartOffers& all, bool busy);
    void setStandIn(bool wanted);

    /// "1.2 GB to download, about 4.1 GB on the disk; 118 GB free in ~/.cache/crosswright/parts."
    static QString diskSentence(const PartOffer& offer, const PartOffers& all);
    static QString fetchText(const PartOffer& offer);

Q_SIGNALS:
    void fetchRequested(const QString& id);
    void standInChanged(bool wanted);

private:
    InkLabel* m_name;
    InkLabel* m_notes;
    InkLabel* m_disk;
    InkLabel* m_command;
    QToolButton* m_copy;
    QCheckBox* m_standIn;
    QPushButton* m_fetch;
    QString m_id;
};

} // namespace cw
