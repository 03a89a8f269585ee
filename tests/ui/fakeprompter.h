// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/prompter.h"

/// Answers every question as the test says, and keeps what was asked.
class FakePrompter : public cw::Prompter
{
public:
    FakePrompter() { replace(this); }
    ~FakePrompter() override { replace(nullptr); }
    Q_DISABLE_COPY_MOVE(FakePrompter)

    Leave askUnsaved(QWidget*, const QString&) override { return Leave::Cancel; }
    QString openFile(QWidget*, const QString&, const QString&, const QString&) override { return {}; }
    QString saveFile(QWidget*, const QString&, const QString&, const QString&) override { return path; }
    QString openFolder(QWidget*, const QString&, const QString&) override { return {}; }
    bool confirm(QWidget*, const QString& text, const QString& why, const QString& what) override
    {
        question = text;
        explanation = why;
        act = what;
        ++asked;
        return yes;
    }
    void tell(QWidget*, const QString& what, const QString& why) override
    {
        told = what;
        toldWhy = why;
    }

    bool yes = false;
    QString path;
    int asked = 0;
    QString question;
    QString explanation;
    QString act;
    QString told;
    QString toldWhy;
};
