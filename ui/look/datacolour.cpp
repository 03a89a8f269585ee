// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/datacolour.h"

namespace cw {

QColor fillOf(DataColour colour, const Tokens& tokens)
{
    switch (colour) {
    case DataColour::Compilers: return tokens.compilers;
    case DataColour::DeviceCode: return tokens.deviceCode;
    case DataColour::Linkers: return tokens.linkers;
    case DataColour::Bazel: return tokens.bazel;
    case DataColour::Other: return tokens.other;
    case DataColour::Swap: return tokens.swap;
    case DataColour::None: break;
    }
    return tokens.secondary;
}

QColor edgeOf(DataColour colour, const Tokens& tokens)
{
    switch (colour) {
    case DataColour::Compilers: return tokens.compilersEdge;
    case DataColour::DeviceCode: return tokens.deviceCodeEdge;
    case DataColour::Linkers: return tokens.linkersEdge;
    case DataColour::Bazel:
    case DataColour::Other: return tokens.fieldEdge;
    case DataColour::Swap: return tokens.dark ? tokens.swap.lighter(120) : tokens.swap.darker(135);
    case DataColour::None: break;
    }
    return tokens.secondary;
}

} // namespace cw
