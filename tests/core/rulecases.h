// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

/// One configuration with facts, and what must and must not be found. The words are those of the command line.
struct RuleCase
{
    const char* name;
    const char* values;   ///< edits, separated by blanks: "tf=2.8.0 board=jetson-nano"
    const char* facts;    ///< "host.arch=x86_64 device.glibc=2.27"; "name=?reason" was asked and not found
    const char* expected; ///< "bazel.range:error !ram.host": rule and severity, or a rule that must be silent
};

/// All of them, in one table. "HOST" in the facts stands for a complete build machine, "DEV" for a Jetson Orin Nano with
/// JetPack 6.
const QList<RuleCase>& ruleCases();

QList<RuleCase> firstRuleCases();
QList<RuleCase> archiveRuleCases();
QList<RuleCase> treeRuleCases();
QList<RuleCase> cudaRuleCases();
QList<RuleCase> deviceRuleCases();
QList<RuleCase> limitRuleCases();
QList<RuleCase> toolkitRuleCases();
