// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace cw {

/// Any log file in a window of its own: the view that the Build page has, over a file that somebody sent.
class LogWindow : public QWidget
{
    Q_OBJECT

public:
    LogWindow(const QString& path, QWidget* parent);
};

} // namespace cw
