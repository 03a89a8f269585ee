// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deploy/devicedialog.h"

#include "core/device/devicestore.h"
#include "core/probe/boards.h"
#include "core/probe/probe.h"
#include "ui/deploy/busyline.h"
#include "ui/deploy/deviceerrand.h"
#include "ui/look/crossstyle.h"
#include "ui/look/icons.h"
#include "ui/look/metrics.h"
#include "ui/runs/background.h"
#include "ui/shell/prompter.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/combobox.h"
#include "ui/widgets/inklabel.h"

#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {

DeviceDialog::DeviceDialog(const Catalog& catalog, const std::optional<Device>& former, QWidget* parent)
    : DeskDialog(former ? tr("Edit device") : tr("Add device"), u"device"_s,
                 former ? tr("Where is %1?").arg(former->name) : tr("Which device shall be used?"), parent)
    , m_catalog(catalog)
    , m_former(former)
    , m_host(new QLineEdit(this))
    , m_user(new QLineEdit(this))
    , m_port(new QSpinBox(this))
    , m_key(new QLineEdit(this))
    , m_board(new ComboBox(this))
    , m_name(new QLineEdit(this))
    , m_test(plainButton(tr("Test the connection"), u"ask-again"_s, this))
    , m_busy(new BusyLine(this))
    , m_withoutContact(linkButton(tr("Keep it without contact"), this))
    , m_found(new InkLabel(InkLabel::Kind::Body, InkLabel::Ink::Secondary, this))
{
    setObjectName(u"deviceDialog"_s);
    setExplanation(tr("It is reached by ssh, with your own keys and ssh settings. Only what you write here is kept; "
                      "passwords and passphrases never are."));
    makeForm();
    addButton(tr("Cancel"), u"deviceCancel"_s, ButtonRole::Reject);
    m_save = addButton(former ? tr("Save") : tr("Add device"), u"deviceSave"_s, ButtonRole::Act);
    m_save->setProperty(styleproperty::accent, true);
    m_save->setDefault(true);
    connect(m_save, &QPushButton::clicked, this, [this] {
        splitAddress();
        if (m_tested == device())
            save(device());
        else
            test(true);
    });
    connect(m_test, &QPushButton::clicked, this, [this] {
        splitAddress();
        test(false);
    });
    connect(m_withoutContact, &QPushButton::clicked, this, [this] { save(device()); });
    connect(m_busy, &BusyLine::cancelRequested, this, [this] {
        if (m_errand)
            m_errand->cancel();
    });
    if (former) {
        m_host->setText(former->host);
        m_user->setText(former->user);
        m_port->setValue(former->port);
        m_key->setText(former->identityFile);
        m_name->setText(former->name);
        m_name->setEnabled(false);
        m_board->setCurrentIndex(std::max(0, m_board->findData(former->board)));
        m_named = true;
    }
    changed();
    m_host->setFocus();
}

