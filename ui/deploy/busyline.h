// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QPushButton;

namespace cw {

class InkLabel;

/// What is waited for, in one line of the page: an hourglass, a sentence with the time from ten seconds on, and Cancel.
class BusyLine : public QWidget
{
    Q_OBJECT

public:
    explicit BusyLine(QWidget* parent = nullptr);

    void begin(const QString& text);
    void setText(const QString& text);
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
    QString m_text;
    QElapsedTimer m_clock;
    QTimer m_tick;
};

} // namespace cw
