// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/configuration.h"

#include <QStringList>

namespace cw {

/// Applies edits as they are typed: `field=value` sets, `field-` removes. All or nothing: an unknown field or a
/// malformed value is an Invalid error and leaves the configuration as it was. A well-formed but wrong value is kept;
/// the rules report it.
Status applyEdits(Configuration& configuration, const QStringList& edits);

} // namespace cw