void DeviceDialog::makeForm()
{
    m_host->setObjectName(u"deviceHost"_s);
    m_host->setPlaceholderText(tr("jetson.local or 192.168.1.20"));
    m_user->setObjectName(u"deviceUser"_s);
    m_user->setPlaceholderText(tr("as your ssh settings say"));
    m_port->setObjectName(u"devicePort"_s);
    m_port->setRange(0, 65535);
    m_port->setSpecialValueText(tr("as your ssh settings say"));
    m_key->setObjectName(u"deviceKey"_s);
    m_key->setPlaceholderText(tr("the usual keys and your agent"));
    m_name->setObjectName(u"deviceName"_s);
    m_board->setObjectName(u"deviceBoard"_s);
    m_board->addItem(tr("Ask the device"), QString());
    for (const Board& board : m_catalog.boards())
        m_board->addItem(board.name, board.id);
    auto* choose = plainButton(tr("Choose…"), u"folder"_s, this);
    choose->setObjectName(u"deviceKeyChoose"_s);
    choose->setAccessibleName(tr("Choose the private key's file"));
    choose->setAutoDefault(false);
    setTabOrder(m_key, choose);
    auto* key = new QHBoxLayout;
    key->setSpacing(space::small);
    key->addWidget(m_key, 1);
    key->addWidget(choose);
    auto* form = new QFormLayout;
    form->setSpacing(space::small);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Host"), m_host);
    form->addRow(tr("&User"), m_user);
    form->addRow(tr("&Port"), m_port);
    auto* keyLabel = new QLabel(tr("&Key file"), this);
    keyLabel->setBuddy(m_key);
    form->addRow(keyLabel, key);
    form->addRow(tr("&Board"), m_board);
    form->addRow(tr("&Name here"), m_name);
    body().addLayout(form);
    m_test->setObjectName(u"deviceTest"_s);
    m_test->setAutoDefault(false);
    m_found->setObjectName(u"deviceFound"_s);
    m_found->setWordWrap(true);
    m_withoutContact->setObjectName(u"deviceWithoutContact"_s);
    m_withoutContact->setAutoDefault(false);
    m_withoutContact->hide();
    auto* tests = new QHBoxLayout;
    tests->setSpacing(space::medium);
    tests->addWidget(m_test, 0, Qt::AlignTop);
    tests->addWidget(m_found, 1);
    body().addLayout(tests);
    body().addWidget(m_busy);
    body().addWidget(m_withoutContact, 0, Qt::AlignLeading);
    connect(choose, &QPushButton::clicked, this, &DeviceDialog::chooseKey);
    connect(m_host, &QLineEdit::editingFinished, this, &DeviceDialog::splitAddress);
    for (QLineEdit* field : {m_host, m_user, m_key})
        connect(field, &QLineEdit::textChanged, this, &DeviceDialog::changed);
    connect(m_port, &QSpinBox::valueChanged, this, &DeviceDialog::changed);
    connect(m_board, &QComboBox::currentIndexChanged, this, &DeviceDialog::changed);
    connect(m_name, &QLineEdit::textEdited, this, [this] {
        m_named = true;
        changed();
    });
}

Device DeviceDialog::device() const
{
    Device device = m_former.value_or(Device());
    device.name = m_name->text().trimmed();
    device.host = m_host->text().trimmed();
    device.user = m_user->text().trimmed();
    device.port = m_port->value();
    const QString key = m_key->text().trimmed();
    device.identityFile = key.startsWith("~/"_L1) ? QDir::homePath() + key.mid(1) : key;
    device.board = m_board->currentData().toString();
    return device;
}

void DeviceDialog::splitAddress()
{
    static const QRegularExpression form(u"^(?:ssh +)?(?:ssh://)?([^@ ]+)@([^:@/ ]+)(?::(\\d{1,5}))?/?$"_s);
    const auto match = form.match(m_host->text().trimmed());
    if (!match.hasMatch())
        return;
    m_host->setText(match.captured(2));
    m_user->setText(match.captured(1));
    if (!match.captured(3).isEmpty())
        m_port->setValue(match.captured(3).toInt());
}

void DeviceDialog::changed()
{
    if (!m_named) {
        static const QRegularExpression odd(u"[^A-Za-z0-9._-]"_s);
        const QString host = m_host->text().trimmed().section(u'@', -1);
        static const QRegularExpression address(u"^[0-9.:]+$"_s);
        const QString first = address.match(host).hasMatch() ? host : host.section(u'.', 0, 0);
        m_name->setText(QString(first).replace(odd, u"-"_s));
    }
    const Device now = device();
    const bool ready = !now.host.isEmpty() && !now.name.isEmpty() && !m_errand;
    m_save->setEnabled(ready);
    m_test->setEnabled(ready);
    m_withoutContact->hide();
    if (m_tested != now)
        say({}, true);
}

