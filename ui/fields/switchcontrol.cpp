// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/switchcontrol.h"

#include "ui/look/metrics.h"

#include <QCheckBox>
#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {

SwitchControl::SwitchControl(const Field& field, QWidget* parent)
    : FieldControl(field, parent), m_box(new QCheckBox(this))
{
    m_box->setMinimumHeight(metrics::control(m_box->fontMetrics()) + 4); // in one line with its name
    setTarget(m_box);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_box);
    layout->addStretch(1);
    connect(m_box, &QCheckBox::clicked, this, [this](bool on) { Q_EMIT chosen(QJsonValue(on)); });
}

void SwitchControl::showValue(const QJsonValue& value, bool isSet)
{
    m_box->setChecked(isSet ? value.toBool() : m_standard);
}

void SwitchControl::setStandardText(const QString& text)
{
    m_box->setText(text);
    m_box->setAccessibleName(text.isEmpty() ? field().title : field().title + u": "_s + text);
}

} // namespace cw
