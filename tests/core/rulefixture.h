// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/check.h"

/// What the tests of the rules share: the embedded catalog, and configurations and facts in the words of the table.
namespace rulefixture {

const cw::Catalog& catalog();

/// Blanks part the edits; a value writes "|" for a blank between flags and "_" for one in a GPU's name.
cw::Configuration configurationOf(const QString& text);

/// Blanks part the facts: "host.arch=x86_64 device.pythons=[3.9,3.10] host.bazel=?not_on_PATH"; "HOST", "DEV" and "TREE"
/// stand for whole machines and a whole CUDA 11.8 folder, /cuda (rulecases.h).
cw::Facts factsOf(QString text);

QStringList spoken(const QList<cw::Finding>& findings); ///< "bazel.range:error" …
bool saysId(const QList<cw::Finding>& findings, const QString& id);

} // namespace rulefixture
