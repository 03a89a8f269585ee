// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

#include <QWidget>

class QListView;

namespace cw {

class InkLabel;
class RailModel;

/// The left side of the window: what is worked on, the pages with their states, and a word on what closing does.
class Rail : public QWidget
{
    Q_OBJECT

public:
    explicit Rail(QWidget* parent = nullptr);

    void setDocument(const QString& name, const QString& release, const QString& target);
    void setNote(const QString& strong, const QString& text); ///< empty hides it
    void setCurrent(PageId page);
    void setState(PageId page, const RailState& state);
    QListView* list() const { return m_list; }

Q_SIGNALS:
    void pageRequested(cw::PageId page);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    RailModel* m_model;
    QListView* m_list;
    InkLabel* m_name;
    InkLabel* m_release;
    InkLabel* m_target;
    QWidget* m_note;
    InkLabel* m_noteStrong;
    InkLabel* m_noteText;
};

} // namespace cw
