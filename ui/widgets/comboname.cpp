// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/comboname.h"

#include <QComboBox>
#include <QLabel>

namespace cw {

void nameCombo(QComboBox& combo, const QString& name)
{
    combo.setAccessibleName(name);
    auto* label = new QLabel(name, combo.parentWidget());
    label->hide();
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(&combo);
}

} // namespace cw
