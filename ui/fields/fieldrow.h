// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/field.h"

#include <QJsonValue>
#include <QObject>

#include <functional>

class QGridLayout;
class QLabel;

namespace cw {

class FieldControl;
class FindingList;
class InkLabel;
class ProvenanceButton;
class Session;

/// One field of the configuration on a page: what is wanted (a control), what was found, what is allowed, where the
/// value comes from, and directly below the findings with their repairs. It lies in the grid of a FieldForm; every edit
/// goes to the session and comes back from there, so undo and repairs need nothing of their own.
class FieldRow : public QObject
{
    Q_OBJECT

public:
    /// How a form shows its rows.
    enum class Style {
        Form, ///< name, control, provenance; meaning and what was found below in small type
        Table ///< name, control, found, allowed, provenance, mark
    };
    static constexpr int columns = 6;
    static constexpr int gridRows = 4; ///< of the grid, per field

    struct Options
    {
        bool choices = true;                                   ///< offer the values that the catalog and the facts know
        QString standardText = {};                             ///< what holds while nothing is set
        bool standard = false;                                 ///< the same for a switch
        QString title = {};                                    ///< in place of the field's own
        QString hint = {};                                     ///< in place of the field's meaning
        std::function<QList<struct Choice>()> ownChoices = {}; ///< in place of the catalog's
    };

    FieldRow(Session& session, const Field& field, Style style, const Options& options, QGridLayout* grid, int row,
             QWidget* parent);

    const QString& name() const { return m_field.name; }
    FieldControl* control() const { return m_control; }
    void setShown(bool shown);
    bool isShown() const { return m_shown; }
    /// Whether the words stand in name, title, meaning or value.
    bool matches(const QString& words) const;
    void setHint(const QString& hint);
    void setStandardText(const QString& text);
    /// Findings below the control, as in a table, or, in a narrow form, below the name too.
    void setNarrow(bool narrow);
    int labelWidth() const; ///< what its name needs
    /// Value, choices, found, allowed and findings anew from the session.
    void refresh();

private:
    void placeForm(QGridLayout* grid, int row, QWidget* parent);
    void placeTable(QGridLayout* grid, int row, QWidget* parent);
    void refreshSurvey();
    void refreshFindings();
    bool isProved() const; ///< what was found is what is wanted

    Session& m_session;
    Field m_field;
    Style m_style;
    Options m_options;
    QGridLayout* m_grid;
    int m_row;
    FieldControl* m_control;
    ProvenanceButton* m_provenance;
    FindingList* m_findings;
    InkLabel* m_label;
    InkLabel* m_hint = nullptr;
    InkLabel* m_found = nullptr;
    InkLabel* m_where = nullptr;
    InkLabel* m_allowed = nullptr;
    QLabel* m_mark = nullptr;
    QList<QWidget*> m_all;
    QString m_refusal; ///< why what was typed is not a value
    QJsonValue m_seen; ///< as last refreshed
    bool m_shown = true;
};

} // namespace cw
