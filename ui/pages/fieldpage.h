// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/fields/fieldform.h"
#include "ui/pages/page.h"

class QHBoxLayout;
class QScrollArea;

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
    /// Two panes that meet at a hairline: the work, and beside it what is known. The second may be narrow.
    QHBoxLayout* makePanes(QWidget* main, QWidget* aside);
    static QScrollArea* scrolling(QWidget* content);

    /// Called after every change of findings, facts or values, and once the page is complete.
    virtual void refresh() {}
    void refreshAll();

private:
    QString m_purpose;
    QList<FieldForm*> m_forms;
    QStringList m_further;
};

} // namespace cw
