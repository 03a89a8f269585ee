// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/reviewfigures.h"

#include "core/plan/plantext.h"
#include "core/roads/road.h"
#include "ui/look/icons.h"
#include "ui/look/margins.h"
#include "ui/look/metrics.h"
#include "ui/widgets/figures.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/rule.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr qint64 kib = 1024;
constexpr int shownHash = 12;

} // namespace

ReviewFigures::ReviewFigures(QWidget* parent) : QWidget(parent), m_copy(new QToolButton(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_copy->setIcon(icon(u"copy"_s));
    m_copy->setAutoRaise(true);
    m_copy->setObjectName(u"copyHash"_s);
    m_copy->setToolTip(tr("Copy the plan's whole hash"));
    m_copy->setAccessibleName(tr("Copy the plan's whole hash"));
    connect(m_copy, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_hash); });
    m_time = add(tr("Time"), u"figureTime"_s);
    m_memory = add(tr("Memory"), u"figureMemory"_s);
    m_disk = add(tr("Disk"), u"figureDisk"_s);
    m_plan = add(tr("Plan"), u"figurePlan"_s, m_copy);
}

ReviewFigures::Figure ReviewFigures::add(const QString& name, const QString& objectName, QWidget* beside)
{
    auto* row = static_cast<QHBoxLayout*>(layout());
    if (row->count() > 0)
        row->addWidget(new Rule(Qt::Vertical, this));
    auto* column = new QVBoxLayout;
    column->setContentsMargins(metrics::margins(space::large, space::small, space::small, space::small));
    column->setSpacing(1);
    Figure figure{new InkLabel(InkLabel::Kind::Figure, InkLabel::Ink::Text, this),
                  new InkLabel(InkLabel::Kind::Small, InkLabel::Ink::Secondary, this)};
    figure.value->setObjectName(objectName);
    figure.remark->setElided(true);
    column->addWidget(new InkLabel(name, InkLabel::Kind::Small, InkLabel::Ink::Secondary, this));
    auto* value = new QHBoxLayout;
    value->setSpacing(space::tiny);
    value->addWidget(figure.value);
    if (beside)
        value->addWidget(beside);
    value->addStretch(1);
    column->addLayout(value);
    column->addWidget(figure.remark);
    column->addStretch(1);
    row->addLayout(column, 1);
    return figure;
}

void ReviewFigures::setReview(const Review& review)
{
    const EarlierRuns& earlier = review.earlier;
    if (earlier.finished == 0) {
        m_time.value->setText(tr("Not known"));
        m_time.remark->setText(tr("no finished run yet"));
    } else if (earlier.finished == 1 || Figures::duration(earlier.shortestMs) == Figures::duration(earlier.longestMs)) {
        m_time.value->setText(Figures::duration(earlier.longestMs));
        m_time.remark->setText(tr("from %n earlier run(s)", nullptr, earlier.finished));
    } else {
        m_time.value->setText(
            tr("%1 to %2").arg(Figures::duration(earlier.shortestMs), Figures::duration(earlier.longestMs)));
        m_time.remark->setText(tr("from %n earlier run(s)", nullptr, earlier.finished));
    }
    if (!earlier.continues.isEmpty())
        m_time.remark->setText(tr("goes on from run %1").arg(earlier.continues));
    const Plan& plan = review.plan;
    m_memory.value->setText(plan.ramMiB > 0 ? tr("Limit %1").arg(Figures::memory(plan.ramMiB * kib)) : tr("No limit"));
    m_memory.value->setToolTip(
        plan.heapMiB > 0 ? tr("%1 for Bazel's server, %2 for compilers and linkers")
                               .arg(Figures::memory(plan.heapMiB * kib), Figures::memory(plan.actionsMiB * kib))
                         : QString());
    QStringList remark;
    remark.append(plan.jobs > 0 ? tr("%n job(s)", nullptr, plan.jobs) : tr("as many jobs as Bazel chooses"));
    if (earlier.peakKiB > 0)
        remark.append(tr("peak before: %1").arg(Figures::memory(earlier.peakKiB)));
    m_memory.remark->setText(remark.join(u", "_s));
    const QString freeText =
        review.freeBytes > 0 ? tr("%1 free").arg(Figures::bytes(review.freeBytes)) : tr("free space not known");
    const bool tooLittle = review.freeBytes > 0 && review.needBytes > review.freeBytes;
    m_disk.value->setText(review.needBytes > 0   ? tr("About %1").arg(Figures::bytes(review.needBytes))
                          : review.freeBytes > 0 ? freeText
                                                 : tr("Not known"));
    m_disk.value->setInk(tooLittle ? InkLabel::Ink::Warning : InkLabel::Ink::Text);
    QString cache = review.cache;
    if (cache.startsWith(QDir::homePath() + u'/'))
        cache = u'~' + cache.mid(QDir::homePath().size());
    m_disk.value->setToolTip(
        tr("in %1").arg(cache)
        + (review.needBytes > 0
               ? u'\n' + tr("What a first build of this release writes. Source: %1").arg(review.needSource)
               : QString()));
    if (tooLittle)
        m_disk.remark->setText(tr("only %1", "free space").arg(freeText));
    else if (review.needBytes > 0)
        m_disk.remark->setText(freeText);
    else
        m_disk.remark->setText(tr("in %1").arg(cache));
    m_hash = review.hash;
    m_plan.value->setText(review.hash.left(shownHash));
    m_plan.value->setToolTip(review.hash);
    const QString evidence = plantext::evidence(plan);
    m_plan.remark->setText(evidence.isEmpty() ? roadName(plan.road) : evidence);
    m_plan.remark->setInk(evidence.isEmpty() ? InkLabel::Ink::Secondary : InkLabel::Ink::Warning);
    m_plan.remark->setToolTip(
        evidence.isEmpty() ? roadName(plan.road)
                           : tr("Nobody is known to have built it this way: %1.", "road").arg(roadName(plan.road)));
}

} // namespace cw
