// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

namespace cw {

/// Ticks of an axis in MiB at powers of two, labelled in MiB or, above some 10 GiB, in GiB, as all other figures.
class MemoryTicker : public QCPAxisTicker
{
public:
    MemoryTicker();

protected:
    double getTickStep(const QCPRange& range) override;
    int getSubTickCount(double step) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;

private:
    bool m_gib = false;
};

} // namespace cw
