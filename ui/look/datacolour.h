// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/look/tokens.h"

namespace cw {

/// What a colour of a picture stands for. Pictures and tables keep this, not a colour, so that both schemes work.
enum class DataColour { None, Compilers, DeviceCode, Linkers, Bazel, Other, Swap };

QColor fillOf(DataColour colour, const Tokens& tokens);
/// The one-pixel edge: at least 3:1 against the background where the fill alone is not.
QColor edgeOf(DataColour colour, const Tokens& tokens);

} // namespace cw
