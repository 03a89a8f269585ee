// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/preferences/preferences.h"

#include <QWidget>

class QGridLayout;
class QVBoxLayout;

namespace cw {

class InkLabel;

/// One page of the preferences: shows a part of them and gives it back. Changes nothing by itself.
class PreferencePane : public QWidget
{
    Q_OBJECT

public:
    PreferencePane(const QString& title, const QString& iconName, QWidget* parent);

    const QString& title() const { return m_title; }
    const QString& iconName() const { return m_iconName; }

    virtual void take(const Preferences& preferences) = 0;
    virtual void give(Preferences& preferences) const = 0;
    /// Whether what stands in the fields can be saved; shows why not beside the field and puts the focus there.
    virtual bool check() { return true; }

protected:
    /// A group's head, and its form below.
    QGridLayout* addGroup(const QString& head);
    /// A row: the label is the field's buddy and its accessible name; the hint stands below in small type.
    InkLabel* addRow(QGridLayout* form, const QString& label, QWidget* field, const QString& hint = {});
    QVBoxLayout* column() const { return m_column; }

private:
    QString m_title;
    QString m_iconName;
    QVBoxLayout* m_column;
};

} // namespace cw
