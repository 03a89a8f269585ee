// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;

namespace cw {

class CodePane;
class InkLabel;

/// The line below a text in which one looks for something: hidden until Ctrl+F, closed by Esc; F3 goes on.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    explicit FindBar(QWidget* parent);

    void setPane(CodePane* pane) { m_pane = pane; }
    void open();
    void close();
    void step(int direction);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void edited();
    void report(bool found);

    CodePane* m_pane = nullptr;
    QLineEdit* m_text;
    InkLabel* m_count;
};

} // namespace cw
