// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

namespace cw {

/// Ticks of an axis in seconds since the run began: whole seconds, minutes, hours with their unit.
class ElapsedTicker : public QCPAxisTicker
{
public:
    ElapsedTicker();

protected:
    double getTickStep(const QCPRange& range) override;
    int getSubTickCount(double step) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;

private:
    double m_step = 60;
};

} // namespace cw
