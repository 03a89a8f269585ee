// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace cw {

/// A large choice: an icon, a name, and one line that says what it means. A button like any other for keyboard and
/// screen reader.
class ChoiceCard : public QAbstractButton
{
    Q_OBJECT

public:
    ChoiceCard(const QString& iconName, const QString& title, const QString& detail, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_iconName;
    QString m_detail;
};

} // namespace cw
