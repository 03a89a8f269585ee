// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStatusBar>

namespace cw {

class MeterButton;

/// The line at the bottom that is always there: what happens now, and what is left of memory and disk. Every part is a
/// button that goes to the page it speaks of.
class StatusLine : public QStatusBar
{
    Q_OBJECT

public:
    enum class Part { State, Progress, Memory, Disk, Device };

    explicit StatusLine(QWidget* parent = nullptr);

    /// An empty text hides the part.
    void setPart(Part part, const QString& text, const QString& iconName, const QString& tip);
    /// A bar of how much of its limit a part uses, 0…1; below 0: none.
    void setShare(Part part, double share);

Q_SIGNALS:
    void clicked(cw::StatusLine::Part part);

private:
    MeterButton* m_parts[5];
};

} // namespace cw
