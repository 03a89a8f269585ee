// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/configuration.h"

#include <QJsonValue>
#include <QList>
#include <QMap>
#include <QString>

namespace cw {

/// A ready combination that a user can start from (presets/*.json; docs/formats.md).
struct Preset
{
    static constexpr int formatVersion = 1;
    static constexpr QLatin1StringView format{"crosswright-preset"};

    QString id;          ///< <board>-<release>-<cpu|cuda>-<cross|native|container>
    QString title;       ///< in English, as `description`: what files and --json hold
    QString description; ///< what it is for and what it needs
    QString source;      ///< where the combination comes from
    QMap<QString, QJsonValue> values;

    /// In the language of the program, where the text is one of the presets that came with it.
    QString shownTitle() const;
    QString shownDescription() const;
    static Result<Preset> fromJson(const QJsonObject& object, const QString& name);
    /// Every value of the preset, with the preset as its provenance. Other values stay.
    void apply(Configuration& configuration) const;
};

/// The embedded presets and the user's own (`paths::config()/presets.d/*.json`, which replace those of the same id), by id.
Result<QList<Preset>> loadPresets();

/// The preset of that id, or a Missing error that names the nearest one.
Result<Preset> findPreset(const QList<Preset>& presets, const QString& id);

/// Every title and description that can be translated, in English.
QStringList presetTexts();

} // namespace cw
