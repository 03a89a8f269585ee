// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QSocketNotifier;

namespace cw {

/// Turns signals of the operating system into a Qt signal. One object at a time per process; the default handlers come back
/// with its end.
class UnixSignals : public QObject
{
    Q_OBJECT

public:
    explicit UnixSignals(const QList<int>& signalNumbers, QObject* parent = nullptr);
    ~UnixSignals() override;

Q_SIGNALS:
    void received(int signalNumber);

private:
    QList<int> m_numbers;
    QSocketNotifier* m_notifier = nullptr;
};

} // namespace cw
