// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/page.h"

#include "ui/session/session.h"
#include "ui/widgets/pageheader.h"
#include "ui/widgets/rule.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace cw {

Page::Page(PageId id, const QString& title, Session& session, QWidget* parent)
    : QWidget(parent), m_id(id), m_session(session), m_header(new PageHeader(title, this)), m_body(new QVBoxLayout)
{
    setAccessibleName(title);
    m_body->setContentsMargins(0, 0, 0, 0);
    m_body->setSpacing(0);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(new Rule(Qt::Horizontal, this));
    layout->addLayout(m_body, 1);
}

bool Page::focusField(const QString& field)
{
    if (auto* control = findChild<QWidget*>(field)) {
        control->setFocus(Qt::OtherFocusReason);
        // In sight with what stands below it, once the page has its places.
        QMetaObject::invokeMethod(
            control,
            [control] {
                for (QWidget* parent = control->parentWidget(); parent; parent = parent->parentWidget()) {
                    if (auto* area = qobject_cast<QScrollArea*>(parent))
                        area->ensureWidgetVisible(control, 0, 2 * control->height());
                }
            },
            Qt::QueuedConnection);
        return true;
    }
    return false;
}

void Page::setRailState(const RailState& state)
{
    if (m_railState == state)
        return;
    m_railState = state;
    Q_EMIT railStateChanged();
}

void Page::updateRailStateFromFindings()
{
    int errors = 0;
    int warnings = 0;
    const QStringList mine = fields();
    for (const Finding& finding : m_session.findings()) {
        if (!mine.contains(finding.field))
            continue;
        errors += finding.severity == Finding::Severity::Error ? 1 : 0;
        warnings +=
            finding.severity == Finding::Severity::Warning || finding.severity == Finding::Severity::Unknown ? 1 : 0;
    }
    if (errors > 0)
        setRailState({RailState::Mark::Error, errors});
    else if (warnings > 0)
        setRailState({RailState::Mark::Warning, warnings});
    else
        setRailState({m_session.hasConfiguration() ? RailState::Mark::Done : RailState::Mark::None});
}

} // namespace cw
