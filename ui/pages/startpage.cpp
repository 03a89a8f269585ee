// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/startpage.h"

#include "core/choices/choices.h"
#include "core/device/devicestore.h"
#include "core/probe/probe.h"
#include "core/roads/road.h"
#include "ui/deploy/devicedialog.h"
#include "ui/look/icons.h"
#include "ui/look/margins.h"
#include "ui/look/metrics.h"
#include "ui/session/session.h"
#include "ui/shell/prompter.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/choicecard.h"
#include "ui/widgets/inklabel.h"
#include "ui/widgets/pageheader.h"
#include "ui/widgets/rule.h"

#include <QFileInfo>
#include <QGridLayout>
#include <QJsonArray>
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
constexpr int longestWhole = 20; // characters that have room in one line of any card
constexpr int cardInset = 2;     // from a card's room to its edge

/// The heads of the ready combinations, in their order.
enum Kind { Sample, Jetson, RaspberryPi, Server, KindCount };

QString headOf(int kind)
{
    switch (kind) {
    case Sample: return StartPage::tr("Sample: built in minutes, nothing is downloaded");
    case Jetson: return StartPage::tr("NVIDIA Jetson");
    case RaspberryPi: return StartPage::tr("Raspberry Pi");
    default: return StartPage::tr("Servers and other machines");
    }
}

int kindOf(const Board* board)
{
    if (board && board->family == "jetson"_L1)
        return Jetson;
    return board && board->family == "raspberry-pi"_L1 ? RaspberryPi : Server;
}

QWidget* groupHead(const QString& text)
{
    auto* head = new InkLabel(text, InkLabel::Kind::Section, InkLabel::Ink::Text);
    head->setContentsMargins(metrics::margins(cardInset, 0, 0, 0));
    return head;
}

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
    column->setContentsMargins(space::large - cardInset, space::large, space::large - cardInset, space::large);
    column->setSpacing(space::small);
    m_welcome = makeWelcome();
    column->addWidget(m_welcome);
    // What is the user's own comes first; the combinations are many.
    for (QWidget* group : {m_devices, m_recent}) {
        auto* box = new QVBoxLayout(group);
        box->setContentsMargins(
            metrics::margins(0, 0, cardInset, space::small)); // of links the words count, not their room
        box->setSpacing(0);
        column->addWidget(group);
    }
    auto* head = new QHBoxLayout;
    head->setContentsMargins(metrics::margins(cardInset, 0, 0, 0));
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

QWidget* StartPage::makeWelcome()
{
    auto* strip = new QWidget(this);
    auto* text = new InkLabel(
        tr("New here? The sample is a small workspace that builds like TensorFlow, on this machine and in minutes. It "
           "shows every page, up to the proof on a virtual device."),
        InkLabel::Kind::Body, InkLabel::Ink::Text, strip);
    text->setWordWrap(true);
    m_sample = accentButton(tr("Begin with the sample"), u"start"_s, strip);
    m_sample->setObjectName(u"useSample"_s);
    connect(m_sample, &QPushButton::clicked, this, [this] {
        if (m_example)
            begin(*m_example);
    });
    auto* row = new QHBoxLayout(strip);
    row->setContentsMargins(metrics::margins(cardInset, 0, 0, space::medium));
    row->setSpacing(space::large);
    row->addWidget(text, 1);
    row->addWidget(m_sample);
    return strip;
}

void StartPage::updateWelcome()
{
    // Who has built something or has a device knows what this is.
    m_welcome->setVisible(m_example && QSettings().value("recent").toStringList().isEmpty()
                          && DeviceStore().all().valueOr({}).isEmpty());
}

void StartPage::entered()
{
    updateWelcome();
    fillDevices();
    fillRecent();
    // The Tab key follows the reading order; the user's own things were made last.
    QWidget* before = m_open;
    setTabOrder(before, m_sample);
    before = m_sample;
    const auto next = [&before](QWidget* stop) {
        setTabOrder(before, stop);
        before = stop;
    };
    for (QWidget* group : {m_devices, m_recent}) {
        for (QPushButton* button : group->findChildren<QPushButton*>())
            next(button);
    }
    next(m_find);
    for (const Card& card : std::as_const(m_cards))
        next(card.widget);
}

