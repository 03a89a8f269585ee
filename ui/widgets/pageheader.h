// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QPushButton;

namespace cw {

class InkLabel;

/// The head of every page: title, one sentence that says where things stand, and the page's acts at the right.
class PageHeader : public QWidget
{
    Q_OBJECT

public:
    explicit PageHeader(const QString& title, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// Rich text is allowed for emphasis (<b>); the text itself must be escaped by the caller.
    void setSentence(const QString& sentence);
    QString sentence() const;
    /// Behind those there are, for the eye and for the Tab key; before everything else on the page.
    void addAct(QWidget* act);

private:
    InkLabel* m_title;
    InkLabel* m_sentence;
    QHBoxLayout* m_acts;
};

} // namespace cw
