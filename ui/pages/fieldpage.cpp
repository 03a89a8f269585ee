// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/fieldpage.h"

#include "core/base/safetext.h"
#include "ui/look/metrics.h"
#include "ui/look/tokens.h"
#include "ui/session/factfinder.h"
#include "ui/session/session.h"
#include "ui/widgets/pageheader.h"
#include "ui/widgets/rule.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int asideChars = 35;
constexpr int asideCharsLarge = 44; // where the window is large
constexpr int largeChars = 165;
constexpr int wideChars = 150; // from here on there is room for both panes

} // namespace

FieldPage::FieldPage(PageId id, const QString& title, const QString& purpose, Session& session, QWidget* parent)
    : Page(id, title, session, parent), m_purpose(purpose)
{
    header().setSentence(purpose);
    // F5: everything that the choices are judged by is asked anew.
    auto* ask = new QAction(tr("Ask this machine, the device and the tree again"), this);
    ask->setObjectName(u"askAgain"_s);
    ask->setShortcut(QKeySequence::Refresh);
    connect(ask, &QAction::triggered, this, [this] {
        for (const FactFinder::Part part : {FactFinder::Part::Host, FactFinder::Part::Device, FactFinder::Part::Source})
            if (part != FactFinder::Part::Source || this->id() == PageId::Source) // an address would be fetched
                this->session().finder().ask(part);
    });
    addAction(ask);
    connect(&session, &Session::findingsChanged, this, &FieldPage::refreshAll);
}

QStringList FieldPage::fields() const
{
    QStringList names;
    for (const FieldForm* form : m_forms)
        names.append(form->fields());
    for (const QString& name : m_further) {
        if (!names.contains(name))
            names.prepend(name);
    }
    return names;
}

FieldForm* FieldPage::makeForm(FieldRow::Style style, QWidget* parent)
{
    auto* form = new FieldForm(session(), style, parent);
    m_forms.append(form);
    return form;
}

QHBoxLayout* FieldPage::makePanes(QWidget* main, QWidget* known, QVBoxLayout* below)
{
    main->setBackgroundRole(QPalette::Base);
    main->setAutoFillBackground(true);
    m_known = known;
    m_below = below;
    m_aside = scrolling(known);
    m_aside->setFixedWidth(fontMetrics().averageCharWidth() * asideChars);
    m_asideRule = new Rule(Qt::Vertical, this);
    auto* panes = new QHBoxLayout;
    panes->setContentsMargins(0, 0, 0, 0);
    panes->setSpacing(0);
    panes->addWidget(main, 1);
    panes->addWidget(m_asideRule);
    panes->addWidget(m_aside);
    return panes;
}

void FieldPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    const int letter = fontMetrics().averageCharWidth();
    if (m_aside)
        m_aside->setFixedWidth(letter * (width() >= letter * largeChars ? asideCharsLarge : asideChars));
    placeKnown();
}

void FieldPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    refreshAll();
}

void FieldPage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    // Some sentences hold a colour; they are written anew once the whole page has the new palette.
    if (event->type() == QEvent::PaletteChange)
        QMetaObject::invokeMethod(this, &FieldPage::refreshAll, Qt::QueuedConnection);
}

void FieldPage::placeKnown()
{
    if (!m_below || !m_aside)
        return;
    const bool wide = width() >= fontMetrics().averageCharWidth() * wideChars;
    if (wide == (m_aside->widget() == m_known))
        return;
    if (wide) {
        m_below->removeWidget(m_known);
        m_aside->setWidget(m_known);
        m_known->setAutoFillBackground(false);
    } else {
        m_below->addWidget(m_aside->takeWidget());
    }
    m_known->show();
    m_aside->setVisible(wide);
    m_asideRule->setVisible(wide);
}

QScrollArea* FieldPage::scrolling(QWidget* content, QPalette::ColorRole ground)
{
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    content->setAutoFillBackground(false);
    area->viewport()->setAutoFillBackground(false);
    area->setBackgroundRole(ground);
    area->setAutoFillBackground(true);
    return area;
}

void FieldPage::refreshAll()
{
    updateRailStateFromFindings();
    if (!isVisible())
        return; // showEvent() does it
    int errors = 0;
    int warnings = 0;
    int unknown = 0;
    int ignored = 0;
    const QStringList mine = fields();
    for (const Finding& finding : session().findings()) {
        if (!mine.contains(finding.field))
            continue;
        errors += finding.severity == Finding::Severity::Error ? 1 : 0;
        warnings += finding.severity == Finding::Severity::Warning ? 1 : 0;
        unknown += finding.severity == Finding::Severity::Unknown ? 1 : 0;
        ignored += finding.ignored ? 1 : 0;
    }
    QStringList parts;
    if (errors > 0)
        parts << u"<b style=\"color:%1\">%2</b>"_s.arg(Tokens::of(palette()).errorInk.name(),
                                                       safe::html(tr("%n error(s) lock Review.", nullptr, errors)));
    if (warnings > 0)
        parts << safe::html(tr("%n warning(s).", nullptr, warnings));
    if (unknown > 0)
        parts << safe::html(tr("%n thing(s) are not known yet.", nullptr, unknown));
    if (ignored > 0)
        parts << safe::html(tr("%n finding(s) ignored.", nullptr, ignored));
    parts << safe::html(m_purpose);
    header().setSentence(parts.join(u' '));
    int names = 0; // one column of names through all forms of the page
    for (const FieldForm* form : std::as_const(m_forms))
        names = std::max(names, form->labelWidth());
    for (FieldForm* form : std::as_const(m_forms))
        form->setLabelWidth(names);
    refresh();
}

} // namespace cw
