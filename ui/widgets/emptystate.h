// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace cw {

class InkLabel;

/// What a page shows while there is nothing to show: one sentence that says what is missing, and the one next act.
class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget* parent = nullptr);

    void setTexts(const QString& title, const QString& sentence);
    /// The page's next act; at most one, an accent button. Taken over.
    void setAct(QPushButton* act);

private:
    InkLabel* m_title;
    InkLabel* m_sentence;
};

} // namespace cw
