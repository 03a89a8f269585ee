// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/outcomestrip.h"

#include "ui/look/icons.h"
#include "ui/look/margins.h"
#include "ui/look/metrics.h"
#include "ui/look/tokens.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int iconSide = 20;
constexpr int outputLines = 6;

struct Colours
{
    QColor tint, line, bar;
    IconInk ink;
    QString icon;
};

Colours coloursOf(OutcomeStrip::Kind kind, const Tokens& tokens)
{
    switch (kind) {
    case OutcomeStrip::Kind::Good:
        return {tokens.goodTint, tokens.goodLine, tokens.goodInk, IconInk::Good, u"verdict"_s};
    case OutcomeStrip::Kind::Warning:
        return {tokens.warningTint, tokens.warningLine, tokens.warningField, IconInk::Warning, u"warning"_s};
    case OutcomeStrip::Kind::Error:
        return {tokens.errorTint, tokens.errorLine, tokens.limit, IconInk::Error, u"error"_s};
    case OutcomeStrip::Kind::Neutral: break;
    }
    return {tokens.alternate, tokens.hairline, tokens.fieldEdge, IconInk::Secondary, u"stop"_s};
}

} // namespace

OutcomeStrip::OutcomeStrip(QWidget* parent)
    : QWidget(parent)
    , m_sentence(new InkLabel(InkLabel::Kind::Figure, InkLabel::Ink::Text, this))
    , m_text(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
    , m_output(new QPlainTextEdit(this))
    , m_acts(new QHBoxLayout)
{
    m_sentence->setObjectName(u"outcomeSentence"_s);
    m_sentence->setWordWrap(true);
    m_text->setObjectName(u"outcomeText"_s);
    m_text->setWordWrap(true);
    m_output->setObjectName(u"outcomeOutput"_s);
    m_output->setReadOnly(true);
    m_output->setFrameShape(QFrame::NoFrame);
    m_output->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_output->setLayoutDirection(Qt::LeftToRight); // what programs print reads from left to right
    m_output->setTabChangesFocus(true);
    m_output->setAccessibleName(tr("What the failed action printed"));
    m_output->setFont(type::mono());
    m_output->document()->setDocumentMargin(0);

    auto* texts = new QVBoxLayout;
    texts->setSpacing(space::tiny);
    texts->addWidget(m_sentence);
    texts->addWidget(m_text);
    texts->addWidget(m_output);
    m_acts->setSpacing(space::tiny);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(
        metrics::margins(space::large + iconSide + space::medium, space::medium, space::large, space::medium));
    layout->setSpacing(space::large);
    layout->addLayout(texts, 1);
    layout->addLayout(m_acts);
    layout->setAlignment(m_acts, Qt::AlignTop);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    hide();
}

void OutcomeStrip::show(Kind kind, const QString& sentence, const QString& text, const QString& output)
{
    m_kind = kind;
    if (m_sentence->text() != sentence)
        m_sentence->setText(sentence);
    if (m_text->text() != text)
        m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    const QString trimmed = output.trimmed();
    m_output->setVisible(!trimmed.isEmpty());
    if (m_output->toPlainText() != trimmed) {
        m_output->setPlainText(trimmed);
        fitOutput();
    }
    applyTokens();
    setAccessibleName(sentence);
    setVisible(true);
}

void OutcomeStrip::fitOutput()
{
    // A scroll bar below has room of its own: it must not lie on the last line.
    const QFontMetrics letters(m_output->font());
    const QStringList lines = m_output->toPlainText().split(u'\n');
    const int longest = std::accumulate(lines.cbegin(), lines.cend(), 0, [&](int width, const QString& line) {
        return std::max(width, letters.horizontalAdvance(line));
    });
    const bool wide = longest > m_output->viewport()->width();
    m_output->setFixedHeight(letters.lineSpacing() * std::min<int>(outputLines, int(lines.size())) + space::small
                             + (wide ? m_output->horizontalScrollBar()->sizeHint().height() : 0));
}

void OutcomeStrip::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitOutput();
}

void OutcomeStrip::addAct(QWidget* act)
{
    QWidget* before = m_acts->isEmpty() ? m_output : m_acts->itemAt(m_acts->count() - 1)->widget();
    m_acts->addWidget(act);
    setTabOrder(before, act);
}

QString OutcomeStrip::text() const
{
    QStringList parts{m_sentence->text()};
    for (const QString& part : {m_text->text(), m_output->toPlainText()}) {
        if (!part.isEmpty())
            parts.append(part);
    }
    return parts.join(u'\n');
}

void OutcomeStrip::applyTokens()
{
    const Colours colours = coloursOf(m_kind, Tokens::of(palette()));
    QPalette own = m_output->palette();
    if (own.color(QPalette::Base) == colours.tint)
        return;
    own.setColor(QPalette::Base, colours.tint);
    own.setColor(QPalette::Text, Tokens::of(palette()).text);
    m_output->setPalette(own);
    update();
}

void OutcomeStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyTokens();
}

void OutcomeStrip::paintEvent(QPaintEvent*)
{
    const Colours colours = coloursOf(m_kind, Tokens::of(palette()));
    QPainter painter(this);
    painter.fillRect(rect(), colours.tint);
    painter.fillRect(QRect(0, height() - 1, width(), 1), colours.line);
    const auto place = [this](const QRect& r) { return QStyle::visualRect(layoutDirection(), rect(), r); };
    painter.fillRect(place(QRect(0, 0, 3, height())), colours.bar);
    icon(colours.icon, colours.ink).paint(&painter, place(QRect(space::large, space::medium, iconSide, iconSide)));
}

} // namespace cw
