// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/filepane.h"

#include "ui/look/metrics.h"
#include "ui/text/diffview.h"
#include "ui/text/syntax.h"
#include "ui/text/textview.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/rule.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace cw {

FilePane::FilePane(QWidget* parent)
    : QWidget(parent)
    , m_tabs(new QTabBar(this))
    , m_stack(new QStackedWidget(this))
    , m_name(new InkLabel(InkLabel::Kind::Strong, InkLabel::Ink::Text, this))
    , m_why(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
    , m_text(new TextView(this))
    , m_disk(new DiffView(this))
    , m_run(new DiffView(this))
{
    m_tabs->setObjectName(u"fileTabs"_s);
    m_tabs->setAccessibleName(tr("What is shown of the file"));
    m_tabs->addTab(tr("Text"));
    m_tabs->addTab(tr("Changes to disk"));
    m_tabs->addTab(tr("Changes to last run"));
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_name->setObjectName(u"fileName"_s);
    m_why->setObjectName(u"fileWhy"_s);
    m_why->setElided(true);
    m_text->pane().setObjectName(u"fileText"_s);
    m_text->pane().setAccessibleName(tr("Text of the file"));
    m_disk->setObjectName(u"diskDiff"_s);
    m_run->setObjectName(u"runDiff"_s);
    for (QWidget* view : std::initializer_list<QWidget*>{m_text, m_disk, m_run})
        m_stack->addWidget(view);
    connect(m_tabs, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(space::large, space::small, space::large, space::tiny);
    head->setSpacing(space::small);
    head->addWidget(m_name);
    head->addWidget(m_why, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* tabs = new QHBoxLayout; // the tabs paint their own part of the hairline
    tabs->setSpacing(0);
    tabs->addWidget(m_tabs);
    tabs->addWidget(new Rule(Qt::Horizontal, this), 1, Qt::AlignBottom);
    layout->addLayout(tabs);
    layout->addLayout(head);
    layout->addWidget(m_stack, 1);
}

void FilePane::setHead(const QString& name, const QString& why, const QString& tip)
{
    m_name->setText(name);
    m_name->setToolTip(tip);
    m_why->setText(why);
}

void FilePane::setTab(Tab tab)
{
    m_tabs->setCurrentIndex(tab);
}

FilePane::Tab FilePane::tab() const
{
    return Tab(m_tabs->currentIndex());
}

void FilePane::showFile(const Review& review, const FileReview& file)
{
    const QString definition = syntax::nameFor(file.file.path, file.file.text);
    QString why = file.file.why;
    if (file.file.mode & 0111)
        why += u' ' + tr("Executable.");
    setHead(QFileInfo(file.file.path).fileName(), why, file.file.path);
    m_text->setText(QString::fromUtf8(file.file.text), definition);
    if (file.state == FileReview::State::New)
        m_disk->setNote(tr("There is no such file yet; all of it is new."));
    else
        m_disk->setTexts(file.disk, file.file.text, definition);
    if (!review.earlier.lastPlan) {
        m_run->setNote(tr("There was no run of this source yet."));
        return;
    }
    for (const PlanFile& before : review.earlier.lastPlan->files) {
        if (before.path == file.file.path) {
            m_run->setTexts(before.text, file.file.text, definition);
            return;
        }
    }
    m_run->setNote(tr("Run %1 did not write this file.").arg(review.earlier.last));
}

void FilePane::showSteps(const Review& review)
{
    setHead(tr("Steps and limits"), tr("Everything that will run, in this order."), {});
    const QByteArray text = stepsText(review.plan);
    m_text->setText(QString::fromUtf8(text), syntax::planSteps);
    m_disk->setNote(tr("Steps are no file on the disk."));
    if (review.earlier.lastPlan)
        m_run->setTexts(stepsText(*review.earlier.lastPlan), text, syntax::planSteps);
    else
        m_run->setNote(tr("There was no run of this source yet."));
}

} // namespace cw
