// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStatusBar>

class QToolButton;

namespace cw {

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

Q_SIGNALS:
    void clicked(cw::StatusLine::Part part);

private:
    QToolButton* m_parts[5];
};

} // namespace cw
