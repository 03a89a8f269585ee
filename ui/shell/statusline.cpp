// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/statusline.h"

#include "ui/look/icons.h"
#include "ui/look/metrics.h"
#include "ui/shell/meterbutton.h"

using namespace Qt::StringLiterals;

namespace cw {

StatusLine::StatusLine(QWidget* parent) : QStatusBar(parent)
{
    setObjectName(u"statusLine"_s);
    setSizeGripEnabled(false);
    setContentsMargins(space::small, 0, space::small, 0);
    static const char* const names[] = {"statusState", "statusProgress", "statusMemory", "statusDisk", "statusDevice"};
    for (int i = 0; i < 5; ++i) {
        auto* button = new MeterButton(this);
        button->setObjectName(QLatin1StringView(names[i]));
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFont(type::small());
        button->setFocusPolicy(Qt::TabFocus);
        button->hide();
        if (i < 2)
            addWidget(button);
        else
            addPermanentWidget(button);
        connect(button, &QToolButton::clicked, this, [this, i] { Q_EMIT clicked(Part(i)); });
        m_parts[i] = button;
    }
}

void StatusLine::setPart(Part part, const QString& text, const QString& iconName, const QString& tip)
{
    MeterButton* button = m_parts[int(part)];
    button->setVisible(!text.isEmpty());
    button->setText(text);
    button->setAccessibleName(text);
    button->setToolTip(tip);
    if (button->property("icon-name").toString() != iconName) {
        button->setProperty("icon-name", iconName);
        button->setIcon(icon(iconName, IconInk::Secondary));
    }
}

void StatusLine::setShare(Part part, double share)
{
    m_parts[int(part)]->setShare(share);
}

} // namespace cw
