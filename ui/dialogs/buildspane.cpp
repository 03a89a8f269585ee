// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/buildspane.h"

#include "core/budget/budget.h"
#include "ui/widgets/figures.h"
#include "ui/widgets/inklabel.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

constexpr int mostCores = 512;
constexpr int mostMiB = 4 * 1024 * 1024;
constexpr qint64 kibPerMiB = 1024;
constexpr int numberWidth = 160; // pixels: room for "4194304 MiB"

} // namespace

BuildsPane::BuildsPane(const Machine& machine, QWidget* parent)
    : PreferencePane(tr("Builds"), u"build"_s, parent)
    , m_machine(machine)
    , m_cores(new QSpinBox(this))
    , m_memory(new QSpinBox(this))
    , m_sentence(new InkLabel(InkLabel::Kind::Small, InkLabel::Ink::Secondary, this))
    , m_notifications(new QCheckBox(tr("&Say on the desktop when a build or a deployment ended"), this))
    , m_alarms(new QCheckBox(tr("Say there too when a build runs short of memory or &disk"), this))
    , m_inhibit(new QCheckBox(tr("&Keep this machine awake while a build goes on"), this))
{
    QGridLayout* kept = addGroup(tr("Kept for you while a build goes on"));
    m_cores->setObjectName(u"keptCores"_s);
    m_cores->setRange(0, machine.cores > 1 ? machine.cores - 1 : mostCores);
    m_cores->setSpecialValueText(tr("none"));
    addRow(kept, tr("&Cores"), m_cores);
    m_memory->setObjectName(u"keptMemory"_s);
    m_memory->setRange(0, machine.ramMiB > 2048 ? machine.ramMiB - 1024 : mostMiB);
    m_memory->setSingleStep(256);
    m_memory->setSuffix(tr(" MiB"));
    m_memory->setSpecialValueText(tr("none"));
    addRow(kept, tr("&Memory"), m_memory);
    m_sentence->setObjectName(u"keptSentence"_s);
    m_sentence->setWordWrap(true);
    column()->addWidget(m_sentence);
    for (QSpinBox* box : {m_cores, m_memory}) {
        box->setMaximumWidth(numberWidth);
        kept->setAlignment(box, Qt::AlignLeading | Qt::AlignVCenter);
        connect(box, &QSpinBox::valueChanged, this, &BuildsPane::tell);
    }

    QGridLayout* meanwhile = addGroup(tr("Meanwhile"));
    m_notifications->setObjectName(u"notifications"_s);
    addRow(meanwhile, {}, m_notifications);
    m_alarms->setObjectName(u"alarms"_s);
    addRow(meanwhile, {}, m_alarms);
    m_inhibit->setObjectName(u"inhibitSleep"_s);
    addRow(meanwhile, {}, m_inhibit);
    column()->addStretch(1);
    tell();
}

void BuildsPane::take(const Preferences& preferences)
{
    m_cores->setValue(preferences.keptCores);
    m_memory->setValue(preferences.keptMiB);
    m_notifications->setChecked(preferences.notifications);
    m_alarms->setChecked(preferences.alarms);
    m_inhibit->setChecked(preferences.inhibitSleep);
}

void BuildsPane::give(Preferences& preferences) const
{
    preferences.keptCores = m_cores->value();
    preferences.keptMiB = m_memory->value();
    preferences.notifications = m_notifications->isChecked();
    preferences.alarms = m_alarms->isChecked();
    preferences.inhibitSleep = m_inhibit->isChecked();
}

void BuildsPane::tell()
{
    if (m_cores->value() == 0 && m_memory->value() == 0) {
        m_sentence->setText(
            tr("A configuration that sets no limits leaves them to Bazel, which takes the whole machine."));
        return;
    }
    if (m_machine.cores == 0 || m_machine.ramMiB == 0) {
        m_sentence->setText(tr("Holds for configurations that set no limits themselves."));
        return;
    }
    Facts facts;
    facts.set(u"host.cores"_s, m_machine.cores, {}, {});
    facts.set(u"host.ram"_s, m_machine.ramMiB, {}, {});
    const Budget budget = Budget::of({}, facts, {m_cores->value(), m_memory->value()});
    const QString cores =
        budget.jobs == 0 ? tr("as many cores as Bazel likes") : tr("%n core(s)", nullptr, budget.jobs);
    const QString memory =
        budget.totalMiB == 0 ? tr("as much memory as Bazel likes") : Figures::memory(budget.totalMiB * kibPerMiB);
    m_sentence->setText(tr("A configuration that sets no limits gets %1 and %2. This machine has %3 and %4.")
                            .arg(cores, memory, tr("%n core(s)", nullptr, m_machine.cores),
                                 Figures::memory(m_machine.ramMiB * kibPerMiB)));
}

} // namespace cw
