// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/reviewbanner.h"

#include "ui/look/icons.h"
#include "ui/look/margins.h"
#include "ui/look/metrics.h"
#include "ui/look/tokens.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/taborder.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int mostLines = 3;
constexpr int bar = 3;
constexpr int mark = 16;

} // namespace

ReviewBanner::ReviewBanner(QWidget* parent)
    : QWidget(parent)
    , m_lines(new QVBoxLayout)
    , m_title(new InkLabel(InkLabel::Kind::Section, InkLabel::Ink::Text, this))
{
    setObjectName(u"reviewBanner"_s);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(
        metrics::margins(space::large + mark + space::small, space::small, space::large, space::small));
    layout->setSpacing(space::small);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    m_title->setObjectName(u"reviewBannerTitle"_s);
    m_title->setWordWrap(true);
    m_lines->setSpacing(2);
    texts->addWidget(m_title);
    texts->addLayout(m_lines);
    layout->addLayout(texts, 1);
    auto* repair = plainButton(tr("Repair all"), u"toolchain"_s, this);
    repair->setObjectName(u"reviewRepairAll"_s);
    connect(repair, &QPushButton::clicked, this, &ReviewBanner::repairRequested);
    m_repair = repair;
    layout->addWidget(repair, 0, Qt::AlignTop);
    hide();
}

void ReviewBanner::begin(bool error, const QString& title)
{
    m_error = error;
    m_texts = {title};
    m_title->setText(title);
    m_title->setInk(error ? InkLabel::Ink::Error : InkLabel::Ink::Warning);
    while (QLayoutItem* item = m_lines->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_lastStop = m_repair;
    m_repair->hide();
    m_title->show();
    show();
    update();
}

void ReviewBanner::addLine(const QString& text)
{
    m_texts.append(text);
    auto* label = new InkLabel(text, InkLabel::Kind::Body, InkLabel::Ink::Text, this);
    label->setWordWrap(true);
    m_lines->addWidget(label);
}

void ReviewBanner::addFinding(const Finding& finding, const QString& before)
{
    m_texts.append(finding.text);
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::small);
    if (!before.isEmpty())
        layout->addWidget(new InkLabel(before, InkLabel::Kind::Section, InkLabel::Ink::Warning, row));
    auto* label = new InkLabel(finding.text, InkLabel::Kind::Body, InkLabel::Ink::Text, row);
    label->setWordWrap(true);
    layout->addWidget(label, 1);
    if (!finding.field.isEmpty()) {
        auto* go = linkButton(tr("Go to the field"), row);
        go->setObjectName(u"goTo-"_s + finding.field);
        go->setAccessibleName(tr("Go to the field %1").arg(finding.field));
        connect(go, &QPushButton::clicked, this, [this, field = finding.field] { Q_EMIT fieldRequested(field); });
        layout->addWidget(go);
        tabAfter(*m_lastStop, *go);
        m_lastStop = go;
    }
    m_lines->addWidget(row);
}

void ReviewBanner::showFindings(const QList<Finding>& findings)
{
    using Severity = Finding::Severity;
    QList<Finding> errors;
    QList<Finding> ignored; // what would lock the build is said before other remarks
    QList<Finding> others;
    for (const Finding& finding : findings) {
        if (finding.severity == Severity::Error)
            errors.append(finding);
        else if (finding.ignored == Severity::Error)
            ignored.append(finding);
        else if (finding.severity != Severity::Info)
            others.append(finding);
    }
    if (errors.isEmpty() && ignored.isEmpty() && others.isEmpty()) {
        m_error = false;
        m_texts.clear();
        hide();
        return;
    }
    const bool error = !errors.isEmpty();
    begin(error, error                ? tr("The build is locked: %n error(s)", nullptr, int(errors.size()))
                 : !ignored.isEmpty() ? tr("%n error(s) ignored", nullptr, int(ignored.size()))
                                      : tr("%n remark(s) before you build", nullptr, int(others.size())));
    if (!error) { // one line: nothing is locked
        m_title->hide();
        addFinding(ignored.isEmpty() ? others.first() : ignored.first(), m_title->text());
        return;
    }
    for (const Finding& finding : errors.mid(0, mostLines))
        addFinding(finding);
    if (const auto more = errors.size() - mostLines; more > 0)
        addLine(tr("and %n more; F4 goes from one to the next", nullptr, int(more)));
    m_repair->setVisible(
        std::any_of(errors.cbegin(), errors.cend(), [](const Finding& finding) { return finding.repair.has_value(); }));
}

void ReviewBanner::showError(const QString& what, const Error& error)
{
    begin(true, what);
    addLine(error.text);
    if (!error.hint.isEmpty())
        addLine(error.hint);
}

QString ReviewBanner::text() const
{
    return m_texts.join(u'\n');
}

void ReviewBanner::paintEvent(QPaintEvent*)
{
    const Tokens& tokens = Tokens::of(palette());
    QPainter painter(this);
    painter.fillRect(rect(), m_error ? tokens.errorTint : tokens.warningTint);
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_error ? tokens.errorLine : tokens.warningLine);
    const QColor ink = m_error ? tokens.errorInk : tokens.warningField;
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), QRect(0, 0, bar, height())), ink);
    const int top = m_title->isHidden() ? (height() - mark) / 2 : space::small + 1;
    const QRect place(space::large, top, mark, mark);
    icon(m_error ? u"locked"_s : u"warning"_s, m_error ? IconInk::Error : IconInk::Warning)
        .paint(&painter, QStyle::visualRect(layoutDirection(), rect(), place));
}

} // namespace cw
