// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/fieldpage.h"

#include "ui/look/metrics.h"
#include "ui/look/tokens.h"
#include "ui/session/session.h"
#include "ui/widgets/pageheader.h"
#include "ui/widgets/rule.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int asideChars = 37;

} // namespace

FieldPage::FieldPage(PageId id, const QString& title, const QString& purpose, Session& session, QWidget* parent)
    : Page(id, title, session, parent), m_purpose(purpose)
{
    header().setSentence(purpose);
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

QHBoxLayout* FieldPage::makePanes(QWidget* main, QWidget* aside)
{
    main->setBackgroundRole(QPalette::Base);
    main->setAutoFillBackground(true);
    aside->setFixedWidth(fontMetrics().averageCharWidth() * asideChars);
    auto* panes = new QHBoxLayout;
    panes->setContentsMargins(0, 0, 0, 0);
    panes->setSpacing(0);
    panes->addWidget(main, 1);
    panes->addWidget(new Rule(Qt::Vertical, this));
    panes->addWidget(aside);
    return panes;
}

QScrollArea* FieldPage::scrolling(QWidget* content)
{
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    content->setAutoFillBackground(false);
    area->viewport()->setAutoFillBackground(false); // the pane's own ground shows through
    return area;
}

void FieldPage::refreshAll()
{
    updateRailStateFromFindings();
    int errors = 0;
    int warnings = 0;
    int unknown = 0;
    const QStringList mine = fields();
    for (const Finding& finding : session().findings()) {
        if (!mine.contains(finding.field))
            continue;
        errors += finding.severity == Finding::Severity::Error ? 1 : 0;
        warnings += finding.severity == Finding::Severity::Warning ? 1 : 0;
        unknown += finding.severity == Finding::Severity::Unknown ? 1 : 0;
    }
    QStringList parts;
    if (errors > 0)
        parts << u"<b style=\"color:%1\">%2</b>"_s.arg(Tokens::of(palette()).errorInk.name(),
                                                       tr("%n error(s) lock Review.", nullptr, errors).toHtmlEscaped());
    if (warnings > 0)
        parts << tr("%n warning(s).", nullptr, warnings).toHtmlEscaped();
    if (unknown > 0)
        parts << tr("%n thing(s) are not known yet.", nullptr, unknown).toHtmlEscaped();
    parts << m_purpose.toHtmlEscaped();
    header().setSentence(parts.join(u' '));
    refresh();
}

} // namespace cw
