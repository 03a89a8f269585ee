// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/outlookpanel.h"

#include "core/plan/plantext.h"
#include "core/roads/road.h"
#include "ui/look/margins.h"
#include "ui/look/metrics.h"
#include "ui/widgets/figures.h"
#include "ui/widgets/rule.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr qsizetype shownReasons = 2;

} // namespace

OutlookPanel::OutlookPanel(QWidget* parent)
    : QWidget(parent)
    , m_title(new InkLabel(InkLabel::Kind::Strong, InkLabel::Ink::Text, this))
    , m_detail(new InkLabel(InkLabel::Kind::Small, InkLabel::Ink::Secondary, this))
    , m_reasons(new InkLabel(InkLabel::Kind::Small, InkLabel::Ink::Secondary, this))
{
    m_title->setObjectName(u"outlookTitle"_s);
    m_detail->setObjectName(u"outlookDetail"_s);
    m_reasons->setObjectName(u"outlookReasons"_s);
    for (InkLabel* label : {m_title, m_detail, m_reasons})
        label->setWordWrap(true);
    // The lists above must not move when an answer comes.
    m_detail->setMinimumHeight(QFontMetrics(type::small()).lineSpacing());
    m_reasons->setMinimumHeight(QFontMetrics(type::small()).lineSpacing() * (int(shownReasons) + 1));
    m_reasons->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, space::medium, 0, space::medium);
    column->setSpacing(space::small);
    auto* head = new QVBoxLayout;
    head->setContentsMargins(space::large, 0, space::large, 0);
    head->setSpacing(1);
    head->addWidget(m_title);
    head->addWidget(m_detail);
    column->addLayout(head);
    auto* figures = new QHBoxLayout;
    figures->setSpacing(0);
    figures->setObjectName(u"figures"_s);
    column->addLayout(figures);
    m_fit = add(tr("Does it fit?"), u"outlookFit"_s);
    m_time = add(tr("First build"), u"outlookTime"_s);
    m_disk = add(tr("Disk"), u"outlookDisk"_s);
    m_get = add(tr("Downloaded first"), u"outlookGet"_s);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(space::large, 0, space::large, 0);
    foot->addWidget(m_reasons);
    column->addLayout(foot);
    setOutlook(nullptr, false);
}

OutlookPanel::Figure OutlookPanel::add(const QString& name, const QString& objectName)
{
    auto* row = findChild<QHBoxLayout*>(u"figures"_s);
    if (row->count() > 0)
        row->addWidget(new Rule(Qt::Vertical, this));
    auto* column = new QVBoxLayout;
    column->setContentsMargins(metrics::margins(space::large, 0, space::small, 0));
    column->setSpacing(1);
    Figure figure{new InkLabel(InkLabel::Kind::Figure, InkLabel::Ink::Text, this),
                  new InkLabel(InkLabel::Kind::Small, InkLabel::Ink::Secondary, this)};
    figure.value->setObjectName(objectName);
    figure.remark->setElided(true);
    column->addWidget(new InkLabel(name, InkLabel::Kind::Small, InkLabel::Ink::Secondary, this));
    column->addWidget(figure.value);
    column->addWidget(figure.remark);
    column->addStretch(1);
    row->addLayout(column, 1);
    return figure;
}

void OutlookPanel::set(const Figure& figure, const QString& value, const QString& remark, InkLabel::Ink ink)
{
    figure.value->setText(value);
    figure.value->setInk(ink);
    figure.remark->setText(remark);
}

void OutlookPanel::setTitle(const QString& title, const QString& detail)
{
    m_title->setText(title);
    m_detail->setText(detail);
}

