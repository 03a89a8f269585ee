// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/start/outlook.h"
#include "ui/widgets/inklabel.h"

#include <QWidget>

namespace cw {

/// What the three choices lead to: what will be made, whether it fits, how long the first build takes, its disk, what is
/// downloaded first, and what stands against it.
class OutlookPanel : public QWidget
{
    Q_OBJECT

public:
    explicit OutlookPanel(QWidget* parent = nullptr);

    /// One sentence; the figures stay as they are.
    void setTitle(const QString& title, const QString& detail);
    /// Null: nothing is known yet; `asking`: it is being worked out.
    void setOutlook(const Outlook* outlook, bool asking);

private:
    struct Figure
    {
        InkLabel* value;
        InkLabel* remark;
    };
    Figure add(const QString& name, const QString& objectName);
    void set(const Figure& figure, const QString& value, const QString& remark, InkLabel::Ink ink);
    void showFit(const Outlook& outlook);
    void showTime(const Outlook& outlook);
    void showDisk(const Outlook& outlook);
    void showReasons(const Outlook& outlook);

    InkLabel* m_title;
    InkLabel* m_detail;
    InkLabel* m_reasons;
    Figure m_fit;
    Figure m_time;
    Figure m_disk;
    Figure m_get;
};

} // namespace cw
