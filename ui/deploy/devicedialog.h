// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/device/device.h"
#include "core/facts/facts.h"
#include "ui/deploy/deskdialog.h"

#include <optional>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace cw {

class BusyLine;
class DeviceErrand;

/// Adds a device, or changes one: where it is and who logs in. Tries the connection before it keeps anything (host key and
/// password questions come up as for every connection) and shows what was found there. Emits `saved` once it is kept.
class DeviceDialog : public DeskDialog
{
    Q_OBJECT

public:
    /// With `former` it changes that device; its name stays.
    DeviceDialog(const Catalog& catalog, const std::optional<Device>& former, QWidget* parent);

Q_SIGNALS:
    void saved(const cw::Device& device);

private:
    void makeForm();
    Device device() const;
    void splitAddress(); ///< "user@host:port" typed as the host
    void changed();
    void test(bool saveAfterwards);
    void answered(const Device& tested, const std::shared_ptr<Result<Facts>>& facts, const Status& status,
                  bool saveAfterwards);
    void save(const Device& device);
    void say(const QString& text, bool good);
    void chooseKey();

    const Catalog& m_catalog;
    std::optional<Device> m_former;
    QLineEdit* m_host;
    QLineEdit* m_user;
    QSpinBox* m_port;
    QLineEdit* m_key;
    QComboBox* m_board;
    QLineEdit* m_name;
    QPushButton* m_test;
    BusyLine* m_busy;
    QPushButton* m_withoutContact;
    QPushButton* m_save;
    InkLabel* m_found;
    DeviceErrand* m_errand = nullptr;
    std::optional<Device> m_tested; ///< what the last good answer was for
    Facts m_facts;
    qint64 m_ms = 0;
    bool m_named = false;
};

} // namespace cw