void OutlookPanel::setOutlook(const Outlook* outlook, bool asking)
{
    if (!outlook) {
        m_reasons->clear();
        for (const Figure& figure : {m_fit, m_time, m_disk, m_get})
            set(figure, asking ? u"…"_s : u"–"_s, {}, InkLabel::Ink::Secondary);
        if (asking)
            m_fit.remark->setText(tr("asking the rules"));
        return;
    }
    showFit(*outlook);
    showTime(*outlook);
    showDisk(*outlook);
    const QStringList toGet = outlook->toGet();
    if (!outlook->review)
        set(m_get, tr("Not known"), {}, InkLabel::Ink::Secondary);
    else if (toGet.isEmpty())
        set(m_get, tr("Nothing"), tr("besides what the build itself fetches"), InkLabel::Ink::Text);
    else
        set(m_get, tr("%n thing(s)", nullptr, int(toGet.size())), toGet.join(u", "_s), InkLabel::Ink::Text);
    showReasons(*outlook);
}

void OutlookPanel::showFit(const Outlook& outlook)
{
    const QString evidence = outlook.review ? plantext::evidence(outlook.review->plan) : QString();
    const QString road = outlook.review ? roadName(outlook.review->plan.road) : QString();
    const QString remark = evidence.isEmpty() ? road : evidence;
    if (!outlook.refusal.isEmpty())
        set(m_fit, tr("No plan"), tr("see below"), InkLabel::Ink::Error);
    else if (!outlook.errors.isEmpty())
        set(m_fit, tr("Not yet"), tr("%n thing(s) to put right", nullptr, int(outlook.errors.size())),
            InkLabel::Ink::Warning);
    else if (!outlook.unknown.isEmpty()) // no green for what nobody looked at
        set(m_fit, tr("Nothing against it"), tr("%n thing(s) not known yet", nullptr, int(outlook.unknown.size())),
            InkLabel::Ink::Text);
    else
        set(m_fit, tr("Yes"), remark, InkLabel::Ink::Good);
}

void OutlookPanel::showTime(const Outlook& outlook)
{
    const EarlierRuns earlier = outlook.review ? outlook.review->earlier : EarlierRuns();
    if (earlier.finished == 0) {
        set(m_time, tr("Not known"), tr("no run here yet"), InkLabel::Ink::Secondary);
        return;
    }
    set(m_time, Figures::duration(earlier.longestMs), tr("the longest of %n run(s) here", nullptr, earlier.finished),
        InkLabel::Ink::Text);
}

void OutlookPanel::showDisk(const Outlook& outlook)
{
    const qint64 free = outlook.review ? outlook.review->freeBytes : 0;
    const qint64 need = outlook.review ? outlook.review->needBytes : 0;
    const bool tooLittle = free > 0 && need > free;
    const QString freeText = free > 0 ? tr("%1 free").arg(Figures::bytes(free)) : QString();
    if (need > 0)
        set(m_disk, tr("About %1").arg(Figures::bytes(need)),
            tooLittle ? tr("only %1", "free space").arg(freeText) : freeText,
            tooLittle ? InkLabel::Ink::Warning : InkLabel::Ink::Text);
    else
        set(m_disk, tr("Not known"), freeText, InkLabel::Ink::Secondary);
}

void OutlookPanel::showReasons(const Outlook& outlook)
{
    QStringList reasons;
    InkLabel::Ink ink = InkLabel::Ink::Error;
    if (!outlook.refusal.isEmpty())
        reasons.append(outlook.refusal);
    for (const Finding& finding : outlook.errors) {
        if (!reasons.contains(finding.text))
            reasons.append(finding.text);
    }
    if (reasons.isEmpty()) {
        reasons = outlook.unknown;
        ink = InkLabel::Ink::Secondary;
    }
    QStringList lines = reasons.mid(0, shownReasons);
    if (reasons.size() > shownReasons)
        lines.append(tr("and %n more", nullptr, int(reasons.size() - shownReasons)));
    m_reasons->setInk(ink);
    m_reasons->setText(lines.join(u'\n'));
    m_reasons->setToolTip(reasons.join(u'\n'));
}

} // namespace cw
