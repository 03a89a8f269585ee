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
    // A strip whose finding is as before stays: with its open source, with the focus, and without the cost of a new one.
    QList<FindingStrip*> gone = m_strips;
    m_strips.clear();
    for (const Finding& finding : std::as_const(m_findings)) {
        const auto same = std::find_if(gone.begin(), gone.end(),
                                       [&](const FindingStrip* strip) { return strip->finding() == finding; });
        m_strips.append(same == gone.end() ? nullptr : *same);
        if (same != gone.end())
            gone.erase(same);
    }
    QStringList open;
    const QWidget* focused = QApplication::focusWidget();
    bool lostFocus = false;
    for (FindingStrip* strip : std::as_const(gone)) {
        if (strip->isSourceShown())
            open.append(strip->finding().id);
        lostFocus = lostFocus || (focused && strip->isAncestorOf(focused));
        m_layout->removeWidget(strip);
        strip->hide();
        strip->deleteLater(); // its repair button may be what was pressed
        strip->setObjectName({});
        for (QWidget* child : strip->findChildren<QWidget*>())
            child->setObjectName({});
    }
    // Showing a widget lays out everything around it at once; here that is done when all strips stand.
    m_layout->setEnabled(false);
    QWidget* before = m_buddy;
    for (int i = 0; i < m_strips.size(); ++i) {
        FindingStrip*& strip = m_strips[i];
        if (!strip) {
            strip = new FindingStrip(m_findings.at(i), m_ignorable, this);
            strip->showSource(open.contains(m_findings.at(i).id));
            connect(strip, &FindingStrip::repairRequested, &m_session, &Session::apply);
            connect(strip, &FindingStrip::fetchRequested, &m_session, &Session::requestFetch);
            connect(strip, &FindingStrip::ignoreRequested, &m_session, &Session::setIgnored);
            m_layout->insertWidget(i, strip);
            strip->resize(width(), strip->height()); // else its words are broken into lines for another width first
            strip->show();
        } else if (m_layout->indexOf(strip) != i) {
            m_layout->removeWidget(strip);
            m_layout->insertWidget(i, strip);
        }
        // The repair comes right after its field.
        for (QWidget* stop : stops(strip)) {
            if (before)
                setTabOrder(before, stop);
            before = stop;
        }
    }
    m_layout->setEnabled(true);
    m_layout->invalidate();
    setVisible(!m_strips.isEmpty());
    if (lostFocus && m_buddy)
        m_buddy->setFocus(Qt::OtherFocusReason);
}

} // namespace cw
