// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/tagcontrol.h"

#include "ui/fields/flowlayout.h"
#include "ui/look/icons.h"
#include "ui/look/metrics.h"
#include "ui/widgets/buttons.h"

#include <QCompleter>
#include <QJsonArray>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStringListModel>

using namespace Qt::StringLiterals;

namespace cw {

TagControl::TagControl(const Field& field, QWidget* parent)
    : FieldControl(field, parent)
    , m_flow(new FlowLayout(this))
    , m_edit(new QLineEdit(this))
    , m_completions(new QStringListModel(this))
{
    m_flow->insertWidget(0, m_edit);
    m_edit->setMinimumWidth(m_edit->fontMetrics().averageCharWidth() * 14);
    m_edit->installEventFilter(this);
    auto* completer = new QCompleter(m_completions, this);
    completer->setFilterMode(Qt::MatchContains);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_edit->setCompleter(completer);
    setTarget(m_edit);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(m_edit, &QLineEdit::editingFinished, this, &TagControl::add);
    connect(m_edit, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (text.isEmpty())
            Q_EMIT refused({});
    });
}

void TagControl::showValue(const QJsonValue& value, bool isSet)
{
    QStringList words;
    for (const QJsonValue& word : isSet ? value.toArray() : QJsonArray())
        words.append(word.toString());
    if (words == m_words && m_tags.size() == words.size())
        return;
    m_words = words;
    rebuild();
}

void TagControl::setChoices(const QList<Choice>& choices)
{
    QStringList values;
    for (const Choice& choice : choices)
        values.append(choice.value);
    if (m_completions->stringList() != values)
        m_completions->setStringList(values);
}

void TagControl::setStandardText(const QString& text)
{
    m_standardText = text;
    m_edit->setPlaceholderText(m_words.isEmpty() ? text : tr("add…"));
}

void TagControl::add()
{
    const QString text = m_edit->text().trimmed();
    if (text.isEmpty())
        return;
    const auto parsed = parseValue(field(), text);
    if (!parsed) {
        Q_EMIT refused(parsed.error().text);
        return;
    }
    Q_EMIT refused({});
    m_edit->clear();
    for (const QJsonValue& word : parsed->toArray()) {
        if (!m_words.contains(word.toString()))
            m_words.append(word.toString());
    }
    rebuild();
    tell();
}

void TagControl::removeAt(qsizetype index)
{
    m_words.removeAt(index);
    rebuild();
    m_edit->setFocus();
    tell();
}

void TagControl::rebuild()
{
    for (QPushButton* tag : std::as_const(m_tags)) {
        m_flow->removeWidget(tag);
        tag->hide();
        tag->deleteLater(); // it may be the one that was pressed
    }
    m_tags.clear();
    for (const QString& word : std::as_const(m_words)) {
        auto* tag = plainButton(QString(word).replace(u'&', u"&&"_s), u"close"_s, this);
        tag->setLayoutDirection(layoutDirection() == Qt::LeftToRight ? Qt::RightToLeft : Qt::LeftToRight);
        tag->setFont(type::mono());
        tag->setObjectName(u"remove-%1-%2"_s.arg(field().name, word));
        tag->setAccessibleName(tr("Remove %1").arg(word));
        tag->setToolTip(tr("Remove %1").arg(word));
        const qsizetype index = m_tags.size();
        connect(tag, &QPushButton::clicked, this, [this, index] { removeAt(index); });
        m_flow->insertWidget(int(index), tag);
        m_tags.append(tag);
        tag->show();
    }
    // Reading order: the words, then the line. New widgets stand at the end of the window's order.
    QWidget* before = m_edit;
    for (QPushButton* tag : std::as_const(m_tags)) {
        setTabOrder(before, tag);
        before = tag;
    }
    if (before != m_edit)
        setTabOrder(before, m_edit);
    setStandardText(m_standardText);
    updateGeometry();
}

void TagControl::tell()
{
    if (m_words.isEmpty())
        Q_EMIT typed({});
    else
        Q_EMIT chosen(QJsonArray::fromStringList(m_words));
}

bool TagControl::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_edit && event->type() == QEvent::KeyPress && m_edit->text().isEmpty() && !m_words.isEmpty()
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Backspace) {
        const QString word = m_words.takeLast();
        rebuild();
        tell();
        m_edit->setText(word);
        return true;
    }
    return FieldControl::eventFilter(watched, event);
}

} // namespace cw
