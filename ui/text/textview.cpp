// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/textview.h"

#include "ui/text/findbar.h"

#include <QVBoxLayout>

namespace cw {

TextView::TextView(QWidget* parent) : QWidget(parent), m_pane(new CodePane(this)), m_find(new FindBar(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_pane, 1);
    layout->addWidget(m_find);
    m_find->setPane(m_pane);
    setFocusProxy(m_pane);
}

void TextView::setText(const QString& text, const QString& definition)
{
    m_pane->setCode(text, definition);
}

} // namespace cw
