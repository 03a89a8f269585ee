// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/startpage.h"

#include "core/device/devicestore.h"
#include "core/probe/probe.h"
#include "ui/deploy/devicedialog.h"
#include "ui/look/icons.h"
#include "ui/look/metrics.h"
#include "ui/session/session.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/choicecard.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/pageheader.h"
#include "ui/widgets/rule.h"

#include <QFileInfo>
#include <QGridLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QSettings>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace cw {
namespace {

QString iconOf(const Board* board)
{
    if (!board)
        return u"board"_s;
    if (board->family == "raspberry-pi"_L1)
        return u"raspberry-pi"_s;
    return board->family == "jetson"_L1 ? u"board"_s : u"server"_s;
}

constexpr int columns = 3;

void clear(QLayout* layout)
{
    while (QLayoutItem* item = layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

} // namespace

StartPage::StartPage(Session& session, QWidget* parent)
    : Page(PageId::Start, tr("What shall be built?"), session, parent)
    , m_devices(new QWidget)
    , m_recent(new QWidget)
    , m_presets(new QGridLayout)
    , m_find(new QLineEdit(this))
{
    header().setSentence(tr(
        "Begin with a ready combination, with a device you have, or with a configuration file. Nothing is written or started before Review."));
    m_open = plainButton(tr("Open a configuration…"), u"folder"_s, this);
    m_open->setObjectName(u"openConfiguration"_s);
    connect(m_open, &QPushButton::clicked, this, &StartPage::openRequested);
    header().addAct(m_open);

    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(space::large, space::large, space::large, space::large);
    column->setSpacing(space::small);
    // What is the user's own comes first; the combinations are many.
    for (QWidget* group : {m_devices, m_recent}) {
        auto* box = new QVBoxLayout(group);
        box->setContentsMargins(0, 0, 0, 0);
        box->setSpacing(space::tiny);
        column->addWidget(group);
    }
    auto* head = new QHBoxLayout;
    head->addWidget(new InkLabel(tr("Ready combinations"), InkLabel::Kind::Section, InkLabel::Ink::Text), 1);
    m_find->setObjectName(u"findPreset"_s);
    m_find->setAccessibleName(tr("Find a ready combination"));
    m_find->setPlaceholderText(tr("Find: Nano, CUDA, 2.8"));
    m_find->setClearButtonEnabled(true);
    m_find->addAction(icon(u"find"_s, IconInk::Secondary), QLineEdit::LeadingPosition);
    m_find->setMinimumWidth(fontMetrics().averageCharWidth() * 36);
    connect(m_find, &QLineEdit::textChanged, this, &StartPage::arrangePresets);
    head->addWidget(m_find);
    column->addLayout(head);
    m_presets->setSpacing(space::small);
    for (int i = 0; i < columns; ++i)
        m_presets->setColumnStretch(i, 1);
    column->addLayout(m_presets);
    column->addStretch(1);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    body().addWidget(scroll, 1);
    fillPresets();
}

void StartPage::entered()
{
    fillDevices();
    fillRecent();
    // The Tab key follows the reading order; the user's own things were made last.
    QWidget* before = m_open;
    const auto next = [&before](QWidget* stop) {
        setTabOrder(before, stop);
        before = stop;
    };
    for (QWidget* group : {m_devices, m_recent}) {
        for (QPushButton* button : group->findChildren<QPushButton*>())
            next(button);
    }
    next(m_find);
    for (const auto& card : std::as_const(m_cards))
        next(card.first);
}

void StartPage::fillPresets()
{
    const auto presets = loadPresets();
    if (!presets) {
        m_presets->addWidget(new InkLabel(presets.error().sentence(), InkLabel::Kind::Body, InkLabel::Ink::Error), 0,
                             0);
        return;
    }
    // Those that need nothing fetched come first: what a first start can build at once.
    QList<Preset> sorted = *presets;
    const auto embedded = [this](const Preset& preset) {
        const Release* release = session().catalog().release(preset.values.value(u"tf"_s).toString());
        return release && !release->origin.isEmpty();
    };
    std::stable_sort(sorted.begin(), sorted.end(),
                     [&](const Preset& a, const Preset& b) { return embedded(a) && !embedded(b); });
    for (const Preset& preset : std::as_const(sorted)) {
        const Board* board = session().catalog().board(preset.values.value(u"board"_s).toString());
        auto* card = new ChoiceCard(iconOf(board), preset.shownTitle(), preset.shownDescription(), this);
        card->setObjectName(u"preset-"_s + preset.id);
        connect(card, &ChoiceCard::clicked, this, [this, preset] { begin(preset); });
        const QString words = preset.id + u' ' + preset.shownTitle() + u' ' + preset.shownDescription();
        m_cards.append({card, board ? words + u' ' + board->name : words});
    }
    arrangePresets();
}

void StartPage::arrangePresets()
{
    int at = 0;
    const QStringList words = m_find->text().split(u' ', Qt::SkipEmptyParts);
    for (const auto& [card, text] : std::as_const(m_cards)) {
        m_presets->removeWidget(card);
        bool matches = true;
        for (const QString& word : words)
            matches = matches && text.contains(word, Qt::CaseInsensitive);
        card->setVisible(matches);
        if (matches) {
            m_presets->addWidget(card, at / columns, at % columns);
            ++at;
        }
    }
}

void StartPage::fillDevices()
{
    QLayout* layout = m_devices->layout();
    clear(layout);
    layout->addWidget(new InkLabel(tr("Your devices"), InkLabel::Kind::Section, InkLabel::Ink::Text));
    const auto devices = DeviceStore().all();
    for (const Device& device : devices.valueOr({})) {
        auto* button = linkButton(tr("Build for %1 (%2)").arg(device.name, device.host), m_devices);
        button->setObjectName(u"device-"_s + device.name);
        connect(button, &QPushButton::clicked, this, [this, device] { beginWith(device); });
        layout->addWidget(button);
        layout->setAlignment(button, Qt::AlignLeft);
    }
    auto* add = linkButton(tr("Use a connected device…"), m_devices);
    add->setObjectName(u"useDevice"_s);
    connect(add, &QPushButton::clicked, this, [this] {
        auto* dialog = new DeviceDialog(session().catalog(), {}, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &DeviceDialog::saved, this, &StartPage::beginWith);
        dialog->open();
    });
    layout->addWidget(add);
    layout->setAlignment(add, Qt::AlignLeft);
}

void StartPage::beginWith(const Device& device)
{
    Configuration configuration;
    configuration.set(u"device"_s, device.name, {Provenance::Kind::User});
    // What the device said of itself, else what was said of it.
    const auto facts = probe::savedDeviceFacts(device.name);
    const QString board = facts && facts->knows(u"device.board"_s) ? facts->text(u"device.board"_s) : device.board;
    if (!board.isEmpty())
        configuration.set(
            u"board"_s, board,
            {Provenance::Kind::Detected, tr("from device %1").arg(device.name), QDateTime::currentDateTimeUtc()});
    session().start(configuration);
    Q_EMIT pageRequested(PageId::Target);
}

void StartPage::fillRecent()
{
    QLayout* layout = m_recent->layout();
    clear(layout);
    const QStringList recent = QSettings().value("recent").toStringList();
    m_recent->setVisible(!recent.isEmpty());
    if (recent.isEmpty())
        return;
    layout->addWidget(new InkLabel(tr("Recent"), InkLabel::Kind::Section, InkLabel::Ink::Text));
    for (const QString& path : recent.mid(0, 5)) {
        auto* button = linkButton(QFileInfo(path).fileName(), m_recent);
        button->setToolTip(path);
        button->setEnabled(QFileInfo::exists(path));
        connect(button, &QPushButton::clicked, this, [this, path] { Q_EMIT fileRequested(path); });
        layout->addWidget(button);
        layout->setAlignment(button, Qt::AlignLeft);
    }
}

void StartPage::begin(const Preset& preset)
{
    Configuration configuration;
    preset.apply(configuration);
    session().start(configuration);
    Q_EMIT pageRequested(PageId::Source);
}

} // namespace cw
