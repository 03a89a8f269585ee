// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/preset.h"
#include "core/device/device.h"
#include "ui/pages/page.h"

#include <optional>

class QGridLayout;
class QLineEdit;
class QPushButton;

namespace cw {

/// What a first start shows: the ways to begin, in one glance.
class StartPage : public Page
{
    Q_OBJECT

public:
    StartPage(Session& session, QWidget* parent);

    void entered() override;

Q_SIGNALS:
    void openRequested();
    void fileRequested(const QString& path);

private:
    void fillPresets();
    QString figuresOf(const Preset& preset) const;
    void arrangePresets();
    QWidget* makeWelcome();
    void updateWelcome();
    void fillDevices();
    void fillRecent();
    bool mayBegin(); ///< asks where changes would be lost
    void begin(const Preset& preset);
    void beginWith(const Device& device);

    QWidget* m_welcome = nullptr;
    QPushButton* m_sample = nullptr;
    QWidget* m_devices;
    QWidget* m_recent;
    QGridLayout* m_presets;
    QLineEdit* m_find;
    QPushButton* m_open = nullptr;
    /// A ready combination, under the head of its kind.
    struct Card
    {
        int kind;
        QWidget* widget;
        QString words; ///< that find it
    };
    QList<Card> m_cards;
    QList<QWidget*> m_kinds;         ///< the heads
    std::optional<Preset> m_example; ///< what a first start may begin with
};

} // namespace cw