void DeviceDialog::say(const QString& text, bool good)
{
    m_found->setInk(good ? InkLabel::Ink::Good : InkLabel::Ink::Error);
    m_found->setText(text.isEmpty() ? QString() : (good ? u"✓ "_s : u"✗ "_s) + text);
    m_test->setAccessibleDescription(text);
}

void DeviceDialog::chooseKey()
{
    const QString path =
        Prompter::instance().openFile(this, tr("Choose the private key"), QDir::homePath() + "/.ssh"_L1, {});
    if (!path.isEmpty())
        m_key->setText(path);
}

void DeviceDialog::test(bool saveAfterwards)
{
    const Device asked = device();
    if (const auto valid = Device::fromJson(asked.toJson()); !valid) {
        say(valid.error().sentence(), false);
        return;
    }
    if (!asked.identityFile.isEmpty() && !QFileInfo(asked.identityFile).isFile()) {
        say(tr("There is no file %1.").arg(asked.identityFile), false);
        return;
    }
    auto facts = std::make_shared<Result<Facts>>(Error{});
    m_errand = new DeviceErrand(asked, this);
    m_busy->begin(tr("Connecting to %1…").arg(asked.host));
    changed();
    say({}, true);
    connect(m_errand, &DeviceErrand::stageChanged, m_busy, &BusyLine::setText);
    connect(m_errand, &DeviceErrand::connected, this, [this](const QString&, qint64 ms) {
        m_ms = ms;
        m_busy->setText(tr("Asking what it has…"));
    });
    connect(m_errand, &DeviceErrand::ended, this, [this, asked, facts, saveAfterwards](const Status& status) {
        answered(asked, facts, status, saveAfterwards);
    });
    m_errand->start([facts, folder = asked.folder](SshShell& shell) -> Status {
        *facts = probe::probeDevice(shell, folder);
        if (!*facts)
            return facts->error();
        return Done{};
    });
}

void DeviceDialog::answered(const Device& tested, const std::shared_ptr<Result<Facts>>& facts, const Status& status,
                            bool saveAfterwards)
{
    m_errand->deleteLater();
    m_errand = nullptr;
    changed();
    m_busy->end();
    if (!status) {
        say(status.error().sentence(), false);
        m_withoutContact->setVisible(saveAfterwards && status.error().kind != Error::Kind::Refused);
        return;
    }
    m_facts = **facts;
    probe::conclude(m_facts, m_catalog);
    const Board* board = m_catalog.board(m_facts.text(u"device.board"_s));
    QStringList parts;
    parts << (board ? board->name : m_facts.text(u"device.model"_s));
    if (m_facts.knows(u"device.python"_s))
        parts << tr("Python %1").arg(m_facts.text(u"device.python"_s));
    parts << (m_ms < 0 ? tr("answers") : tr("answers in %1 ms").arg(m_ms));
    parts.removeAll(QString());
    say(parts.join(u" · "_s), true);
    m_tested = tested;
    if (saveAfterwards)
        save(tested);
}

void DeviceDialog::save(const Device& device)
{
    m_save->setEnabled(false);
    const bool known = m_tested == device;
    const bool another = !m_former || m_former->host != device.host || m_former->port != device.port;
    const bool isNew = !m_former;
    inBackground(
        this,
        [device, known, another, isNew, facts = m_facts]() -> Status {
            DeviceStore store;
            if (isNew && store.find(device.name))
                return Error{Error::Kind::Refused, tr("There is a device named %1 already.").arg(device.name),
                             tr("Choose another name.")};
            if (auto added = store.add(device); !added)
                return added;
            if (known)
                return probe::saveDeviceFacts(device.name, facts);
            // Facts of another machine that had this name before would mislead.
            if (another)
                probe::forgetDeviceFacts(device.name);
            return Done{};
        },
        [this, device](const Status& kept) {
            if (!kept) {
                say(kept.error().sentence(), false);
                m_save->setEnabled(true);
                return;
            }
            Q_EMIT saved(device);
            accept();
        });
}

} // namespace cw
