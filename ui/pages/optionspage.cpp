// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/optionspage.h"

#include "core/budget/budgettext.h"
#include "core/choices/choices.h"
#include "core/choices/survey.h"
#include "core/selection/selection.h"
#include "ui/fields/factlist.h"
#include "ui/fields/featurewords.h"
#include "ui/fields/fieldcontrol.h"
#include "ui/fields/limitcontrol.h"
#include "ui/fields/memorybar.h"
#include "ui/look/icons.h"
#include "ui/look/metrics.h"
#include "ui/session/session.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/rule.h"

#include <QAction>
#include <QCheckBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

const QString prefix = u"features."_s;

} // namespace

OptionsPage::OptionsPage(Session& session, QWidget* parent)
    : FieldPage(PageId::Options, tr("Options"), tr("What is built in, with which flags, and within which limits."),
                session, parent)
    , m_find(new QLineEdit(this))
    , m_changed(new QCheckBox(tr("Only changed"), this))
    , m_nothing(new InkLabel(tr("No option matches."), InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
{
    m_find->setObjectName(u"findOption"_s);
    m_find->setAccessibleName(tr("Find an option"));
    m_find->setPlaceholderText(tr("Find an option: xla, march, memory"));
    m_find->setClearButtonEnabled(true);
    m_find->addAction(icon(u"find"_s, IconInk::Secondary), QLineEdit::LeadingPosition);
    m_changed->setObjectName(u"onlyChanged"_s);
    auto* content = new QWidget;
    auto* search = new QHBoxLayout;
    search->setContentsMargins(space::large, space::small, space::large, space::small);
    search->setSpacing(space::large);
    search->addWidget(m_find, 1);
    search->addWidget(m_changed);

    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    const auto heading = [&](const QString& text) {
        auto* label = new InkLabel(text, InkLabel::Kind::Section, InkLabel::Ink::Text, content);
        label->setContentsMargins(space::large, space::medium, space::large, 0);
        column->addWidget(label);
        return label;
    };
    heading(tr("Limits"));
    m_limits = makeForm(FieldRow::Style::Form, content);
    m_limits->add(u"jobs"_s);
    m_limits->add(u"ram"_s);
    column->addWidget(m_limits);
    heading(tr("Flags and targets"));
    m_flags = makeForm(FieldRow::Style::Form, content);
    const auto add = [this](const char* name, const QString& standard) {
        FieldRow::Options options;
        options.standardText = standard;
        m_flags->add(QString::fromLatin1(name), options);
    };
    add("optimize", tr("those of the board"));
    add("config", tr("those the choices need"));
    add("flags", tr("none of your own"));
    add("distdir", tr("none"));
    add("repository_cache", tr("Bazel's own"));
    add("target", tr("those of the product"));
    column->addWidget(m_flags);
    heading(tr("Findings"));
    m_ignored = makeForm(FieldRow::Style::Form, content);
    FieldRow::Options ignored;
    ignored.standardText = tr("nothing is ignored");
    m_ignored->add(u"ignored"_s, ignored);
    column->addWidget(m_ignored);
    m_featuresHead = heading(tr("Features"));
    m_features = makeForm(FieldRow::Style::Form, content);
    column->addWidget(m_features);
    m_nothing->setContentsMargins(space::large, space::medium, space::large, space::medium);
    m_nothing->hide();
    column->addWidget(m_nothing);
    column->addStretch(1);

    auto* main = new QWidget(this);
    auto* mainColumn = new QVBoxLayout(main);
    mainColumn->setContentsMargins(0, 0, 0, 0);
    mainColumn->setSpacing(0);
    mainColumn->addLayout(search);
    mainColumn->addWidget(new Rule(Qt::Horizontal, main));
    mainColumn->addWidget(scrolling(content, QPalette::Base), 1);
    body().addLayout(makePanes(main, makeLimits(), column), 1);

    connect(m_find, &QLineEdit::textChanged, this, &OptionsPage::filter);
    connect(m_changed, &QCheckBox::toggled, this, &OptionsPage::filter);
    fillFeatures();
}

QWidget* OptionsPage::makeLimits()
{
    auto* panel = new QWidget;
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(space::large, space::medium, space::large, space::medium);
    column->setSpacing(space::medium);
    m_machine = new FactList({}, panel);
    m_machine->setObjectName(u"limitFacts"_s);
    m_bar = new MemoryBar(panel);
    m_bar->setObjectName(u"memoryBar"_s);
    m_meaning = new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, panel);
    m_meaning->setObjectName(u"limitMeaning"_s);
    m_meaning->setWordWrap(true);
    column->addWidget(m_machine);
    column->addWidget(m_bar);
    column->addWidget(m_meaning);
    column->addStretch(1);
    return panel;
}

bool OptionsPage::focusField(const QString& field)
{
    m_find->clear();
    m_changed->setChecked(false);
    return FieldPage::focusField(field);
}

void OptionsPage::fillFeatures()
{
    const Configuration& configuration = session().configuration();
    QList<FeatureChoice> features = featuresFor(configuration, session().catalog(), session().facts());
    QStringList names;
    for (const FeatureChoice& feature : features)
        names.append(feature.name);
    // What is set and the release does not ask about is shown too, so that its finding has a place.
    const auto values = configuration.values();
    for (auto it = values.cbegin(); it != values.cend(); ++it) {
        if (const QString name = it.key().mid(prefix.size()); it.key().startsWith(prefix) && !names.contains(name)) {
            names.append(name);
            features.append({name, {}, {}, false, {}});
        }
    }
    if (names == m_featureNames)
        return;
    m_featureNames = names;
    m_features->clear();
    for (const FeatureChoice& feature : std::as_const(features)) {
        FieldRow::Options options;
        const FeatureWords words = FeatureWords::of(feature.name);
        options.title = words.title.isEmpty() ? feature.name : words.title;
        options.standard = feature.standard;
        options.standardText = !words.meaning.isEmpty()     ? words.meaning
                               : feature.question.isEmpty() ? feature.variable
                                                            : feature.question;
        // The name that files and the command line know it by stands with it.
        const QString name = feature.variable.isEmpty() ? prefix + feature.name : feature.variable;
        if (feature.variable.isEmpty() && feature.question.isEmpty())
            options.hint = tr("The release does not ask about it.");
        else
            options.hint = feature.standard ? tr("%1; yes unless it is answered otherwise.").arg(name)
                                            : tr("%1; no unless it is answered otherwise.").arg(name);
        m_features->add(prefix + feature.name, options);
    }
    m_features->orderAfter(*m_ignored);
    filter();
    refreshAll(); // the rail and the head count what stands here now
}

void OptionsPage::refresh()
{
    const Selection selection = Selection::of(session().configuration(), session().catalog(), session().facts());
    m_featuresHead->setText(selection.release ? tr("Features that %1 asks about").arg(selection.release->name)
                                              : tr("Features"));
    // Not at once: the change may come from a row that goes away with it.
    QMetaObject::invokeMethod(this, &OptionsPage::fillFeatures, Qt::QueuedConnection);
    if (m_changed->isChecked())
        filter();
    showLimits();
}

void OptionsPage::filter()
{
    const QString words = m_find->text();
    int shown = 0;
    for (const FieldForm* form : {m_limits, m_flags, m_ignored, m_features}) {
        for (FieldRow* row : form->rows()) {
            const bool matches = (words.isEmpty() || row->matches(words))
                                 && (!m_changed->isChecked() || session().configuration().has(row->name()));
            row->setShown(matches);
            shown += matches ? 1 : 0;
        }
    }
    m_nothing->setVisible(shown == 0);
}

void OptionsPage::showLimits()
{
    const Configuration& configuration = session().configuration();
    const Facts& facts = session().facts();
    const Selection selection = Selection::of(configuration, session().catalog(), facts);
    const Budget budget = session().budget();
    const qint64 machine = budget.machineMiB;
    const qint64 cores = budget.machineCores;
    const Release* release = selection.release;
    const int each = !release ? 0 : selection.cuda ? release->ramPerJobCudaMiB : release->ramPerJobMiB;
    const int jobs = budget.atOnce();
    const qint64 compilers = qint64(jobs) * each;
    const qint64 need = compilers > 0 ? compilers + budget.heapMiB : 0;

    const bool onDevice = builderOf(selection, configuration, facts) == Budget::Builder::Device;
    const QString side = onDevice ? u"device."_s : u"host."_s;
    const auto size = [&](const QString& name) {
        return facts.knows(side + name) ? sizeText(facts.number(side + name)) : QString();
    };
    const auto how = [&](const QString& name) { return facts.fact(side + name).how; };
    m_machine->setHeading(onDevice ? tr("The device, which builds") : tr("This machine"));
    m_machine->setLines({
        {tr("Memory"), machine > 0 ? sizeText(machine) : QString(), {}, how(u"ram"_s)},
        {tr("Swap"), size(u"swap"_s), {}, how(u"swap"_s)},
        {tr("Cores"), cores > 0 ? QString::number(cores) : QString(), {}, how(u"cores"_s)},
        {tr("One compiler"), each > 0 ? sizeText(each) : QString(),
         release ? tr("at its peak, %1").arg(release->name) : QString(),
         release ? release->source(u"ramPerJobMiB"_s) : QString()},
        {tr("Free disk"), size(u"disk"_s),
         release && release->diskMiB > 0 ? tr("the build needs about %1").arg(sizeText(release->diskMiB)) : QString(),
         how(u"disk"_s)},
    });

    QStringList parts;
    if (!budget.jobsUnknown.isEmpty())
        parts << budget.jobsUnknown;
    if (compilers > 0)
        parts << tr("%n compiler(s) at once may need %1 at the peak.", nullptr, jobs).arg(sizeText(compilers));
    if (const QString division = budgettext::division(budget); !division.isEmpty())
        parts << division;
    else
        parts << tr("Without a limit Bazel decides by the machine's memory.");
    if (budget.memoryFrom == Budget::Origin::Preferences)
        parts << tr("%1 stay free of this machine, as Preferences say.").arg(sizeText(budget.kept.memoryMiB));
    if (budget.actionsMiB > 0 && each > 0)
        parts << tr("Bazel starts no more than fit into %1 by its own estimate; that is about %2 at their peak.")
                     .arg(sizeText(budget.actionsMiB))
                     .arg(std::max(1, budget.actionsMiB / each));
    else if (budget.actionsMiB > 0)
        parts << tr("Bazel starts no more than fit into %1 by its own estimate.").arg(sizeText(budget.actionsMiB));
    if (machine > 0 && need > machine)
        parts << tr("That is more than the machine has: fewer jobs, or swap.");
    const QString sentence = parts.join(u' ');
    m_meaning->setText(sentence);
    m_bar->setValues(machine, need > 0 ? budget.heapMiB : 0, need, budget.totalMiB, sentence);

    const auto showLimit = [this](const QString& field, int number, const QString& resolved, const QString& standard) {
        FieldRow* row = m_limits->row(field);
        auto* control = row ? qobject_cast<LimitControl*>(row->control()) : nullptr;
        if (!control)
            return;
        row->setStandardText(standard);
        control->setNumber(number);
        control->setResolved(resolved);
    };
    showLimit(u"jobs"_s, jobs, budgettext::resolvedJobs(budget), budgettext::automaticJobs(budget));
    showLimit(u"ram"_s, budget.totalMiB > 0 ? budget.totalMiB : budget.machineMiB, budgettext::resolvedMemory(budget),
              budgettext::automaticMemory(budget));
}

} // namespace cw
