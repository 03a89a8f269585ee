// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

class QGridLayout;

namespace cw {

/// One thing that is known, or known to be unknown.
struct FactLine
{
    QString label;
    QString value; ///< empty: not known
    QString note;  ///< secondary: a path, who says so
    QString tip;   ///< how and when it was found
    bool operator==(const FactLine&) const = default;
};

/// Names and values in two columns, with a heading. What is not known says so. The context menu copies it.
class FactList : public QWidget
{
    Q_OBJECT

public:
    explicit FactList(const QString& heading = {}, QWidget* parent = nullptr);

    void setHeading(const QString& heading, const QString& aside = {});
    void setLines(const QList<FactLine>& lines);
    const QList<FactLine>& lines() const { return m_lines; }
    QString text() const; ///< as copied

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void rebuild();

    QString m_heading;
    QString m_aside;
    QList<FactLine> m_lines;
    QGridLayout* m_grid;
};

} // namespace cw
