// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/finding.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace cw {

class InkLabel;

/// One finding where it belongs: a mark for its severity (named for screen readers), what and why, the repair as a button that says what
/// it sets, the rule's source on demand, and the decision to ignore the rule. Everything it says can be copied (context menu, Ctrl+C within it).
class FindingStrip : public QWidget
{
    Q_OBJECT

public:
    /// `ignorable`: whether its rule may be ignored from here.
    FindingStrip(const Finding& finding, bool ignorable, QWidget* parent);

    const Finding& finding() const { return m_finding; }
    bool isSourceShown() const;
    void showSource(bool shown);
    /// All of it as plain text.
    QString text() const;
    /// "Set capabilities to 8.7." as a button says it, with the fields it touches.
    static QString repairTip(const Repair& repair);
    /// "Get Bazel 3.7.2, 41 MB"
    static QString fetchText(const FetchOffer& offer);

Q_SIGNALS:
    void repairRequested(const cw::Finding& finding);
    void fetchRequested(const cw::Finding& finding);
    /// The rule's findings are to be remarks only from now on, or no longer.
    void ignoreRequested(const QString& rule, bool ignored);

protected:
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void makeSource();
    QPushButton* makeIgnore();

    Finding m_finding;
    QWidget* m_source = nullptr; ///< made when it is asked for: an edit brings many strips, and few are opened
    QVBoxLayout* m_column;
    QPushButton* m_why;
    QPushButton* m_ignore = nullptr; ///< or what takes it back; none for a remark
};

/// The word for a severity as people read it: "Error", "Warning", "Not known yet", "Note".
QString severityWord(Finding::Severity severity);
/// The same for a finding: "Ignored" where the user wants it so.
QString severityWord(const Finding& finding);
/// The icon that goes with it.
QString severityIcon(Finding::Severity severity);

} // namespace cw
