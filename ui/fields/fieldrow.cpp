// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fields/fieldrow.h"

#include "core/base/version.h"
#include "core/choices/choices.h"
#include "core/choices/survey.h"
#include "ui/fields/fieldcontrol.h"
#include "ui/fields/findinglist.h"
#include "ui/fields/findingstrip.h"
#include "ui/fields/provenancebutton.h"
#include "ui/look/icons.h"
#include "ui/look/margins.h"
#include "ui/look/metrics.h"
#include "ui/session/session.h"
#include "ui/widgets/comboname.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/rule.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int markSide = 16;
constexpr int controlInset = 2;  // from a control's room to its edge; what stands below begins at the edge
constexpr int widestChoice = 56; // letters; a wider list is no easier to read

QString whenText(const QDateTime& when)
{
    return when.isValid() ? QLocale().toString(when.toLocalTime(), QLocale::ShortFormat) : QString();
}

/// "12.2.0  /usr/bin/… (command, time)", what a tool tip says.
QString surveyTip(const Survey& survey)
{
    QStringList parts;
    if (!survey.where.isEmpty())
        parts << survey.where;
    if (!survey.how.isEmpty())
        parts << FieldRow::tr("found by: %1").arg(survey.how);
    if (survey.when.isValid())
        parts << whenText(survey.when);
    return parts.join(u'\n');
}

} // namespace

FieldRow::FieldRow(Session& session, const Field& field, Style style, const Options& options, QGridLayout* grid,
                   int row, QWidget* parent)
    : QObject(parent)
    , m_session(session)
    , m_field(field)
    , m_style(style)
    , m_options(options)
    , m_grid(grid)
    , m_row(row)
    , m_control(nullptr)
    , m_provenance(nullptr)
    , m_findings(new FindingList(session, parent))
    , m_label(nullptr)
{
    if (!m_options.title.isEmpty())
        m_field.title = m_options.title;
    m_label = new InkLabel(m_field.title, InkLabel::Kind::Strong, InkLabel::Ink::Text, parent);
    m_label->setToolTip(m_field.meaning);
    m_label->setMinimumHeight(metrics::control(m_label->fontMetrics()) + 4);
    m_control = FieldControl::make(m_field, m_options.choices, parent);
    m_control->setToolTip(m_field.meaning);
    m_control->target()->setAccessibleName(m_field.title);
    if (auto* combo = qobject_cast<QComboBox*>(m_control->target()))
        nameCombo(*combo, m_field.title);
    m_control->setStandard(m_options.standard);
    m_control->setStandardText(m_options.standardText);
    m_label->setBuddy(m_control->target());
    m_provenance = new ProvenanceButton(session, m_field.name, m_field.title, parent);
    m_findings->setBuddy(m_control->target());
    m_findings->setObjectName(u"findings-"_s + m_field.name);

    connect(m_control, &FieldControl::typed, this, [this](const QString& text) {
        const auto done = m_session.setText(m_field.name, text);
        m_refusal = done ? QString() : done.error().text;
        refreshFindings();
    });
    connect(m_control, &FieldControl::chosen, this, [this](const QJsonValue& value) {
        m_refusal.clear();
        m_session.setValue(m_field.name, value);
    });
    connect(m_control, &FieldControl::refused, this, [this](const QString& explanation) {
        m_refusal = explanation;
        refreshFindings();
    });

    grid->addWidget(m_label, row, 0, Qt::AlignTop);
    const bool wide = m_field.type == Field::Type::Path || m_field.type == Field::Type::List
                      || m_field.type == Field::Type::Flag || m_field.name == "source"_L1;
    if (style == Style::Form && !wide) {
        // In a cell of its own: a column of narrow controls would leave its room to the column of names.
        auto* cell = new QWidget(parent);
        auto* line = new QHBoxLayout(cell);
        line->setContentsMargins(0, 0, 0, 0);
        line->addWidget(m_control, 1);
        line->addStretch(0);
        m_control->setParent(cell);
        m_control->setMaximumWidth(m_label->fontMetrics().averageCharWidth() * widestChoice);
        cell->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        grid->addWidget(cell, row, 1, Qt::AlignTop);
        m_all << cell;
    } else {
        grid->addWidget(m_control, row, 1, Qt::AlignTop);
    }
    if (style == Style::Table)
        placeTable(grid, row, parent);
    else
        placeForm(grid, row, parent);
    // What spans columns without a stretch would widen them.
    const bool table = style == Style::Table;
    grid->addWidget(m_provenance, row, table ? 4 : 2, Qt::AlignTop | Qt::AlignRight);
    grid->addWidget(m_findings, row + 2, 1, 1, table ? columns - 1 : 2);
    auto* rule = new Rule(Qt::Horizontal, parent);
    grid->addWidget(rule, row + 3, 0, 1, table ? columns : 3);
    m_provenance->setMinimumHeight(m_label->minimumHeight());
    m_all << m_label << m_control << m_provenance << rule;
    refresh();
}

