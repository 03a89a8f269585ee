// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/fieldform.h"
#include "ui/pages/page.h"

class QHBoxLayout;
class QScrollArea;
class QVBoxLayout;

namespace cw {

/// A page of choices: forms of fields, the rail's state from their findings, and a head that says where things stand.
class FieldPage : public Page
{
    Q_OBJECT

public:
    FieldPage(PageId id, const QString& title, const QString& purpose, Session& session, QWidget* parent);

    QStringList fields() const override;

protected:
    FieldForm* makeForm(FieldRow::Style style, QWidget* parent = nullptr);
    /// Fields whose findings stand on this page without a row in a form.
    void addField(const QString& name) { m_further.append(name); }
    /// Two panes that meet at a hairline: the work, and beside it what is known. Where the window is too narrow for both,
    /// what is known goes to the end of `below`; without one it stays.
    QHBoxLayout* makePanes(QWidget* main, QWidget* known, QVBoxLayout* below = nullptr);
    static QScrollArea* scrolling(QWidget* content, QPalette::ColorRole ground = QPalette::Window);

    /// Called after every change of findings, facts or values while the page is seen, and when it comes to be seen.
    virtual void refresh() {}
    void refreshAll();
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void placeKnown();
    QString m_purpose;
    QList<FieldForm*> m_forms;
    QStringList m_further;
    QScrollArea* m_aside = nullptr;
    QWidget* m_asideRule = nullptr;
    QWidget* m_known = nullptr;
    QVBoxLayout* m_below = nullptr;
};

} // namespace cw
