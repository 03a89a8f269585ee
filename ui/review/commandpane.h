// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

#include <QWidget>

class QPushButton;

namespace cw {

class InkLabel;
class TextView;

/// A step exactly as it will be run: its command, its environment beside it, and why. Copied is the whole as one line, so
/// that it can be run as it is.
class CommandPane : public QWidget
{
    Q_OBJECT

public:
    explicit CommandPane(QWidget* parent = nullptr);

    void showStep(const Plan& plan, int step);
    TextView& command() const { return *m_command; }
    TextView& environment() const { return *m_environment; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void arrange();

    InkLabel* m_title;
    InkLabel* m_why;
    TextView* m_command;
    TextView* m_environment;
    QWidget* m_environmentHead;
    QPushButton* m_switch;
    bool m_hasEnvironment = false;
    QString m_whole;   ///< what is copied: with the environment
    QString m_line;    ///< what is shown: without it, since it stands beside
    int m_columns = 0; ///< that the shown line was folded for
};

/// A command line folded between its words with a backslash at each line's end: for the shell it is the same line. Pure.
QString foldedCommand(const QString& line, int columns);

} // namespace cw
