// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace cw {

/// A flat tool button with a short bar between its icon and its text: how much of a limit is used. The text says it in
/// figures; without a share it is like any other.
class MeterButton : public QToolButton
{
    Q_OBJECT

public:
    using QToolButton::QToolButton;

    /// 0…1; below 0: no bar.
    void setShare(double share);
    double share() const { return m_share; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double m_share = -1;
};

} // namespace cw
