// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/toolchain/partdetail.h"

#include "ui/look/icons.h"
#include "ui/look/margins.h"
#include "ui/look/metrics.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/inklabel.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString shortPath(const QString& path)
{
    return path.startsWith(QDir::homePath() + u'/') ? u'~' + path.mid(QDir::homePath().size()) : path;
}

} // namespace

PartDetail::PartDetail(QWidget* parent)
    : QWidget(parent)
    , m_name(new InkLabel(InkLabel::Kind::Section, InkLabel::Ink::Text, this))
    , m_notes(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
    , m_disk(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Text, this))
    , m_command(new InkLabel(InkLabel::Kind::Mono, InkLabel::Ink::Text, this))
    , m_copy(new QToolButton(this))
    , m_standIn(new QCheckBox(this))
    , m_fetch(accentButton(tr("Fetch"), u"fetch"_s, this))
{
    m_name->setObjectName(u"partName"_s);
    m_notes->setObjectName(u"partNotes"_s);
    m_notes->setWordWrap(true);
    m_disk->setObjectName(u"partDisk"_s);
    m_disk->setWordWrap(true);
    m_command->setObjectName(u"partCommand"_s);
    m_command->setWordWrap(true);
    m_copy->setObjectName(u"partCommandCopy"_s);
    m_copy->setIcon(icon(u"copy"_s));
    m_copy->setAutoRaise(true);
    m_copy->setToolTip(tr("Copy the command"));
    m_copy->setAccessibleName(tr("Copy the command"));
    m_standIn->setObjectName(u"cudnnStandIn"_s);
    m_fetch->setObjectName(u"fetchPart"_s);
    connect(m_copy, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_command->text()); });
    connect(m_standIn, &QCheckBox::clicked, this, &PartDetail::standInChanged);
    connect(m_fetch, &QPushButton::clicked, this, [this] { Q_EMIT fetchRequested(m_id); });

    auto* command = new QHBoxLayout;
    command->setSpacing(space::tiny);
    command->addWidget(m_command, 1);
    command->addWidget(m_copy);
    auto* words = new QWidget(this);
    words->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto* texts = new QVBoxLayout(words);
    texts->setContentsMargins(0, 0, 0, 0);
    texts->setSpacing(space::tiny);
    texts->addWidget(m_name);
    texts->addWidget(m_disk);
    texts->addWidget(m_notes);
    texts->addLayout(command);
    texts->addWidget(m_standIn);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(metrics::margins(space::large, space::small, space::large, space::small));
    row->setSpacing(space::large);
    m_fetch->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    row->addWidget(words, 1);
    row->addWidget(m_fetch, 0, Qt::AlignTop);
}

QString PartDetail::fetchText(const PartOffer& offer)
{
    if (offer.bytes <= 0)
        return offer.kind == PartOffer::Kind::Toolkit ? tr("Put together") : tr("Fetch");
    return offer.state == PartOffer::State::Begun ? tr("Fetch the other %1").arg(fetch::sizeText(offer.bytes))
                                                  : tr("Fetch %1").arg(fetch::sizeText(offer.bytes));
}

QString PartDetail::diskSentence(const PartOffer& offer, const PartOffers& all)
{
    if (!offer.canFetch() || offer.bytes <= 0)
        return {};
    const QString free = all.freeBytes >= 0
                             ? tr("%1 is free in %2.").arg(fetch::sizeText(all.freeBytes), shortPath(all.place))
                             : tr("How much is free in %1 is not known.").arg(shortPath(all.place));
    return offer.diskBytes > offer.bytes
               ? tr("%1 to download; needs %2 on the disk.", "sizes")
                         .arg(fetch::sizeText(offer.bytes), fetch::sizeText(offer.diskBytes))
                     + u' ' + free
               : tr("%1 to download, and more once it is unpacked.").arg(fetch::sizeText(offer.bytes)) + u' ' + free;
}

void PartDetail::setStandIn(bool wanted)
{
    m_standIn->setChecked(wanted);
}

void PartDetail::show(const PartOffer* offer, const PartOffers& all, bool busy)
{
    m_id = offer ? offer->id : QString();
    m_name->setText(offer ? offer->name : tr("Choose a part"));
    QStringList notes;
    if (offer)
        notes = offer->notes;
    else
        notes.append(tr("Where it comes from, and what it costs, is shown here."));
    if (offer && offer->canFetch() && !offer->licences.isEmpty())
        notes.append(tr("Licence: %1.").arg(offer->licences.join(u", "_s)));
    m_notes->setText(notes.join(u' '));
    m_notes->setVisible(!notes.isEmpty());
    const QString disk = offer ? diskSentence(*offer, all) : QString();
    m_disk->setText(disk);
    m_disk->setVisible(!disk.isEmpty());
    const bool tooLittle = offer && all.freeBytes >= 0 && offer->diskBytes > all.freeBytes;
    m_disk->setInk(tooLittle ? InkLabel::Ink::Error : InkLabel::Ink::Text);
    const QString command = offer && offer->state != PartOffer::State::Here && !offer->commands.isEmpty()
                                ? offer->commands.first().line
                                : QString();
    m_command->setText(command);
    m_command->setVisible(!command.isEmpty());
    m_copy->setVisible(!command.isEmpty());
    m_standIn->setText(
        tr("With an empty cuDNN %1: what needs only its version builds, and does not run").arg(all.standIn));
    m_standIn->setVisible(offer && offer->kind == PartOffer::Kind::Toolkit && offer->canFetch()
                          && !all.standIn.isEmpty());
    m_standIn->setEnabled(!busy);
    const bool can = offer && offer->canFetch();
    m_fetch->setVisible(can);
    m_fetch->setEnabled(can && !busy && !tooLittle);
    if (can) {
        m_fetch->setText(fetchText(*offer));
        m_fetch->setAccessibleName(tr("%1: %2", "part, act").arg(offer->name, fetchText(*offer)));
    }
}

} // namespace cw
