// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/findinglist.h"

#include "ui/fields/findingstrip.h"
#include "ui/look/metrics.h"
#include "ui/session/session.h"

#include <QApplication>
#include <QVBoxLayout>

#include <algorithm>

namespace cw {
namespace {

/// Every focusable widget of a strip in reading order.
QList<QWidget*> stops(QWidget* strip)
{
    QList<QWidget*> result;
    for (QWidget* child : strip->findChildren<QWidget*>()) {
        if (child->focusPolicy() & Qt::TabFocus)
            result.append(child);
    }
    return result;
}

} // namespace

FindingList::FindingList(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(space::tiny);
    // It takes the width that is there; it must not ask for more of the columns that it spans.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    hide();
}

void FindingList::setFindings(const QList<Finding>& findings)
{
    QList<Finding> sorted = findings;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const Finding& a, const Finding& b) { return a.severity > b.severity; });
    if (sorted == m_findings)
        return;
    m_findings = sorted;
    QStringList open;
    QWidget* focused = QApplication::focusWidget();
    const bool hadFocus = focused && isAncestorOf(focused);
    for (FindingStrip* strip : std::as_const(m_strips)) {
        if (strip->isSourceShown())
            open.append(strip->finding().id);
        m_layout->removeWidget(strip);
        strip->hide();
        strip->deleteLater(); // its repair button may be what was pressed
        strip->setObjectName({});
        for (QWidget* child : strip->findChildren<QWidget*>())
            child->setObjectName({});
    }
    m_strips.clear();
    QWidget* before = m_buddy;
    for (const Finding& finding : std::as_const(m_findings)) {
        auto* strip = new FindingStrip(finding, this);
        m_layout->addWidget(strip);
        strip->showSource(open.contains(finding.id));
        connect(strip, &FindingStrip::repairRequested, &m_session, &Session::apply);
        // The repair comes right after its field.
        for (QWidget* stop : stops(strip)) {
            if (before)
                setTabOrder(before, stop);
            before = stop;
        }
        strip->show();
        m_strips.append(strip);
    }
    setVisible(!m_strips.isEmpty());
    if (hadFocus && m_buddy)
        m_buddy->setFocus(Qt::OtherFocusReason);
}

} // namespace cw
