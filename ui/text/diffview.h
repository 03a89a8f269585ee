// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/difflines.h"

#include <QWidget>

class QSplitter;
class QToolButton;

namespace cw {

class FindBar;
class InkLabel;

/// Two texts compared: in one column, or side by side where there is room. F8 and Shift+F8 walk over the changes; the
/// line under the caret is told in words, so that no change is known by colour or sign alone.
class DiffView : public QWidget
{
    Q_OBJECT

public:
    explicit DiffView(QWidget* parent = nullptr);

    void setTexts(const QByteArray& before, const QByteArray& after, const QString& definition);
    /// Instead of a comparison: why there is none.
    void setNote(const QString& note);
    void nextChange(int direction);
    QString summary() const; ///< "2 lines added, 1 removed"
    CodePane& pane() const { return *m_both; }
    bool isSideBySide() const;
    void setSideBySide(bool wanted);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeBar(QWidget* bar);
    void arrange();
    void describe(CodePane* pane);
    CodePane* active() const;

    InkLabel* m_summary;
    InkLabel* m_place;
    QToolButton* m_previous = nullptr;
    QToolButton* m_next = nullptr;
    QToolButton* m_side = nullptr;
    CodePane* m_both;   ///< one column
    QSplitter* m_split; ///< two columns
    CodePane* m_before;
    CodePane* m_after;
    FindBar* m_find;
    QList<DiffLine> m_lines;
    QString m_note;
};

} // namespace cw
