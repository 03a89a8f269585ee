// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facts/facts.h"

#include <QDateTime>
#include <QString>

namespace cw::probe {

/// What is known of the target where its headers are looked at.
struct HeadersTarget
{
    QString arch;   ///< the catalog's word; "" unknown
    QString python; ///< "3.8"; "" unknown
    QString driver; ///< the C++ compiler for it; "" none to try with
};

/// host.path.python_include.*: where Python.h really lies (one level too deep or too high is seen), which Python it is of,
/// which machine's pyconfig.h it asks for and whether that is there, and whether #include <Python.h> compiles;
/// docs/formats.md. Blocking (a few small files, one compilation of nothing: 0.1 s); any thread.
void pythonHeaderFacts(const QString& folder, const HeadersTarget& target, Facts& facts, const QDateTime& when);

} // namespace cw::probe
