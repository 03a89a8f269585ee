// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>
#include <QWidget>

class QAbstractButton;
class QPushButton;

namespace cw {

class InkLabel;

/// What is waited for, in one line of the page: an hourglass, a sentence with the time from ten seconds on, and Cancel.
/// A button beside it that began this with the focus on it hands the focus to Cancel, and has it again at the end.
class BusyLine : public QWidget
{
    Q_OBJECT

public:
    explicit BusyLine(QWidget* parent = nullptr);

    void begin(const QString& text);
    void setText(const QString& text);
    /// Once what the button needs is there again: only an enabled one gets the focus back.
    void end();
    /// After Cancel: it takes until the next safe point.
    void setCancelling(const QString& text);
    qint64 elapsed() const { return m_clock.isValid() ? m_clock.elapsed() : 0; }

Q_SIGNALS:
    void cancelRequested();
    void ticked(); ///< once a second while it is shown

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void update();

    InkLabel* m_label;
    QPushButton* m_cancel;
    QPointer<QAbstractButton> m_began; ///< what had the focus at the beginning, if it was a button
    QString m_text;
    QElapsedTimer m_clock;
    QTimer m_tick;
};

} // namespace cw