void FieldRow::placeForm(QGridLayout* grid, int row, QWidget* parent)
{
    m_hint = new InkLabel(InkLabel::Kind::Small, InkLabel::Ink::Secondary, parent);
    m_hint->setWordWrap(true);
    m_hint->setContentsMargins(metrics::margins(controlInset, 0, 0, 0));
    m_hint->setObjectName(u"hint-"_s + m_field.name);
    grid->addWidget(m_hint, row + 1, 1);
    m_all << m_hint;
}

void FieldRow::placeTable(QGridLayout* grid, int row, QWidget* parent)
{
    auto* cell = new QWidget(parent);
    auto* line = new QHBoxLayout(cell);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(space::small);
    m_found = new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Text, cell);
    m_found->setObjectName(u"found-"_s + m_field.name);
    m_where = new InkLabel(InkLabel::Kind::Small, InkLabel::Ink::Secondary, cell);
    m_where->setElided(true);
    line->addWidget(m_found);
    line->addWidget(m_where, 1);
    m_allowed = new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, parent);
    m_allowed->setObjectName(u"allowed-"_s + m_field.name);
    m_allowed->setWordWrap(true);
    m_mark = new QLabel(parent);
    m_mark->setObjectName(u"mark-"_s + m_field.name);
    for (QWidget* widget : {cell, static_cast<QWidget*>(m_allowed), static_cast<QWidget*>(m_mark)})
        widget->setMinimumHeight(m_label->minimumHeight());
    m_mark->setFixedWidth(markSide);
    grid->addWidget(cell, row, 2, Qt::AlignTop);
    grid->addWidget(m_allowed, row, 3, Qt::AlignTop);
    grid->addWidget(m_mark, row, 5, Qt::AlignTop);
    m_all << cell << m_allowed << m_mark;
}

void FieldRow::setNarrow(bool narrow)
{
    if (m_style == Style::Table)
        return;
    m_grid->removeWidget(m_findings);
    m_grid->addWidget(m_findings, m_row + 2, narrow ? 0 : 1, 1, narrow ? 3 : 2);
}

int FieldRow::labelWidth() const
{
    return m_label->sizeHint().width();
}

void FieldRow::setShown(bool shown)
{
    m_shown = shown;
    for (QWidget* widget : std::as_const(m_all))
        widget->setVisible(shown);
    m_findings->setVisible(shown && !m_findings->findings().isEmpty());
}

bool FieldRow::matches(const QString& words) const
{
    const QString all = u"%1 %2 %3 %4"_s.arg(m_field.name, m_field.title, m_hint ? m_hint->text() : m_field.meaning,
                                             printValue(m_field, m_session.configuration().value(m_field.name)));
    for (const QString& word : words.split(u' ', Qt::SkipEmptyParts)) {
        if (!all.contains(word, Qt::CaseInsensitive))
            return false;
    }
    return true;
}

void FieldRow::setHint(const QString& hint)
{
    m_options.hint = hint;
    refreshSurvey();
}

void FieldRow::setStandardText(const QString& text)
{
    m_options.standardText = text;
    m_control->setStandardText(text);
}

void FieldRow::refresh()
{
    const Configuration& configuration = m_session.configuration();
    if (m_options.ownChoices)
        m_control->setChoices(m_options.ownChoices());
    else if (m_options.choices)
        m_control->setChoices(choicesFor(m_field.name, configuration, m_session.catalog(), m_session.facts()));
    if (configuration.value(m_field.name) != m_seen) {
        m_seen = configuration.value(m_field.name);
        m_refusal.clear(); // undone, repaired or replaced: what was typed no longer matters
    }
    if (m_refusal.isEmpty())
        m_control->showValue(configuration.value(m_field.name), configuration.has(m_field.name));
    m_provenance->refresh();
    refreshSurvey();
    refreshFindings();
}