void StartPage::fillPresets()
{
    const auto presets = loadPresets();
    if (!presets) {
        m_presets->addWidget(new InkLabel(presets.error().sentence(), InkLabel::Kind::Body, InkLabel::Ink::Error), 0,
                             0);
        return;
    }
    for (const Preset& preset : *presets) {
        const Board* board = session().catalog().board(preset.values.value(u"board"_s).toString());
        const Release* release = session().catalog().release(preset.values.value(u"tf"_s).toString());
        // What needs nothing fetched: a first start can build it at once.
        const bool embedded = release && !release->origin.isEmpty();
        if (embedded && board && board->family == "raspberry-pi"_L1)
            m_example = preset; // the last one is the 64-bit one, which the virtual device is too
        auto* card = new ChoiceCard(iconOf(board), board ? board->name : preset.shownTitle(), figuresOf(preset), this);
        card->setObjectName(u"preset-"_s + preset.id);
        card->setAccessibleName(card->text() + u": "_s + figuresOf(preset).replace(QChar::Nbsp, u' '));
        const auto limit = chooseRoad(preset, session().catalog()).limit();
        const QString described = preset.shownDescription() + (limit ? u'\n' + limit->text : QString());
        card->setAccessibleDescription(described);
        card->setToolTip(preset.shownTitle() + u'\n' + described);
        connect(card, &ChoiceCard::clicked, this, [this, preset] { begin(preset); });
        const QString words =
            preset.id + u' ' + preset.shownTitle() + u' ' + preset.shownDescription() + u' ' + figuresOf(preset);
        m_cards.append({embedded ? int(Sample) : kindOf(board), card, board ? words + u' ' + board->name : words});
    }
    std::stable_sort(m_cards.begin(), m_cards.end(), [](const Card& a, const Card& b) { return a.kind < b.kind; });
    for (int kind = 0; kind < KindCount; ++kind) {
        auto* head = new InkLabel(headOf(kind), InkLabel::Kind::Small, InkLabel::Ink::Secondary, this);
        head->setContentsMargins(metrics::margins(cardInset, kind > 0 ? space::small : 0, 0, 0));
        m_kinds.append(head);
    }
    arrangePresets();
}

/// What a combination consists of: release, product, and what it is built with.
QString StartPage::figuresOf(const Preset& preset) const
{
    const Catalog& catalog = session().catalog();
    const auto text = [&preset](const QString& name) { return preset.values.value(name).toString(); };
    QStringList parts{choiceTitle(u"tf"_s, text(u"tf"_s), catalog),
                      choiceTitle(u"product"_s, text(u"product"_s), catalog)};
    if (text(u"cuda"_s).isEmpty())
        parts.append(tr("CPU only"));
    else
        parts.append(tr("CUDA %1").arg(text(u"cuda"_s)));
    if (const QString cudnn = text(u"cudnn"_s); !cudnn.isEmpty())
        parts.append(tr("cuDNN %1").arg(cudnn));
    if (const QString jetpack = text(u"jetpack"_s); !jetpack.isEmpty())
        parts.append(tr("JetPack %1").arg(jetpack));
    if (const QString python = text(u"python"_s); !python.isEmpty())
        parts.append(tr("Python %1").arg(python));
    for (const QJsonValue& flag : preset.values.value(u"optimize"_s).toArray()) {
        if (flag.toString().startsWith("-march="_L1)) // tells two machines of one kind apart
            parts.append(flag.toString());
    }
    const QString mode = text(u"mode"_s);
    if (mode == "cross"_L1)
        parts.append(tr("cross-built here"));
    else if (mode == "container"_L1)
        parts.append(tr("built in a container"));
    else if (mode == "native"_L1)
        parts.append(tr("built on the machine itself"));
    for (QString& part : parts) {
        if (part.size() <= longestWhole)
            part.replace(u' ', QChar::Nbsp); // "JetPack 5.1.2" stays in one line
    }
    return parts.join(QChar::Nbsp + u"· "_s); // no line begins with the dot
}

void StartPage::arrangePresets()
{
    const QStringList words = m_find->text().split(u' ', Qt::SkipEmptyParts);
    int row = -1;
    int column = columns;
    int kind = -1;
    for (QWidget* head : std::as_const(m_kinds)) {
        m_presets->removeWidget(head);
        head->hide();
    }
    for (const Card& card : std::as_const(m_cards)) {
        m_presets->removeWidget(card.widget);
        bool matches = true;
        for (const QString& word : words)
            matches = matches && card.words.contains(word, Qt::CaseInsensitive);
        card.widget->setVisible(matches);
        if (!matches)
            continue;
        if (card.kind != kind) {
            kind = card.kind;
            m_presets->addWidget(m_kinds.at(kind), ++row, 0, 1, columns);
            m_kinds.at(kind)->show();
            column = columns;
        }
        if (column == columns) {
            column = 0;
            ++row;
        }
        m_presets->addWidget(card.widget, row, column++);
    }
}

void StartPage::fillDevices()
{
    QLayout* layout = m_devices->layout();
    clear(layout);
    layout->addWidget(groupHead(tr("Your devices")));
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

bool StartPage::mayBegin()
{
    return !session().isModified()
           || Prompter::instance().confirm(this, tr("Give up the changes of %1?").arg(session().displayName()),
                                           tr("They are not saved. What is chosen here takes their place."),
                                           tr("Give up the changes"));
}

void StartPage::beginWith(const Device& device)
{
    if (!mayBegin())
        return;
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
    layout->addWidget(groupHead(tr("Recent")));
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
    if (!mayBegin())
        return;
    Configuration configuration;
    preset.apply(configuration);
    session().start(configuration);
    Q_EMIT pageRequested(PageId::Source);
}

} // namespace cw
