// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/bazelera.h"
#include "core/configure/configurecall.h"

#include <QMap>
#include <QString>

/// What a family's ./configure leaves behind for given answers. Pure; any thread.
namespace cw::configure {

/// The questions, lines and files of `family` in the minor `version` ("1.5"; empty: whatever version), with `answers` as the environment has
/// them: fills `call` up. `call.answers` is left as it is.
void fillIn(ConfigureCall& call, const ConfigureFamily& family, const QString& version,
            const QMap<QString, QString>& answers);

/// The file `file` as the script would write it, without running it (ConfigureFamily::withoutScript). Paths stand as
/// they were answered; the script would follow links.
QByteArray withoutScript(const ConfigureFamily& family, const QString& version, const QMap<QString, QString>& answers,
                         const QString& file);

} // namespace cw::configure
