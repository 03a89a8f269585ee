// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deploy/deploysubject.h"

#include "core/run/rundirectory.h"
#include "ui/look/metrics.h"
#include "ui/runs/background.h"
#include "ui/shell/prompter.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/combobox.h"
#include "ui/widgets/comboname.h"
#include "ui/widgets/figures.h"
#include "ui/widgets/inklabel.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr qsizetype mostRuns = 20;

const Artifact* mainArtifact(const ArtifactList& list)
{
    for (const Artifact& artifact : list.artifacts) {
        if (artifact.kind == "wheel"_L1)
            return &artifact;
    }
    return list.artifacts.isEmpty() ? nullptr : &list.artifacts.first();
}

} // namespace

DeploySubject::DeploySubject(QWidget* parent)
    : QWidget(parent)
    , m_choice(new ComboBox(this))
    , m_file(plainButton(tr("A file…"), u"folder"_s, this))
    , m_name(new InkLabel(InkLabel::Kind::Mono, InkLabel::Ink::Text, this))
    , m_details(new InkLabel(InkLabel::Kind::Small, InkLabel::Ink::Secondary, this))
{
    setObjectName(u"deploySubject"_s);
    m_choice->setObjectName(u"artifactChoice"_s);
    nameCombo(*m_choice, tr("What is deployed"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(24);
    m_file->setObjectName(u"chooseArtifact"_s);
    m_file->setAccessibleName(tr("Choose a wheel's file to deploy"));
    m_file->setToolTip(tr("A wheel that was made elsewhere; it can also be dropped here"));
    m_name->setObjectName(u"artifactName"_s);
    m_name->setElided(true);
    m_details->setObjectName(u"artifactDetails"_s);

    auto* chooser = new QHBoxLayout;
    chooser->setSpacing(space::small);
    chooser->addWidget(m_choice, 1);
    chooser->addWidget(m_file);
    auto* line = new QVBoxLayout; // one below the other: a file's name is long and is not cut
    line->setContentsMargins(2, 0, 2, 0);
    line->setSpacing(2);
    line->addWidget(m_name);
    line->addWidget(m_details);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::large, space::small, space::large, space::small);
    layout->setSpacing(space::small);
    layout->addLayout(chooser);
    layout->addLayout(line);
    connect(m_choice, &QComboBox::activated, this, &DeploySubject::show);
    connect(m_file, &QPushButton::clicked, this, &DeploySubject::chooseFile);
    m_choice->setEnabled(false);
    m_name->setText(tr("Looking for what was built…"));
}

QList<DeploySubject::Item> DeploySubject::readRuns()
{
    QList<Item> items;
    for (const RunDirectory& run : RunDirectory::all()) {
        if (items.size() >= mostRuns)
            break;
        if (!QFileInfo::exists(run.artifactsFile()))
            continue;
        const auto artifacts = ArtifactList::load(run.path());
        if (!artifacts || artifacts->artifacts.isEmpty())
            continue;
        const auto plan = run.plan();
        const qint64 when = QFileInfo(run.artifactsFile()).lastModified().toMSecsSinceEpoch();
        items.append({tr("%1: %2", "built when, what").arg(Figures::when(when), plan ? plan->title : run.id()),
                      run.path(), *artifacts, lastDeployment(run.path())});
    }
    return items;
}

void DeploySubject::reload()
{
    if (m_reading)
        return;
    m_reading = true;
    inBackground(this, &DeploySubject::readRuns, [this](const QList<Item>& items) {
        m_reading = false;
        take(items);
    });
}

void DeploySubject::take(const QList<Item>& items)
{
    QList<Item> all;
    for (const Item& item : std::as_const(m_items)) {
        if (item.runFolder.isEmpty())
            all.append(item); // files that were chosen here
    }
    const bool newest = m_runFolder.isEmpty() ? m_artifacts.artifacts.isEmpty()
                                              : !m_items.isEmpty() && m_items.first().runFolder == m_runFolder;
    const qsizetype fileCount = all.size();
    all += items;
    m_items = all;
    m_choice->clear();
    for (const Item& item : std::as_const(m_items))
        m_choice->addItem(item.text);
    m_choice->setEnabled(!m_items.isEmpty() && m_file->isEnabled());
    if (m_items.isEmpty()) {
        m_name->setText(tr("Nothing has been built yet."));
        m_details->setText(tr("Build something, or choose a wheel's file."));
        Q_EMIT changed();
        return;
    }
    // What was chosen stays; who looked at the newest run goes on with the newest one.
    int chosen = int(fileCount < m_items.size() ? fileCount : 0);
    if (!newest) {
        const QString folder = m_runFolder;
        const auto same = std::find_if(m_items.cbegin(), m_items.cend(), [&](const Item& item) {
            return folder.isEmpty() ? item.runFolder.isEmpty()
                                          && item.artifacts.artifacts.first().path == m_artifacts.artifacts.first().path
                                    : item.runFolder == folder;
        });
        if (same != m_items.cend())
            chosen = int(same - m_items.cbegin());
    }
    show(chosen);
}

void DeploySubject::show(int index)
{
    if (index < 0 || index >= m_items.size())
        return;
    const Item& item = m_items.at(index);
    m_choice->setCurrentIndex(index);
    m_artifacts = item.artifacts;
    m_runFolder = item.runFolder;
    m_last = item.last;
    const Artifact* artifact = mainArtifact(m_artifacts);
    m_name->setText(artifact->name);
    QStringList details{Figures::bytes(artifact->bytes)};
    if (!artifact->sha256.isEmpty())
        details.append(u"sha256 %1…%2"_s.arg(artifact->sha256.left(8), artifact->sha256.right(4)));
    if (m_artifacts.artifacts.size() > 1)
        details.append(tr("and %n more file(s)", nullptr, int(m_artifacts.artifacts.size()) - 1));
    m_details->setText(details.join(u"  ·  "_s));
    m_details->setToolTip(artifact->sha256);
    Q_EMIT changed();
}

QString DeploySubject::label() const
{
    const Artifact* artifact = mainArtifact(m_artifacts);
    return artifact ? artifact->name : QString();
}

void DeploySubject::setLocked(bool locked)
{
    m_file->setEnabled(!locked);
    m_choice->setEnabled(!locked && !m_items.isEmpty());
}

void DeploySubject::chooseFile()
{
    const QString path = Prompter::instance().openFile(this, tr("Choose what to deploy"), QDir::homePath(),
                                                       tr("Wheels (*.whl);;All files (*)"));
    if (!path.isEmpty())
        setFile(path);
}

void DeploySubject::setFile(const QString& path)
{
    if (!m_file->isEnabled())
        return;
    inBackground(
        this, [path] { return ArtifactList::fromFile(path); },
        [this, path](const Result<ArtifactList>& artifacts) {
            if (!artifacts) {
                Q_EMIT failed(artifacts.error().sentence());
                return;
            }
            m_items.removeIf([&](const Item& item) {
                return item.runFolder.isEmpty() && item.artifacts.artifacts.first().path == path;
            });
            m_items.prepend({tr("%1, a file", "name").arg(QFileInfo(path).fileName()), {}, *artifacts, {}});
            m_choice->clear();
            for (const Item& item : std::as_const(m_items))
                m_choice->addItem(item.text);
            m_choice->setEnabled(true);
            show(0);
        });
}

} // namespace cw
