// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/cachepane.h"

#include "core/base/files.h"
#include "core/base/paths.h"
#include "core/run/filelock.h"
#include "core/run/rundirectory.h"
#include "ui/dialogs/cachemodel.h"
#include "ui/look/metrics.h"
#include "ui/runs/background.h"
#include "ui/shell/prompter.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/datatable.h"
#include "ui/widgets/figures.h"
#include "ui/widgets/inklabel.h"

#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int mostNamed = 8;

/// The run that goes on and whose plan names this folder; "" when there is none.
QString runThatNeeds(const QString& path)
{
    for (const RunDirectory& run : RunDirectory::all()) {
        if (!FileLock::holder(run.lockFile()))
            continue;
        const auto plan = files::read(run.planFile());
        if (plan && plan->contains(path.toUtf8()))
            return run.id();
    }
    return {};
}

/// Removes what no run uses; the sentences say what stayed.
QStringList removeParts(const QString& cache, const QList<CachePart>& parts)
{
    QStringList problems;
    for (const CachePart& part : parts) {
        if (const QString run = runThatNeeds(part.path); !run.isEmpty()) {
            problems.append(CachePane::tr("%1 is in use by run %2 and was kept.").arg(part.name, run));
            continue;
        }
        if (const auto removed = removeCachePart(cache, part.path); !removed)
            problems.append(removed.error().sentence());
    }
    return problems;
}

} // namespace

CachePane::CachePane(QWidget* parent)
    : PreferencePane(tr("Storage"), u"disk"_s, parent)
    , m_folder(new QLineEdit(this))
    , m_sentence(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
    , m_table(new DataTable(tr("What the cache holds"), this))
    , m_model(new CacheModel(this))
    , m_again(plainButton(tr("&Measure again"), u"ask-again"_s, this))
    , m_clear(plainButton(tr("&Remove…"), u"remove"_s, this))
    , m_go(std::make_shared<std::atomic_bool>(true))
{
    QGridLayout* form = addGroup(tr("Cache"));
    auto* row = new QWidget(this);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(space::small);
    m_folder->setObjectName(u"cacheFolder"_s);
    m_folder->setPlaceholderText(QDir::toNativeSeparators(paths::cache()));
    auto* choose = plainButton(tr("C&hoose…"), u"folder"_s, this);
    choose->setObjectName(u"chooseCache"_s);
    connect(choose, &QPushButton::clicked, this, &CachePane::chooseFolder);
    line->addWidget(m_folder, 1);
    line->addWidget(choose);
    m_folderHint = addRow(form, tr("&Folder"), row,
                          tr("Sources and build results; often tens of gigabytes. What is there is not moved. "
                             "Empty takes the usual place."));
    m_folder->setAccessibleName(tr("Folder of the cache"));
    row->setAccessibleName({});

    m_sentence->setObjectName(u"cacheUse"_s);
    column()->addSpacing(space::small);
    column()->addWidget(m_sentence);
    m_table->setObjectName(u"cacheTable"_s);
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setEmptyText(tr("The cache is empty."));
    m_table->setWidths({CacheModel::kindName(u"output"_s), QString(), u"9999 MiB"_s});
    m_table->setMinimumHeight(160);
    column()->addWidget(m_table, 1);
    auto* acts = new QHBoxLayout;
    acts->setSpacing(space::small);
    m_again->setObjectName(u"measureCache"_s);
    m_clear->setObjectName(u"clearCache"_s);
    acts->addStretch(1);
    acts->addWidget(m_again);
    acts->addWidget(m_clear);
    column()->addLayout(acts);
    connect(m_again, &QPushButton::clicked, this, &CachePane::measure);
    connect(m_clear, &QPushButton::clicked, this, &CachePane::clearSelected);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &CachePane::updateButtons);
    updateButtons();
}

CachePane::~CachePane()
{
    m_go->store(false);
}

void CachePane::take(const Preferences& preferences)
{
    m_folder->setText(preferences.cacheFolder);
}

void CachePane::give(Preferences& preferences) const
{
    preferences.cacheFolder = m_folder->text().trimmed();
}

bool CachePane::check()
{
    const QString folder = m_folder->text().trimmed();
    QString problem;
    if (!folder.isEmpty() && !QDir::isAbsolutePath(folder))
        problem = tr("Name the folder with its whole path.");
    else if (!folder.isEmpty() && QFileInfo::exists(folder) && !QFileInfo(folder).isWritable())
        problem = tr("This folder cannot be written to.");
    if (problem.isEmpty())
        return true;
    m_folderHint->setText(problem);
    m_folderHint->setInk(InkLabel::Ink::Error);
    m_folder->setAccessibleDescription(problem);
    m_folder->setFocus();
    return false;
}

void CachePane::measure()
{
    if (m_busy)
        return;
    m_busy = true;
    m_measured = true;
    m_sentence->setText(tr("Measuring %1 …").arg(paths::cache()));
    updateButtons();
    inBackground(
        this, [go = m_go, cache = paths::cache()] { return cacheParts(cache, [go] { return go->load(); }); },
        [this](const QList<CachePart>& parts) {
            m_busy = false;
            m_model->setParts(parts);
            m_sentence->setText(
                tr("%1 on disk, in %n part(s).", nullptr, int(parts.size())).arg(Figures::bytes(m_model->total())));
            updateButtons();
            Q_EMIT measured();
        });
}

void CachePane::showEvent(QShowEvent* event)
{
    PreferencePane::showEvent(event);
    if (!m_measured)
        measure();
}

void CachePane::chooseFolder()
{
    const QString folder = Prompter::instance().openFolder(this, tr("Folder of the cache"), paths::cache());
    if (!folder.isEmpty())
        m_folder->setText(folder);
}

void CachePane::clearSelected()
{
    QList<CachePart> chosen;
    QStringList names;
    qint64 bytes = 0;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows()) {
        const CachePart& part = m_model->parts().at(index.row());
        chosen.append(part);
        bytes += part.bytes;
        if (names.size() < mostNamed)
            names.append(tr("%1 (%2)").arg(part.name, Figures::bytes(part.bytes)));
    }
    if (chosen.isEmpty())
        return;
    if (chosen.size() > mostNamed)
        names.append(tr("and %n more", nullptr, int(chosen.size()) - mostNamed));
    const bool yes = Prompter::instance().confirm(
        this, tr("Remove %1 from the cache?").arg(Figures::bytes(bytes)),
        tr("These folders are removed:\n%1\nA later build makes them again, which takes its time.")
            .arg(names.join(u'\n')),
        tr("Remove"));
    if (yes)
        remove(chosen);
}

void CachePane::remove(const QList<CachePart>& parts)
{
    m_busy = true;
    m_sentence->setText(tr("Removing %n part(s) …", nullptr, int(parts.size())));
    updateButtons();
    inBackground(
        this, [cache = paths::cache(), parts] { return removeParts(cache, parts); },
        [this](const QStringList& problems) {
            m_busy = false;
            measure();
            if (!problems.isEmpty())
                Prompter::instance().tell(this, tr("Not everything was removed"), problems.join(u'\n'));
        });
}

void CachePane::updateButtons()
{
    m_again->setEnabled(!m_busy);
    m_clear->setEnabled(!m_busy && m_table->selectionModel()->hasSelection());
}

} // namespace cw
