// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/generalpane.h"

#include "core/preferences/translation.h"
#include "ui/desktop/terminal.h"
#include "ui/widgets/inklabel.h"

#include <QComboBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString nameOf(const QString& language)
{
    if (language == "en"_L1)
        return u"English"_s;
    return QLocale(language).nativeLanguageName();
}

void select(QComboBox* box, const QString& data)
{
    box->setCurrentIndex(std::max(0, box->findData(data)));
}

} // namespace

GeneralPane::GeneralPane(QWidget* parent)
    : PreferencePane(tr("General"), u"options"_s, parent)
    , m_language(new QComboBox(this))
    , m_scheme(new QComboBox(this))
    , m_terminal(new QLineEdit(this))
{
    QGridLayout* form = addGroup({});
    m_language->setObjectName(u"language"_s);
    m_language->addItem(tr("As the system (%1)").arg(nameOf(Translation::choose({}))), QString());
    for (const QString& language : Translation::languages())
        m_language->addItem(nameOf(language), language);
    addRow(form, tr("&Language"), m_language, tr("Takes effect at the next start, on the command line too."));

    m_scheme->setObjectName(u"scheme"_s);
    m_scheme->addItem(tr("As the desktop"), QString());
    m_scheme->addItem(tr("Light"), u"light"_s);
    m_scheme->addItem(tr("Dark"), u"dark"_s);
    addRow(form, tr("&Appearance"), m_scheme);

    m_terminal->setObjectName(u"terminal"_s);
    const auto found = Terminal::find({});
    m_terminal->setPlaceholderText(found ? QFileInfo(found->program).fileName() : tr("none was found"));
    m_terminalHint = addRow(form, tr("&Terminal"), m_terminal,
                            tr("Opened for a device or a run's folder. Empty takes the first one found."));
    column()->addStretch(1);
}

void GeneralPane::take(const Preferences& preferences)
{
    select(m_language, preferences.language);
    select(m_scheme, preferences.scheme);
    m_terminal->setText(preferences.terminal);
}

void GeneralPane::give(Preferences& preferences) const
{
    preferences.language = m_language->currentData().toString();
    preferences.scheme = m_scheme->currentData().toString();
    preferences.terminal = m_terminal->text().trimmed();
}

bool GeneralPane::check()
{
    const QString chosen = m_terminal->text().trimmed();
    const auto found = chosen.isEmpty() ? Result<Terminal>(Terminal()) : Terminal::find(chosen);
    if (found)
        return true;
    m_terminalHint->setText(found.error().text);
    m_terminalHint->setInk(InkLabel::Ink::Error);
    m_terminal->setAccessibleDescription(found.error().text);
    m_terminal->setFocus();
    return false;
}

} // namespace cw
