// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPalette>

namespace cw {

/// Which of the two schemes the program wears: the desktop's (by the lightness of its palette), or the user's choice.
/// Sets the application's palette; a high-contrast desktop palette is left as it is.
class Scheme : public QObject
{
    Q_OBJECT

public:
    enum class Choice { System, Light, Dark };

    explicit Scheme(QObject* parent = nullptr);

    Choice choice() const { return m_choice; }
    void setChoice(Choice choice);

    static Choice choiceFromName(const QString& name);
    static QString nameOf(Choice choice);

private:
    void apply();

    Choice m_choice = Choice::System;
    QPalette m_desktop;
};

} // namespace cw
