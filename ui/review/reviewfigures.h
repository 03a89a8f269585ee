// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/review/review.h"

#include <QWidget>

class QToolButton;

namespace cw {

class InkLabel;

/// What is known of the build before it begins: time and memory of earlier runs, the limits, room on the disk, and the
/// hash of the plan that would be approved.
class ReviewFigures : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewFigures(QWidget* parent = nullptr);

    void setReview(const Review& review);

private:
    struct Figure
    {
        InkLabel* value;
        InkLabel* remark;
    };
    Figure add(const QString& name, const QString& objectName, QWidget* beside = nullptr);

    Figure m_time;
    Figure m_memory;
    Figure m_disk;
    Figure m_plan;
    QToolButton* m_copy;
    QString m_hash;
};

} // namespace cw
