// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/solutionpanel.h"

#include "core/base/files.h"
#include "core/choices/choices.h"
#include "core/solve/backward.h"
#include "ui/fields/choicetree.h"
#include "ui/fields/findinglist.h"
#include "ui/look/metrics.h"
#include "ui/models/solutionmodel.h"
#include "ui/pages/boardfit.h"
#include "ui/runs/background.h"
#include "ui/session/session.h"
#include "ui/shell/prompter.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/combobox.h"
#include "ui/widgets/comboname.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/rule.h"

#include <QDir>
#include <QHeaderView>
#include <QJsonDocument>
#include <QLabel>
#include <QShowEvent>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int wideChars = 170; // from here on every column has room
constexpr int pause = 150;     // ms: facts come in bursts

/// What a solution decides; of the rest (jobs, features, flags …) it has no opinion, and the user's stays.
const QStringList& solved()
{
    static const QStringList names{
        u"tf"_s,     u"source"_s,         u"ref"_s,       u"product"_s,      u"mode"_s,
        u"board"_s,  u"jetpack"_s,        u"gpu"_s,       u"capabilities"_s, u"cuda"_s,
        u"cudnn"_s,  u"tensorrt"_s,       u"cuda_path"_s, u"cudnn_host"_s,   u"cudnn_target"_s,
        u"python"_s, u"python_include"_s, u"sysroot"_s,   u"bazel"_s,        u"compiler"_s};
    return names;
}

QString csvCell(QString text)
{
    return u'"' + text.replace(u'"', u"\"\""_s) + u'"';
}

} // namespace

