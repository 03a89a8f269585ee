// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/limitcontrol.h"

#include "ui/look/metrics.h"
#include "ui/widgets/inklabel.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int sizeStep = 512; // MiB

} // namespace

LimitControl::LimitControl(const Field& field, QWidget* parent)
    : FieldControl(field, parent)
    , m_edit(new QLineEdit(this))
    , m_resolved(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
{
    setTarget(m_edit);
    m_edit->installEventFilter(this);
    m_resolved->setObjectName(u"resolved-"_s + field.name);
    m_resolved->hide();
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::small);
    layout->addWidget(m_edit, 1);
    layout->addWidget(m_resolved);
    connect(m_edit, &QLineEdit::editingFinished, this, [this] {
        if (m_edit->text() == m_shown)
            return;
        m_shown = m_edit->text();
        Q_EMIT typed(m_shown);
    });
}

void LimitControl::showValue(const QJsonValue& value, bool isSet)
{
    const QString text = isSet ? printValue(field(), value) : QString();
    if (text == m_shown && (m_edit->text() == text || m_edit->hasFocus()))
        return; // still typing
    m_shown = text;
    m_edit->setText(text);
}

void LimitControl::setStandardText(const QString& text)
{
    m_edit->setPlaceholderText(text);
}

void LimitControl::setResolved(const QString& text)
{
    m_resolved->setText(text);
    m_resolved->setVisible(!text.isEmpty());
}

bool LimitControl::eventFilter(QObject* object, QEvent* event)
{
    if (object == m_edit && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::NoModifier && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down)) {
            step(key->key() == Qt::Key_Up ? 1 : -1);
            return true;
        }
    }
    return FieldControl::eventFilter(object, event);
}

void LimitControl::step(int steps)
{
    const int each = field().type == Field::Type::Size ? sizeStep : 1;
    // A number that is written there counts as it is, also where the machine has less.
    bool written = false;
    const int number = m_edit->text().toInt(&written);
    const qint64 next = qint64(written ? number : m_number) + steps * each;
    m_shown = QString::number(std::clamp<qint64>(next, 1, std::numeric_limits<int>::max()));
    m_edit->setText(m_shown);
    Q_EMIT typed(m_shown);
}

} // namespace cw
