// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/buttons.h"

#include "ui/look/crossstyle.h"
#include "ui/look/icons.h"

namespace cw {

QPushButton* accentButton(const QString& text, const QString& iconName, QWidget* parent)
{
    auto* button = new QPushButton(text, parent);
    button->setProperty(styleproperty::accent, true);
    if (!iconName.isEmpty())
        button->setIcon(icon(iconName, IconInk::OnAccent));
    return button;
}

QPushButton* plainButton(const QString& text, const QString& iconName, QWidget* parent)
{
    auto* button = new QPushButton(text, parent);
    if (!iconName.isEmpty())
        button->setIcon(icon(iconName));
    return button;
}

QPushButton* linkButton(const QString& text, QWidget* parent)
{
    auto* button = new QPushButton(text, parent);
    button->setProperty(styleproperty::flat, true);
    button->setCursor(Qt::PointingHandCursor);
    return button;
}

} // namespace cw
