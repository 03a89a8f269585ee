// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facts/facts.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <functional>
#include <optional>

namespace cw {

/// Reads one file of a tree: its bytes, nothing when it is not there.
using TreeFile = std::function<std::optional<QByteArray>(const QString& path)>;

/// What a tree in TensorFlow's shape asks for, read from its own files (configure.py or configure, .bazelrc or tools/bazel.rc,
/// WORKSPACE and the .bzl files that it loads, setup.py): source.configure, source.configs, source.bazel_workspace_min,
/// source.cuda, source.cudnn, source.capabilities, source.capability_min, source.hermetic_cuda, source.hermetic_cudnn,
/// source.pythons, source.python_requires,
/// source.cuda_versions, source.cudnn_versions, source.patches_rules_cc, source.android_rules. What the files do not state is unknown, with the reason. `how` says of which
/// tree. Patterns checked against the trees of 1.0 … 2.14. Pure but for `file`.
Facts treeFacts(const TreeFile& file, const QString& how, const QDateTime& now);

} // namespace cw
