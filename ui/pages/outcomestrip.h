// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/inklabel.h"

#include <QWidget>

class QHBoxLayout;
class QPlainTextEdit;

namespace cw {

/// The strip below a page's head that says how something ended: a tint, a bar and an icon by its kind, one strong
/// sentence, what to do, and where there is one, what a failed program printed.
class OutcomeStrip : public QWidget
{
    Q_OBJECT

public:
    enum class Kind { Good, Neutral, Warning, Error };

    explicit OutcomeStrip(QWidget* parent = nullptr);

    void show(Kind kind, const QString& sentence, const QString& text, const QString& output = {});
    void addAct(QWidget* act);
    /// Everything that it says, to copy.
    QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void applyTokens();
    void fitOutput();

    Kind m_kind = Kind::Neutral;
    InkLabel* m_sentence;
    InkLabel* m_text;
    QPlainTextEdit* m_output;
    QHBoxLayout* m_acts;
};

} // namespace cw
