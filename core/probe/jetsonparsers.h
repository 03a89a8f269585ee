// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/probe/factsink.h"

#include <QByteArray>

/// What Jetsons and device trees say → facts. Pure; any input is allowed.
namespace cw::probe {

void parseNvTegraRelease(const QByteArray& text, const FactSink& sink); ///< → l4t ("36.4.3")
/// `dpkg-query -W` (name, tab or blank, version) → l4t where it is not known yet, jetpack, cudnn, tensorrt.
void parseDpkg(const QByteArray& text, const FactSink& sink);
void parseAptJetpack(const QByteArray& text, const FactSink& sink); ///< `apt-cache show nvidia-jetpack` → jetpack
void parseModel(const QByteArray& text, const FactSink& sink);      ///< device-tree/model → model
void parseCompatible(const QByteArray& text, const FactSink& sink); ///< device-tree/compatible → compatible, soc
/// One or more lines of tegrastats → ram, swap (MiB), temperature, gpu_load (%), power (mW) of the last complete one.
void parseTegrastats(const QByteArray& text, const FactSink& sink);
void parsePowerMode(const QByteArray& text, const FactSink& sink); ///< `nvpmodel -q` → power_mode ("15W")

} // namespace cw::probe
