// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/review/commandpane.h"

#include "core/plan/plantext.h"
#include "ui/look/icons.h"
#include "ui/look/metrics.h"
#include "ui/review/review.h"
#include "ui/text/syntax.h"
#include "ui/text/textview.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/keptsizes.h"
#include "ui/widgets/taborder.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QSplitter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int columnsForBoth = 110; // characters below which command and environment have no room beside each other

} // namespace

CommandPane::CommandPane(QWidget* parent)
    : QWidget(parent)
    , m_title(new InkLabel(InkLabel::Kind::Section, InkLabel::Ink::Text, this))
    , m_why(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
    , m_command(new TextView(this))
    , m_environment(new TextView(this))
    , m_switch(linkButton(tr("Environment"), this))
{
    m_title->setObjectName(u"commandTitle"_s);
    m_why->setElided(true);
    for (TextView* view : {m_command, m_environment}) {
        view->pane().setNumbers(CodePane::Numbers::None);
        view->pane().setLineWrapMode(QPlainTextEdit::WidgetWidth);
        view->pane().setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    }
    m_command->pane().viewport()->installEventFilter(this);
    m_command->pane().setObjectName(u"commandText"_s);
    m_command->pane().setAccessibleName(tr("Command line"));
    m_environment->pane().setObjectName(u"environmentText"_s);
    m_environment->pane().setAccessibleName(tr("Environment"));
    auto* copy = linkButton(tr("Copy"), this);
    copy->setIcon(icon(u"copy"_s, IconInk::Link));
    copy->setObjectName(u"copyCommand"_s);
    copy->setAccessibleName(tr("Copy the command line"));
    copy->setToolTip(tr("One line with its folder and its environment, to run it as it is"));
    connect(copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_whole); });

    m_switch->setObjectName(u"environmentSwitch"_s);
    m_switch->setCheckable(true);
    connect(m_switch, &QPushButton::toggled, this, &CommandPane::arrange);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(space::large, space::tiny, space::large, 0);
    head->setSpacing(space::small);
    head->addWidget(m_title);
    head->addWidget(m_why, 1);
    head->addWidget(m_switch);
    head->addWidget(copy);
    auto* split = new QSplitter(Qt::Horizontal, this);
    split->setObjectName(u"reviewCommand"_s);
    split->setChildrenCollapsible(false);
    split->setHandleWidth(1);
    auto* environment = new QWidget(split);
    auto* column = new QVBoxLayout(environment);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* label = new InkLabel(tr("Environment of this step"), InkLabel::Kind::Small, InkLabel::Ink::Secondary, this);
    label->setContentsMargins(space::medium, space::tiny, space::medium, 0);
    column->addWidget(label);
    column->addWidget(m_environment, 1);
    m_environmentHead = environment;
    split->addWidget(m_command);
    split->addWidget(environment);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    keepSizes(split);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(split, 1);
    tabAfter(*this, *m_switch);
    tabAfter(*m_switch, *copy);
}

void CommandPane::showStep(const Plan& plan, int at)
{
    if (at < 0 || at >= plan.steps.size())
        return;
    const PlanStep& step = plan.steps.at(at);
    m_title->setText(tr("Will run"));
    QStringList remarks{step.why};
    if (const QString where = plantext::where(step); !where.isEmpty())
        remarks.append(tr("It works %1.", "where a step works").arg(where));
    if (step.timeoutSeconds > 0)
        remarks.append(tr("At most %n second(s).", nullptr, step.timeoutSeconds));
    if (!step.skipIfExists.isEmpty())
        remarks.append(tr("Skipped when its result is there already."));
    //: %3: why, one or two sentences
    m_why->setText(tr("step %1 of %2. %3").arg(at + 1).arg(plan.steps.size()).arg(remarks.join(u' ')));
    m_whole = plantext::command(step);
    PlanStep bare = step;
    bare.environment.clear();
    bare.unsetEnvironment.clear();
    m_line = plantext::command(bare);
    m_columns = 0;
    layOut();
    const QString environment = environmentText(step);
    m_hasEnvironment = !environment.isEmpty();
    m_environment->setText(environment, syntax::answers);
    arrange();
}

void CommandPane::layOut()
{
    const CodePane& pane = m_command->pane();
    // In fractions: what is lost by rounding at each letter is several letters at the end of a line.
    const double letter = std::max(1.0, QFontMetricsF(pane.font()).horizontalAdvance(u'0'));
    const int columns = int((pane.viewport()->width() - space::large) / letter);
    if (columns == m_columns)
        return;
    m_columns = columns;
    m_command->setText(m_line.isEmpty() ? tr("No program: Crosswright does this itself.")
                                        : foldedCommand(m_line, columns),
                       m_line.isEmpty() ? QString() : QString(syntax::bash));
}

void CommandPane::arrange()
{
    const bool wide = width() >= fontMetrics().averageCharWidth() * columnsForBoth;
    m_switch->setVisible(!wide && m_hasEnvironment);
    m_environmentHead->setVisible(m_hasEnvironment && (wide || m_switch->isChecked()));
    m_command->setVisible(wide || !m_hasEnvironment || !m_switch->isChecked());
    layOut();
}

void CommandPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool CommandPane::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        layOut(); // also when only the line between the two panes was moved
    return QWidget::eventFilter(watched, event);
}

QString foldedCommand(const QString& line, int columns)
{
    // Words as the shell cuts them: a space within quotes is none.
    QStringList words{QString()};
    QChar quote;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar c = line.at(i);
        if (c == u'\\' && quote != u'\'' && i + 1 < line.size()) {
            words.last().append(c);
            words.last().append(line.at(++i));
            continue;
        }
        if (quote.isNull() && (c == u'\'' || c == u'"'))
            quote = c;
        else if (c == quote)
            quote = QChar();
        if (c == u' ' && quote.isNull())
            words.append(QString());
        else
            words.last().append(c);
    }
    QString result = words.takeFirst();
    qsizetype width = result.size();
    for (const QString& word : std::as_const(words)) {
        if (width + 1 + word.size() + 2 > columns) {
            result += " \\\n    "_L1 + word;
            width = 4 + word.size();
        } else {
            result += u' ' + word;
            width += 1 + word.size();
        }
    }
    return result;
}

} // namespace cw