void FieldRow::refreshSurvey()
{
    const Survey survey = surveyOf(m_field.name, m_session.configuration(), m_session.catalog(), m_session.facts());
    if (m_style == Style::Form) {
        QStringList parts{m_options.hint.isEmpty() ? m_field.meaning : m_options.hint};
        if (!survey.found.isEmpty())
            parts << tr("Found: %1.").arg(survey.found);
        if (!survey.allowed.isEmpty())
            parts << tr("%1 allows %2.").arg(survey.allowedBy, survey.allowed);
        m_hint->setText(parts.join(u' '));
        m_hint->setToolTip(surveyTip(survey));
        return;
    }
    const bool known = !survey.found.isEmpty();
    m_found->setText(known ? survey.found : survey.unknown.isEmpty() ? u"–"_s : tr("not known"));
    m_found->setInk(known ? InkLabel::Ink::Text : InkLabel::Ink::Secondary);
    m_found->setToolTip(known ? surveyTip(survey) : survey.unknown);
    m_found->setAccessibleName(tr("%1 found: %2").arg(m_field.title, m_found->text()));
    m_where->setText(known ? survey.where : survey.unknown);
    m_allowed->setText(survey.allowed.isEmpty() ? u"–"_s : survey.allowed);
    m_allowed->setToolTip(QStringList{survey.allowedBy, survey.source}.join(u'\n').trimmed());
    m_allowed->setAccessibleName(tr("%1 allowed: %2").arg(m_field.title, m_allowed->text()));
}

bool FieldRow::isProved() const
{
    const Configuration& configuration = m_session.configuration();
    const Survey survey = surveyOf(m_field.name, configuration, m_session.catalog(), m_session.facts());
    if (!configuration.has(m_field.name) || survey.found.isEmpty())
        return false;
    if (m_field.type == Field::Type::Choice || m_field.type == Field::Type::Path)
        return false;
    const QString wanted = printValue(m_field, configuration.value(m_field.name));
    const auto version = Version::parse(wanted);
    if (!version)
        return survey.found == wanted || survey.where == wanted;
    for (const QString& each : survey.found.split(u", "_s)) {
        const auto found = Version::parse(each);
        if (found && (version->isPrefixOf(*found) || found->isPrefixOf(*version)))
            return true;
    }
    return false;
}

void FieldRow::refreshFindings()
{
    QList<Finding> findings = m_session.findingsFor(m_field.name);
    if (!m_refusal.isEmpty()) {
        Finding refusal;
        refusal.id = u"input."_s + m_field.name;
        refusal.severity = Finding::Severity::Error;
        refusal.field = m_field.name;
        refusal.text = m_refusal;
        refusal.noRepair = tr("The last valid value stays in force.");
        refusal.source = m_field.meaning;
        findings.prepend(refusal);
    }
    m_findings->setFindings(findings);
    // The strips' stops come after the control; the provenance stands in the control's own line. Only what can have the
    // focus can be put in order, and this one cannot while there is nothing to go back from.
    const Qt::FocusPolicy policy = m_provenance->focusPolicy();
    m_provenance->setFocusPolicy(Qt::TabFocus);
    QWidget::setTabOrder(m_control->target(), m_provenance);
    m_provenance->setFocusPolicy(policy);
    if (!m_shown)
        m_findings->hide();
    std::optional<Finding::Severity> severity;
    if (!findings.isEmpty())
        severity = worst(findings);
    m_control->setSeverity(severity);
    QStringList texts;
    for (const Finding& finding : std::as_const(findings))
        texts << severityWord(finding) + u": "_s + finding.text;
    m_control->target()->setAccessibleDescription(texts.isEmpty() ? m_field.meaning : texts.join(u' '));
    if (!m_mark)
        return;
    QPixmap mark;
    QString word;
    if (severity && *severity != Finding::Severity::Info) {
        const IconInk ink = *severity == Finding::Severity::Error     ? IconInk::Error
                            : *severity == Finding::Severity::Warning ? IconInk::Warning
                                                                      : IconInk::Secondary;
        mark = icon(severityIcon(*severity), ink).pixmap(markSide, markSide);
        word = severityWord(*severity);
    } else if (const auto ignored = std::find_if(findings.cbegin(), findings.cend(),
                                                 [](const Finding& finding) { return finding.ignored.has_value(); });
               ignored != findings.cend()) {
        mark = icon(severityIcon(Finding::Severity::Info), IconInk::Secondary).pixmap(markSide, markSide);
        word = severityWord(*ignored);
    } else if (isProved()) {
        // Green only where what was chosen is what was found, and no rule objects.
        mark = icon(u"done"_s, IconInk::Good).pixmap(markSide, markSide);
        word = tr("fits");
    }
    m_mark->setPixmap(mark);
    m_mark->setAccessibleName(word);
    m_mark->setToolTip(word);
}

} // namespace cw
