// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/configuration.h"
#include "core/facts/facts.h"

#include <QDateTime>

namespace cw::probe {

/// What lies in the folders that a configuration names (cuda_path, cudnn_host, cudnn_target, python_include, sysroot) and
/// what its `compiler` is: host.configured.*, docs/formats.md. A libcudnn of the wrong machine in a target's folder is seen
/// here, by its ELF header. Only fields that are set are looked at. Blocking (a few small files, and the compiler's -v);
/// any thread.
Facts configuredFacts(const Configuration& configuration, const QDateTime& when);

} // namespace cw::probe
