// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

#include <QString>

/// A small C++ workspace that Debian's Bazel builds without a network: `units` translation units of about a second each,
/// a library of them and a "wheel" made from it (//pkg:wheel).
namespace bazelworkspace {

void write(const QString& folder, int units);

/// The plan that builds //pkg:wheel there, with the limits and events of a real plan.
cw::Plan plan(const QString& folder, const QString& outputBase, int jobs);

QString program(); ///< "" when there is no Bazel

} // namespace bazelworkspace
