// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace cw {

/// The machine's memory as a bar: Bazel's server, what the compilers may need at their peak beside it, and the limit of
/// both as a line with its value.
class MemoryBar : public QWidget
{
    Q_OBJECT

public:
    explicit MemoryBar(QWidget* parent = nullptr);

    /// All in MiB; 0: not known, or no limit. `need` holds `server`. `sentence` says the same for people and screen
    /// readers.
    void setValues(qint64 machine, qint64 server, qint64 need, qint64 limit, const QString& sentence);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {80, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QString machineText() const;
    QString neededText() const;
    bool isStacked() const; ///< the two figures have no room beside each other

    qint64 m_machine = 0;
    qint64 m_server = 0;
    qint64 m_need = 0;
    qint64 m_limit = 0;
};

} // namespace cw
