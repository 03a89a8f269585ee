// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/base/paths.h"
#include "core/device/firstcontact.h"
#include "studio.h"
#include "ui/deploy/askpassdesk.h"
#include "ui/deploy/changedkeydialog.h"
#include "ui/deploy/devicedialog.h"
#include "ui/deploy/hostkeydialog.h"
#include "ui/deploy/secretdialog.h"
#include "ui/deploy/virtualdialog.h"
#include "ui/dialogs/aboutdialog.h"
#include "ui/dialogs/actionpalette.h"
#include "ui/dialogs/preferencesdialog.h"
#include "ui/dialogs/shortcutsdialog.h"
#include "ui/shell/actioncollection.h"

using namespace cw;
using namespace Qt::StringLiterals;

void Studio::dialogs()
{
    (void)files::write(paths::cache() + "/output/3fa1b2c4d5e6/x"_L1, QByteArray(40'000'000, 'x'));
    (void)files::write(paths::cache() + "/sources/9c0d1e2f3a4b/x"_L1, QByteArray(9'000'000, 'x'));
    PreferencesDialog preferences(*m_preferences, {8, 32768}, m_window.get());
    preferences.show();
    for (const auto& [pane, name] : {std::pair{u"generalPane"_s, u"20-preferences-general"_s},
                                     {u"buildsPane"_s, u"20-preferences-builds"_s},
                                     {u"networkPane"_s, u"20-preferences-network"_s},
                                     {u"storagePane"_s, u"20-preferences-storage"_s}}) {
        preferences.showPane(pane);
        save(preferences, name);
    }
    preferences.hide();
    AboutDialog about(m_window.get());
    about.show();
    save(about, u"21-about"_s);
    about.hide();
    ShortcutsDialog shortcuts(m_window->actions().all(), m_window.get());
    shortcuts.show();
    save(shortcuts, u"22-shortcuts"_s);
    shortcuts.hide();
    ActionPalette palette(m_window->actions().all(), m_window.get());
    palette.show();
    save(palette, u"23-all-actions"_s);
    palette.hide();
}

void Studio::deviceDialogs()
{
    const Device device{u"orin-nano"_s, u"orin.local"_s, 22, u"nvidia"_s};
    ssh::FirstContact contact;
    contact.target.hostName = device.host;
    contact.target.lookup = device.host;
    contact.shown = {u"ssh-ed25519"_s, QByteArray("a key for the picture").toBase64()};
    contact.all = {contact.shown};
    contact.known = {u"ssh-ed25519"_s, QByteArray("another key for the picture").toBase64()};
    contact.knownFile = u"/home/user/.config/crosswright/known_hosts"_s;
    contact.ours = true;
    const auto take = [this](QWidget& dialog, const QString& name) {
        dialog.show();
        save(dialog, name);
        dialog.hide();
    };
    HostKeyDialog hostKey(device, contact, m_window.get());
    take(hostKey, u"24-host-key"_s);
    contact.state = ssh::FirstContact::State::Changed;
    ChangedKeyDialog changed(device, contact, m_window.get());
    take(changed, u"24-host-key-changed"_s);
    SecretDialog secret({SshQuestion::Kind::Secret, u"nvidia@orin.local's password: "_s}, device.name, m_window.get());
    take(secret, u"25-password"_s);
    DeviceDialog add(m_catalog, {}, m_window.get());
    take(add, u"26-device"_s);
    VirtualDialog virtualDevice(m_window.get());
    take(virtualDevice, u"27-virtual-device"_s);
}
