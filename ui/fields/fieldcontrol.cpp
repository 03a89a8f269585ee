// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/fieldcontrol.h"

#include "ui/fields/choicecontrol.h"
#include "ui/fields/limitcontrol.h"
#include "ui/fields/switchcontrol.h"
#include "ui/fields/tagcontrol.h"
#include "ui/fields/textcontrol.h"
#include "ui/look/crossstyle.h"

#include <QVariant>

using namespace Qt::StringLiterals;

namespace cw {

FieldControl::FieldControl(const Field& field, QWidget* parent) : QWidget(parent), m_field(field) {}

FieldControl* FieldControl::make(const Field& field, bool choices, QWidget* parent)
{
    switch (field.type) {
    case Field::Type::Flag: return new SwitchControl(field, parent);
    case Field::Type::Count:
    case Field::Type::Size: return new LimitControl(field, parent);
    case Field::Type::List: return new TagControl(field, parent);
    case Field::Type::Choice: return new ChoiceControl(field, parent);
    case Field::Type::Path: return new TextControl(field, parent);
    case Field::Type::Text:
    case Field::Type::Version: break;
    }
    if (choices)
        return new ChoiceControl(field, parent);
    return new TextControl(field, parent);
}

void FieldControl::setSeverity(std::optional<Finding::Severity> severity)
{
    QString name;
    if (severity == Finding::Severity::Error)
        name = u"error"_s;
    else if (severity == Finding::Severity::Warning)
        name = u"warning"_s;
    if (m_target->property(styleproperty::severity).toString() == name)
        return;
    m_target->setProperty(styleproperty::severity, name);
    m_target->update();
}

void FieldControl::setTarget(QWidget* target)
{
    m_target = target;
    target->setObjectName(m_field.name);
    target->setAccessibleName(m_field.title);
}

} // namespace cw
