// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

namespace cw::json {

/// The line (from 1) where a value stands in a JSON text that parses: `path` is made of keys and array positions
/// ("releases", "2", "bazelMin"). Where the path leads nowhere, the line of the last part that exists. For messages.
int lineOf(const QByteArray& text, const QStringList& path);

} // namespace cw::json
