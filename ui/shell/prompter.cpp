// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/prompter.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

namespace cw {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("cw::Prompter", text);
}

class DialogPrompter : public Prompter
{
public:
    Leave askUnsaved(QWidget* parent, const QString& name) override
    {
        QMessageBox box(QMessageBox::NoIcon, tr("Unsaved changes"), tr("%1 has changes that are not saved.").arg(name),
                        QMessageBox::NoButton, parent);
        box.setInformativeText(tr("Save them before going on? A running build is not touched."));
        auto* save = box.addButton(tr("Save"), QMessageBox::AcceptRole);
        auto* discard = box.addButton(tr("Discard changes"), QMessageBox::DestructiveRole);
        auto* cancel = box.addButton(tr("Cancel"), QMessageBox::RejectRole);
        box.setDefaultButton(save);
        box.setEscapeButton(cancel);
        box.exec();
        if (box.clickedButton() == save)
            return Leave::Save;
        return box.clickedButton() == discard ? Leave::Discard : Leave::Cancel;
    }

    QString openFile(QWidget* parent, const QString& title, const QString& folder, const QString& filter) override
    {
        return QFileDialog::getOpenFileName(parent, title, folder, filter);
    }

    QString saveFile(QWidget* parent, const QString& title, const QString& proposal, const QString& filter) override
    {
        return QFileDialog::getSaveFileName(parent, title, proposal, filter);
    }

    QString openFolder(QWidget* parent, const QString& title, const QString& folder) override
    {
        return QFileDialog::getExistingDirectory(parent, title, folder);
    }

    bool confirm(QWidget* parent, const QString& question, const QString& explanation, const QString& act) override
    {
        QMessageBox box(QMessageBox::NoIcon, act, question, QMessageBox::NoButton, parent);
        box.setInformativeText(explanation);
        auto* yes = box.addButton(act, QMessageBox::DestructiveRole);
        auto* cancel = box.addButton(tr("Cancel"), QMessageBox::RejectRole);
        box.setDefaultButton(cancel);
        box.setEscapeButton(cancel);
        box.exec();
        return box.clickedButton() == yes;
    }

    Recover askRecover(QWidget* parent, const QString& name, const QString& when) override
    {
        QMessageBox box(QMessageBox::NoIcon, tr("Recover changes"),
                        tr("%1 has changes from %2 that were never saved.").arg(name, when), QMessageBox::NoButton,
                        parent);
        box.setInformativeText(tr("Crosswright ended without asking about them."));
        auto* take = box.addButton(tr("Recover"), QMessageBox::AcceptRole);
        auto* discard = box.addButton(tr("Throw away"), QMessageBox::DestructiveRole);
        auto* later = box.addButton(tr("Decide later"), QMessageBox::RejectRole);
        box.setDefaultButton(take);
        box.setEscapeButton(later);
        box.exec();
        if (box.clickedButton() == take)
            return Recover::Take;
        return box.clickedButton() == discard ? Recover::Discard : Recover::Later;
    }

    void tell(QWidget* parent, const QString& what, const QString& why) override
    {
        QMessageBox box(QMessageBox::NoIcon, what, what, QMessageBox::NoButton, parent);
        box.setInformativeText(why);
        box.addButton(tr("Close"), QMessageBox::RejectRole);
        box.exec();
    }
};

Prompter* replacement = nullptr;

} // namespace

Prompter::Recover Prompter::askRecover(QWidget*, const QString&, const QString&)
{
    return Recover::Later;
}

Prompter& Prompter::instance()
{
    static DialogPrompter real;
    return replacement ? *replacement : real;
}

void Prompter::replace(Prompter* prompter)
{
    replacement = prompter;
}

} // namespace cw
