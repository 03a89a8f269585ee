// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace cw::emit {

/// A Python 3 program `PLATFORM FROM TO`: every wheel of folder FROM is written into folder TO with PLATFORM in its file
/// name and in its WHEEL file, RECORD corrected. For packing programs that know only this machine's platform.
QByteArray retagScript();

} // namespace cw::emit
