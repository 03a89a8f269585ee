// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/numbercontrol.h"

#include <QHBoxLayout>
#include <QSpinBox>
#include <QWheelEvent>

#include <limits>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

class CalmSpin : public QSpinBox
{
public:
    using QSpinBox::QSpinBox;

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

constexpr int sizeStep = 512; // MiB

} // namespace

NumberControl::NumberControl(const Field& field, QWidget* parent)
    : FieldControl(field, parent), m_spin(new CalmSpin(this))
{
    const bool size = field.type == Field::Type::Size;
    m_spin->setRange(0, size ? std::numeric_limits<int>::max() : 4096);
    m_spin->setSingleStep(size ? sizeStep : 1);
    m_spin->setGroupSeparatorShown(size);
    if (size)
        m_spin->setSuffix(tr(" MiB"));
    m_spin->setSpecialValueText(tr("automatic"));
    m_spin->setKeyboardTracking(false);
    m_spin->setAlignment(Qt::AlignRight);
    m_spin->setFixedWidth(m_spin->fontMetrics().horizontalAdvance(u"9,999,999 MiB"_s) + 48); // all one below another
    setTarget(m_spin);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_spin);
    layout->addStretch(1);
    connect(m_spin, &QSpinBox::valueChanged, this, [this](int value) {
        if (value == m_shown)
            return;
        m_shown = value;
        if (value == 0)
            Q_EMIT typed({});
        else
            Q_EMIT chosen(QJsonValue(value));
    });
}

void NumberControl::showValue(const QJsonValue& value, bool isSet)
{
    m_shown = isSet ? int(value.toInteger()) : 0;
    m_spin->setValue(m_shown);
}

void NumberControl::setStandardText(const QString& text)
{
    m_spin->setSpecialValueText(text);
}

} // namespace cw
