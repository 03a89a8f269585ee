// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace cw {

/// Every question that stops the user, behind one seam: tests answer without a dialog.
class Prompter
{
public:
    enum class Leave { Save, Discard, Cancel };
    enum class Recover { Take, Discard, Later };

    virtual ~Prompter() = default;
    virtual Leave askUnsaved(QWidget* parent, const QString& name) = 0;
    virtual QString openFile(QWidget* parent, const QString& title, const QString& folder, const QString& filter) = 0;
    virtual QString saveFile(QWidget* parent, const QString& title, const QString& proposal, const QString& filter) = 0;
    virtual QString openFolder(QWidget* parent, const QString& title, const QString& folder) = 0;
    /// A dangerous act: the safe button has the focus, `act` names what would happen ("Stop the build").
    virtual bool confirm(QWidget* parent, const QString& question, const QString& explanation, const QString& act) = 0;
    /// Changes that a crash left. Later keeps them for the next start, which is also what a test's prompter says.
    virtual Recover askRecover(QWidget* parent, const QString& name, const QString& when);
    virtual void tell(QWidget* parent, const QString& what, const QString& why) = 0;

    static Prompter& instance();
    /// Tests put their own in place; null restores the real one. Not owned.
    static void replace(Prompter* prompter);
};

} // namespace cw