SolutionPanel::SolutionPanel(Session& session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(new SolutionModel(this))
    , m_table(new QTreeView(this))
    , m_whatIf(new ComboBox(this))
    , m_sentence(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
    , m_chosen(new InkLabel(InkLabel::Kind::Strong, InkLabel::Ink::Text, this))
    , m_detail(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
    , m_use(accentButton(tr("Use this"), u"done"_s, this))
    , m_save(plainButton(tr("Save the table…"), u"save"_s, this))
    , m_excluded(new FindingList(session, this))
{
    setObjectName(u"solutions"_s);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_sentence->setObjectName(u"solutionSentence"_s);
    m_sentence->setWordWrap(true);
    m_whatIf->setObjectName(u"solutionWhatIf"_s);
    nameCombo(*m_whatIf, tr("What if this JetPack were on the device"));
    m_whatIf->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto* whatIf = new QLabel(tr("What if"), this);
    whatIf->setBuddy(m_whatIf);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(space::large, space::small, space::large, space::small);
    head->setSpacing(space::small);
    head->addWidget(m_sentence, 1);
    head->addWidget(whatIf);
    head->addWidget(m_whatIf);

    m_table->setObjectName(u"solutionTable"_s);
    m_table->setAccessibleName(tr("What can be built for this device"));
    m_table->setModel(m_model);
    choicetree::setUp(*m_table);
    m_table->setItemsExpandable(false);
    m_table->setIndentation(0);
    m_table->header()->setStretchLastSection(true);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    m_use->setObjectName(u"useSolution"_s);
    m_save->setObjectName(u"saveSolutions"_s);
    m_chosen->setObjectName(u"solutionName"_s);
    m_detail->setObjectName(u"solutionDetail"_s);
    m_detail->setWordWrap(true);
    m_excluded->setBuddy(m_use);
    m_excluded->setIgnorable(false); // they are about the row's combination
    setTabOrder(m_whatIf, m_table);
    setTabOrder(m_table, m_save);
    setTabOrder(m_save, m_use);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_chosen);
    texts->addWidget(m_detail);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(space::large, space::small, space::large, space::small);
    foot->setSpacing(space::small);
    foot->addLayout(texts, 1);
    foot->addWidget(m_save);
    foot->addWidget(m_use);
    auto* excluded = new QHBoxLayout;
    excluded->setContentsMargins(space::large, 0, space::large, 0);
    excluded->addWidget(m_excluded);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(new Rule(Qt::Horizontal, this));
    column->addWidget(m_table, 1);
    column->addWidget(new Rule(Qt::Horizontal, this));
    column->addLayout(foot);
    column->addLayout(excluded);

    m_timer.setSingleShot(true);
    m_timer.setInterval(pause);
    connect(&m_timer, &QTimer::timeout, this, &SolutionPanel::solve);
    connect(m_whatIf, &QComboBox::activated, this, [this] {
        m_asked = true;
        m_question.clear();
        solve();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SolutionPanel::showSelected);
    connect(m_table, &QTreeView::activated, this,
            [this](const QModelIndex& index) { use(index.data(SolutionModel::ReleaseRole).toString()); });
    connect(m_use, &QPushButton::clicked, this,
            [this] { use(m_table->currentIndex().data(SolutionModel::ReleaseRole).toString()); });
    connect(m_save, &QPushButton::clicked, this, &SolutionPanel::saveTable);
    showSelected();
}

void SolutionPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void SolutionPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // Where room is short, the reason matters more than what the line below the table says too.
    const bool narrow = width() < fontMetrics().averageCharWidth() * wideChars;
    for (const int column : {SolutionModel::Cudnn, SolutionModel::Compiler})
        m_table->setColumnHidden(column, narrow);
}

void SolutionPanel::refresh()
{
    if (isVisible())
        m_timer.start();
}

void SolutionPanel::fillWhatIf()
{
    const QList<Choice> jetpacks =
        choicesFor(u"jetpack"_s, m_session.configuration(), m_session.catalog(), m_session.facts());
    const QString standing =
        m_session.configuration().text(u"jetpack"_s) + u'/' + m_session.facts().text(u"device.jetpack"_s);
    if (jetpacks == m_jetpacks && standing == m_standing && m_whatIf->count() > 0)
        return;
    m_jetpacks = jetpacks;
    m_standing = standing;
    const QString before = m_whatIf->currentData().toString();
    m_whatIf->clear();
    const QString found = m_session.facts().text(u"device.jetpack"_s);
    const QString chosen = found.isEmpty() ? m_session.configuration().text(u"jetpack"_s) : QString();
    if (!chosen.isEmpty())
        m_whatIf->addItem(tr("JetPack %1, as chosen").arg(chosen), chosen);
    m_whatIf->addItem(found.isEmpty() ? tr("any JetPack") : tr("JetPack %1, as found").arg(found), QString());
    for (const Choice& jetpack : jetpacks) {
        if (jetpack.value != found && jetpack.value != chosen)
            m_whatIf->addItem(jetpack.title, jetpack.value);
    }
    // A choice by hand stays; what stood there by itself follows the configuration.
    m_whatIf->setCurrentIndex(m_asked ? std::max(0, m_whatIf->findData(before)) : 0);
    m_whatIf->setEnabled(m_whatIf->count() > 1);
}

void SolutionPanel::solve()
{
    fillWhatIf();
    const Wish wish = BoardFit::wishOf(m_session, m_whatIf->currentData().toString());
    const Facts facts = m_session.facts();
    QJsonObject question = facts.toJson();
    for (const QString& part : {wish.board, wish.gpu, wish.device, wish.jetpack, wish.project, wish.product})
        question.insert(QString::number(question.size()), part);
    const QString asText = QString::fromUtf8(QJsonDocument(question).toJson(QJsonDocument::Compact));
    if (asText == m_question)
        return;
    m_question = asText;
    const int round = ++m_round;
    inBackground(
        this, [catalog = m_session.catalog(), facts, wish] { return solveBackward(catalog, facts, wish); },
        [this, round](const Result<Solutions>& solutions) {
            if (round == m_round)
                show(solutions);
        });
}

void SolutionPanel::show(const Result<Solutions>& solutions)
{
    if (!solutions) {
        m_model->setSolutions({});
        m_sentence->setText(solutions.error().sentence());
        showSelected();
        return;
    }
    const QString before = m_table->currentIndex().data(SolutionModel::ReleaseRole).toString();
    m_model->setSolutions(*solutions);
    m_table->expandAll();
    for (int group = 0; group < m_model->rowCount(); ++group)
        m_table->setFirstColumnSpanned(group, {}, true);
    for (int column = 0; column < SolutionModel::Why; ++column)
        m_table->resizeColumnToContents(column);

    QStringList parts;
    using V = Solution::Verdict;
    const auto count = [this](V verdict) { return m_model->count(verdict); };
    if (const int n = count(V::Fits); n > 0)
        parts << tr("%n fit as they are", nullptr, n);
    if (const int n = count(V::CpuOnly); n > 0)
        parts << tr("%n fit without the GPU", nullptr, n);
    if (const int n = count(V::Conditional); n > 0)
        parts << tr("%n fit if what is not known yet is as expected", nullptr, n);
    if (const int n = count(V::AfterChange); n > 0)
        parts << tr("%n after a change", nullptr, n);
    if (const int n = count(V::No); n > 0)
        parts << tr("%n do not fit", nullptr, n);
    QString text = parts.join(u", "_s) + u'.';
    if (!solutions->assumptions.isEmpty())
        text += u' ' + tr("Assumed: %1").arg(solutions->assumptions.join(u' '));
    m_sentence->setText(text);
    const QString now = before.isEmpty() ? m_session.configuration().text(u"tf"_s) : before;
    QModelIndex index = m_model->indexOf(now);
    if (!index.isValid() && m_model->rowCount() > 0)
        index = m_model->index(0, 0, m_model->index(0, 0));
    m_table->setCurrentIndex(index);
    m_table->scrollTo(index);
    showSelected();
}

void SolutionPanel::showSelected()
{
    const Solution* solution = m_model->solution(m_table->currentIndex());
    m_save->setEnabled(m_model->rowCount() > 0);
    m_use->setEnabled(solution && solution->verdict != Solution::Verdict::No);
    if (!solution) {
        m_chosen->setText(tr("Choose a release"));
        m_detail->setText(tr("What it takes, and what stands against it, is shown here."));
        m_excluded->setFindings({});
        return;
    }
    m_chosen->setText(u"%1 — %2"_s.arg(solution->name, SolutionModel::word(solution->verdict)));
    QStringList parts;
    const auto add = [&](const QString& text, const QString& field) {
        if (const QString value = solution->choice(field); !value.isEmpty())
            parts << text.arg(value);
    };
    if (solution->cuda) {
        add(tr("CUDA %1"), u"cuda"_s);
        add(tr("cuDNN %1"), u"cudnn"_s);
        add(tr("GPU code %1"), u"capabilities"_s);
    } else {
        parts << tr("CPU only");
    }
    add(tr("Python %1"), u"python"_s);
    add(tr("Bazel %1"), u"bazel"_s);
    add(tr("compiler %1"), u"compiler"_s);
    QString detail = parts.join(u", "_s) + u'.';
    if (!solution->conditions.isEmpty())
        detail += u' ' + tr("Not certain yet: %1").arg(solution->conditions.join(u' '));
    if (const QString reason = SolutionModel::reason(*solution);
        solution->verdict == Solution::Verdict::AfterChange && !reason.isEmpty())
        detail += u' ' + tr("It takes: %1.").arg(reason.endsWith(u'.') ? reason.chopped(1) : reason);
    m_detail->setText(detail);
    // As things are these stand against it; their repairs belong to the present choice, so they are not offered here.
    QList<Finding> excluded = solution->excludedBy.mid(0, 1);
    for (Finding& finding : excluded)
        finding.repair.reset();
    m_excluded->setFindings(excluded);
}

bool SolutionPanel::use(const QString& release)
{
    const Solution* solution = m_model->solution(m_model->indexOf(release));
    if (!solution || solution->verdict == Solution::Verdict::No)
        return false;
    Repair edit{tr("Use %1").arg(solution->name), {}, {}};
    QStringList examples; // paths that only the user knows
    for (const Change& change : solution->changes)
        examples += change.named;
    for (const QString& field : solved()) {
        if (solution->configuration.has(field) && !examples.contains(field))
            edit.set.insert(field, solution->configuration.value(field));
        else if (m_session.configuration().has(field))
            edit.unset.append(field);
    }
    m_session.change(edit, solve::chosen());
    Q_EMIT used();
    return true;
}

void SolutionPanel::saveTable()
{
    const QString path = Prompter::instance().saveFile(this, tr("Save the table"),
                                                       QDir::home().filePath(u"solutions.csv"_s), tr("Tables (*.csv)"));
    if (path.isEmpty())
        return;
    QStringList lines;
    QStringList cells;
    for (int column = 0; column < SolutionModel::ColumnCount; ++column)
        cells << csvCell(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    lines << cells.join(u',');
    for (int group = 0; group < m_model->rowCount(); ++group) {
        const QModelIndex parent = m_model->index(group, 0);
        for (int row = 0; row < m_model->rowCount(parent); ++row) {
            cells.clear();
            for (int column = 0; column < SolutionModel::ColumnCount; ++column)
                cells << csvCell(m_model->index(row, column, parent).data().toString());
            lines << cells.join(u',');
        }
    }
    if (const auto saved = files::write(path, (lines.join(u'\n') + u'\n').toUtf8()); !saved)
        Prompter::instance().tell(this, tr("The table was not saved"), saved.error().sentence());
}

} // namespace cw
