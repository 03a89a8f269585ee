// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/config/configuration.h"
#include "core/facts/facts.h"

#include <QDateTime>

namespace cw::probe {

/// What lies in the folders that a configuration names (cuda_path, cudnn_host, cudnn_target, python_include, sysroot,
/// distdir, repository_cache) and
/// what its `compiler` is: host.path.FIELD (the value that was looked at) and host.path.FIELD.*, docs/formats.md. A libcudnn
/// of the wrong machine in a target's folder is seen here, by its ELF header, and Python's headers are compiled against by
/// the compiler for the board. Only fields that are set are looked at. `host` holds host.arch and the compilers.
/// Blocking (small files, what the compiler says of itself and one compilation of nothing: 0.2 s); any thread.
Facts configuredFacts(const Configuration& configuration, const Facts& host, const Catalog& catalog,
                      const QDateTime& when);

} // namespace cw::probe
