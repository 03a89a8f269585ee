// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/taborder.h"

#include <QWidget>

namespace cw {

void tabAfter(QWidget& before, QWidget& stop)
{
    // Qt leaves the order as it is where one of the two cannot have the focus.
    const Qt::FocusPolicy policy = before.focusPolicy();
    if (policy == Qt::NoFocus)
        before.setFocusPolicy(Qt::TabFocus);
    QWidget::setTabOrder(&before, &stop);
    before.setFocusPolicy(policy);
}

} // namespace cw
