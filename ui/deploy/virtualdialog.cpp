// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deploy/virtualdialog.h"

#include "core/device/virtualsuite.h"
#include "ui/look/crossstyle.h"
#include "ui/look/metrics.h"
#include "ui/widgets/combobox.h"

#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace cw {

VirtualDialog::VirtualDialog(QWidget* parent)
    : DeskDialog(tr("Virtual device"), u"device"_s, tr("Make a device on this machine"), parent)
    , m_profile(new ComboBox(this))
    , m_suite(new ComboBox(this))
    , m_arch(new ComboBox(this))
    , m_name(new QLineEdit(this))
{
    setObjectName(u"virtualDialog"_s);
    setExplanation(
        tr("A real Debian of another architecture behind an ssh server of its own, run by qemu. No root rights "
           "are needed and nothing of this machine is changed. The first of a kind fetches a few hundred "
           "megabytes and takes some minutes; later ones take seconds."));
    m_profile->setObjectName(u"virtualProfile"_s);
    m_profile->addItem(tr("Jetson Orin Nano"), u"jetson"_s);
    m_profile->addItem(tr("Raspberry Pi 4"), u"pi"_s);
    m_suite->setObjectName(u"virtualSuite"_s);
    m_suite->addItem(tr("Debian 12 (bookworm)"), u"bookworm"_s);
    m_suite->addItem(tr("Debian 13 (trixie)"), u"trixie"_s);
    // What this machine's cross compiler links starts there.
    m_suite->setCurrentIndex(m_suite->findData(virtualsuite::suitingThisHost()));
    m_arch->setObjectName(u"virtualArch"_s);
    m_name->setObjectName(u"virtualName"_s);
    m_name->setValidator(
        new QRegularExpressionValidator(QRegularExpression(u"[A-Za-z0-9][A-Za-z0-9._-]{0,62}"_s), m_name));
    auto* form = new QFormLayout;
    form->setSpacing(space::small);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Like a"), m_profile);
    form->addRow(tr("&System"), m_suite);
    form->addRow(tr("A&rchitecture"), m_arch);
    form->addRow(tr("&Name"), m_name);
    body().addLayout(form);
    addButton(tr("Cancel"), u"virtualCancel"_s, ButtonRole::Reject);
    m_create = addButton(tr("Make and start it"), u"virtualCreate"_s, ButtonRole::Accept);
    m_create->setProperty(styleproperty::accent, true);
    m_create->setDefault(true);
    connect(m_profile, &QComboBox::currentIndexChanged, this, &VirtualDialog::update);
    connect(m_name, &QLineEdit::textEdited, this, [this] {
        m_named = true;
        m_create->setEnabled(m_name->hasAcceptableInput());
    });
    update();
}

void VirtualDialog::update()
{
    const QString profile = m_profile->currentData().toString();
    m_arch->clear();
    m_arch->addItem(tr("arm64 (64 bit)"), u"arm64"_s);
    if (profile == "pi"_L1)
        m_arch->addItem(tr("armhf (32 bit)"), u"armhf"_s);
    m_arch->setEnabled(m_arch->count() > 1);
    if (!m_named)
        m_name->setText(VirtualDevice::defaultName(profile));
}

QString VirtualDialog::name() const
{
    return m_name->text();
}

VirtualDevice::Settings VirtualDialog::settings() const
{
    return {m_profile->currentData().toString(), m_suite->currentData().toString(), m_arch->currentData().toString()};
}

} // namespace cw
