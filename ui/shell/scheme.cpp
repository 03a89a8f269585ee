// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/scheme.h"

#include "ui/look/tokens.h"

#include <QApplication>

using namespace Qt::StringLiterals;

namespace cw {

Scheme::Scheme(QObject* parent) : QObject(parent), m_desktop(QApplication::palette())
{
    apply();
}

void Scheme::setChoice(Choice choice)
{
    m_choice = choice;
    apply();
}

Scheme::Choice Scheme::choiceFromName(const QString& name)
{
    return name == "light"_L1 ? Choice::Light : name == "dark"_L1 ? Choice::Dark : Choice::System;
}

QString Scheme::nameOf(Choice choice)
{
    switch (choice) {
    case Choice::Light: return u"light"_s;
    case Choice::Dark: return u"dark"_s;
    case Choice::System: break;
    }
    return u"system"_s;
}

void Scheme::apply()
{
    if (m_choice == Choice::System) {
        // Pure black on pure white (or the reverse) as text is what high-contrast schemes set and ordinary ones do not.
        const double deskContrast = contrast(m_desktop.color(QPalette::WindowText), m_desktop.color(QPalette::Window));
        const bool highContrast =
            deskContrast > 20.5 && m_desktop.color(QPalette::Window) == m_desktop.color(QPalette::Base);
        QApplication::setPalette(highContrast ? m_desktop : Tokens::of(m_desktop).palette());
        return;
    }
    QApplication::setPalette((m_choice == Choice::Dark ? Tokens::darkScheme() : Tokens::light()).palette());
}

} // namespace cw
