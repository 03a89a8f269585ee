// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/textcontrol.h"

#include "ui/look/metrics.h"
#include "ui/shell/prompter.h"
#include "ui/widgets/buttons.h"

#include <QCompleter>
#include <QDir>
#include <QFileSystemModel>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QStringListModel>

using namespace Qt::StringLiterals;

namespace cw {

TextControl::TextControl(const Field& field, QWidget* parent) : FieldControl(field, parent), m_edit(new QLineEdit(this))
{
    setTarget(m_edit);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::tiny);
    layout->addWidget(m_edit, 1);
    const bool path = field.type == Field::Type::Path || field.name == "source"_L1;
    if (path) {
        connect(m_edit, &QLineEdit::textChanged, this, [this](const QString& text) {
            m_edit->setFont(text.isEmpty() ? type::body() : type::mono()); // what holds without one is no path
        });
        connect(m_edit, &QLineEdit::textEdited, this, [this](const QString& text) {
            if (QDir::isAbsolutePath(text) && !m_edit->completer())
                completeFiles(); // only now: folders are listed when somebody types one
        });
        // In a table of parts there is no room for the word; the source is the one path that most people browse for.
        auto* button = plainButton(field.type == Field::Type::Path ? QString() : tr("Browse…"), u"folder"_s, this);
        if (field.type == Field::Type::Path)
            button->setFixedWidth(button->sizeHint().height());
        button->setToolTip(tr("Browse…"));
        button->setObjectName(u"browse-"_s + field.name);
        button->setAccessibleName(tr("Browse for %1").arg(field.title));
        connect(button, &QPushButton::clicked, this, &TextControl::browse);
        layout->addWidget(button);
    }
    connect(m_edit, &QLineEdit::editingFinished, this, [this] {
        if (m_edit->text() == m_shown)
            return;
        m_shown = m_edit->text();
        Q_EMIT typed(m_shown);
    });
}

void TextControl::showValue(const QJsonValue& value, bool isSet)
{
    const QString text = isSet ? printValue(field(), value) : QString();
    if (text == m_shown && m_edit->text() == text)
        return;
    if (text == m_shown && m_edit->hasFocus())
        return; // still typing
    m_shown = text;
    m_edit->setText(text);
}

void TextControl::setChoices(const QList<Choice>& choices)
{
    if (field().type == Field::Type::Path || field().name == "source"_L1)
        return; // the machine's files are the choices
    QStringList values;
    for (const Choice& choice : choices)
        values.append(choice.value);
    if (!m_completions) {
        m_completions = new QStringListModel(this);
        auto* completer = new QCompleter(m_completions, this);
        completer->setFilterMode(Qt::MatchContains);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        m_edit->setCompleter(completer);
    }
    if (m_completions->stringList() != values)
        m_completions->setStringList(values);
}

void TextControl::completeFiles()
{
    auto* files = new QFileSystemModel(this); // reads folders in a thread of its own
    files->setFilter(QDir::Dirs | QDir::NoDotAndDotDot | QDir::Files);
    files->setOption(QFileSystemModel::DontWatchForChanges);
    files->setRootPath(u"/"_s);
    m_edit->setCompleter(new QCompleter(files, this));
}

void TextControl::setStandardText(const QString& text)
{
    m_edit->setPlaceholderText(text);
}

void TextControl::browse()
{
    QString start = m_edit->text();
    if (start.startsWith("~/"_L1))
        start.replace(0, 1, QDir::homePath());
    const QString folder =
        Prompter::instance().openFolder(this, field().title, start.isEmpty() ? QDir::homePath() : start);
    if (folder.isEmpty())
        return;
    m_edit->setText(folder);
    m_shown = folder;
    Q_EMIT typed(folder);
}

} // namespace cw
