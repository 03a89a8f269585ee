// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/choicecontrol.h"

#include "ui/widgets/combobox.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QStandardItemModel>
#include <QWheelEvent>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

/// A wheel over a form scrolls the form; it must not change a choice in passing.
class CalmCombo : public ComboBox
{
public:
    using ComboBox::ComboBox;

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

} // namespace

ChoiceControl::ChoiceControl(const Field& field, QWidget* parent)
    : FieldControl(field, parent), m_combo(new CalmCombo(this)), m_model(new QStandardItemModel(this))
{
    const bool free = field.type != Field::Type::Choice;
    m_combo->setEditable(free);
    m_combo->setInsertPolicy(QComboBox::NoInsert);
    m_combo->setModel(m_model);
    m_combo->setMinimumContentsLength(8);
    m_combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_combo->setMaxVisibleItems(16);
    setTarget(m_combo);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_combo);
    connect(m_combo, &QComboBox::activated, this,
            [this](int index) { tell(m_combo->itemData(index, ValueRole).toString()); });
    if (!free)
        return;
    QCompleter* completer = m_combo->completer();
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setCompletionMode(QCompleter::PopupCompletion);
    m_combo->lineEdit()->setAccessibleName(field.title); // a screen reader meets it as a control of its own
    connect(m_combo->lineEdit(), &QLineEdit::editingFinished, this, [this] {
        const QString text = m_combo->currentText().trimmed();
        const int index = m_combo->findText(text, Qt::MatchFixedString);
        tell(index >= 0 ? m_combo->itemData(index, ValueRole).toString() : text);
    });
}

void ChoiceControl::tell(const QString& text)
{
    if (text == m_shown)
        return;
    m_shown = text;
    Q_EMIT typed(text);
}

void ChoiceControl::showValue(const QJsonValue& value, bool isSet)
{
    const QString text = isSet || field().type == Field::Type::Choice ? printValue(field(), value) : QString();
    if (m_filled && text == m_shown && m_combo->lineEdit() && m_combo->lineEdit()->hasFocus())
        return; // still typing
    m_shown = text;
    const int index = m_combo->findData(text, ValueRole);
    m_combo->setCurrentIndex(index);
    if (m_combo->isEditable()) {
        m_combo->setEditText(index > 0 ? m_combo->itemText(index) : text);
        m_combo->lineEdit()->setCursorPosition(0);
    }
}

void ChoiceControl::setChoices(const QList<Choice>& choices)
{
    if (m_filled && choices == m_choices)
        return;
    m_choices = choices;
    fill();
}

void ChoiceControl::setStandardText(const QString& text)
{
    m_standardText = text;
    if (m_combo->isEditable())
        m_combo->lineEdit()->setPlaceholderText(text);
}

void ChoiceControl::fill()
{
    const QSignalBlocker blocker(m_combo);
    const QString edited = m_combo->isEditable() ? m_combo->currentText() : QString();
    m_model->clear();
    const auto add = [this](const QString& text, const QString& value, const QString& detail, const QString& origin) {
        auto* item = new QStandardItem(text);
        item->setData(value, ValueRole);
        item->setData(detail, DetailRole);
        const QString tip = QStringList{detail, origin}.join(detail.isEmpty() || origin.isEmpty() ? u""_s : u", "_s);
        item->setToolTip(tip);
        item->setData(tip.isEmpty() ? text : text + u", "_s + tip, Qt::AccessibleTextRole);
        m_model->appendRow(item);
    };
    if (m_combo->isEditable())
        add(m_standardText.isEmpty() ? tr("not set") : m_standardText, {}, {}, {});
    for (const Choice& choice : m_choices)
        add(choice.title, choice.value, choice.detail, choice.origin);
    m_filled = true;
    const int index = m_combo->findData(m_shown, ValueRole);
    m_combo->setCurrentIndex(index);
    if (m_combo->isEditable())
        m_combo->setEditText(m_combo->lineEdit()->hasFocus() ? edited : index > 0 ? m_combo->itemText(index) : m_shown);
}

} // namespace cw
