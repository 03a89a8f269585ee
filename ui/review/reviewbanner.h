// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/rules/finding.h"

#include <QWidget>

class QVBoxLayout;

namespace cw {

class InkLabel;

/// Why the build is locked, or what should be known before it: which findings stand, each with the way to its field.
class ReviewBanner : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewBanner(QWidget* parent = nullptr);

    /// Errors lock; warnings and what is not known are told. Empty hides the banner.
    void showFindings(const QList<Finding>& findings);
    /// There is no plan, or it could not be started.
    void showError(const QString& what, const Error& error);
    bool isError() const { return m_error; }
    QString text() const; ///< all of it

Q_SIGNALS:
    void fieldRequested(const QString& field);
    void repairRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void begin(bool error, const QString& title);
    void addLine(const QString& text);
    void addFinding(const Finding& finding, const QString& before = {});

    QVBoxLayout* m_lines;
    InkLabel* m_title;
    QWidget* m_repair;
    QWidget* m_lastStop = nullptr; ///< of the Tab key: the repair, then the lines from above
    QStringList m_texts;
    bool m_error = false;
};

} // namespace cw
