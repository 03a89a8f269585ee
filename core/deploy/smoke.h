// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/deploy/artifact.h"
#include "core/device/deviceshell.h"

#include <QJsonObject>
#include <QString>

namespace cw {

/// What the device answered, and whether that is what the host expects.
struct SmokeVerdict
{
    bool passed = false;
    quint64 seed = 0;
    QString expected;    ///< computed here
    QString answer;      ///< computed there
    QString machine;     ///< `platform.machine()` or `uname -m` of the process that answered
    QString versionText; ///< the installed package's version
    QString gpu;         ///< what was proved of the GPU, for a wheel with CUDA code; empty for any other
    QStringList details; ///< one line per test program or library

    QJsonObject toJson() const;
    static SmokeVerdict fromJson(const QJsonObject& object);
};

/// The answer that any correct build must give for that seed: integer arithmetic only, so that every machine agrees bit
/// for bit (resources/smoke/README.md has the definition). Pure.
QString expectedAnswer(quint64 seed);

/// Runs the proof of what lies in `versionFolder` on the device:
/// a wheel: its smoke program in its own virtual environment; tests: every one must exit with 0; libraries: each is
/// loaded with every symbol bound. An Error only when the device could not be asked.
Result<SmokeVerdict> runSmoke(DeviceShell& shell, const QString& versionFolder, const ArtifactList& artifacts,
                              quint64 seed);

/// A seed that nobody could have known before.
quint64 randomSeed();

} // namespace cw
