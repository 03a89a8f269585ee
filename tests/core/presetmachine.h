// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/config/configuration.h"
#include "core/facts/facts.h"

/// What a person adds to a preset: which device it is, and a toolchain that no distribution has.
void completeByHand(cw::Configuration& configuration, const cw::Catalog& catalog);

/// The facts of a host and a device that have everything that a configuration needs, made from the catalog: the
/// distribution whose Python is the wanted one, the release's Bazel, what the JetPack installs.
cw::Facts completeFacts(const cw::Configuration& configuration, const cw::Catalog& catalog);
