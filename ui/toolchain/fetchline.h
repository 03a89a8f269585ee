// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fetch/part.h"

#include <QWidget>

class QProgressBar;

namespace cw {

class BusyLine;

/// How a fetch stands: what happens in words and figures with Cancel, and below it a bar.
class FetchLine : public QWidget
{
    Q_OBJECT

public:
    explicit FetchLine(QWidget* parent = nullptr);

    void begin(const QString& what);
    /// `done` of `parts` are here.
    void setNews(const fetch::News& news, int done, int parts);
    void setCancelling();
    void end();

    /// "Part 2 of 3: downloading cuDNN 9.3.0, 120 MB of 577 MB"
    static QString sentenceOf(const fetch::News& news, int done, int parts);

Q_SIGNALS:
    void cancelRequested();

private:
    BusyLine* m_line;
    QProgressBar* m_bar;
    bool m_cancelling = false;
};

} // namespace cw
