// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/configure/dialogue.h"
#include "core/configure/writtencheck.h"

#include <QList>
#include <QString>
#include <QStringList>

/// What to say of a ./configure that did not do what it was asked. Pure; any thread.
namespace cw::configure {

/// The sentences of a failure that the catalog's configureFailures know by `id`; `parts` are its pattern's groups, `line` the
/// script's own words. Empty text: that id has no sentence.
Error knownFailure(const QString& id, const QStringList& parts, const QString& line);

Error stopped(const ConfigureCall& call, const Dialogue::Stop& stop);

/// Of a script that ended: by its own words where it has any, else by what is not as it was asked. `differences` must not
/// be empty when `exitCode` is 0.
Error failed(const ConfigureCall& call, const Dialogue& dialogue, const QList<ConfigureDifference>& differences,
             int exitCode);

} // namespace cw::configure
