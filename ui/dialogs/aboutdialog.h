// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace cw {

/// What this program is, its version and Qt's, its licence, and whose work it contains.
class AboutDialog : public QDialog
{
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);

    /// What a report of a problem should name: versions and the system, as text to copy.
    static QString versions();

private:
    QWidget* makeAbout();
    QWidget* makeParts();
    QWidget* makeText(const QString& objectName, const QString& resource);
};

} // namespace cw
