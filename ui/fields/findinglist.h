// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/finding.h"

#include <QWidget>

class QVBoxLayout;

namespace cw {

class FindingStrip;
class Session;

/// The findings of one place, worst first, each a strip whose repair goes to the session. Takes no room without one.
class FindingList : public QWidget
{
    Q_OBJECT

public:
    explicit FindingList(Session& session, QWidget* parent = nullptr);

    void setFindings(const QList<Finding>& findings);
    const QList<Finding>& findings() const { return m_findings; }
    /// Not where the findings are about something else than the present configuration. Before the first findings.
    void setIgnorable(bool ignorable) { m_ignorable = ignorable; }
    /// What gets the focus when the strip that has it goes away: the field it stood under.
    void setBuddy(QWidget* buddy) { m_buddy = buddy; }

private:
    Session& m_session;
    QVBoxLayout* m_layout;
    QList<FindingStrip*> m_strips;
    QList<Finding> m_findings;
    QWidget* m_buddy = nullptr;
    bool m_ignorable = true;
};

} // namespace cw
