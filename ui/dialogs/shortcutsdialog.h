// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>

class QAction;

namespace cw {

/// Every key of the window in one table, with search. Keys that only work within a view (log, plots) are named too.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    ShortcutsDialog(const QList<QAction*>& actions, QWidget* parent = nullptr);
};

} // namespace cw
