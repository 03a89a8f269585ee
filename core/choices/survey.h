// SPDX-FileCopyrightText: 2026 The Crosswright developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"
#include "core/config/configuration.h"
#include "core/facts/facts.h"

#include <QDateTime>

namespace cw {

/// What was found for a field, and what the other choices allow it to be: the two columns beside what is wanted.
struct Survey
{
    QString found;       ///< "12.2.0", "4.2.3"; empty: not known
    QString where;       ///< what tells more: a path, a compiler's target
    QString how;         ///< the command or file that said it
    QDateTime when = {}; ///< UTC
    QString unknown;     ///< why nothing is known, when it was looked for
    QString allowed;     ///< "4.2.1–4.99.0"; empty: nothing limits it
    QString allowedBy;   ///< who says so: "TensorFlow 2.8.0", "JetPack 6.0"
    QString source;      ///< of what is allowed: the catalog's reference
    bool operator==(const Survey&) const = default;
};

/// Pure; any thread. Empty for a field that neither the machine nor the catalog says anything of.
Survey surveyOf(const QString& field, const Configuration& configuration, const Catalog& catalog, const Facts& facts);

/// "3.7", "3.8", "3.10" → "3.7–3.10"; minor versions with a gap stay listed. Versions are cut to two numbers.
QString versionSpan(const QStringList& versions);

/// MiB for people: "512 MiB", "23.5 GiB".
QString sizeText(qint64 mib);

} // namespace cw
